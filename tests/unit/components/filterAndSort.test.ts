import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toListEntry, withLiveUpdates, type ListEntry } from '../../../src/components/card.ts';
import { notStated } from '../../../src/components/productAttributes.ts';
import { filterAndSort } from '../../../src/components/filters/filterAndSort.ts';
import { defaultState, type ListState } from '../../../src/components/filters/listState.ts';
import { anyList, anyState, toIds } from '../../support/listArbitraries.ts';
import { createProduct } from '../../support/productFactory.ts';

const toEffectivePrice = ({ card }: ListEntry): number => card.offer?.price ?? card.price;

/** A naive model of the requirements: whether the filters of a state keep an entry. */
function matchesFilters(
  state: ListState,
  { card, brand, category, phones, stock }: ListEntry,
  hasBranchStock: boolean,
): boolean {
  const { inStock, inBranch, brands, categories, length, connector, price, phone } = state;
  if (phone && !phones?.includes(phone)) return false;
  if (inStock && card.stock < 1) return false;
  if (inBranch && hasBranchStock && !stock['1']) return false;
  if (brands.length > 0 && !brands.includes(brand)) return false;
  if (categories.length > 0 && !categories.includes(category)) return false;
  // All generated names state USB-C as connector; some end with a length (tests/support/listArbitraries.ts).
  const statedLength = / (\d m)$/.exec(card.name)?.[1] ?? notStated;
  if (length.length > 0 && !length.includes(statedLength)) return false;
  if (connector.length > 0 && !connector.includes('USB-C')) return false;
  if (price.min !== null && card.price < price.min) return false;
  return price.max === null || card.price <= price.max;
}

describe('R4.5 R4.6 R4.9 R4.10 R4.18 filtering and sorting a list', () => {
  test('gives the same result as a naive model', () => {
    fc.assert(
      fc.property(anyList, anyState, (list, state) => {
        const before = toIds(list);
        const result = filterAndSort(list, state, '1');
        const hasBranchStock = list.some(({ stock }) => stock['1'] || stock['2']);
        expect(toIds(list)).toEqual(before);
        expect(new Set(toIds(result))).toEqual(
          new Set(toIds(list.filter((entry) => matchesFilters(state, entry, hasBranchStock)))),
        );
        expect(result).toHaveLength(new Set(toIds(result)).size);
        const prices = result.map(toEffectivePrice);
        if (state.sort === '1') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        if (state.sort === '2') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
        if (state.sort === '0') expect(toIds(result)).toEqual(before.filter((id) => toIds(result).includes(id)));
      }),
    );
  });

  const list = [
    toListEntry(createProduct({ id: '1', price: 50000, discountPrice: 9900 })),
    toListEntry(createProduct({ id: '2', price: 10000 })),
    toListEntry(createProduct({ id: '3', price: 9000, discountPrice: 9000 })),
  ];

  test('R4.6 sorts by the effective price', () => {
    expect(toIds(filterAndSort(list, { ...defaultState, sort: '1' }))).toEqual(['3', '1', '2']);
    expect(toIds(filterAndSort(list, { ...defaultState, sort: '2' }))).toEqual(['2', '1', '3']);
  });

  test('R4.6 sorts equal prices by units sold, then the older product first', () => {
    const samePrice = [
      ['9', 4],
      ['10', 9],
      ['8', 4],
    ].map(([id, sold]) => toListEntry(createProduct({ id: String(id), sold: Number(sold) })));
    for (const sort of ['1', '2'] as const)
      expect(toIds(filterAndSort(samePrice, { ...defaultState, sort }))).toEqual(['10', '8', '9']);
  });

  test('R4.10 the price range compares the regular price, limits included', () => {
    const within = (min: number | null, max: number | null) =>
      toIds(filterAndSort(list, { ...defaultState, price: { min, max } }));
    expect(within(9900, 10000)).toEqual(['2']);
    expect(within(9000, 10000)).toEqual(['2', '3']);
    expect(within(50000, null)).toEqual(['1']);
    expect(within(null, 8999)).toEqual([]);
  });

  test('the result depends neither on the order of the filters nor on earlier calls', () => {
    fc.assert(
      fc.property(anyList, fc.array(anyState, { maxLength: 5 }), anyState, (list, earlier, state) => {
        const expected = toIds(filterAndSort(list, state, '1'));
        for (const earlierState of earlier) filterAndSort(list, earlierState);
        expect(toIds(filterAndSort(list, state, '1'))).toEqual(expected);
        // One filter after another, forwards and backwards. The branch comes first: only the full list shows whether it has stock by
        // branch.
        const { inStock, inBranch, brands, categories, length, connector, price, phone, sort } = state;
        const steps: ListState[] = [
          { inStock },
          { brands },
          { categories },
          { length },
          { connector },
          { price },
          { phone },
          { sort },
        ].map((changes) => ({ ...defaultState, ...changes }));
        const filtered = filterAndSort(list, { ...defaultState, inBranch }, '1');
        for (const order of [steps, steps.toReversed()])
          expect(toIds(order.reduce((remaining, step) => filterAndSort(remaining, step, '1'), filtered))).toEqual(
            expected,
          );
        const reordered = { ...state, brands: brands.toReversed(), categories: categories.toReversed() };
        expect(toIds(filterAndSort(list, reordered, '1'))).toEqual(expected);
        // Sorted by price, the order of the list does not matter.
        if (sort !== '0') expect(toIds(filterAndSort(list.toReversed(), state, '1'))).toEqual(expected);
      }),
    );
  });
});

