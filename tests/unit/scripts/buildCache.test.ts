import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildCache, forgetBuild, isCurrent, recordBuild } from '../../../scripts/build/buildCache.ts';
import { tempDir } from '../../support/tempDir.ts';

describe('R11.7 a build with --unless-current runs', () => {
  let dist = '';
  let snapshot = '';
  const pageFile = (): string => join(dist, 'producto', '1.html');

  beforeEach(() => {
    dist = tempDir();
    snapshot = tempDir();
    mkdirSync(join(dist, 'producto'));
    writeFileSync(pageFile(), 'a page');
    writeFileSync(join(snapshot, 'catalogue.json'), '{}');
    expect(isCurrent(dist, snapshot)).toBe(false);
    recordBuild(dist, snapshot);
    expect(isCurrent(dist, snapshot)).toBe(true);
  });
  afterEach(() => forgetBuild(dist));

  test('if the catalogue changed', () => {
    writeFileSync(join(snapshot, 'catalogue.json'), '{"products":[]}');
    expect(isCurrent(dist, snapshot)).toBe(false);
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
    forgetBuild(dist);
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
