import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeList, encodeList, toListEntry } from '../../../src/components/card.ts';
import { anyText, productOf } from '../../support/rows.ts';

const read = (text: string) => decodeList(JSON.parse(text));

const anyProduct = fc
  .record({
    ...{ id: fc.nat().map(String), name: anyText, unit: anyText, brand: anyText, category: anyText },
    ...{ price: fc.nat(), discountPrice: fc.nat(), sold: fc.nat(), recent: fc.boolean() },
    ...{ image: fc.constantFrom('', '1.jpg', 'a b.jpg', 'https://cdn.example/x.jpg') },
    ...{ stock: fc.dictionary(fc.constantFrom('1', '2', '3', ''), fc.nat(500)) },
  })
  .chain((product) => fc.constantFrom('', 'Galaxy A54').map((phone) => ({ ...productOf(product), phone })));

describe('R4.7 a list as it is published for the browser', () => {
  test('is read as it was written: the very cards of the pages, in their order', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 8 }), (products) => {
        expect(read(encodeList(products))).toEqual(products.map(toListEntry));
      }),
    );
  });

  test('R4.18 holds the pieces of each branch that has some, and nothing that no card or filter shows', () => {
    const stock = { 1: 4, 2: 3, 3: 0 };
    const [row] = JSON.parse(encodeList([productOf({ description: 'Carga a 60 W.', stock })])) as unknown[];
    const about = ['1.jpg', 12, 'Norda', 'Cables y adaptadores'];
    expect(row).toEqual(['501', 'Cable USB-C trenzado 2 m', 19900, 0, { 1: 4, 2: 3 }, 'Pieza', 0, ...about]);
    // A shop that tells no stock by branch, and a phone that the name tells.
    const [plain] = JSON.parse(encodeList([{ ...productOf({ stock: { '': 7 } }), phone: 'Galaxy A54' }])) as unknown[];
    expect(plain).toEqual(['501', 'Cable USB-C trenzado 2 m', 19900, 0, 7, 'Pieza', 0, ...about, 'Galaxy A54']);
  });

  test('the same products give the same text, so that its name stays', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 4 }), (products) => {
        expect(encodeList(structuredClone(products))).toBe(encodeList(products));
      }),
    );
  });

  test.each([[null], [{}], ['<html>'], [{ lists: [] }], [5]])('%j is no list', (body) => {
    expect(() => decodeList(body)).toThrow();
  });
});