describe('a list with live data', () => {
  const entries = ['1', '2', '3', '4'].map((id) => toListEntry(createProduct({ id, price: 100, discountPrice: 80 })));
  const unit = 'Juego';
  const [updated, unchanged, endedOffer, discontinued] = withLiveUpdates(entries, {
    priceAndStockById: { 1: { id: '1', unit, price: 200, discountPrice: 150, stock: { 1: 0, 2: 3 } } },
    discontinued: ['4'],
    offers: new Set(['1', '2']),
    toAvailabilityText: (stock) => (stock[2] ? 'En Zapopan' : undefined),
  });

  test('R5.11 live price and stock replace those of the snapshot, with the branch where the product is available', () => {
    const offer = { price: 150, percent: 25 };
    expect(updated?.card).toMatchObject({ price: 200, offer, stock: 3, unit, availabilityText: 'En Zapopan' });
    expect(updated?.stock).toEqual({ 2: 3 });
    expect(unchanged).toBe(entries[1]);
  });

  test('R4.19 an offer that is not among the live offers has ended', () => {
    expect(endedOffer?.card).toEqual({ ...entries[2]?.card, offer: null });
  });

  test('R5.12 a discontinued product is marked, and out of stock', () => {
    expect(discontinued?.card).toMatchObject({ stock: 0, discontinued: true });
    expect(filterAndSort([discontinued as ListEntry], { ...defaultState, inStock: true }, '1')).toEqual([]);
  });
});

test('R4.18 the branch filter keeps what the branch has in stock; without stock by branch it keeps all', () => {
  const list = [
    toListEntry(createProduct({ id: '1', stock: { 1: 0, 2: 3 } })),
    toListEntry(createProduct({ id: '2', stock: { 1: 2 } })),
    toListEntry(createProduct({ id: '3', stock: { 1: 0 } })),
  ];
  const inBranch = { ...defaultState, inBranch: true };
  expect(toIds(filterAndSort(list, inBranch, '1'))).toEqual(['2']);
  expect(toIds(filterAndSort(list, inBranch, '2'))).toEqual(['1']);
  expect(toIds(filterAndSort(list, inBranch, '9'))).toEqual([]);
  const withTotalsOnly = [
    toListEntry(createProduct({ id: '1', stock: { '': 3 } })),
    toListEntry(createProduct({ id: '2', stock: {} })),
  ];
  expect(toIds(filterAndSort(withTotalsOnly, inBranch, '1'))).toEqual(['1', '2']);
});
