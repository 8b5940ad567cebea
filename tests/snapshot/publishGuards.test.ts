import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGuards, UnconfirmedChangeError } from '../../scripts/snapshot/publishGuards.ts';
import type { Catalogue, ListName } from '../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../support/catalogue.ts';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));
const listOf = (name: ListName, count: number): Partial<Catalogue> => ({
  lists: { bestSellers: [], offers: [], newest: [], recentlySold: [], mostViewed: [], [name]: ids(count) },
});
const newest = (count: number): Partial<Catalogue> => listOf('newest', count);
const offers = (count: number): Partial<Catalogue> => listOf('offers', count);
/** What the guards reject: the lists by their names. */
const rejected = (before: Catalogue, after: Catalogue): string[] =>
  checkGuards(before, after).map((line) => line.slice(0, line.indexOf(':')));
/** A category beside the one of all products. */
const category = (count: number | null): Partial<Catalogue> => ({
  categories: count === null ? [] : [{ name: 'Cables', icon: '', products: ids(count) }],
});

describe('R11.3 what shrinks by more than 10 % is not published', () => {
  test.each<[string, Catalogue, Catalogue, string[]]>([
    ['100 products, 10 gone', createCatalogue(100), createCatalogue(90), []],
    [
      '100 products, 11 gone: with its category and pictures',
      createCatalogue(100),
      createCatalogue(89),
      ['all products', 'pictures', 'the category Fundas'],
    ],
    ['19 products, 5 gone', createCatalogue(19), createCatalogue(14), []],
    ['20 new ones, 2 gone', createCatalogue(30, newest(20)), createCatalogue(30, newest(18)), []],
    ['20 new ones, 3 gone', createCatalogue(30, newest(20)), createCatalogue(30, newest(17)), ['the list newest']],
    ['19 new ones, 18 gone', createCatalogue(30, newest(19)), createCatalogue(30, newest(1)), []],
    ['any list falls to none', createCatalogue(30, newest(1)), createCatalogue(30, newest(0)), ['the list newest']],
    ['a sale ends: 281 offers, 56 gone', createCatalogue(300, offers(281)), createCatalogue(300, offers(225)), []],
    ['the last offer ends', createCatalogue(30, offers(1)), createCatalogue(30, offers(0)), []],
    ['none stays none', createCatalogue(30, newest(0)), createCatalogue(30, newest(0)), []],
    [
      'a category falls to none',
      createCatalogue(30, category(3)),
      createCatalogue(30, category(0)),
      ['the category Cables'],
    ],
    ['the slides fall to none', createCatalogue(30), createCatalogue(30, { sliders: [] }), ['sliders']],
    ['it grows', createCatalogue(30), createCatalogue(300), []],
    [
      'a category gets another name',
      createCatalogue(30, category(25)),
      createCatalogue(30, { categories: [{ name: 'Cables y más', icon: '', products: ids(25) }] }),
      [],
    ],
  ])('%s', (_case, before, after, violations) => {
    expect(rejected(before, after)).toEqual(violations);
  });

  test('R11.3 exactly 10 % passes, one more does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 5000 }), (was) => {
        const allowed = Math.floor(was / 10);
        const after = (lost: number): number =>
          checkGuards(createCatalogue(30, newest(was)), createCatalogue(30, newest(was - lost))).length;
        expect([after(allowed), after(allowed + 1)]).toEqual([0, 1]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('R11.3 more than a quarter of the prices moves by more than half', () => {
  const cheaper = (count: number, price: number): Catalogue =>
    createCatalogue(100, {}, (index) => (index < count ? { price } : {}));
  test.each<[string, Catalogue, string[]]>([
    ['25 of 100 at a tenth', cheaper(25, 1990), []],
    ['26 of 100 at a tenth', cheaper(26, 1990), ['prices']],
    ['all at exactly half', cheaper(100, 9950), []],
    ['all a cent below half', cheaper(100, 9949), ['prices']],
    ['all at exactly half more', cheaper(100, 29850), []],
    ['all a cent above', cheaper(100, 29851), ['prices']],
    ['offers of one peso', createCatalogue(100, {}, (index) => (index < 26 ? { discountPrice: 100 } : {})), ['prices']],
  ])('%s', (_case, after, violations) => {
    expect(rejected(createCatalogue(100), after)).toEqual(violations);
  });

  test('products that are new or gone have no price to move', () => {
    const after = createCatalogue(100, {}, (index) => ({ id: String(index + 1001), price: 1 }));
    expect(checkGuards(createCatalogue(100), after).filter((line) => line.startsWith('prices'))).toEqual([]);
  });
});

test('R11.3 the message says what shrank, and how to say that it is meant', () => {
  const { message } = new UnconfirmedChangeError(checkGuards(createCatalogue(100), createCatalogue(50)));
  expect(message).toMatch(/all products: 100 before, 50 now \(50 % less\)/);
  expect(message).toMatch(/Nothing was published[^]*--accept "reason"/);
});
