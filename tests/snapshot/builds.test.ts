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
import { writeBenchSnapshot, createBenchCatalogue } from '../../scripts/bench/build/benchCatalogue.ts';
import {
  buildSite,
  findDifferentFiles,
  digestFiles,
  digestPages,
  benchFoldersIn,
  type Build,
} from '../../scripts/bench/build/benchSite.ts';
import { keyFile } from '../../scripts/netlify/indexNow.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { maxMenuCategories } from '../../src/features/categories/categories.ts';
import { createMutations, withEveryFieldChanged } from '../support/mutations.ts';
import { buildDir } from '../support/tempDir.ts';

/** The environment of a build on another day, in another time zone and language. */
const elsewhere = (days: number, zone: string): Record<string, string> => ({
  ...{ TZ: zone, LANG: 'de_DE.UTF-8' },
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const Real = Date; const ahead = ${days} * 864e5;
     globalThis.Date = class extends Real {
       constructor(...given) { super(...(given.length ? given : [Real.now() + ahead])); }
       static now() { return Real.now() + ahead; }
     };`,
  )}`,
});

const work = buildDir(afterAll);
const base = benchFoldersIn(join(work, 'base'));
const cold = benchFoldersIn(join(work, 'cold'));
const written = (file: string): number => statSync(join(base.dist, file)).mtimeMs;
let shop: Catalogue;
let first: Build;
let over: Build;
/** What the first build published, and when it wrote the pages of products. */
let published: Map<string, string>;
let times: Map<string, number>;
/** What the build over it published of the changed shop, and what a build from nothing did. */
let incremental: Map<string, string>;
let fromNothing: Map<string, string>;

beforeAll(async () => {
  shop = withCategories(await createBenchCatalogue(60), 15);
  writeBenchSnapshot(base.snapshot, shop);
  vi.stubEnv('INDEXNOW_KEY', 'llave-de-prueba');
  first = await buildSite(base, true);
  published = digestFiles(base.dist);
  const products = [...published.keys()].filter((file) => /^producto\b.*\.html$/.test(file));
  times = new Map(products.map((file) => [file, written(file)]));

  // Every field of a product changes, and one product goes.
  const changed = withEveryFieldChanged(oneProductRemoved(shop));
  writeBenchSnapshot(base.snapshot, changed);
  over = await buildSite(base, false, elsewhere(40, 'Pacific/Auckland'));
  incremental = digestFiles(base.dist);
  writeBenchSnapshot(cold.snapshot, changed);
  await buildSite(cold, true, elsewhere(-200, 'America/Tijuana'));
  fromNothing = digestFiles(cold.dist);
}, 240_000);

test('R14.3 a build publishes the key for IndexNow', () => {
  expect(readFileSync(join(base.dist, keyFile), 'utf8')).toBe('llave-de-prueba');
});

test('R11.6 R11.7 an incremental build and one from nothing give the same bytes, on other days, in other time zones', () => {
  expect(first.kept).toBe(0);
  expect(first.rendered).toBeGreaterThan(60);
  expect(over.kept).toBeGreaterThan(5);
  // The picture that links to the shop show is drawn once for the folder of a snapshot.
  expect(findDifferentFiles(incremental, fromNothing).filter((file) => !file.startsWith('vistas/tienda-'))).toEqual([]);
});

test('R11.7 a build leaves unchanged pages where they are, and removes the page of a product that is gone', () => {
  const products = [...times.keys()];
  expect(products.filter((file) => !incremental.has(file))).toHaveLength(1);
  const same = products.filter((file) => fromNothing.get(file) === published.get(file));
  expect(same.length).toBeGreaterThan(5);
  expect(same.filter((file) => written(file) !== times.get(file))).toEqual([]);
});

test('R11.6 no page says when the snapshot was taken', () => {
  const { time } = JSON.parse(readFileSync(join(base.snapshot, 'manifest.json'), 'utf8')) as { time: string };
  const pages = [...incremental.keys()].filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(60);
  const read = (file: string): string => readFileSync(join(base.dist, file), 'utf8');
  expect(pages.filter((file) => read(file).includes(time.slice(0, 16)))).toEqual([]);
});

