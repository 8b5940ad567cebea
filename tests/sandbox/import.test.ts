import { gunzipSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importShop } from '../../scripts/sandbox/importShop.ts';
import { generateShop } from '../../scripts/sandbox/seed/generateShop.ts';
import { createProductRow } from '../support/productFactory.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

const fixture = join(import.meta.dirname, '..', 'fixtures', 'products.json.gz');
const baseShop = generateShop({ products: 1 });
/** Writes a file, and returns the function that imports it. */
const prepareImport = (content: unknown): (() => unknown) => {
  const file = join(tempDir(), 'products.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => importShop(file, baseShop);
};

describe('R10.2 --import fills the sandbox with products from a file', () => {
  test('a gzipped file with HTML entities and numbers in the format of the API', async () => {
    const { catalogue, report } = await createTestSandbox({ data: importShop(fixture, baseShop) }).snapshot();
    expect(report.rejected).toEqual([]);
    expect(catalogue.products.map(({ id, name, price, stock }) => ({ id, name, price, stock }))).toEqual([
      { id: '7', name: 'Cable HDMI 2" & más', price: 129900, stock: { 1: 2, 2: 0 } },
      { id: '22', name: 'Bocina Ñandú', price: 10000, stock: { 1: 2, 2: 0 } },
      { id: '104', name: 'Producto 104', price: 10000, stock: { 1: 0, 2: 0 } },
    ]);
    expect(catalogue.categories.map(({ name, products }) => [name, products])).toEqual([
      ['Audio & Video', ['22', '104']],
      ['Cables', ['7']],
    ]);
    expect(catalogue.lists).toMatchObject({ bestSellers: ['7', '104', '22'], offers: ['7'], newest: ['22'] });
    expect(catalogue.products.map(({ pictures }) => pictures)).toEqual([['1.jpg'], ['1.jpg'], []]);
    expect(catalogue.branches).toEqual(baseShop.branches);
  });

  test('an uncompressed file', () => {
    const content = gunzipSync(readFileSync(fixture)).toString();
    expect(prepareImport(content)()).toEqual(importShop(fixture, baseShop));
  });

  test.each([
    ['an object', { results: [] }, /is not a JSON array of products/],
    [
      'a row with an invalid price',
      [createProductRow(), createProductRow({ Precio: 'x' })],
      /row 2: Precio no es un precio mayor que 0\. Correct or remove the row/,
    ],
  ])('rejects %s', (_case, content, message) => {
    expect(prepareImport(content)).toThrow(message);
  });
});
