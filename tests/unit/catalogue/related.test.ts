import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRelated } from '../../../src/catalogue/related.ts';
import { seedCatalogue } from '../../../scripts/sandbox/seed/catalogue.ts';
import { productOf } from '../../support/rows.ts';

const product = (id: number, name: string, category = 'Cables', price = 10_000) => ({
  ...productOf({ id: String(id), name, category, price, brand: '' }),
  pictures: [],
});

describe('R5.9 related products', () => {
  const shop = seedCatalogue({ products: 600 }).products.map((item) => ({ ...item.product, pictures: item.pictures }));
  const related = findRelated(shop);

  test('never the product itself, never one twice, all of its category', () => {
    const category = new Map(shop.map((item) => [item.id, item.category]));
    for (const [id, others] of related) {
      expect(others).not.toContain(id);
      expect(new Set(others).size).toBe(others.length);
      for (const other of others) expect(category.get(other)).toBe(category.get(id));
    }
  });

  test('R11.7 no product is on more than 24 other pages, so that a price change makes few anew', () => {
    const pages = new Map<string, number>();
    for (const other of [...related.values()].flat()) pages.set(other, (pages.get(other) ?? 0) + 1);
    expect(Math.max(...pages.values())).toBeLessThanOrEqual(24);
    expect(pages.size).toBeGreaterThan(500);
  });

  test('R11.7 nor where all are alike', () => {
    const pages = new Map<string, number>();
    const alike = Array.from({ length: 60 }, (_, index) => product(index + 1, 'Cable'));
    for (const other of [...findRelated(alike).values()].flat()) pages.set(other, (pages.get(other) ?? 0) + 1);
    expect(Math.max(...pages.values())).toBe(24);
  });

  test('the nearest by name comes first', () => {
    const names = ['Cable trenzado rojo', 'Adaptador HDMI', 'Cable trenzado azul', 'Extensor VGA'];
    expect(findRelated(names.map((name, index) => product(index + 1, name))).get('1')?.[0]).toBe('3');
  });

  test('R11.7 prices, stock and units sold change nothing', () => {
    const moved = shop.map((item) => ({ ...item, price: item.price + 100, sold: item.sold + 5, stock: { '1': 0 } }));
    expect(findRelated(moved)).toEqual(related);
  });

  test('any names at all', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 40 }), (names) => {
        const found = findRelated(names.map((name, index) => product(index, name)));
        expect(found.size).toBe(names.length);
        for (const others of found.values()) expect(others.length).toBe(Math.min(8, names.length - 1));
      }),
    );
  });
});
