import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuilds } from '../../src/catalogue/buildHistory.ts';
import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';
import { findDrawnImages } from '../../src/catalogue/openGraphImageFiles.ts';
import { digestInputs } from '../../src/catalogue/pageKey.ts';
import { readDates } from '../snapshot/productHistory.ts';
import { assertSafeToEmpty, emptyFolder, markFolder } from './outputFolder.ts';

interface BuildDigests {
  inputs: string;
  output: string;
}

/** Whether `dist` is up to date: built from the same inputs, and unmodified since. */
export function isCurrent(distDir: string, snapshotDir: string): boolean {
  try {
    const { inputs, output } = JSON.parse(readFileSync(digestsFile(distDir), 'utf8')) as BuildDigests;
    return inputs === digestAll(snapshotDir) && output === digestFolder(distDir);
  } catch {
    return false; // The digests, dist or the snapshot is missing.
  }
}

/** Deletes the digests of the last build. Call it before a build, so that an interrupted one doesn't count as finished. */
export const deleteBuildDigests = (distDir: string): void => rmSync(digestsFile(distDir), { force: true });

/** Saves the digests of a finished build for isCurrent(). */
export function saveBuildDigests(distDir: string, snapshotDir: string): void {
  const digests: BuildDigests = { inputs: digestAll(snapshotDir), output: digestFolder(distDir) };
  mkdirSync(dirname(digestsFile(distDir)), { recursive: true });
  writeFileSync(digestsFile(distDir), JSON.stringify(digests));
}

const digestsFile = (distDir: string): string => join('.cache', 'built', `${distDir.replaceAll(/[^\w-]+/g, '_')}.json`);

/**
 * Digests all inputs of a build. Of the manifest only what the build uses, without the time of the snapshot: no page has it in its
 * HTML, so a new snapshot without changes needs no build.
 */
function digestAll(snapshotDir: string): string {
  const { catalogue, report, manifest } = loadSnapshot(snapshotDir, () => undefined); // The build warns of damage.
  const data = [
    catalogue,
    report,
    manifest.slides,
    manifest.accepted,
    readDates(snapshotDir),
    readBuilds(snapshotDir),
    [...findDrawnImages(snapshotDir)].sort(),
  ];
  return createHash('sha256').update(digestInputs()).update(JSON.stringify(data)).digest('hex');
}

/**
 * Keeps the output of the last build if it is intact and matches Astro's cache: Astro then writes changed pages only.
 * Otherwise empties the folder, and Astro writes all pages.
 * @param postprocessing integrations that process the complete output
 */
export function buildCache(...postprocessing: AstroIntegration[]): AstroIntegration[] {
  let dist = '';
  let outputDigestFile = '';
  let startTime = 0;
  let isIntact = false;
  const cache: AstroIntegration = {
    name: 'build-cache',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        dist = fileURLToPath(config.outDir);
        outputDigestFile = fileURLToPath(new URL('output-digest.txt', config.cacheDir));
        isIntact =
          existsSync(outputDigestFile) &&
          existsSync(dist) &&
          readFileSync(outputDigestFile, 'utf8') === digestFolder(dist);
        assertSafeToEmpty(dist, isIntact);
        // emptyFolder() does this instead, and keeps the marker of the folder.
        updateConfig({ vite: { build: { emptyOutDir: false } } });
      },
      'astro:build:start': () => {
        rmSync(outputDigestFile, { force: true }); // an interrupted build cannot be reused
        if (!isIntact) emptyFolder(dist);
        startTime = readFileSystemTime(dist);
        markFolder(dist);
      },
      'astro:build:done': ({ assets }) => {
        const pages = new Set([...assets.values()].flat().map((url) => fileURLToPath(url)));
        const oldFiles = listFiles(dist).filter(({ time }) => time < startTime);
        for (const { path } of oldFiles) if (!pages.has(path)) rmSync(path);
        const reusedCount = oldFiles.filter(({ path }) => pages.has(path)).length;
        console.log(`${pages.size} pages and data files: ${pages.size - reusedCount} written, ${reusedCount} reused.`);
      },
    },
  };
  const saveDigest: AstroIntegration = {
    name: 'build-cache-digest',
    hooks: { 'astro:build:done': () => writeFileSync(outputDigestFile, digestFolder(dist)) },
  };
  return [cache, ...postprocessing, saveDigest];
}

/** Reads the current time of the file system, whose clock is coarser than the system clock, ms. */
function readFileSystemTime(folder: string): number {
  const file = join(folder, '.began');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '');
  const time = statSync(file).mtimeMs;
  rmSync(file);
  return time;
}

/** Lists all files below a folder, except those of git, with their modification times, ms. */
const listFiles = (folder: string): { path: string; time: number }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(folder, path).split(sep)[0] !== '.git')
    .sort()
    .map((path) => ({ path, time: statSync(path).mtimeMs }));

/** Digests the file names and modification times of a folder. @throws if the folder does not exist */
function digestFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const { path, time } of listFiles(folder)) hash.update(`${relative(folder, path)}\0${time}\n`);
  return hash.digest('hex');
}
