import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRelated } from '../../../src/catalogue/related.ts';
import { generateShop } from '../../../scripts/sandbox/seed/generateShop.ts';
import { createProduct } from '../../support/productFactory.ts';

const createSnapshotProduct = (id: number, name: string, category = 'Cables', price = 10_000) => ({
  ...createProduct({ id: String(id), name, category, price, brand: '' }),
  pictures: [],
});

/** Counts the pages that each product is on. */
function countPages(related: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of [...related.values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

describe('R5.9 related products', () => {
  const products = generateShop({ products: 600 }).products.map((item) => ({
    ...item.product,
    pictures: item.pictures,
  }));
  const related = findRelated(products);

  test('are of the same category, without duplicates and without the product itself', () => {
    const categoryById = new Map(products.map(({ id, category }) => [id, category]));
    for (const [id, relatedIds] of related) {
      expect(relatedIds).not.toContain(id);
      expect(new Set(relatedIds).size).toBe(relatedIds.length);
      for (const relatedId of relatedIds) expect(categoryById.get(relatedId)).toBe(categoryById.get(id));
    }
  });

  test('R11.7 no product is on more than 24 other pages, so a price change rebuilds few pages', () => {
    const pageCounts = countPages(related);
    expect(Math.max(...pageCounts.values())).toBeLessThanOrEqual(24);
    expect(pageCounts.size).toBeGreaterThan(500);
  });

  test('R11.7 no product is on more than 24 other pages, even if all have the same name', () => {
    const sameName = Array.from({ length: 60 }, (_, index) => createSnapshotProduct(index + 1, 'Cable'));
    expect(Math.max(...countPages(findRelated(sameName)).values())).toBe(24);
  });

  test('start with the most similar name', () => {
    const names = ['Cable trenzado rojo', 'Adaptador HDMI', 'Cable trenzado azul', 'Extensor VGA'];
    expect(findRelated(names.map((name, index) => createSnapshotProduct(index + 1, name))).get('1')?.[0]).toBe('3');
  });

  test('R11.7 do not depend on prices, stock or units sold', () => {
    const updated = products.map((item) => ({
      ...item,
      price: item.price + 100,
      sold: item.sold + 5,
      stock: { '1': 0 },
    }));
    expect(findRelated(updated)).toEqual(related);
  });

  test('exist for any names', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 40 }), (names) => {
        const relatedById = findRelated(names.map((name, index) => createSnapshotProduct(index, name)));
        expect(relatedById.size).toBe(names.length);
        for (const relatedIds of relatedById.values()) expect(relatedIds.length).toBe(Math.min(8, names.length - 1));
      }),
    );
  });
});
