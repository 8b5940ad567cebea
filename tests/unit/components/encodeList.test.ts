import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeList, encodeList, toListEntry } from '../../../src/components/card.ts';
import { anyText, createProduct } from '../../support/productFactory.ts';

const decode = (text: string) => decodeList(JSON.parse(text));

const anyProduct = fc
  .record({
    id: fc.nat().map(String),
    name: anyText,
    unit: anyText,
    brand: anyText,
    category: anyText,
    price: fc.nat(),
    discountPrice: fc.nat(),
    sold: fc.nat(),
    recent: fc.boolean(),
    image: fc.constantFrom('', '1.jpg', 'a b.jpg', 'https://cdn.example/x.jpg'),
    stock: fc.dictionary(fc.constantFrom('1', '2', '3', ''), fc.nat(500)),
  })
  .chain((product) => fc.constantFrom('', 'Galaxy A54').map((phone) => ({ ...createProduct(product), phone })));

describe('R4.7 the published file of a list', () => {
  test('decodes to the same entries in the same order', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 8 }), (products) => {
        expect(decode(encodeList(products))).toEqual(products.map(toListEntry));
      }),
    );
  });

  test('R4.18 has the stock of each branch that has any, and only the fields that cards and filters use', () => {
    const stock = { 1: 4, 2: 3, 3: 0 };
    const [row] = JSON.parse(encodeList([createProduct({ description: 'Carga a 60 W.', stock })])) as unknown[];
    const commonFields = ['1.jpg', 12, 'Norda', 'Cables y adaptadores'];
    expect(row).toEqual(['501', 'Cable USB-C trenzado 2 m', 19900, 0, { 1: 4, 2: 3 }, 'Pieza', 0, ...commonFields]);
    // Stock only in total, and a phone in the name.
    const [rowWithPhone] = JSON.parse(
      encodeList([{ ...createProduct({ stock: { '': 7 } }), phone: 'Galaxy A54' }]),
    ) as unknown[];
    expect(rowWithPhone).toEqual([
      '501',
      'Cable USB-C trenzado 2 m',
      19900,
      0,
      7,
      'Pieza',
      0,
      ...commonFields,
      'Galaxy A54',
    ]);
  });

  test('is the same for the same products, so that its hashed name is, too', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 4 }), (products) => {
        expect(encodeList(structuredClone(products))).toBe(encodeList(products));
      }),
    );
  });

  test.each([[null], [{}], ['<html>'], [{ lists: [] }], [5]])('%j is rejected', (body) => {
    expect(() => decodeList(body)).toThrow();
  });
});
