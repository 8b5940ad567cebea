import { describe, expect, test } from 'vitest';
import { validateCatalogue, InvalidCatalogueError } from '../../scripts/snapshot/validateCatalogue.ts';
import type { Catalogue, Report } from '../../src/catalogue/snapshot.ts';
import { createProduct } from '../support/productFactory.ts';

const createCatalogue = (products: number, changes: Partial<Catalogue> = {}): Catalogue => ({
  schema: 1,
  categories: [{ name: 'Fundas', icon: '', products: [] }],
  branches: [{ id: '1', postalCode: '', neighbourhood: '', street: '', number: '', city: '', state: '' }],
  sliders: [],
  lists: { bestSellers: [], offers: [], newest: [], recentlySold: [], mostViewed: [] },
  products: Array.from({ length: products }, (_, index) => ({
    ...createProduct({ id: String(index + 1) }),
    pictures: [],
  })),
  ...changes,
});
const createReport = (...ids: (string | null)[]): Report => ({
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
    ['one in several lists', 98, ['x', 'x', 'x', 'x']],
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

describe('R11.3 an empty shop is rejected', () => {
  test.each(['products', 'categories', 'branches'] as const)('without %s', (part) => {
    expect(() => validateCatalogue(createCatalogue(1, { [part]: [] }), createReport())).toThrow(InvalidCatalogueError);
    expect(() => validateCatalogue(createCatalogue(1, { [part]: [] }), createReport())).toThrow(
      `has no ${part}. Nothing was published`,
    );
  });

  test('but not one without sliders', () => {
    expect(() => validateCatalogue(createCatalogue(1, { sliders: [] }), createReport())).not.toThrow();
  });
});
