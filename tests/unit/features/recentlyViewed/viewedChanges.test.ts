import { describe, expect, test } from 'vitest';
import { toViewedFigures, type ViewedFigures } from '../../../../src/features/recentlyViewed/viewedProducts.ts';
import { describeChange } from '../../../../src/features/recentlyViewed/viewedChanges.ts';

const viewedAt = 1_000;
const figuresThen = (price: number, stock: number): ViewedFigures => ({ price, stock, branch: '1', at: viewedAt });
const figuresNow = (price: number, stock: number, changes: Partial<ViewedFigures> = {}): ViewedFigures => ({
  price,
  stock,
  branch: '1',
  at: viewedAt + 1,
  ...changes,
});
const viewed = figuresThen(19_900, 5);

describe('R5.15 the change of a viewed product', () => {
  test.each<[string, ViewedFigures | undefined, ViewedFigures | 'discontinued' | null, string | null]>([
    ['cheaper', viewed, figuresNow(14_900, 5), 'Bajó $50'],
    ['cheaper by cents', viewed, figuresNow(19_850, 5), 'Bajó $0.50'],
    ['more expensive', viewed, figuresNow(24_900, 5), null],
    ['back in stock', figuresThen(19_900, 0), figuresNow(19_900, 3), 'Ya volvió'],
    ['back in stock, more expensive', figuresThen(19_900, 0), figuresNow(24_900, 1), 'Ya volvió'],
    ['sold out', viewed, figuresNow(19_900, 0), null],
    ['sold out, cheaper', viewed, figuresNow(14_900, 0), null],
    ['the last one', viewed, figuresNow(19_900, 1), 'Se acaba'],
    ['still the last one', figuresThen(19_900, 1), figuresNow(19_900, 1), null],
    ['discontinued', viewed, 'discontinued', 'Ya no disponible'],
    ['discontinued, viewed with an older version of the site', undefined, 'discontinued', 'Ya no disponible'],
    ['unchanged', viewed, figuresNow(19_900, 4), null],
    ['in stock, number of pieces unknown', viewed, figuresNow(19_900, Infinity), null],
    ['current figures unknown, or offline', viewed, null, null],
    ['figures not newer than the view', viewed, figuresNow(14_900, 5, { at: viewedAt }), null],
    ['figures of another branch', viewed, figuresNow(14_900, 5, { branch: '2' }), null],
    ['removed, or viewed with an older version of the site', undefined, figuresNow(14_900, 5), null],
  ])('%s', (_case, before, current, text) => {
    expect(describeChange(before, current)).toBe(text);
  });

  test.each([
    ['starts', 0, 14_900, 'Bajó $50'],
    ['ends', 14_900, 0, null],
    ['is above the regular price', 0, 29_900, null],
  ])('an offer that %s', (_case, before, after, text) => {
    const product = (discountPrice: number) => ({ price: 19_900, discountPrice, stock: { 1: 5 } });
    const figuresBefore = toViewedFigures(product(before), '1', 1);
    const figuresAfter = toViewedFigures(product(after), '1', 2);
    expect(describeChange(figuresBefore, figuresAfter)).toBe(text);
  });
});
