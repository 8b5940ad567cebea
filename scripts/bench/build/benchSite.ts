import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../setup/paths.mjs';
import { measureCommand, type Cost } from './measureCommand.ts';

/** The folders of a benchmark build. */
export interface BenchFolders {
  snapshot: string;
  /** Astro's cache. */
  cache: string;
  dist: string;
}

export const benchFoldersIn = (folder: string): BenchFolders => ({
  snapshot: join(folder, 'snapshot'),
  cache: join(folder, 'cache'),
  dist: join(folder, 'dist'),
});

export interface Build extends Cost {
  /** Pages and data files that the build wrote. */
  written: number;
  /** Pages and data files of the previous build that it reused. */
  reused: number;
}

/**
 * Runs `npm run build:site` on a snapshot.
 * @param isCold without the cache and output of earlier builds
 * @param env additional variables, such as a time zone
 */
export async function runBuild(
  { snapshot, cache, dist }: BenchFolders,
  isCold: boolean,
  env: Record<string, string> = {},
): Promise<Build> {
  const previous = [cache, dist].map((folder) => ({ folder, backup: `${folder}.old` }));
  // Renamed and deleted after the build: ext4 is slow at reusing the inodes of deleted files, 3 s for 10,000 products.
  if (isCold) for (const { folder, backup } of previous) if (existsSync(folder)) renameSync(folder, backup);
  const cost = await measureCommand([process.execPath, 'scripts/astro.mjs', 'build'], root, {
    SNAPSHOT_DIR: snapshot,
    CACHE_DIR: cache,
    DIST_DIR: dist,
    SITE_URL: 'https://shop.example',
    API_HOST: 'http://shop.example',
    CONTEXT: '',
    NODE_ENV: 'production',
    ...env,
  });
  for (const { backup } of previous) rmSync(backup, { recursive: true, force: true });
  const [, written, reused] = /: (\d+) written, (\d+) reused\./.exec(cost.output) ?? [];
  return { ...cost, written: Number(written), reused: Number(reused) };
}

/** Digests of a folder's files by relative path. */
export function digestFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** Files with different digests, or that only one of two folders has. */
export function findDifferentFiles(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}

/** Digests of a folder's pages. */
export const digestPages = (folder: string): Map<string, string> =>
  new Map([...digestFiles(folder)].filter(([file]) => file.endsWith('.html')));

/** Sizes of a build, bytes. */
export interface SiteSize {
  dist: number;
  /** Average size of a product page, gzip. */
  productPage: number;
}

/** Measures the size of a build, and of up to fifty of its product pages. */
export function measureSize(dist: string): SiteSize {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const folder = join(dist, 'producto');
  const pages = readdirSync(folder).slice(0, 50);
  const compressed = pages.map((name) => gzipSync(readFileSync(join(folder, name))).length);
  return {
    dist: files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0),
    productPage: compressed.reduce((sum, bytes) => sum + bytes, 0) / pages.length,
  };
}
