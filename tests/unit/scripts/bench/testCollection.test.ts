import { describe, expect, test } from 'vitest';
import {
  catalogueNames,
  findCataloguesWith,
  getGrade,
  isWrong,
  loadCatalogue,
  loadQueries,
  matchesWhere,
  ndcgAt8,
  type CollectionProduct,
  type CollectionQuery,
  type ProductTruth,
  type Where,
} from '../../../../scripts/bench/search/testCollections/testCollection.ts';
import { isDeepRun } from '../../../support/isDeepRun.ts';
import { pickEvenly } from '../../../support/sampling.ts';

const createProduct = (
  truth: Partial<ProductTruth>,
  overrides: Partial<CollectionProduct> = {},
): CollectionProduct => ({
  id: '1',
  name: 'Funda',
  brand: '',
  model: '',
  category: 'Fundas',
  price: 200,
  offerPrice: null,
  stock: 1,
  sold: 0,
  truth: { kind: 'case', brand: '', fits: [], fitsBrands: [], device: false, features: [], ...truth },
  ...overrides,
});

describe('test collections of the search: conditions', () => {
  const iphoneCase = createProduct({ fits: ['iPhone 13', 'iPhone 14'], color: 'black', features: ['rugged'] });
  const charger = createProduct({ kind: 'charger', brand: 'Anker', watts: 65 }, { offerPrice: 150, model: 'A2668' });

  test.each<[string, Where, CollectionProduct, boolean]>([
    ['no condition', {}, iphoneCase, true],
    ['a field that the product does not have', { color: 'white' }, charger, false],
    ['none of', { kind: { oneOf: ['case', 'cable'] } }, charger, false],
    ['contains', { fits: { contains: 'iPhone 14' } }, iphoneCase, true],
    ['a model is exact', { fits: { contains: 'iPhone 1' } }, iphoneCase, false],
    ['above the range', { watts: { max: 60 } }, charger, false],
    ['a range of a number that the product does not have', { mah: { max: 60 } }, charger, false],
    ["the offer's price", { price: { max: 150 } }, charger, true],
    ['model', { model: 'A2668' }, charger, true],
    ['not', { kind: 'case', not: { features: { contains: 'rugged' } } }, iphoneCase, false],
    ['not any of', { not: { or: [{ brand: 'Anker' }, { brand: 'Sony' }] } }, charger, false],
    ['and', { and: [{ features: { contains: 'rugged' } }, { kind: 'cable' }] }, iphoneCase, false],
  ])('%s', (_, where, product, expected) => expect(matchesWhere(where, product)).toBe(expected));

  test('the first matching clause gives the grade, and no match gives 0', () => {
    const query: CollectionQuery = {
      text: 'funda iphone 13',
      class: 'model',
      style: 'plain',
      want: [
        { grade: 3, where: { kind: 'case', fits: { contains: 'iPhone 13' } } },
        { grade: 1, where: { kind: 'case' } },
      ],
      wrong: { kind: 'case', not: { fits: { contains: 'iPhone 13' } } },
    };
    const products = [iphoneCase, createProduct({}), charger];
    expect(products.map((product) => getGrade(query, product))).toEqual([3, 1, 0]);
    expect(products.map((product) => isWrong(query, product))).toEqual([false, true, false]);
  });
});

describe('test collections of the search: nDCG', () => {
  test('is 1 for the best order, and 0 without results or without graded products', () => {
    expect(ndcgAt8([3, 2, 1], [0, 1, 2, 3])).toBe(1);
    expect(ndcgAt8([], [3])).toBe(0);
    expect(ndcgAt8([0, 0], [0, 0])).toBe(0);
  });

  test('discounts by position: a grade of 3 in the second position scores 1 / log2(3)', () => {
    expect(ndcgAt8([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
  });

  test('considers only the first eight results', () => {
    expect(ndcgAt8([0, 0, 0, 0, 0, 0, 0, 0, 3], [3])).toBe(0);
    expect(ndcgAt8(Array<number>(8).fill(3), Array<number>(50).fill(3))).toBe(1);
  });
});

describe.each(catalogueNames)('test collections of the search: %s', (name) => {
  const products = loadCatalogue(name);
  const sets = (['training', 'holdout'] as const).filter((set) => findCataloguesWith(set).includes(name));
  const queries = sets.flatMap((set) => loadQueries(name, set));

  test('queries (200; all in the deep tests) are unique, and each has products of grade 3 unless `empty`, grades at most half of the products, and has no wrong product of grade 3', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(queries.map(({ text }) => text.toLowerCase())).size).toBe(queries.length);
    for (const query of isDeepRun ? queries : pickEvenly(queries, 200)) {
      const grades = products.map((product) => getGrade(query, product));
      expect(grades.includes(3), query.text).toBe(query.empty !== true);
      expect(grades.filter(Boolean).length, query.text).toBeLessThanOrEqual(products.length / 2);
      const wrong = products.filter((product, index) => grades[index] === 3 && isWrong(query, product));
      expect(wrong, query.text).toEqual([]);
    }
  });
});
