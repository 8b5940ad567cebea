import { describe, expect, test } from 'vitest';
import { findWarnings, validateCatalogue, InvalidCatalogueError } from '../../scripts/snapshot/validateCatalogue.ts';
import type { SnapshotReport } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/createCatalogue.ts';

const createReport = (...ids: (string | null)[]): SnapshotReport => ({
  rejected: ids.map((id) => ({ list: 'getProductosEnVenta', id, field: 'Precio', reason: 'no es un precio' })),
  duplicates: [],
  pictures: [],
});
const createIds = (count: number): string[] => Array.from({ length: count }, (_, index) => `x${index}`);

describe('R11.2 up to 2 % invalid rows are tolerated', () => {
  test.each<[string, number, (string | null)[]]>([
    ['none', 1, []],
    ['2 of 100', 98, createIds(2)],
    ['20 of 1000', 980, createIds(20)],
    ['one row in several lists', 98, ['x', 'x', 'x', 'x']],
  ])('%s', (_case, products, invalidIds) => {
    expect(() => validateCatalogue(createCatalogue(products), createReport(...invalidIds))).not.toThrow();
  });

  test.each<[string, number, (string | null)[]]>([
    ['3 of 100', 97, createIds(3)],
    ['21 of 1000', 979, createIds(21)],
    ['1 of 49', 48, createIds(1)],
    ['3 rows without an id', 100, [null, null, null]],
  ])('more are rejected: %s', (_case, products, invalidIds) => {
    expect(() => validateCatalogue(createCatalogue(products), createReport(...invalidIds))).toThrow(
      InvalidCatalogueError,
    );
  });

  test('the error has the number of rows and the first five', () => {
    expect(() => validateCatalogue(createCatalogue(10), createReport(...createIds(7)))).toThrow(
      /^7 records cannot be read, more than 2 %\. Nothing was published\.[^]*x0: Precio no es un precio(?:\n.*){4}$/,
    );
  });
});

test('R11.2 a catalogue whose records are all unreadable is reported as that, not as empty', () => {
  const unreadable = createCatalogue(0, { categories: [] });
  expect(() => validateCatalogue(unreadable, createReport('1', '2'), 0)).toThrow(/^2 records cannot be read/);
});

describe('R11.3 an empty shop is rejected', () => {
  test.each(['products', 'categories', 'branches'] as const)('without %s', (part) => {
    expect(() => validateCatalogue(createCatalogue(1, { [part]: [] }), createReport())).toThrow(InvalidCatalogueError);
    expect(() => validateCatalogue(createCatalogue(1, { [part]: [] }), createReport())).toThrow(
      `has no ${part}. Nothing was published`,
    );
  });

  test('without getProductosEnVenta, though other lists have products', () => {
    expect(() => validateCatalogue(createCatalogue(2), createReport(), 0)).toThrow(
      /^getProductosEnVenta is empty, though other lists have 2 products: the catalogue is incomplete/,
    );
  });

  test.each([
    [1, 49, false],
    [2, 100, true],
    [3, 100, false],
    [2, 2, false],
  ])('with %i of %i products without a stock field: accepted %s', (count, total, isAccepted) => {
    const catalogue = createCatalogue(total, {}, (index) => (index < count ? { stock: {} } : {}));
    const validate = () => validateCatalogue(catalogue, createReport());
    if (isAccepted) expect(validate).not.toThrow();
    else expect(validate).toThrow(`${count} of ${total} products have no stock field`);
  });

  test('but not one without slides', () => {
    expect(() => validateCatalogue(createCatalogue(1, { sliders: [] }), createReport())).not.toThrow();
  });
});

test('R11.1 warns about a product without a stock field', () => {
  const { products } = createCatalogue(2, {}, (index) => (index === 0 ? { stock: {} } : {}));
  expect(findWarnings(products, {})).toEqual([
    { id: '1', field: 'Stock', reason: 'no está en ninguna lista ni en su ficha: se publica como agotado' },
  ]);
});

test('Search engines: warns about fields that are too long for Google, and photos that are too small', () => {
  const { products } = createCatalogue(4, {}, (index) => ({
    model: index === 0 ? 'M'.repeat(83) : 'M',
    pictures: ['1.jpg'],
  }));
  expect(findWarnings(products, { '2/1.jpg': [640, 480], '3/1.jpg': [500, 500], '4/1.jpg': [499, 900] })).toEqual([
    { id: '1', field: 'Modelo', reason: expect.stringContaining('83 caracteres') as string },
    { id: '2', field: '1.jpg', reason: expect.stringContaining('640×480') as string },
    { id: '4', field: '1.jpg', reason: expect.stringContaining('499×900') as string },
  ]);
});
