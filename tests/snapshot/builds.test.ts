import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  oneCategoryAdded,
  onePriceChanged,
  oneProductRemoved,
  withCategories,
} from '../../scripts/bench/build/changes.ts';
import { publish, shopOf } from '../../scripts/bench/build/shopOf.ts';
import {
  buildSite,
  differing,
  digestsIn,
  pagesIn,
  placeIn,
  type Build,
  type Place,
} from '../../scripts/bench/build/benchSite.ts';
import { keyFile } from '../../scripts/netlify/indexNow.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { maxInEveryPage } from '../../src/features/categories/categories.ts';
import { createMutations, scattered } from '../support/mutations.ts';
import { buildDir } from '../support/tempDir.ts';

const work = buildDir(afterAll);
const base = placeIn(join(work, 'base'));
let shop: Catalogue;
let published: Map<string, string>;
let first: Build;

beforeAll(async () => {
  shop = withCategories(await shopOf(60), 15);
  publish(base.snapshot, shop);
  vi.stubEnv('INDEXNOW_KEY', 'llave-de-prueba');
  first = await buildSite(base, true);
  published = digestsIn(base.dist);
}, 120_000);

test('R14.3 a build publishes the key for IndexNow', () => {
  expect(readFileSync(join(base.dist, keyFile), 'utf8')).toBe('llave-de-prueba');
});

/** A changed shop built on what the base build kept, and built from nothing. */
async function bothWays(name: string, changed: Catalogue): Promise<Both> {
  const place = placeIn(join(work, name));
  mkdirSync(join(work, name), { recursive: true });
  // With their times, to the last digit: a build goes on only from what the last one left.
  for (const part of ['cache', 'dist'] as const) execFileSync('cp', ['-a', base[part], place[part]]);
  publish(place.snapshot, changed);
  const warm = await buildSite(place, false);
  const incremental = digestsIn(place.dist);
  await buildSite(place, true);
  const fromNothing = digestsIn(place.dist);
  return { warm, fromNothing, kept: differing(incremental, published), cold: differing(incremental, fromNothing) };
}

interface Both {
  warm: Build;
  /** What the build from nothing publishes, as digests of its files. */
  fromNothing: Map<string, string>;
  /** The files that are not those of the base build. */
  kept: string[];
  /** The files that a build from nothing makes otherwise. */
  cold: string[];
}

const pages = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.html'));

describe('R11.7 of a shop in which every field of a product changed, and one product went', () => {
  let changed: Catalogue;
  let both: Both;

  beforeAll(async () => {
    changed = scattered(oneProductRemoved(shop));
    both = await bothWays('scattered', changed);
  }, 120_000);

  test('a build knows which pages it renders', () => {
    expect(first.kept).toBe(0);
    expect(first.rendered).toBeGreaterThan(60);
  });

  test('an incremental build publishes what a cold one does', () => {
    expect(both.cold).toEqual([]);
    expect(pages(both.kept).length).toBeGreaterThan(15);
    expect(both.warm.kept).toBeGreaterThan(5);
  });

  test(
    'a build over the last one leaves pages that did not change where they are, and removes what is gone',
    { timeout: 120_000 },
    async () => {
      const written = (file: string): number => statSync(join(base.dist, file)).mtimeMs;
      const products = [...published.keys()].filter((file) => /^producto\b.*\.html$/.test(file));
      const same = products.filter((file) => both.fromNothing.get(file) === published.get(file));
      const before = same.map(written);
      publish(base.snapshot, changed);
      await buildSite(base, false);
      const over = digestsIn(base.dist);
      // The picture that links to the shop show is drawn once for the folder of a snapshot.
      expect(differing(over, both.fromNothing).filter((file) => !file.startsWith('vistas/tienda-'))).toEqual([]);
      expect(products.filter((file) => !over.has(file))).toHaveLength(1);
      expect(same.length).toBeGreaterThan(5);
      expect(same.map(written)).toEqual(before);
    },
  );

  test('a build does not go on from pages that another wrote', { timeout: 120_000 }, async () => {
    publish(base.snapshot, shop);
    appendFileSync(join(base.dist, 'producto/1.html'), 'not ours');
    await buildSite(base, false);
    expect(differing(digestsIn(base.dist), published)).toEqual([]);
  });
});

/** Named so much, a category in each page could not be overseen. */
const many = 300;

describe(`R11.7 with ${many} categories`, () => {
  const full = placeIn(join(work, 'full'));
  const page = (place: Place, name: string): Buffer => readFileSync(join(place.dist, name));
  let crowded: Catalogue;

  beforeAll(async () => {
    crowded = withCategories(shop, many);
    publish(full.snapshot, crowded);
    await buildSite(full, true);
  }, 120_000);

  test.each(['producto/1.html', 'index.html', 'todos.html', 'garantias.html', 'vivo/producto.html', 'busqueda.html'])(
    '%s is as large as with 15, and names as few',
    (name) => {
      const [few, large] = [page(base, name), page(full, name)];
      expect(gzipSync(large).length - gzipSync(few).length).toBeLessThanOrEqual(1024);
      const named = new Set(large.toString().match(/\/categoria\/[a-z0-9-]+/g));
      // Home has its six tiles besides, a product its own category and those of what is like it.
      expect(named.size).toBeLessThanOrEqual(maxInEveryPage + 7);
    },
  );

  test('one page has them all', () => {
    const links = page(full, 'categorias.html')
      .toString()
      .match(/href="\/categoria\/[a-z0-9-]+"/g);
    expect(new Set(links).size).toBe(many);
  });

  test('one more changes few pages', { timeout: 120_000 }, async () => {
    const before = pagesIn(full.dist);
    publish(full.snapshot, oneCategoryAdded(crowded));
    await buildSite(full, false);
    const changed = differing(before, pagesIn(full.dist));
    expect(changed).toContain('categoria/abanicos-de-escritorio.html');
    expect(changed).toContain('categorias.html');
    expect(changed.length, changed.join()).toBeLessThanOrEqual(4);
  });
});

describe.runIf(process.env['DEEP'])('R11.7 with one change, an incremental build', () => {
  test('of a price renders the pages that show it, and no other product', { timeout: 240_000 }, async () => {
    const { warm, kept, cold } = await bothWays('price', onePriceChanged(shop));
    const always = (await buildSite(base, false)).rendered;
    expect(cold).toEqual([]);
    // Not as many: one that shows it may be among those that are always rendered.
    expect(warm.rendered - always).toBeLessThanOrEqual(pages(kept).length);
    expect(warm.rendered - always).toBeGreaterThan(0);
    expect(pages(kept).filter((file) => file.startsWith('producto')).length).toBeLessThanOrEqual(25);
  });

  test('of any field publishes what a cold one does', { timeout: 1_800_000 }, async () => {
    const mutations = createMutations(shop);
    expect(mutations.length).toBeGreaterThan(25);
    const unlike: Record<string, string[]> = {};
    for (const { what, catalogue } of mutations) {
      const { cold } = await bothWays('field', catalogue);
      if (cold.length > 0) unlike[what] = cold.slice(0, 3);
    }
    expect(unlike).toEqual({});
  });
});
