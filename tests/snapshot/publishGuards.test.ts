import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGuardViolations, UnconfirmedChangeError } from '../../scripts/snapshot/publishGuards.ts';
import type { Catalogue, ListName } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/createCatalogue.ts';

const createIds = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
const createList = (name: ListName, count: number): Partial<Catalogue> => ({
  lists: { bestSellers: [], offers: [], newest: [], recentlySold: [], mostViewed: [], [name]: createIds(count) },
});
const bestSellers = (count: number): Partial<Catalogue> => createList('bestSellers', count);
/** Names of the parts of the catalogue that the guards reject. */
const findRejected = (before: Catalogue, after: Catalogue): string[] =>
  findGuardViolations(before, after).map((line) => line.slice(0, line.indexOf(':')));
/** A category besides the one with all products; none if `count` is null. */
const category = (count: number | null): Partial<Catalogue> => ({
  categories: count === null ? [] : [{ name: 'Cables', icon: '', products: createIds(count) }],
});

describe('R11.3 a catalogue part that shrinks by more than 10 % is rejected', () => {
  test.each<[string, Catalogue, Catalogue, string[]]>([
    ['100 products, 10 removed', createCatalogue(100), createCatalogue(90), []],
    [
      '100 products, 11 removed: with their category and pictures',
      createCatalogue(100),
      createCatalogue(89),
      ['all products', 'pictures', 'the category Fundas'],
    ],
    ['19 products, 5 removed', createCatalogue(19), createCatalogue(14), []],
    ['20 best sellers, 2 removed', createCatalogue(30, bestSellers(20)), createCatalogue(30, bestSellers(18)), []],
    [
      '20 best sellers, 3 removed',
      createCatalogue(30, bestSellers(20)),
      createCatalogue(30, bestSellers(17)),
      ['the list bestSellers'],
    ],
    ['19 best sellers, 18 removed', createCatalogue(30, bestSellers(19)), createCatalogue(30, bestSellers(1)), []],
    [
      'a list becomes empty',
      createCatalogue(30, bestSellers(1)),
      createCatalogue(30, bestSellers(0)),
      ['the list bestSellers'],
    ],
    ['an empty list stays empty', createCatalogue(30, bestSellers(0)), createCatalogue(30, bestSellers(0)), []],
    [
      'a category becomes empty',
      createCatalogue(30, category(3)),
      createCatalogue(30, category(0)),
      ['the category Cables'],
    ],
    ['all slides are removed', createCatalogue(30), createCatalogue(30, { sliders: [] }), ['slides']],
    ['the catalogue grows', createCatalogue(30), createCatalogue(300), []],
    [
      'a category is renamed',
      createCatalogue(30, category(25)),
      createCatalogue(30, { categories: [{ name: 'Cables y más', icon: '', products: createIds(25) }] }),
      [],
    ],
  ])('%s', (_case, before, after, violations) => {
    expect(findRejected(before, after)).toEqual(violations);
  });

  test('R11.3 removing up to 10 % passes, one more does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 5000 }), (count) => {
        const maxRemoved = Math.floor(count / 10);
        const countViolations = (removed: number): number =>
          findGuardViolations(
            createCatalogue(30, bestSellers(count)),
            createCatalogue(30, bestSellers(count - removed)),
          ).length;
        expect([countViolations(maxRemoved), countViolations(maxRemoved + 1)]).toEqual([0, 1]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('R11.3 a list that changes by itself may shrink by any amount, and be empty', () => {
  test.each<[ListName, string]>([
    ['offers', 'postObtenerProductosEnOferta'],
    ['newest', 'getProductosNuevos'],
    ['recentlySold', 'getProductosVendidosRecientemente'],
    ['mostViewed', 'getProductosMasVisitados'],
  ])('%s, unless the host has lost its endpoint', (name, endpoint) => {
    const before = createCatalogue(300, createList(name, 281));
    const empty = createCatalogue(300, createList(name, 0));
    expect(findGuardViolations(before, createCatalogue(300, createList(name, 225)))).toEqual([]);
    expect(findGuardViolations(before, empty)).toEqual([]);
    expect(findGuardViolations(before, empty, new Set([endpoint]))).toEqual([
      `the list ${name}: 281 before, 0 now (100 % less)`,
    ]);
  });
});

describe('R11.3 price changes of more than half are rejected for more than a quarter of the products', () => {
  const withPrices = (count: number, price: number): Catalogue =>
    createCatalogue(100, {}, (index) => (index < count ? { price } : {}));
  test.each<[string, Catalogue, string[]]>([
    ['25 of 100 at a tenth', withPrices(25, 1990), []],
    ['26 of 100 at a tenth', withPrices(26, 1990), ['prices']],
    ['all at half the price', withPrices(100, 9950), []],
    ['all a cent below half', withPrices(100, 9949), ['prices']],
    ['all at half more', withPrices(100, 29850), []],
    ['all a cent above half more', withPrices(100, 29851), ['prices']],
    ['offers of one peso', createCatalogue(100, {}, (index) => (index < 26 ? { discountPrice: 100 } : {})), ['prices']],
  ])('%s', (_case, after, violations) => {
    expect(findRejected(createCatalogue(100), after)).toEqual(violations);
  });

  test('the end of a sale of the whole shop passes, back to the same regular prices only', () => {
    const sale = createCatalogue(100, {}, () => ({ discountPrice: 1990 }));
    expect(findRejected(sale, createCatalogue(100))).toEqual([]);
    expect(
      findRejected(
        sale,
        createCatalogue(100, {}, () => ({ discountPrice: 9950 })),
      ),
    ).toEqual([]);
    expect(findRejected(sale, withPrices(26, 19899))).toEqual(['prices']);
  });

  test('new and removed products have no price change', () => {
    const after = createCatalogue(100, {}, (index) => ({ id: String(index + 1001), price: 1 }));
    expect(findGuardViolations(createCatalogue(100), after).filter((line) => line.startsWith('prices'))).toEqual([]);
  });
});

test('R11.3 the error lists what shrank, and how to accept it', () => {
  const { message } = new UnconfirmedChangeError(findGuardViolations(createCatalogue(100), createCatalogue(50)));
  expect(message).toMatch(/all products: 100 before, 50 now \(50 % less\)/);
  expect(message).toMatch(/Nothing was published[^]*--accept "reason"/);
});
