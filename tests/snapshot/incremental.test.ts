import { appendFileSync, cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onePriceChanged, oneProductRemoved } from '../../scripts/bench/build/changes.ts';
import { publish, shopOf } from '../../scripts/bench/build/shopOf.ts';
import { buildSite, differing, digestsIn, placeIn, type Build } from '../../scripts/bench/build/benchSite.ts';
import type { Catalogue } from '../../src/catalogue/snapshot.ts';
import { mutationsOf, scattered } from '../support/mutations.ts';
import { buildDir } from '../support/tempDir.ts';

const work = buildDir(afterAll);
const base = placeIn(join(work, 'base'));
let shop: Catalogue;
let published: Map<string, string>;
let first: Build;

beforeAll(async () => {
  shop = await shopOf(60);
  publish(base.snapshot, shop);
  first = await buildSite(base, true);
  published = digestsIn(base.dist);
}, 120_000);

/** A changed shop built on what the base build kept, and built from nothing. */
async function bothWays(name: string, changed: Catalogue): Promise<{ warm: Build; kept: string[]; cold: string[] }> {
  const place = placeIn(join(work, name));
  cpSync(base.cache, place.cache, { recursive: true });
  publish(place.snapshot, changed);
  const warm = await buildSite(place, false);
  const incremental = digestsIn(place.dist);
  await buildSite(place, true);
  const fromNothing = digestsIn(place.dist);
  return { warm, kept: differing(incremental, published), cold: differing(incremental, fromNothing) };
}

const pages = (files: readonly string[]): string[] => files.filter((file) => file.endsWith('.html'));

describe('R11.7 an incremental build', () => {
  test('knows which pages it renders', () => {
    expect(first.kept).toBe(0);
    expect(first.rendered).toBeGreaterThan(60);
  });

  test('publishes what a cold one does, whatever field of a product changed', { timeout: 120_000 }, async () => {
    const { warm, kept, cold } = await bothWays('scattered', scattered(shop));
    expect(cold).toEqual([]);
    expect(pages(kept).length).toBeGreaterThan(15);
    expect(warm.kept).toBeGreaterThan(5);
  });
});

describe('R11.7 a build over the last one', () => {
  const page = 'producto/1.html';
  const written = (): number => statSync(join(base.dist, page)).mtimeMs;

  test('leaves a page that did not change where it is, and removes what is gone', { timeout: 120_000 }, async () => {
    const before = written();
    const place = placeIn(join(work, 'removed'));
    for (const { snapshot } of [base, place]) publish(snapshot, oneProductRemoved(shop));
    await buildSite(base, false);
    await buildSite(place, true);
    const over = digestsIn(base.dist);
    expect(differing(over, digestsIn(place.dist))).toEqual([]);
    expect([...published.keys()].filter((file) => /^producto\b/.test(file) && !over.has(file))).toHaveLength(1);
    expect(written()).toBe(before);
  });

  test('does not go on from pages that another wrote', { timeout: 120_000 }, async () => {
    publish(base.snapshot, shop);
    appendFileSync(join(base.dist, page), 'not ours');
    await buildSite(base, false);
    expect(differing(digestsIn(base.dist), published)).toEqual([]);
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
    const mutations = mutationsOf(shop);
    expect(mutations.length).toBeGreaterThan(25);
    const unlike: Record<string, string[]> = {};
    for (const { what, catalogue } of mutations) {
      const { cold } = await bothWays('field', catalogue);
      if (cold.length > 0) unlike[what] = cold.slice(0, 3);
    }
    expect(unlike).toEqual({});
  });
});
