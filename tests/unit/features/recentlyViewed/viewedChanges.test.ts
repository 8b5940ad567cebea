import { describe, expect, test } from 'vitest';
import {
  toViewedPriceAndStock,
  type ViewedPriceAndStock,
} from '../../../../src/features/recentlyViewed/viewedProducts.ts';
import { describeChange } from '../../../../src/features/recentlyViewed/viewedChanges.ts';

const viewedAt = 1_000;
const priceAndStockThen = (price: number, stock: number): ViewedPriceAndStock => ({
  price,
  stock,
  branch: '1',
  at: viewedAt,
});
const priceAndStockNow = (
  price: number,
  stock: number,
  changes: Partial<ViewedPriceAndStock> = {},
): ViewedPriceAndStock => ({
  price,
  stock,
  branch: '1',
  at: viewedAt + 1,
  ...changes,
});
const viewed = priceAndStockThen(19_900, 5);

describe('R5.15 the change of a viewed product', () => {
  test.each<[string, ViewedPriceAndStock | undefined, ViewedPriceAndStock | 'discontinued' | null, string | null]>([
    ['cheaper', viewed, priceAndStockNow(14_900, 5), 'Bajó $50'],
    ['cheaper by cents', viewed, priceAndStockNow(19_850, 5), 'Bajó $0.50'],
    ['more expensive', viewed, priceAndStockNow(24_900, 5), null],
    ['back in stock', priceAndStockThen(19_900, 0), priceAndStockNow(19_900, 3), 'Ya volvió'],
    ['back in stock, more expensive', priceAndStockThen(19_900, 0), priceAndStockNow(24_900, 1), 'Ya volvió'],
    ['sold out', viewed, priceAndStockNow(19_900, 0), null],
    ['sold out, cheaper', viewed, priceAndStockNow(14_900, 0), null],
    ['the last one', viewed, priceAndStockNow(19_900, 1), 'Se acaba'],
    ['still the last one', priceAndStockThen(19_900, 1), priceAndStockNow(19_900, 1), null],
    ['discontinued', viewed, 'discontinued', 'Ya no disponible'],
    ['discontinued, viewed with an older version of the site', undefined, 'discontinued', 'Ya no disponible'],
    ['unchanged', viewed, priceAndStockNow(19_900, 4), null],
    ['in stock, number of pieces unknown', viewed, priceAndStockNow(19_900, Infinity), null],
    ['current price and stock unknown, or offline', viewed, null, null],
    ['price and stock not newer than the view', viewed, priceAndStockNow(14_900, 5, { at: viewedAt }), null],
    ['price and stock of another branch', viewed, priceAndStockNow(14_900, 5, { branch: '2' }), null],
    ['removed, or viewed with an older version of the site', undefined, priceAndStockNow(14_900, 5), null],
  ])('%s', (_case, before, current, text) => {
    expect(describeChange(before, current)).toBe(text);
  });

  test.each([
    ['starts', 0, 14_900, 'Bajó $50'],
    ['ends', 14_900, 0, null],
    ['is above the regular price', 0, 29_900, null],
  ])('an offer that %s', (_case, before, after, text) => {
    const product = (discountPrice: number) => ({ price: 19_900, discountPrice, stock: { 1: 5 } });
    const priceAndStockBefore = toViewedPriceAndStock(product(before), '1', 1);
    const priceAndStockAfter = toViewedPriceAndStock(product(after), '1', 2);
    expect(describeChange(priceAndStockBefore, priceAndStockAfter)).toBe(text);
  });
});