if (process.env['DEEP']) {
  /** The files that an incremental build on a copy of the base makes otherwise than the base, and than one from nothing. */
  const bothWays = async (changed: Catalogue) => {
    const place = benchFoldersIn(join(work, 'copy'));
    mkdirSync(join(work, 'copy'), { recursive: true });
    // With their times, to the last digit: a build goes on only from what the last one left.
    for (const part of ['cache', 'dist'] as const) execFileSync('cp', ['-a', `${base[part]}/.`, place[part]]);
    writeBenchSnapshot(place.snapshot, changed);
    const warm = await buildSite(place, false);
    const here = digestFiles(place.dist);
    await buildSite(place, true);
    return { warm, kept: findDifferentFiles(here, published), cold: findDifferentFiles(here, digestFiles(place.dist)) };
  };

  describe('R11.7 with one change, an incremental build', () => {
    beforeAll(async () => {
      writeBenchSnapshot(base.snapshot, shop);
      appendFileSync(join(base.dist, 'producto/1.html'), 'not ours');
      await buildSite(base, false);
    }, 120_000);

    test('does not go on from pages that another wrote', () => {
      expect(findDifferentFiles(digestFiles(base.dist), published)).toEqual([]);
    });

    test('of a price renders the pages that show it, and no other product', { timeout: 240_000 }, async () => {
      const { warm, kept, cold: unlike } = await bothWays(onePriceChanged(shop));
      const always = (await buildSite(base, false)).rendered;
      const pages = kept.filter((file) => file.endsWith('.html'));
      expect(unlike).toEqual([]);
      // Not as many: one that shows it may be among those that are always rendered.
      expect(warm.rendered - always).toBeLessThanOrEqual(pages.length);
      expect(warm.rendered - always).toBeGreaterThan(0);
      expect(pages.filter((file) => file.startsWith('producto')).length).toBeLessThanOrEqual(25);
    });

    test('of any field publishes what a cold one does', { timeout: 1_800_000 }, async () => {
      const unlike: Record<string, string[]> = {};
      for (const { what, catalogue } of createMutations(shop)) {
        const { cold: files } = await bothWays(catalogue);
        if (files.length > 0) unlike[what] = files.slice(0, 3);
      }
      expect(unlike).toEqual({});
    });
  });

  test(
    'R11.7 a page with 300 categories is as large as with 15, and one more changes few',
    { timeout: 240_000 },
    async () => {
      const full = benchFoldersIn(join(work, 'full'));
      const crowded = withCategories(shop, 300);
      writeBenchSnapshot(full.snapshot, crowded);
      await buildSite(full, true);
      const page = (dist: string, name: string): string => readFileSync(join(dist, name), 'utf8');
      for (const name of ['producto/1.html', 'index.html', 'todos.html', 'vivo/producto.html', 'busqueda.html']) {
        const [few, large] = [page(cold.dist, name), page(full.dist, name)];
        expect(gzipSync(large).length - gzipSync(few).length, name).toBeLessThanOrEqual(1024);
        // Home has its six tiles besides, a product its own category and those of what is like it.
        expect(new Set(large.match(/\/categoria\/[a-z0-9-]+/g)).size, name).toBeLessThanOrEqual(maxMenuCategories + 7);
      }
      expect(new Set(page(full.dist, 'categorias.html').match(/href="\/categoria\/[a-z0-9-]+"/g)).size).toBe(300);
      const before = digestPages(full.dist);
      writeBenchSnapshot(full.snapshot, oneCategoryAdded(crowded));
      await buildSite(full, false);
      const changed = findDifferentFiles(before, digestPages(full.dist));
      expect(changed).toEqual(expect.arrayContaining(['categoria/abanicos-de-escritorio.html', 'categorias.html']));
      expect(changed.length, changed.join()).toBeLessThanOrEqual(4);
    },
  );
}
