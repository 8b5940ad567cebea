import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildCache, forgetBuild, isCurrent, recordBuild } from '../../../scripts/build/buildCache.ts';
import { tempDir } from '../../support/tempDir.ts';

describe('R11.7 a build with --unless-current', () => {
  let [dist, snapshot] = ['', ''];
  const page = (): string => join(dist, 'producto', '1.html');

  beforeEach(() => {
    [dist, snapshot] = [tempDir(), tempDir()];
    mkdirSync(join(dist, 'producto'));
    writeFileSync(page(), 'a page');
    writeFileSync(join(snapshot, 'catalogue.json'), '{}');
    expect(isCurrent(dist, snapshot)).toBe(false);
    recordBuild(dist, snapshot);
    expect(isCurrent(dist, snapshot)).toBe(true);
  });
  afterEach(() => forgetBuild(dist));

  test('a catalogue that changed asks for a build', () => {
    writeFileSync(join(snapshot, 'catalogue.json'), '{"products":[]}');
    expect(isCurrent(dist, snapshot)).toBe(false);
  });

  test('so does a page that another wrote, however old its time', () => {
    utimesSync(page(), 1, 1);
    expect(isCurrent(dist, snapshot)).toBe(false);
  });

  test('so does a file that is gone or new, but not what git keeps there', () => {
    mkdirSync(join(dist, '.git'));
    writeFileSync(join(dist, '.git', 'HEAD'), 'ref');
    expect(isCurrent(dist, snapshot)).toBe(true);
    writeFileSync(join(dist, 'new.html'), '');
    expect(isCurrent(dist, snapshot)).toBe(false);
  });

  test('so does a build that stopped half-way', () => {
    forgetBuild(dist);
    expect(isCurrent(dist, snapshot)).toBe(false);
  });
});

test('P83 a build does not start in a folder with foreign files, and leaves emptying to the cache', () => {
  const [dist, cacheDir] = [tempDir(), tempDir()].map((folder) => pathToFileURL(`${folder}/`)) as [URL, URL];
  const updates: unknown[] = [];
  const setUp = (): void =>
    void buildCache()[0]?.hooks['astro:config:setup']?.({
      ...{ command: 'build', config: { outDir: dist, cacheDir } },
      updateConfig: (update: unknown) => void updates.push(update),
    } as never);
  setUp();
  expect(updates).toEqual([{ vite: { build: { emptyOutDir: false } } }]);
  writeFileSync(new URL('mine.txt', dist), '');
  expect(setUp).toThrow(/has other files \(mine\.txt\)/);
});
