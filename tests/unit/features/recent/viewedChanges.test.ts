import { describe, expect, test } from 'vitest';
import { toViewedFigures, type ViewedFigures } from '../../../../src/features/recent/recent.ts';
import { describeChange } from '../../../../src/features/recent/viewedChanges.ts';

const at = 1_000;
const observe = (price: number, stock: number, changes: Partial<ViewedFigures> = {}): ViewedFigures => ({
  ...{ price, stock, branch: '1', at },
  ...changes,
});
const viewed = observe(19_900, 5);
const now = (price: number, stock: number, changes: Partial<ViewedFigures> = {}) =>
  observe(price, stock, { at: at + 1, ...changes });

describe('R5.15 what is new about a viewed product', () => {
  test.each<[string, ViewedFigures | undefined, ViewedFigures | 'unavailable' | null, string | null]>([
    ['cheaper', viewed, now(14_900, 5), 'Bajó $50'],
    ['cheaper by cents', viewed, now(19_850, 5), 'Bajó $0.50'],
    ['dearer', viewed, now(24_900, 5), null],
    ['back in stock', observe(19_900, 0), now(19_900, 3), 'Ya volvió'],
    ['back in stock, dearer', observe(19_900, 0), now(24_900, 1), 'Ya volvió'],
    ['sold out', viewed, now(19_900, 0), null],
    ['sold out, cheaper', viewed, now(14_900, 0), null],
    ['the last one', viewed, now(19_900, 1), 'Se acaba'],
    ['the last one, as it was', observe(19_900, 1), now(19_900, 1), null],
    ['gone', viewed, 'unavailable', 'Ya no disponible'],
    ['gone, viewed by an older version of the site', undefined, 'unavailable', 'Ya no disponible'],
    ['unchanged', viewed, now(19_900, 4), null],
    ['known to be in stock, but not how many', viewed, now(19_900, Infinity), null],
    ['unknown, or offline', viewed, null, null],
    ['known from before it was viewed', viewed, now(14_900, 5, { at }), null],
    ['known for another branch', viewed, now(14_900, 5, { branch: '2' }), null],
    ['forgotten, or viewed by an older version of the site', undefined, now(14_900, 5), null],
  ])('%s', (_case, before, known, news) => {
    expect(describeChange(before, known)).toBe(news);
  });

  test.each([
    ['begins', 0, 14_900, 'Bajó $50'],
    ['ends', 14_900, 0, null],
    ['is none, above the price', 0, 29_900, null],
  ])('an offer that %s', (_case, before, after, news) => {
    const product = (discountPrice: number) => ({ price: 19_900, discountPrice, stock: { 1: 5 } });
    expect(describeChange(toViewedFigures(product(before), '1', 1), toViewedFigures(product(after), '1', 2))).toBe(
      news,
    );
  });
});
