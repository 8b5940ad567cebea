import { describe, expect, test } from 'vitest';
import { validateCatalogue, InvalidCatalogueError } from '../../scripts/snapshot/validateCatalogue.ts';
import type { Catalogue, Report } from '../../src/catalogue/snapshot.ts';
import { productOf } from '../support/rows.ts';

const catalogueOf = (products: number, changes: Partial<Catalogue> = {}): Catalogue => ({
  schema: 1,
  categories: [{ name: 'Fundas', icon: '', products: [] }],
  branches: [{ id: '1', postalCode: '', neighbourhood: '', street: '', number: '', city: '', state: '' }],
  sliders: [],
  lists: { bestSellers: [], offers: [], newest: [], recentlySold: [], mostViewed: [] },
  products: Array.from({ length: products }, (_, index) => ({ ...productOf({ id: String(index + 1) }), pictures: [] })),
  ...changes,
});
const reportOf = (...ids: (string | null)[]): Report => ({
  rejected: ids.map((id) => ({ list: 'getProductosEnVenta', id, field: 'Precio', reason: 'no es un precio' })),
  duplicates: [],
  pictures: [],
});
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `x${index}`);

describe('R11.2 up to 2 % bad records are tolerated', () => {
  test.each<[string, number, (string | null)[]]>([
    ['none', 1, []],
    ['2 of 100', 98, numbered(2)],
    ['20 of 1000', 980, numbered(20)],
    ['one, told by several lists', 98, ['x', 'x', 'x', 'x']],
  ])('%s', (_case, products, bad) => {
    expect(() => validateCatalogue(catalogueOf(products), reportOf(...bad))).not.toThrow();
  });

  test.each<[string, number, (string | null)[]]>([
    ['3 of 100', 97, numbered(3)],
    ['21 of 1000', 979, numbered(21)],
    ['1 of 49', 48, numbered(1)],
    ['rows without an id, each one', 100, [null, null, null]],
  ])('more is not: %s', (_case, products, bad) => {
    expect(() => validateCatalogue(catalogueOf(products), reportOf(...bad))).toThrow(InvalidCatalogueError);
  });

  test('the message has the number and the first five', () => {
    expect(() => validateCatalogue(catalogueOf(10), reportOf(...numbered(7)))).toThrow(
      /^7 records cannot be read, more than 2 %\. Nothing was published\.[^]*x0: Precio no es un precio(?:\n.*){4}$/,
    );
  });
});

describe('R11.3 never an empty shop', () => {
  test.each(['products', 'categories', 'branches'] as const)('without %s nothing is published', (part) => {
    expect(() => validateCatalogue(catalogueOf(1, { [part]: [] }), reportOf())).toThrow(InvalidCatalogueError);
    expect(() => validateCatalogue(catalogueOf(1, { [part]: [] }), reportOf())).toThrow(
      `has no ${part}. Nothing was published`,
    );
  });

  test('a shop without sliders is whole', () => {
    expect(() => validateCatalogue(catalogueOf(1, { sliders: [] }), reportOf())).not.toThrow();
  });
});
