import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv, toTsv } from '../../../../src/features/feeds/delimitedText.ts';
import { googleRow, localColumns, localRows, metaRow } from '../../../../src/features/feeds/feeds.ts';
import { toProductView } from '../../../../src/features/product/product.ts';
import { parseCsv, parseTsv } from '../../../support/feeds.ts';
import { anyText, productOf } from '../../../support/rows.ts';

const origin = 'https://clavija.example';
const view = (changes = {}, pictures = ['1.jpg', '2.jpg']) =>
  toProductView({ ...productOf(changes), pictures }, { origin, categoryUrl: null });

describe('Feeds: the rows', () => {
  test('a product as Google asks for it', () => {
    expect(googleRow(view({ discountPrice: 14950 }), origin)).toMatchObject({
      ...{ id: '501', title: 'Cable USB-C trenzado 2 m', link: `${origin}/producto/501` },
      ...{ price: '199.00 MXN', sale_price: '149.50 MXN', availability: 'in_stock', condition: 'new' },
      ...{ brand: 'Norda', mpn: 'ND-C2', identifier_exists: 'yes', product_type: 'Cables y adaptadores' },
    });
  });

  test('and Meta: other words, and a brand always', () => {
    expect(metaRow(view({ brand: '' }), origin, 'Clavija')).toMatchObject({
      brand: 'Clavija',
      availability: 'in stock',
    });
    expect(metaRow(view({ stock: { 1: 0 } }), origin, 'Clavija')).toMatchObject({ availability: 'out of stock' });
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
    const row = googleRow(view(changes), origin);
    for (const [name, value] of Object.entries(expected)) expect(row?.[name], name).toBe(value);
  });

  test('names and descriptions end at a word within what is taken', () => {
    const row = googleRow(view({ name: 'funda '.repeat(60), description: 'palabra '.repeat(900) }), origin);
    expect(row?.['title']).toMatch(/^(?:funda )*funda…$/);
    expect(row?.['title']?.length).toBeLessThanOrEqual(150);
    expect(row?.['description']?.length).toBeLessThanOrEqual(5000);
  });

  test('there are ten more pictures at most', () => {
    const pictures = Array.from({ length: 15 }, (_, at) => `${at}.jpg`);
    expect(googleRow(view({}, pictures), origin)?.['additional_image_link']?.split(',')).toHaveLength(10);
  });

  test('without a picture there is no row: both would reject it', () => {
    expect(googleRow(view({}, []), origin)).toBeNull();
    expect(metaRow(view({}, []), origin, 'Clavija')).toBeNull();
    expect(localRows(view({}, []), [{ id: '1' }])).toEqual([]);
  });

  test('each branch says what it has; one that the API tells nothing of is not sold out', () => {
    const rows = localRows(view({ stock: { 1: 4, 2: 1 } }), [{ id: '1' }, { id: '2' }, { id: '3' }]);
    expect(rows.map((row) => Object.keys(row))).toEqual(rows.map(() => localColumns));
    expect(rows.map((row) => [row['store_code'], row['quantity'], row['availability']])).toEqual([
      ['1', '4', 'in_stock'],
      ['2', '1', 'limited_availability'],
    ]);
    expect(localRows(view({ stock: { '': 4 } }), [{ id: '1' }])).toEqual([]);
  });
});

describe('Feeds: the files', () => {
  const cell = fc
    .oneof(anyText, fc.constantFrom('"', ',', 'a "b", c', '\t', '\r\n', ' x '))
    .map((text) => text.toWellFormed());
  const rows = fc.array(fc.record({ id: cell, title: cell }), { minLength: 1, maxLength: 5 });
  const flat = (text: string): string => text.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();

  test.each([
    ['csv', toCsv, parseCsv],
    ['tsv', toTsv, parseTsv],
  ] as const)('what goes into %s comes out of it, on one line each', (_, write, read) => {
    fc.assert(
      fc.property(rows, (given) => {
        const expected = given.map(({ id, title }) => ({ id: flat(id), title: flat(title) }));
        expect(read(write(given))).toEqual(expected);
      }),
    );
  });
});
