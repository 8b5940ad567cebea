import * as fc from 'fast-check';
import { toListEntry, type ListEntry } from '../../src/components/card.ts';
import { defaultState, type ListState } from '../../src/components/filters/listState.ts';
import { notStated } from '../../src/components/productAttributes.ts';
import { createProduct } from './productFactory.ts';

const brands = ['Kuvo', 'Norda', 'Oimo', ''];
const categories = ['Fundas', 'Audio & Video', 'Cables'];

const phones = ['galaxy-a54', 'iphone-15'];

const price = fc.option(fc.integer({ min: 0, max: 7 }), { nil: null });

/** Any state of filters and sorting, with values of `anyList` and others that match no product. */
export const anyState: fc.Arbitrary<ListState> = fc
  .record({
    inStock: fc.boolean(),
    inBranch: fc.boolean(),
    brands: fc.uniqueArray(fc.constantFrom('Kuvo', 'Norda', 'Oimo', 'Nadie'), { maxLength: 3 }),
    categories: fc.uniqueArray(fc.constantFrom(...categories), { maxLength: 2 }),
    price: fc.record({ min: price, max: price }).filter(({ min, max }) => min === null || max === null || min <= max),
    phone: fc.constantFrom('', ...phones),
    sort: fc.constantFrom<ListState['sort']>('0', '1', '2'),
    length: fc.subarray(['1 m', '2 m', notStated]),
    connector: fc.subarray(['USB-C']),
  })
  .map((state) => ({ ...defaultState, ...state }));

/** Any list in its default order (best sellers first), with many equal prices and stocks. */
export const anyList: fc.Arbitrary<ListEntry[]> = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 6 }),
      discountPrice: fc.integer({ min: 0, max: 6 }),
      sold: fc.nat(3),
      mainStock: fc.nat(2),
      otherStock: fc.nat(1),
      name: fc.constantFrom('Cable USB-C 1 m', 'Cable USB-C 2 m', 'Cable USB-C'),
      brand: fc.constantFrom(...brands),
      category: fc.constantFrom(...categories),
      phones: fc.subarray(phones),
    }),
    { maxLength: 15 },
  )
  .map((rows) =>
    rows
      .map(({ mainStock, otherStock, phones, ...product }, index) => ({
        ...toListEntry(createProduct({ ...product, id: String(index + 1), stock: { 1: mainStock, 2: otherStock } })),
        phones,
      }))
      .sort((a, b) => b.sold - a.sold || Number(a.card.id) - Number(b.card.id)),
  );

export const toIds = (entries: readonly ListEntry[]): string[] => entries.map(({ card }) => card.id);
