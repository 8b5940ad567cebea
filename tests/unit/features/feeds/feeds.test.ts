import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv, toTsv } from '../../../../src/features/feeds/delimitedText.ts';
import { googleRow, localColumns, localRows, metaRow } from '../../../../src/features/feeds/feeds.ts';
import { toProductData } from '../../../../src/features/product/product.ts';
import { parseCsv, parseTsv } from '../../../support/parseFeed.ts';
import { anyText, createProduct } from '../../../support/productFactory.ts';

const origin = 'https://clavija.example';
const createData = (changes = {}, pictures = ['1.jpg', '2.jpg']) =>
  toProductData({ ...createProduct(changes), pictures }, { origin, categoryUrl: null });

describe('Feeds: the rows', () => {
  test('a row for Google has what it requires', () => {
    expect(googleRow(createData({ discountPrice: 14950 }), origin)).toMatchObject({
      id: '501',
      title: 'Cable USB-C trenzado 2 m',
      link: `${origin}/producto/501`,
      price: '199.00 MXN',
      sale_price: '149.50 MXN',
      availability: 'in_stock',
      condition: 'new',
      brand: 'Norda',
      mpn: 'ND-C2',
      identifier_exists: 'yes',
      product_type: 'Cables y adaptadores',
    });
  });

  test('a row for Meta has its own terms, and always a brand', () => {
    expect(metaRow(createData({ brand: '' }), origin, 'Clavija')).toMatchObject({
      brand: 'Clavija',
      availability: 'in stock',
    });
    expect(metaRow(createData({ stock: { 1: 0 } }), origin, 'Clavija')).toMatchObject({ availability: 'out of stock' });
  });

  test.each([
    [{ model: '' }, { identifier_exists: 'no', mpn: '' }],
    [{ brand: '' }, { identifier_exists: 'no', brand: '' }],
    [{ condition: 'Usado' }, { condition: 'used' }],
    [{ condition: 'Reacondicionado' }, { condition: 'refurbished' }],
    [{ stock: {} }, { availability: 'out_of_stock' }],
    [{ discountPrice: 19900 }, { sale_price: '' }],
    [{ description: '' }, { description: 'Cable USB-C trenzado 2 m' }],
    [{ name: 'Cable <b>USB-C</b>' }, { title: 'Cable USB-C' }],
    [{ model: 'M'.repeat(71) }, { mpn: '', identifier_exists: 'no' }],
    [{ brand: 'M'.repeat(71) }, { brand: '', identifier_exists: 'no' }],
  ])('%j gives %j', (changes, expected) => {
    const row = googleRow(createData(changes), origin);
    for (const [name, value] of Object.entries(expected)) expect(row?.[name], name).toBe(value);
  });

  test('names and descriptions are truncated at a word, within the maximum length', () => {
    const row = googleRow(createData({ name: 'funda '.repeat(60), description: 'palabra '.repeat(900) }), origin);
    expect(row?.['title']).toMatch(/^(?:funda )*funda…$/);
    expect(row?.['title']?.length).toBeLessThanOrEqual(150);
    expect(row?.['description']?.length).toBeLessThanOrEqual(5000);
  });

  test('a row has at most ten additional pictures', () => {
    const pictures = Array.from({ length: 15 }, (_, index) => `${index}.jpg`);
    expect(googleRow(createData({}, pictures), origin)?.['additional_image_link']?.split(',')).toHaveLength(10);
  });

  test('a product without pictures has no row: Google and Meta would reject it', () => {
    expect(googleRow(createData({}, []), origin)).toBeNull();
    expect(metaRow(createData({}, []), origin, 'Clavija')).toBeNull();
    expect(localRows(createData({}, []), [{ id: '1' }])).toEqual([]);
  });

  test('the local feed has a row for each branch whose stock is known; an unknown one is not sold out', () => {
    const rows = localRows(createData({ stock: { 1: 4, 2: 1 } }), [{ id: '1' }, { id: '2' }, { id: '3' }]);
    expect(rows.map((row) => Object.keys(row))).toEqual(rows.map(() => localColumns));
    expect(rows.map((row) => [row['store_code'], row['quantity'], row['availability']])).toEqual([
      ['1', '4', 'in_stock'],
      ['2', '1', 'limited_availability'],
    ]);
    expect(localRows(createData({ stock: { '': 4 } }), [{ id: '1' }])).toEqual([]);
  });
});

describe('Feeds: the files', () => {
  const anyCell = fc
    .oneof(anyText, fc.constantFrom('"', ',', 'a "b", c', '\t', '\r\n', ' x '))
    .map((text) => text.toWellFormed());
  const anyRows = fc.array(fc.record({ id: anyCell, title: anyCell }), { minLength: 1, maxLength: 5 });
  const toSingleLine = (text: string): string => text.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();

  test('P39 a name with an unclosed quotation mark does not swallow the products after it', () => {
    const rows = [
      { title: '"Funda', id: '1' },
      { title: 'Pantalla de 6.7"', id: '2' },
      { title: 'Cable', id: '3' },
    ];
    expect(parseTsv(toTsv(rows))).toEqual(rows);
  });

  test.each([
    ['csv', toCsv, parseCsv],
    ['tsv', toTsv, parseTsv],
  ] as const)('rows survive encoding as %s, with each cell on one line', (_, encode, parse) => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const expected = rows.map(({ id, title }) => ({ id: toSingleLine(id), title: toSingleLine(title) }));
        expect(parse(encode(rows))).toEqual(expected);
      }),
    );
  });
});
