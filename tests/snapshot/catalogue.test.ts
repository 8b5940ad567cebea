import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { generateShop } from '../../scripts/sandbox/seed/generateShop.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import type * as catalogueModule from '../../src/catalogue/index.ts';
import type * as layoutModule from '../../src/layouts/layoutData.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';
import { maxMenuCategories } from '../../src/features/categories/categories.ts';

const seed = generateShop({ products: 60 });
const data = {
  ...seed,
  categories: [
    ...seed.categories,
    { name: 'Audio & Video', icon: '<i class="fixed inset-0" onclick="alert(1)"></i>' },
    {
      name: 'Audio, Video',
      icon: '<div style="position:fixed;inset:0" class="overlay"><img src=x onerror=alert(1)></div>',
    },
  ],
};
const time = '2025-11-20T15:10:00.000Z';
let catalogue: typeof catalogueModule;
let layoutData: typeof layoutModule.layoutData;

beforeAll(async () => {
  const dir = tempDir(afterAll);
  const { catalogue: original, report } = await createTestSandbox({ data }).snapshot();
  writeSnapshot(dir, 'https://api.example.com', time, original, report);
  vi.stubEnv('SNAPSHOT_DIR', dir);
  vi.resetModules();
  catalogue = await import('../../src/catalogue/index.ts');
  ({ layoutData } = await import('../../src/layouts/layoutData.ts'));
});
afterAll(() => void vi.unstubAllEnvs());

const soldCounts = (products: readonly { sold: number }[]): number[] => products.map((product) => product.sold);

describe('R11.1 pages read from the snapshot', () => {
  test('R4.6 all products, best sellers first; of those with equal sales, the lower id first', () => {
    const all = catalogue.products();
    expect(all).toHaveLength(60);
    expect(soldCounts(all)).toEqual(soldCounts(all).toSorted((a, b) => b - a));
    for (const [index, product] of all.entries()) {
      const next = all[index + 1];
      if (next?.sold === product.sold) expect(Number(product.id)).toBeLessThan(Number(next.id));
    }
  });

  test('a list in the order of the API', () => {
    expect(
      catalogue
        .productsInList('bestSellers')
        .slice(0, 4)
        .map(({ id }) => id),
    ).toEqual(
      catalogue
        .products()
        .slice(0, 4)
        .map(({ id }) => id),
    );
    expect(catalogue.productsInList('newest').every(({ recent }) => recent)).toBe(true);
  });

  test('R1.5 categories by name, with a unique slug and their products, best sellers first', () => {
    const all = catalogue.categories();
    const findSlug = (name: string) => catalogue.findCategory(name)?.slug;
    expect(findSlug('Baterías portátiles')).toBe('baterias-portatiles');
    expect(new Set([findSlug('Audio & Video'), findSlug('Audio, Video')])).toEqual(
      new Set(['audio-video', 'audio-video-2']),
    );
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(data.categories.length);
    for (const { name, products } of all) {
      expect(products.every(({ category }) => category === name)).toBe(true);
      expect(soldCounts(products)).toEqual(soldCounts(products).toSorted((a, b) => b - a));
    }
    expect(catalogue.findCategory('Ninguna')).toBeUndefined();
  });

  test('R2.8 the main branch and the time of the snapshot', () => {
    expect(catalogue.findMainBranch()).toMatchObject({ id: '1', city: 'Guadalajara' });
    expect(catalogue.snapshotTime()).toBe(time);
  });

  test('data that other pages do not change by sorting', () => {
    const before = structuredClone(catalogue.productsInList('mostViewed'));
    catalogue.categories();
    catalogue.products();
    expect(catalogue.productsInList('mostViewed')).toEqual(before);
  });
});

describe('R2.4 the list of categories in the header of every page', () => {
  test('contains the largest ones once, with their URL and an icon', () => {
    const { categoryListHtml } = layoutData();
    const slugs = [...categoryListHtml.matchAll(/href="\/categoria\/([^"]+)"/g)].map(([, slug]) => slug);
    expect(slugs).toHaveLength(Math.min(maxMenuCategories, data.categories.length));
    expect(new Set(slugs).size).toBe(slugs.length);
    const allSlugs = catalogue.categories().map(({ slug }) => slug);
    expect(slugs.filter((slug) => !allSlugs.includes(slug ?? ''))).toEqual([]);
    expect(categoryListHtml.match(/<svg/g)).toHaveLength(slugs.length);
    expect(categoryListHtml).not.toContain('& ');
  });

  test('contains no malicious markup of the API', () => {
    expect(layoutData().categoryListHtml).not.toMatch(
      /<script|<img|<i\b|\son\w+=|javascript:|style=|fixed|inset|overlay|alert/i,
    );
  });
});
