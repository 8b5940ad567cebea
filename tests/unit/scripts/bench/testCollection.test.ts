import { describe, expect, test } from 'vitest';
import {
  catalogueNames,
  cataloguesWith,
  gradeOf,
  isWrong,
  loadJudgedCatalogue,
  loadJudgedQueries,
  matchesWhere,
  ndcgAt8,
  type JudgedProduct,
  type JudgedQuery,
  type ProductTruth,
  type Where,
} from '../../../../scripts/bench/search/judged/judged.ts';
import { spread } from '../../../support/sampling.ts';

const productOf = (truth: Partial<ProductTruth>, more: Partial<JudgedProduct> = {}): JudgedProduct => ({
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
  ...more,
});

describe('Judged search: predicates', () => {
  const iphoneCase = productOf({ fits: ['iPhone 13', 'iPhone 14'], color: 'black', features: ['rugged'] });
  const charger = productOf({ kind: 'charger', brand: 'Anker', watts: 65 }, { offerPrice: 150, model: 'A2668' });

  test.each<[string, Where, JudgedProduct, boolean]>([
    ['nothing asked', {}, iphoneCase, true],
    ['a field that the product lacks', { color: 'white' }, charger, false],
    ['none of', { kind: { oneOf: ['case', 'cable'] } }, charger, false],
    ['contains', { fits: { contains: 'iPhone 14' } }, iphoneCase, true],
    ['a model is exact', { fits: { contains: 'iPhone 1' } }, iphoneCase, false],
    ['above the range', { watts: { max: 60 } }, charger, false],
    ['a range of a number that it lacks', { mah: { max: 60 } }, charger, false],
    ["the offer's price", { price: { max: 150 } }, charger, true],
    ['model', { model: 'A2668' }, charger, true],
    ['not', { kind: 'case', not: { features: { contains: 'rugged' } } }, iphoneCase, false],
    ['not any of', { not: { or: [{ brand: 'Anker' }, { brand: 'Sony' }] } }, charger, false],
    ['and', { and: [{ features: { contains: 'rugged' } }, { kind: 'cable' }] }, iphoneCase, false],
  ])('%s', (_, where, product, expected) => expect(matchesWhere(where, product)).toBe(expected));

  test('the first matching clause gives the grade, and no match gives 0', () => {
    const query: JudgedQuery = {
      ...{ text: 'funda iphone 13', class: 'model', half: 'plain' },
      want: [
        { grade: 3, where: { kind: 'case', fits: { contains: 'iPhone 13' } } },
        { grade: 1, where: { kind: 'case' } },
      ],
      wrong: { kind: 'case', not: { fits: { contains: 'iPhone 13' } } },
    };
    expect([iphoneCase, productOf({}), charger].map((each) => gradeOf(query, each))).toEqual([3, 1, 0]);
    expect([iphoneCase, productOf({}), charger].map((each) => isWrong(query, each))).toEqual([false, true, false]);
  });
});

describe('Judged search: nDCG', () => {
  test('is 1 for the best order, 0 for nothing found and 0 if nothing has a grade', () => {
    expect(ndcgAt8([3, 2, 1], [0, 1, 2, 3])).toBe(1);
    expect(ndcgAt8([], [3])).toBe(0);
    expect(ndcgAt8([0, 0], [0, 0])).toBe(0);
  });

  test('discounts by place: 3 in the second place is worth 1 / log2(3)', () => {
    expect(ndcgAt8([0, 3], [3])).toBeCloseTo(1 / Math.log2(3));
  });

  test('counts eight results', () => {
    expect(ndcgAt8([0, 0, 0, 0, 0, 0, 0, 0, 3], [3])).toBe(0);
    expect(ndcgAt8(Array<number>(8).fill(3), Array<number>(50).fill(3))).toBe(1);
  });
});

describe.each(catalogueNames)('Judged search: %s', (name) => {
  const products = loadJudgedCatalogue(name);
  const sets = (['training', 'holdout'] as const).filter((set) => cataloguesWith(set).includes(name));
  const queries = sets.flatMap((set) => loadJudgedQueries(name, set));

  test('each query (200; all in the long tests) wants something, not everything, and nothing that is wrong; none is in both sets', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(queries.map(({ text }) => text.toLowerCase())).size).toBe(queries.length);
    for (const query of process.env['DEEP'] ? queries : spread(queries, 200)) {
      const grades = products.map((product) => gradeOf(query, product));
      expect(grades.includes(3), query.text).toBe(query.empty !== true);
      expect(grades.filter(Boolean).length, query.text).toBeLessThanOrEqual(products.length / 2);
      const wrong = products.filter((product, index) => grades[index] === 3 && isWrong(query, product));
      expect(wrong, query.text).toEqual([]);
    }
  });
});
