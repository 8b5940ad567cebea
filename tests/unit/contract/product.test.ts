import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { product } from '../../../src/contract/catalogue.ts';
import { decodeLine } from '../../../src/lib/htmlEntities.ts';
import { createProduct, createProductRow, omitFields } from '../../support/productFactory.ts';
import { decode, encode, safeDecode } from '../../support/wireCodec.ts';

const decodeProduct = (changes: Record<string, unknown> = {}) => decode(product, createProductRow(changes));
const decodeStock = (columns: Record<string, unknown>) =>
  decode(product, { ...omitFields(createProductRow(), 'Stock1', 'Stock2'), ...columns }).stock;

describe('R10.2 a product is decoded', () => {
  test('strings are converted to the types of the model', () => {
    expect(decodeProduct()).toEqual(createProduct());
  });

  test('numbers may be JSON numbers', () => {
    const numbers = {
      ProductoID: 501,
      Precio: 199,
      PrecioDescuento: 0,
      Reciente: 0,
      Stock1: 4,
      Stock2: 3,
      Vendidos: 12,
    };
    expect(decodeProduct(numbers)).toEqual(createProduct());
  });

  test('entities in each text are decoded', () => {
    expect(
      decodeProduct({ Nombre: 'Funda &quot;XL&quot;', Marca: 'A&amp;B', Categoria: 'Audio &amp; Video' }),
    ).toMatchObject({
      name: 'Funda "XL"',
      brand: 'A&B',
      category: 'Audio & Video',
    });
  });

  test('unknown fields are dropped', () => {
    expect(decodeProduct({ Proveedor: 'x', __proto__x: 1, id: '9', name: 'y', stock: { 1: 99 } })).toEqual(
      createProduct(),
    );
  });

  test('missing optional fields have empty values', () => {
    const minimalRow = { ProductoID: '1', Nombre: 'a', Precio: '10' };
    expect(decode(product, minimalRow)).toEqual({
      id: '1',
      name: 'a',
      price: 1000,
      discountPrice: 0,
      recent: false,
      sold: 0,
      stock: {},
      description: '',
      condition: '',
      unit: '',
      brand: '',
      model: '',
      category: '',
      image: '',
    });
  });

  test.each([['ProductoID'], ['Nombre'], ['Precio']])('%s is required', (name) => {
    expect(safeDecode(product, omitFields(createProductRow(), name))).toMatchObject({
      success: false,
      problem: { field: name },
    });
  });

  test('a product that is encoded and decoded stays the same', () => {
    const text = fc
      .string({ unit: 'grapheme' })
      .map((value) => value.trim())
      .filter((value) => decodeLine(value) === value);
    const anyProduct = fc.record({
      id: fc.integer({ min: 1, max: 999_999_999_999 }).map(String),
      name: text.filter(Boolean),
      description: text,
      condition: text,
      unit: text,
      brand: text,
      model: text,
      category: text,
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
      fc.property(anyProduct, (value) => {
        expect(decode(product, encode(product, value))).toEqual(value);
      }),
    );
  });
});

describe('R4.3 stock by branch', () => {
  test.each<[string, Record<string, unknown>, Record<string, number>]>([
    ['is in each field whose name contains Stock', { Stock1: '2', Stock2: '3', Stock10: '1' }, { 1: 2, 2: 3, 10: 1 }],
    [
      'may have Stock anywhere in its field name',
      { ExistStock2: '3', Mi_Stock: '4', Stock_x: '1' },
      { Exist2: 3, Mi_: 4, _x: 1 },
    ],
    ['is in Stock itself if that is the only field', { Stock: '7' }, { '': 7 }],
    ['ignores Stock itself, the total, if there are other fields', { Stock: '7', Stock1: '2' }, { 1: 2 }],
    ['ignores Stock itself even if the other fields are 0', { Stock: '7', Stock1: '0' }, { 1: 0 }],
    ['is case-sensitive', { stock: '5', STOCK1: '6', Stock1: '1' }, { 1: 1 }],
    ['is empty without such a field', {}, {}],
  ])('%s', (_case, columns, stock) => {
    expect(decodeStock(columns)).toEqual(stock);
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
  ])('%j is decoded as %i', (wire, pieces) => {
    expect(decodeStock({ Stock1: wire })).toEqual({ 1: pieces });
  });
});
