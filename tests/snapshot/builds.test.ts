import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addCategory, changePrice, removeProduct, withCategories } from '../../scripts/bench/build/changes.ts';
import { writeBenchSnapshot, createBenchCatalogue } from '../../scripts/bench/build/benchCatalogue.ts';
import {
  runBuild,
  findDifferentFiles,
  digestFiles,
  digestPages,
  benchFoldersIn,
  type Build,
} from '../../scripts/bench/build/benchSite.ts';
import { keyFile } from '../../scripts/netlify/indexNow.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { maxMenuCategories } from '../../src/features/categories/categories.ts';
import { createMutations, mutateEveryField } from '../support/catalogueMutations.ts';
import { tempDirInProject } from '../support/tempDir.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

/** The environment of a build on another day, in another time zone and language. */
const otherEnvironment = (days: number, timeZone: string): Record<string, string> => ({
  TZ: timeZone,
  LANG: 'de_DE.UTF-8',
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const OriginalDate = Date; const offset = ${days} * 86_400_000;
     globalThis.Date = class extends OriginalDate {
       constructor(...args) { super(...(args.length ? args : [OriginalDate.now() + offset])); }
       static now() { return OriginalDate.now() + offset; }
     };`,
  )}`,
});

const workDir = tempDirInProject(afterAll);
const base = benchFoldersIn(join(workDir, 'base'));
const cold = benchFoldersIn(join(workDir, 'cold'));
const modifiedAt = (file: string): number => statSync(join(base.dist, file)).mtimeMs;
let shop: Catalogue;
let firstBuild: Build;
let incrementalBuild: Build;
/** Digests of the files of the first build, and when it wrote the product pages. */
let firstFiles: Map<string, string>;
let productPageTimes: Map<string, number>;
/** Digests of the files of an incremental and of a cold build of the changed shop. */
let incrementalFiles: Map<string, string>;
let coldFiles: Map<string, string>;

beforeAll(async () => {
  shop = withCategories(await createBenchCatalogue(60), 15);
  writeBenchSnapshot(base.snapshot, shop);
  vi.stubEnv('INDEXNOW_KEY', 'llave-de-prueba');
  firstBuild = await runBuild(base, true);
  firstFiles = digestFiles(base.dist);
  const products = [...firstFiles.keys()].filter((file) => /^producto\b.*\.html$/.test(file));
  productPageTimes = new Map(products.map((file) => [file, modifiedAt(file)]));

  // Every field of a product changes, and one product is removed.
  const changed = mutateEveryField(removeProduct(shop));
  writeBenchSnapshot(base.snapshot, changed);
  incrementalBuild = await runBuild(base, false, otherEnvironment(40, 'Pacific/Auckland'));
  incrementalFiles = digestFiles(base.dist);
  writeBenchSnapshot(cold.snapshot, changed);
  await runBuild(cold, true, otherEnvironment(-200, 'America/Tijuana'));
  coldFiles = digestFiles(cold.dist);
}, 240_000);

test('R14.3 a build publishes the key for IndexNow', () => {
  expect(readFileSync(join(base.dist, keyFile), 'utf8')).toBe('llave-de-prueba');
});

test('R11.6 R11.7 an incremental and a cold build write the same bytes, on other days and in other time zones', () => {
  expect(firstBuild.reused).toBe(0);
  expect(firstBuild.written).toBeGreaterThan(60);
  expect(incrementalBuild.reused).toBeGreaterThan(5);
  // The Open Graph image of the shop is drawn once per snapshot folder.
  expect(findDifferentFiles(incrementalFiles, coldFiles).filter((file) => !file.startsWith('vistas/tienda-'))).toEqual(
    [],
  );
});

test('R11.7 a build does not rewrite unchanged pages, and removes the page of a discontinued product', () => {
  const productPages = [...productPageTimes.keys()];
  expect(productPages.filter((file) => !incrementalFiles.has(file))).toHaveLength(1);
  const unchanged = productPages.filter((file) => coldFiles.get(file) === firstFiles.get(file));
  expect(unchanged.length).toBeGreaterThan(5);
  expect(unchanged.filter((file) => modifiedAt(file) !== productPageTimes.get(file))).toEqual([]);
});

