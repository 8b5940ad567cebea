import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { oneCategoryAdded, withCategories } from '../../scripts/bench/build/changes.ts';
import { publish, shopOf } from '../../scripts/bench/build/shopOf.ts';
import { buildSite, differing, pagesIn, placeIn, type Place } from '../../scripts/bench/build/benchSite.ts';
import { inEveryPage } from '../../src/features/categories/categories.ts';
import { buildDir } from '../support/tempDir.ts';

/** Named so much, a category in each page could not be overseen. */
const many = 300;
const page = (place: Place, name: string): Buffer => readFileSync(join(place.dist, name));

test(
  'R11.7 pages do not grow with the number of categories, and a new one changes few',
  { timeout: 600_000 },
  async () => {
    const work = buildDir();
    const demo = await shopOf(60);
    const [few, full] = [placeIn(join(work, 'few')), placeIn(join(work, 'full'))];
    publish(few.snapshot, withCategories(demo, 15));
    await buildSite(few, true);
    const shop = withCategories(demo, many);
    publish(full.snapshot, shop);
    await buildSite(full, true);

    for (const name of [
      'producto/1.html',
      'index.html',
      'todos.html',
      'garantias.html',
      'vivo/producto.html',
      'busqueda.html',
    ]) {
      const [one, other] = [page(few, name), page(full, name)];
      const [small, large] = [one, other].map((bytes) => gzipSync(bytes).length);
      expect((large ?? 0) - (small ?? 0), name).toBeLessThanOrEqual(1024);
      const named = new Set(other.toString().match(/\/categoria\/[a-z0-9-]+/g));
      // Home has its six tiles besides, a product its own category and those of what is like it.
      expect(named.size, name).toBeLessThanOrEqual(inEveryPage + 7);
    }
    const all = new Set(
      page(full, 'categorias.html')
        .toString()
        .match(/href="\/categoria\/[a-z0-9-]+"/g),
    );
    expect(all.size).toBe(many);

    const before = pagesIn(full.dist);
    publish(full.snapshot, oneCategoryAdded(shop));
    await buildSite(full, false);
    const changed = differing(before, pagesIn(full.dist));
    expect(changed).toContain('categoria/abanicos-de-escritorio.html');
    expect(changed).toContain('categorias.html');
    expect(changed.length, changed.join()).toBeLessThanOrEqual(4);
  },
);
