import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { product } from '../../../src/contract/catalogue.ts';
import { decodeLine } from '../../../src/lib/entities.ts';
import { productOf, productRow, omitFields } from '../../support/rows.ts';
import { decode, encode, safeDecode } from '../../support/wire.ts';

const read = (changes: Record<string, unknown> = {}) => decode(product, productRow(changes));
const stockOf = (columns: Record<string, unknown>) =>
  decode(product, { ...omitFields(productRow(), 'Stock1', 'Stock2'), ...columns }).stock;

describe('R10.2 a product from the wire', () => {
  test('strings become our types, under our names', () => {
    expect(read()).toEqual(productOf());
  });

  test('numbers may be numbers', () => {
    const numbers = {
      ProductoID: 501,
      Precio: 199,
      PrecioDescuento: 0,
      Reciente: 0,
      Stock1: 4,
      Stock2: 3,
      Vendidos: 12,
    };
    expect(read(numbers)).toEqual(productOf());
  });

  test('entities in each text are decoded', () => {
    expect(read({ Nombre: 'Funda &quot;XL&quot;', Marca: 'A&amp;B', Categoria: 'Audio &amp; Video' })).toMatchObject({
      name: 'Funda "XL"',
      brand: 'A&B',
      category: 'Audio & Video',
    });
  });

  test('a field that the contract does not know is dropped', () => {
    expect(read({ Proveedor: 'x', __proto__x: 1, id: '9', name: 'y', stock: { 1: 99 } })).toEqual(productOf());
  });

  test('what may be missing is nothing', () => {
    const bare = { ProductoID: '1', Nombre: 'a', Precio: '10' };
    expect(decode(product, bare)).toEqual({
      ...{ id: '1', name: 'a', price: 1000, discountPrice: 0, recent: false, sold: 0, stock: {} },
      ...{ description: '', condition: '', unit: '', brand: '', model: '', category: '', image: '' },
    });
  });

  test.each([['ProductoID'], ['Nombre'], ['Precio']])('%s has to be there', (name) => {
    expect(safeDecode(product, omitFields(productRow(), name))).toMatchObject({
      ...{ success: false },
      problem: { field: name },
    });
  });

  test('it comes back from the wire as it went', () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .map((value) => value.trim())
      .filter((value) => decodeLine(value) === value);
    const made = fc.record({
      id: fc.integer({ min: 1, max: 999_999_999_999 }).map(String),
      name: text.filter(Boolean),
      ...{ description: text, condition: text, unit: text, brand: text, model: text, category: text },
      price: fc.integer({ min: 1, max: 1e10 }),
      discountPrice: fc.nat(1e10),
      recent: fc.boolean(),
      image: fc.constantFrom('', '1.jpg', 'Ñu (2).webp'),
      sold: fc.nat(),
      stock: fc.oneof(
        fc.record({ '': fc.nat() }),
        fc.dictionary(fc.integer({ min: 1, max: 99 }).map(String), fc.nat(), { noNullPrototype: true }),
      ),
    });
    fc.assert(
      fc.property(made, (item) => {
        expect(decode(product, encode(product, item))).toEqual(item);
      }),
    );
  });
});

describe('R4.3 stock, by branch', () => {
  test.each<[string, Record<string, unknown>, Record<string, number>]>([
    ['every field whose name contains Stock', { Stock1: '2', Stock2: '3', Stock10: '1' }, { 1: 2, 2: 3, 10: 1 }],
    [
      'in the middle or at the end of a name',
      { ExistStock2: '3', Mi_Stock: '4', Stock_x: '1' },
      { Exist2: 3, Mi_: 4, _x: 1 },
    ],
    ['a plain one where it is the only one', { Stock: '7' }, { '': 7 }],
    ['a plain one is their sum where there are others', { Stock: '7', Stock1: '2' }, { 1: 2 }],
    ['also where the others are 0', { Stock: '7', Stock1: '0' }, { 1: 0 }],
    ['the word as it is written', { stock: '5', STOCK1: '6', Stock1: '1' }, { 1: 1 }],
    ['none', {}, {}],
  ])('%s', (_case, columns, stock) => {
    expect(stockOf(columns)).toEqual(stock);
  });

  test.each([
    ['', 0],
    [' ', 0],
    [null, 0],
    ['-3', 0],
    [-3, 0],
    ['muchos', 0],
    ['5 pzas', 0],
    ['0x10', 0],
    ['1e3', 0],
    ['9'.repeat(400), 0],
    [true, 0],
    [[4], 0],
    [NaN, 0],
    ['Infinity', 0],
    ['5', 5],
    [5, 5],
    ['5.0', 5],
    ['2.9', 2],
    ['1,250', 1250],
  ])('%j counts %i', (wire, pieces) => {
    expect(stockOf({ Stock1: wire })).toEqual({ 1: pieces });
  });
});
