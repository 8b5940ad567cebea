import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOf, type Entry } from '../../src/features/listing/entry.ts';
import {
  isUntouched,
  readState,
  refine,
  untouched,
  writeState,
  type ListState,
} from '../../src/features/listing/refine.ts';
import { productOf } from '../support/rows.ts';

const anyState = fc.record<ListState>({ inStock: fc.boolean(), sort: fc.constantFrom('0', '1', '2') });

/** Lists as they are published: most sold first, prices and stocks with many equals. */
const anyList = fc
  .array(
    fc.record({
      ...{ price: fc.integer({ min: 1, max: 6 }), discountPrice: fc.integer({ min: 0, max: 6 }) },
      ...{ sold: fc.nat(3), pieces: fc.nat(2) },
    }),
    { maxLength: 15 },
  )
  .map((rows) =>
    rows
      .map(({ pieces, ...row }, index) => entryOf(productOf({ ...row, id: String(index + 1), stock: { 1: pieces } })))
      .sort((a, b) => b.sold - a.sold || Number(a.card.id) - Number(b.card.id)),
  );

const ids = (entries: readonly Entry[]): string[] => entries.map(({ card }) => card.id);
const asked = ({ card }: Entry): number => card.offer?.price ?? card.price;

describe('R4.5 R4.6 the state of a list in its address', () => {
  test.each<[string, ListState]>([
    ['', untouched],
    ['?existencias=1', { inStock: true, sort: '0' }],
    ['?ordenar=ASC', { inStock: false, sort: '1' }],
    ['?existencias=1&ordenar=DESC', { inStock: true, sort: '2' }],
    ['?ordenar=DESC&busqueda=cable&existencias=1', { inStock: true, sort: '2' }],
    ['?existencias=0&ordenar=asc', untouched],
    ['?existencias=true&ordenar=', untouched],
    ['?ordenar=__proto__&existencias[]=1', untouched],
    ['?%E0%A4%A&ordenar=ASC', { inStock: false, sort: '1' }],
  ])('%s is read', (query, state) => {
    expect(readState(query)).toEqual(state);
  });

  test.each<[string, ListState, string]>([
    ['', untouched, ''],
    ['', { inStock: true, sort: '1' }, '?existencias=1&ordenar=ASC'],
    ['?existencias=1&ordenar=ASC', { inStock: false, sort: '2' }, '?ordenar=DESC'],
    ['?existencias=1&ordenar=ASC', untouched, ''],
    ['?busqueda=funda+azul&ordenar=ASC', untouched, '?busqueda=funda+azul'],
    ['?utm_source=x', { inStock: true, sort: '0' }, '?utm_source=x&existencias=1'],
  ])('%s becomes, with %j, %s', (query, state, written) => {
    expect(writeState(query, state)).toBe(written);
  });

  test('what is written is read again, and other parameters stay', () => {
    const others = fc.array(fc.tuple(fc.constantFrom('busqueda', 'utm', 'ñ', 'x'), fc.string({ maxLength: 5 })), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(others, anyState, anyState, (pairs, before, after) => {
        const query = writeState(`?${new URLSearchParams(pairs).toString()}`, before);
        const written = writeState(query, after);
        expect(readState(written)).toEqual(after);
        expect(writeState(written, after)).toBe(written);
        const kept = [...new URLSearchParams(written)].filter(([name]) => !['existencias', 'ordenar'].includes(name));
        expect(kept).toEqual(pairs.map(([name, value]) => [name, value.toWellFormed()]));
        expect(isUntouched(readState(writeState(written, untouched)))).toBe(true);
      }),
    );
  });
});

describe('R4.5 R4.6 what of a list is shown, in which order', () => {
  test('only what is in stock; by the price that the card asks, either way', () => {
    fc.assert(
      fc.property(anyList, anyState, (list, state) => {
        const before = ids(list);
        const shown = refine(list, state);
        expect(ids(list)).toEqual(before);
        expect(new Set(ids(shown))).toEqual(new Set(ids(list.filter(({ card }) => !state.inStock || card.stock > 0))));
        const prices = shown.map(asked);
        if (state.sort === '1') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        if (state.sort === '2') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
        if (state.sort === '0') expect(ids(shown)).toEqual(before.filter((id) => ids(shown).includes(id)));
      }),
    );
  });

  test('an offer counts with its own price', () => {
    const list = [
      entryOf(productOf({ id: '1', price: 50000, discountPrice: 9900 })),
      entryOf(productOf({ id: '2', price: 10000 })),
      entryOf(productOf({ id: '3', price: 9000, discountPrice: 9000 })),
    ];
    expect(ids(refine(list, { inStock: false, sort: '1' }))).toEqual(['3', '1', '2']);
    expect(ids(refine(list, { inStock: false, sort: '2' }))).toEqual(['2', '1', '3']);
  });

  test('any order of operations gives the same list', () => {
    fc.assert(
      fc.property(anyList, fc.array(anyState, { maxLength: 5 }), anyState, (list, earlier, { inStock, sort }) => {
        const whole = ids(refine(list, { inStock, sort }));
        for (const state of earlier) refine(list, state);
        expect(ids(refine(list, { inStock, sort }))).toEqual(whole);
        expect(ids(refine(refine(list, { inStock, sort: '0' }), { inStock: false, sort }))).toEqual(whole);
        expect(ids(refine(refine(list, { inStock: false, sort }), { inStock, sort: '0' }))).toEqual(whole);
        // By price, the order in which the list came makes no difference.
        if (sort !== '0') expect(ids(refine(list.toReversed(), { inStock, sort }))).toEqual(whole);
      }),
    );
  });
});
