import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedCatalogue } from '../../scripts/sandbox/seed/catalogue.ts';
import { writeSnapshot } from '../../scripts/snapshot/writeSnapshot.ts';
import type * as catalogueModule from '../../src/catalogue/index.ts';
import type * as layoutModule from '../../src/layouts/layoutData.ts';
import { shopApp } from '../support/shopApp.ts';
import { tempDir } from '../support/tempDir.ts';
import { maxMenuCategories } from '../../src/features/categories/categories.ts';

const seed = seedCatalogue({ products: 60 });
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
  const { catalogue: pulled, report } = await shopApp({ data }).snapshot();
  writeSnapshot(dir, 'https://api.example.com', time, pulled, report);
  vi.stubEnv('SNAPSHOT_DIR', dir);
  vi.resetModules();
  catalogue = await import('../../src/catalogue/index.ts');
  ({ layoutData } = await import('../../src/layouts/layoutData.ts'));
});
afterAll(() => void vi.unstubAllEnvs());

const sold = (products: readonly { sold: number }[]): number[] => products.map((product) => product.sold);

describe('R11.1 pages are made from the snapshot', () => {
  test('R4.6 all products, most sold first, the older one first among equals', () => {
    const all = catalogue.products();
    expect(all).toHaveLength(60);
    expect(sold(all)).toEqual(sold(all).toSorted((a, b) => b - a));
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

  test('R1.5 categories by name, with a URL of their own and their products, most sold first', () => {
    const all = catalogue.categories();
    const slugOf = (name: string) => catalogue.findCategory(name)?.slug;
    expect(slugOf('Baterías portátiles')).toBe('baterias-portatiles');
    expect(new Set([slugOf('Audio & Video'), slugOf('Audio, Video')])).toEqual(
      new Set(['audio-video', 'audio-video-2']),
    );
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(data.categories.length);
    for (const { name, products } of all) {
      expect(products.every(({ category }) => category === name)).toBe(true);
      expect(sold(products)).toEqual(sold(products).toSorted((a, b) => b - a));
    }
    expect(catalogue.findCategory('Ninguna')).toBeUndefined();
  });

  test('R2.8 the main branch, and the time of the pull', () => {
    expect(catalogue.mainBranch()).toMatchObject({ id: '1', city: 'Guadalajara' });
    expect(catalogue.snapshotTime()).toBe(time);
  });

  test('nothing that a page sorts changes what the next one reads', () => {
    const before = structuredClone(catalogue.productsInList('mostViewed'));
    catalogue.categories();
    catalogue.products();
    expect(catalogue.productsInList('mostViewed')).toEqual(before);
  });
});

describe('R2.4 the list of categories in the header of every page', () => {
  test('the largest ones, each once, with its URL and an icon', () => {
    const { categoryList } = layoutData();
    const named = [...categoryList.matchAll(/href="\/categoria\/([^"]+)"/g)].map(([, slug]) => slug);
    expect(named).toHaveLength(Math.min(maxMenuCategories, data.categories.length));
    expect(new Set(named).size).toBe(named.length);
    const known = catalogue.categories().map(({ slug }) => slug);
    expect(named.filter((slug) => !known.includes(slug ?? ''))).toEqual([]);
    expect(categoryList.match(/<svg/g)).toHaveLength(named.length);
    expect(categoryList).not.toContain('& ');
  });

  test('nothing malicious of the API reaches it', () => {
    expect(layoutData().categoryList).not.toMatch(
      /<script|<img|<i\b|\son\w+=|javascript:|style=|fixed|inset|overlay|alert/i,
    );
  });
});
