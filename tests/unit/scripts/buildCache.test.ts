import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildCache, deleteBuildDigests, isCurrent, saveBuildDigests } from '../../../scripts/build/buildCache.ts';
import { addToBuildHistory } from '../../../scripts/build/addToBuildHistory.ts';
import { checksum } from '../../../scripts/snapshot/durableFiles.ts';
import { writeDates } from '../../../scripts/snapshot/productHistory.ts';
import { writeSnapshot } from '../../../scripts/snapshot/writeSnapshot.ts';
import { slidePath } from '../../../src/catalogue/loadSnapshot.ts';
import type { Catalogue, SnapshotReport, SlideChecksum } from '../../../src/catalogue/snapshot.ts';
import { createCatalogue } from '../../support/createCatalogue.ts';
import { tempDir } from '../../support/tempDir.ts';

describe('R11.7 a build with --unless-current runs', () => {
  let dist = '';
  let snapshot = '';
  const pageFile = (): string => join(dist, 'producto', '1.html');

  /** Takes a snapshot whose slide a.jpg has these bytes. */
  function takeSnapshot({
    time = '2026-11-20T15:00:00.000Z',
    catalogue = {} as Partial<Catalogue>,
    report = {} as Partial<SnapshotReport>,
    slide = 'a slide',
  }): void {
    const slideChecksum: SlideChecksum = { ...checksum(slide), type: 'jpg' };
    mkdirSync(join(snapshot, 'sliders'), { recursive: true });
    writeFileSync(slidePath(snapshot, slideChecksum), slide);
    const wholeReport = { rejected: [], duplicates: [], pictures: [], ...report };
    const slides = { 'a.jpg': slideChecksum };
    writeSnapshot(snapshot, 'https://api.example.com', time, createCatalogue(1, catalogue), wholeReport, { slides });
  }

  beforeEach(() => {
    dist = tempDir();
    snapshot = tempDir();
    mkdirSync(join(dist, 'producto'));
    writeFileSync(pageFile(), 'a page');
    takeSnapshot({});
    expect(isCurrent(dist, snapshot)).toBe(false);
    saveBuildDigests(dist, snapshot);
    expect(isCurrent(dist, snapshot)).toBe(true);
  });
  afterEach(() => deleteBuildDigests(dist));

  test.each([
    ['the catalogue', { catalogue: { sliders: [] } }],
    ['the report', { report: { missing: ['getCategorias'] } }],
    ['a slide, under the same name,', { slide: 'another slide' }],
  ])('if %s changed', (_, changes) => {
    takeSnapshot(changes);
    expect(isCurrent(dist, snapshot)).toBe(false);
  });

  test('if the dates of the sitemap or the build history changed', () => {
    writeDates(snapshot, { 1: { digest: 'a', lastChanged: '2026-11-20T15:00:00.000Z' } });
    expect(isCurrent(dist, snapshot)).toBe(false);
    saveBuildDigests(dist, snapshot);
    addToBuildHistory(snapshot, { time: '2026-11-20T15:00:00.000Z', triggered: false, changes: 0, quarantined: 0 });
    expect(isCurrent(dist, snapshot)).toBe(false);
  });

  test('not for a newer snapshot without changes', () => {
    takeSnapshot({ time: '2026-11-20T16:00:00.000Z' });
    expect(isCurrent(dist, snapshot)).toBe(true);
  });

  test('if the modification time of a page changed, even to an older one', () => {
    utimesSync(pageFile(), 1, 1);
    expect(isCurrent(dist, snapshot)).toBe(false);
  });

  test('if a file was added, except those of git', () => {
    mkdirSync(join(dist, '.git'));
    writeFileSync(join(dist, '.git', 'HEAD'), 'ref');
    expect(isCurrent(dist, snapshot)).toBe(true);
    writeFileSync(join(dist, 'new.html'), '');
    expect(isCurrent(dist, snapshot)).toBe(false);
  });

  test('if the last build was interrupted', () => {
    deleteBuildDigests(dist);
    expect(isCurrent(dist, snapshot)).toBe(false);
  });
});

test('P83 a build does not start in a folder with foreign files, and Vite does not empty the folder', () => {
  const dist = pathToFileURL(`${tempDir()}/`);
  const cacheDir = pathToFileURL(`${tempDir()}/`);
  const updates: unknown[] = [];
  const setUpBuild = (): void =>
    void buildCache()[0]?.hooks['astro:config:setup']?.({
      command: 'build',
      config: { outDir: dist, cacheDir },
      updateConfig: (update: unknown) => void updates.push(update),
    } as never);
  setUpBuild();
  expect(updates).toEqual([{ vite: { build: { emptyOutDir: false } } }]);
  writeFileSync(new URL('mine.txt', dist), '');
  expect(setUpBuild).toThrow(/has other files \(mine\.txt\)/);
});
