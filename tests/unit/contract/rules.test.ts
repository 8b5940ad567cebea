import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectivePrice, priceAndStockKey, findOffer, totalStock } from '../../../src/contract/rules.ts';

const createPriceAndStock = (price: number, discountPrice: number, stock = {}) => ({ price, discountPrice, stock });

describe('R4.2 offers', () => {
  test.each([
    [89900, 62930, 30],
    [30000, 20000, 33.33],
    [30000, 10000, 66.67],
    [19900, 14925, 25],
    [19900, 19899, 0.01],
    [100, 1, 99],
    [3, 2, 33.33],
  ])('%i reduced to %i is an offer of %f %%', (price, discountPrice, percent) => {
    expect(findOffer({ price, discountPrice })).toEqual({ price: discountPrice, percent });
    expect(effectivePrice({ price, discountPrice })).toBe(discountPrice);
  });

  test.each([
    ['no discount price', 19900, 0],
    ['one below 0', 19900, -1],
    ['one equal to the price', 19900, 19900],
    ['one above the price', 19900, 19901],
  ])('%s is not an offer', (_case, price, discountPrice) => {
    expect(findOffer({ price, discountPrice })).toBeNull();
    expect(effectivePrice({ price, discountPrice })).toBe(price);
  });

  test('the percentage of the badge is rounded to at most 2 decimals', () => {
    const prices = fc.tuple(fc.integer({ min: 2, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }));
    fc.assert(
      fc.property(prices, ([price, random]) => {
        const discountPrice = 1 + (random % (price - 1));
        const percent = findOffer({ price, discountPrice })?.percent ?? NaN;
        expect(String(percent)).toMatch(/^\d{1,3}(?:\.\d{1,2})?$/);
        expect(Math.abs(percent - (1 - discountPrice / price) * 100)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

describe('R4.3 total stock', () => {
  test.each([
    [{}, 0],
    [{ '': 7 }, 7],
    [{ 1: 2, 2: 0, Exist3: 4 }, 6],
  ])('%j is %i', (stock, total) => {
    expect(totalStock(stock)).toBe(total);
  });
});

describe('R5.11 price and stock that look the same have the same key', () => {
  const base = createPriceAndStock(19900, 14900, { 1: 2, 2: 3 });
  test('even if one has a further branch without stock', () => {
    expect(priceAndStockKey(createPriceAndStock(19900, 14900, { 1: 2, 2: 3, 3: 0 }))).toBe(priceAndStockKey(base));
  });

  test('even if their branches are in another order', () => {
    expect(priceAndStockKey(createPriceAndStock(100, 0, { Sur: 3, Norte: 2 }))).toBe(
      priceAndStockKey(createPriceAndStock(100, 0, { Norte: 2, Sur: 3 })),
    );
  });

  test('even if one has a discount price that is not an offer', () => {
    expect(priceAndStockKey(createPriceAndStock(19900, 19900))).toBe(priceAndStockKey(createPriceAndStock(19900, 0)));
  });

  test.each([
    ['another price', createPriceAndStock(19901, 14900, { 1: 2, 2: 3 })],
    ['another offer', createPriceAndStock(19900, 14901, { 1: 2, 2: 3 })],
    ['no offer', createPriceAndStock(19900, 0, { 1: 2, 2: 3 })],
    ['one piece less', createPriceAndStock(19900, 14900, { 1: 2, 2: 2 })],
    ['pieces moved between branches', createPriceAndStock(19900, 14900, { 1: 5, 2: 0 })],
  ])('but another key with %s', (_case, changed) => {
    expect(priceAndStockKey(changed)).not.toBe(priceAndStockKey(base));
  });
});
