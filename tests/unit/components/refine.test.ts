import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toListEntry, withLive, type ListEntry } from '../../../src/components/card.ts';
import { notStated } from '../../../src/components/productAttributes.ts';
import { refine } from '../../../src/components/filters/refine.ts';
import { defaultState, type ListState } from '../../../src/components/filters/listState.ts';
import { anyList, anyState, ids } from '../../support/entries.ts';
import { productOf } from '../../support/rows.ts';

const toEffectivePrice = ({ card }: ListEntry): number => card.offer?.price ?? card.price;

/** What a list keeps, as the requirements say it, one entry at a time. */
function keeps(state: ListState, { card, brand, category, phones, stock }: ListEntry, told: boolean): boolean {
  const { inStock, ownBranch, brands, categories, length, connector, price, phone } = state;
  if (phone && !phones?.includes(phone)) return false;
  if (inStock && card.stock < 1) return false;
  if (ownBranch && told && !stock['1']) return false;
  if (brands.length > 0 && !brands.includes(brand)) return false;
  if (categories.length > 0 && !categories.includes(category)) return false;
  // Names of the list tell a connector, and at the end their length or none (tests/support/entries.ts).
  const metres = / (\d m)$/.exec(card.name)?.[1] ?? notStated;
  if (length.length > 0 && !length.includes(metres)) return false;
  if (connector.length > 0 && !connector.includes('USB-C')) return false;
  if (price.min !== null && card.price < price.min) return false;
  return price.max === null || card.price <= price.max;
}

describe('R4.5 R4.6 R4.9 R4.10 R4.18 what of a list is shown, in which order', () => {
  test('it keeps what all parts of the state let through, as a naive model does', () => {
    fc.assert(
      fc.property(anyList, anyState, (list, state) => {
        const before = ids(list);
        const shown = refine(list, state, '1');
        const told = list.some(({ stock }) => stock['1'] || stock['2']);
        expect(ids(list)).toEqual(before);
        expect(new Set(ids(shown))).toEqual(new Set(ids(list.filter((entry) => keeps(state, entry, told)))));
        expect(shown).toHaveLength(new Set(ids(shown)).size);
        const prices = shown.map(toEffectivePrice);
        if (state.sort === '1') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        if (state.sort === '2') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
        if (state.sort === '0') expect(ids(shown)).toEqual(before.filter((id) => ids(shown).includes(id)));
      }),
    );
  });

  const list = [
    toListEntry(productOf({ id: '1', price: 50000, discountPrice: 9900 })),
    toListEntry(productOf({ id: '2', price: 10000 })),
    toListEntry(productOf({ id: '3', price: 9000, discountPrice: 9000 })),
  ];

  test('R4.6 an offer counts with its own price in the order', () => {
    expect(ids(refine(list, { ...defaultState, sort: '1' }))).toEqual(['3', '1', '2']);
    expect(ids(refine(list, { ...defaultState, sort: '2' }))).toEqual(['2', '1', '3']);
  });

  test('R4.6 at the same price the most sold comes first, then the older product', () => {
    const equal = [
      ['9', 4],
      ['10', 9],
      ['8', 4],
    ].map(([id, sold]) => toListEntry(productOf({ id: String(id), sold: Number(sold) })));
    for (const sort of ['1', '2'] as const)
      expect(ids(refine(equal, { ...defaultState, sort }))).toEqual(['10', '8', '9']);
  });

  test('R4.10 the range looks at the regular price, edges included', () => {
    const within = (min: number | null, max: number | null) =>
      ids(refine(list, { ...defaultState, price: { min, max } }));
    expect(within(9900, 10000)).toEqual(['2']);
    expect(within(9000, 10000)).toEqual(['2', '3']);
    expect(within(50000, null)).toEqual(['1']);
    expect(within(null, 8999)).toEqual([]);
  });

  test('any order of operations gives the same list', () => {
    fc.assert(
      fc.property(anyList, fc.array(anyState, { maxLength: 5 }), anyState, (list, earlier, state) => {
        const whole = ids(refine(list, state, '1'));
        for (const other of earlier) refine(list, other);
        expect(ids(refine(list, state, '1'))).toEqual(whole);
        // One part after another, forwards and backwards; what a branch has is asked of the whole list, which tells it or not.
        const { inStock, ownBranch, brands, categories, length, connector, price, phone, sort } = state;
        const parts: ListState[] = [
          { inStock },
          { brands },
          { categories },
          { length },
          { connector },
          { price },
          { phone },
          { sort },
        ].map((part) => ({
          ...defaultState,
          ...part,
        }));
        const inBranch = refine(list, { ...defaultState, ownBranch }, '1');
        for (const order of [parts, parts.toReversed()])
          expect(ids(order.reduce((left, part) => refine(left, part, '1'), inBranch))).toEqual(whole);
        const checked = { ...state, brands: brands.toReversed(), categories: categories.toReversed() };
        expect(ids(refine(list, checked, '1'))).toEqual(whole);
        // By price, the order in which the list came makes no difference.
        if (sort !== '0') expect(ids(refine(list.toReversed(), state, '1'))).toEqual(whole);
      }),
    );
  });
});

describe('what the live API says of a list', () => {
  const entries = ['1', '2', '3', '4'].map((id) => toListEntry(productOf({ id, price: 100, discountPrice: 80 })));
  const unit = 'Juego';
  const [known, unchanged, ended, gone] = withLive(entries, {
    figures: { 1: { id: '1', unit, price: 200, discountPrice: 150, stock: { 1: 0, 2: 3 } } },
    unavailable: ['4'],
    offers: new Set(['1', '2']),
    toAvailabilityText: (stock) => (stock[2] ? 'En Zapopan' : undefined),
  });

  test('R5.11 live figures take the place of those that it came with, and tell where the product is', () => {
    const offer = { price: 150, percent: 25 };
    expect(known?.card).toMatchObject({ price: 200, offer, stock: 3, unit, availabilityText: 'En Zapopan' });
    expect(known?.stock).toEqual({ 2: 3 });
    expect(unchanged).toBe(entries[1]);
  });

  test('R4.19 an offer that the live API does not tell has ended', () => {
    expect(ended?.card).toEqual({ ...entries[2]?.card, offer: null });
  });

  test('R5.12 what is gone is marked, and in no stock', () => {
    expect(gone?.card).toMatchObject({ stock: 0, unavailable: true });
    expect(refine([gone as ListEntry], { ...defaultState, inStock: true }, '1')).toEqual([]);
  });
});

test('R4.18 only what the branch has; a list that tells of no branch keeps all', () => {
  const list = [
    toListEntry(productOf({ id: '1', stock: { 1: 0, 2: 3 } })),
    toListEntry(productOf({ id: '2', stock: { 1: 2 } })),
    toListEntry(productOf({ id: '3', stock: { 1: 0 } })),
  ];
  const ownBranch = { ...defaultState, ownBranch: true };
  expect(ids(refine(list, ownBranch, '1'))).toEqual(['2']);
  expect(ids(refine(list, ownBranch, '2'))).toEqual(['1']);
  expect(ids(refine(list, ownBranch, '9'))).toEqual([]);
  const whole = [toListEntry(productOf({ id: '1', stock: { '': 3 } })), toListEntry(productOf({ id: '2', stock: {} }))];
  expect(ids(refine(whole, ownBranch, '1'))).toEqual(['1', '2']);
});
