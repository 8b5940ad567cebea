import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LivePriceAndStock } from '../../../../src/contract/catalogue.ts';
import {
  addPriceAndStock,
  findRecentResponse,
  parsePriceAndStockCache,
} from '../../../../src/features/listing/priceAndStockCache.ts';

const createPriceAndStock = (id: string, price = 100): LivePriceAndStock => ({
  id,
  price,
  discountPrice: 0,
  unit: 'Pieza',
  stock: { 1: 2 },
});
const empty = parsePriceAndStockCache(null, '1');
const minute = 60_000;

describe('R3.8 live price and stock in the storage of a tab', () => {
  const cache = addPriceAndStock(empty, [createPriceAndStock('1'), createPriceAndStock('2')], 1_000, 'lista');

  test.each([
    ['is reused at once', 1_000, ['1', '2']],
    ['is reused for less than a minute', 1_000 + minute - 1, ['1', '2']],
    ['expires after a minute', 1_000 + minute, null],
    ['from the future is ignored: the clock was set back', 999, null],
  ])('a response %s', (_case, now, ids) => {
    expect(findRecentResponse(cache, 'lista', now, minute)?.map(({ id }) => id) ?? null).toEqual(ids);
  });

  test('a call without a stored response gives null, an empty response gives no price and stock', () => {
    expect(findRecentResponse(cache, 'otra', 1_000, minute)).toBeNull();
    expect(findRecentResponse(addPriceAndStock(cache, [], 1_000, 'otra'), 'otra', 1_000, minute)).toEqual([]);
  });

  test('a response has the latest price and stock of each product', () => {
    const updated = addPriceAndStock(cache, [createPriceAndStock('2', 90)], 2_000);
    expect(findRecentResponse(updated, 'lista', 3_000, minute)?.map(({ price }) => price)).toEqual([100, 90]);
  });

  test('keeps the 400 products that were fetched last; a response without all of its products gives null', () => {
    const many = Array.from({ length: 400 }, (_, index) => createPriceAndStock(`${1000 + index}`));
    const full = addPriceAndStock(cache, many, 2_000, 'todos');
    expect(Object.keys(full.products)).toHaveLength(400);
    expect(findRecentResponse(full, 'todos', 2_000, minute)).toHaveLength(400);
    expect(findRecentResponse(full, 'lista', 2_000, minute)).toBeNull();
  });

  test('stored price and stock are parsed unchanged, and ignored for another branch', () => {
    const stored = JSON.parse(JSON.stringify(cache)) as unknown;
    expect(parsePriceAndStockCache(stored, '1')).toEqual(cache);
    expect(parsePriceAndStockCache(stored, '2')).toEqual({ ...empty, branch: '2' });
  });

  test.each([['__proto__'], ['constructor'], [{ toString: 1 }], [{}], [1], [null]])(
    'P82 a stored response with %j, which is not an id, is ignored',
    (id) => {
      const stored = { ...cache, responses: { lista: { at: 1_000, ids: [id] } } };
      expect(findRecentResponse(parsePriceAndStockCache(stored, '1'), 'lista', 1_000, minute)).toBeNull();
    },
  );

  test('any other stored value gives valid price and stock or none', () => {
    const anyRecord = fc.oneof(fc.jsonValue(), fc.constant(cache.products), fc.constant(cache.responses));
    fc.assert(
      fc.property(anyRecord, anyRecord, (responses, products) => {
        const parsed = parsePriceAndStockCache({ branch: '1', responses, products }, '1');
        for (const { at, price, stock } of Object.values(parsed.products)) {
          expect([typeof at, typeof price]).toEqual(['number', 'number']);
          expect(Object.values(stock).every((pieces) => typeof pieces === 'number')).toBe(true);
        }
        expect(() => findRecentResponse(parsed, 'lista', 1_000, minute)).not.toThrow();
      }),
    );
  });
});