test('R11.6 no page contains the time of the snapshot', () => {
  const { time } = JSON.parse(readFileSync(join(base.snapshot, 'manifest.json'), 'utf8')) as { time: string };
  const pages = [...incrementalFiles.keys()].filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(60);
  const read = (file: string): string => readFileSync(join(base.dist, file), 'utf8');
  expect(pages.filter((file) => read(file).includes(time.slice(0, 16)))).toEqual([]);
});

if (isDeepRun) {
  /** Builds a changed shop incrementally, on a copy of the base, and cold; returns the files that differ between builds. */
  const compareBuilds = async (changed: Catalogue) => {
    const copy = benchFoldersIn(join(workDir, 'copy'));
    mkdirSync(join(workDir, 'copy'), { recursive: true });
    // Preserves modification times: a build reuses only files that are as the last build left them.
    for (const folder of ['cache', 'dist'] as const) execFileSync('cp', ['-a', `${base[folder]}/.`, copy[folder]]);
    writeBenchSnapshot(copy.snapshot, changed);
    const incremental = await runBuild(copy, false);
    const files = digestFiles(copy.dist);
    await runBuild(copy, true);
    return {
      rendered: incremental.written,
      changedFiles: findDifferentFiles(files, firstFiles),
      unlikeColdBuild: findDifferentFiles(files, digestFiles(copy.dist)),
    };
  };

  describe('R11.7 with one change, an incremental build', () => {
    beforeAll(async () => {
      writeBenchSnapshot(base.snapshot, shop);
      appendFileSync(join(base.dist, 'producto/1.html'), 'changed by another program');
      await runBuild(base, false);
    }, 120_000);

    test('renders pages again that another program has changed', () => {
      expect(findDifferentFiles(digestFiles(base.dist), firstFiles)).toEqual([]);
    });

    test('of a price renders the pages that show it, and no other product', { timeout: 240_000 }, async () => {
      const { rendered, changedFiles, unlikeColdBuild } = await compareBuilds(changePrice(shop));
      const alwaysRendered = (await runBuild(base, false)).written;
      const changedPages = changedFiles.filter((file) => file.endsWith('.html'));
      expect(unlikeColdBuild).toEqual([]);
      // At most, since a changed page may be among those that are always rendered.
      expect(rendered - alwaysRendered).toBeLessThanOrEqual(changedPages.length);
      expect(rendered - alwaysRendered).toBeGreaterThan(0);
      expect(changedPages.filter((file) => file.startsWith('producto')).length).toBeLessThanOrEqual(25);
    });

    test('of any field gives the same files as a cold build', { timeout: 1_800_000 }, async () => {
      const differences: Record<string, string[]> = {};
      for (const { changedField, catalogue } of createMutations(shop)) {
        const { unlikeColdBuild } = await compareBuilds(catalogue);
        if (unlikeColdBuild.length > 0) differences[changedField] = unlikeColdBuild.slice(0, 3);
      }
      expect(differences).toEqual({});
    });
  });

  test(
    'R11.7 pages are at most 1 KB larger with 300 categories than with 15, and a new category changes at most four',
    { timeout: 240_000 },
    async () => {
      const full = benchFoldersIn(join(workDir, 'full'));
      const fullShop = withCategories(shop, 300);
      writeBenchSnapshot(full.snapshot, fullShop);
      await runBuild(full, true);
      const readPage = (dist: string, name: string): string => readFileSync(join(dist, name), 'utf8');
      for (const name of ['producto/1.html', 'index.html', 'todos.html', 'vivo/producto.html', 'busqueda.html']) {
        const html = readPage(full.dist, name);
        const htmlOfSmallShop = readPage(cold.dist, name);
        expect(gzipSync(html).length - gzipSync(htmlOfSmallShop).length, name).toBeLessThanOrEqual(1024);
        // The home page also has six tiles, a product page the categories of the product and similar ones.
        expect(new Set(html.match(/\/categoria\/[a-z0-9-]+/g)).size, name).toBeLessThanOrEqual(maxMenuCategories + 7);
      }
      expect(new Set(readPage(full.dist, 'categorias.html').match(/href="\/categoria\/[a-z0-9-]+"/g)).size).toBe(300);
      const before = digestPages(full.dist);
      writeBenchSnapshot(full.snapshot, addCategory(fullShop));
      await runBuild(full, false);
      const changed = findDifferentFiles(before, digestPages(full.dist));
      expect(changed).toEqual(expect.arrayContaining(['categoria/abanicos-de-escritorio.html', 'categorias.html']));
      expect(changed.length, changed.join()).toBeLessThanOrEqual(4);
    },
  );
}
