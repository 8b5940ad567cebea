import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawnPictures } from '../../src/catalogue/linkPictures.ts';
import { digestInputs } from '../../src/catalogue/pageKey.ts';
import { empty, mark, refuseForeign } from './ownFolder.ts';

interface BuildRecord {
  inputs: string;
  output: string;
}

/** Whether `dist` is what a build would make now: built from the same inputs, and untouched since. */
export function isCurrent(distDir: string, snapshotDir: string): boolean {
  try {
    const { inputs, output } = JSON.parse(readFileSync(recordFile(distDir), 'utf8')) as BuildRecord;
    return inputs === digestAll(snapshotDir) && output === folderState(distDir);
  } catch {
    return false; // no record, dist or snapshot
  }
}

/** Call before a build: one that stops half-way must not look finished. */
export const forgetBuild = (distDir: string): void => rmSync(recordFile(distDir), { force: true });

/** Call after a build: the next one may find that nothing has changed. */
export function recordBuild(distDir: string, snapshotDir: string): void {
  const record: BuildRecord = { inputs: digestAll(snapshotDir), output: folderState(distDir) };
  mkdirSync(dirname(recordFile(distDir)), { recursive: true });
  writeFileSync(recordFile(distDir), JSON.stringify(record));
}

const recordFile = (distDir: string): string => join('.cache', 'built', `${distDir.replaceAll(/[^\w-]+/g, '_')}.json`);

/** The catalogue alone, not its manifest: that has the time of the snapshot, which no page shows. */
const digestAll = (snapshotDir: string): string =>
  createHash('sha256')
    .update(digestInputs())
    .update([...drawnPictures(snapshotDir)].sort().join())
    .update(readFileSync(join(snapshotDir, 'catalogue.json')))
    .digest('hex');

/**
 * Builds over the output of the last build when that is intact and fits Astro's cache: Astro leaves a page that did not
 * change where it is. Otherwise the folder is emptied first, which rewrites 10,000 pages for one that changed.
 * @param then integrations that process the whole folder once it is written
 */
export function buildCache(...then: AstroIntegration[]): AstroIntegration[] {
  let dist = '';
  let stateFile = '';
  let began = 0;
  let intact = false;
  const before: AstroIntegration = {
    name: 'build-cache',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        dist = fileURLToPath(config.outDir);
        stateFile = fileURLToPath(new URL('kept.txt', config.cacheDir));
        intact = existsSync(stateFile) && existsSync(dist) && readFileSync(stateFile, 'utf8') === folderState(dist);
        refuseForeign(dist, intact);
        // Emptied below instead, so that the folder is marked as ours at all times.
        updateConfig({ vite: { build: { emptyOutDir: false } } });
      },
      'astro:build:start': () => {
        rmSync(stateFile, { force: true }); // a build that stops half-way leaves nothing to build upon
        if (!intact) empty(dist);
        began = diskTime(dist);
        mark(dist);
      },
      'astro:build:done': ({ assets }) => {
        const pages = new Set([...assets.values()].flat().map((url) => fileURLToPath(url)));
        const old = listFiles(dist).filter(({ time }) => time < began);
        for (const { path } of old) if (!pages.has(path)) rmSync(path);
        const kept = old.filter(({ path }) => pages.has(path)).length;
        console.log(`${pages.size} pages and data files: ${pages.size - kept} written, ${kept} kept.`);
      },
    },
  };
  const after: AstroIntegration = {
    name: 'build-cache-state',
    hooks: { 'astro:build:done': () => writeFileSync(stateFile, folderState(dist)) },
  };
  return [before, ...then, after];
}

/** The current time by the clock of the disk, which is coarser than ours. @returns ms */
function diskTime(folder: string): number {
  const file = join(folder, '.began');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  const time = statSync(file).mtimeMs;
  rmSync(file);
  return time;
}

/** Every file below a folder, except what git keeps there, with the time of its last write (ms). */
const listFiles = (folder: string): { path: string; time: number }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(folder, path).split(sep)[0] !== '.git')
    .sort()
    .map((path) => ({ path, time: statSync(path).mtimeMs }));

/** A digest of a folder's files and the times at which they were written. @throws where there is no such folder */
function folderState(folder: string): string {
  const hash = createHash('sha256');
  for (const { path, time } of listFiles(folder)) hash.update(`${relative(folder, path)}\0${time}\n`);
  return hash.digest('hex');
}
