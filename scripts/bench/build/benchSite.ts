import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../setup/paths.mjs';
import { measureCommand, type Cost } from './measureCommand.ts';

/** Where one shop of the bench is kept: its snapshot, Astro's cache, and what was built. */
export interface BenchFolders {
  snapshot: string;
  cache: string;
  dist: string;
}

export const benchFoldersIn = (folder: string): BenchFolders => ({
  snapshot: join(folder, 'snapshot'),
  cache: join(folder, 'cache'),
  dist: join(folder, 'dist'),
});

export interface Build extends Cost {
  rendered: number;
  /** Left as the last build wrote them. */
  kept: number;
}

/**
 * `npm run build:site` on a snapshot.
 * @param cold from nothing: without what earlier builds kept
 * @param env more variables, such as a time zone
 */
export async function buildSite(
  { snapshot, cache, dist }: BenchFolders,
  cold: boolean,
  env: Record<string, string> = {},
): Promise<Build> {
  const old = [cache, dist].map((folder) => ({ folder, aside: `${folder}.old` }));
  // Set aside, not deleted: ext4 searches long for free inodes among those just deleted, 3 s of 10,000 products.
  if (cold) for (const { folder, aside } of old) if (existsSync(folder)) renameSync(folder, aside);
  const cost = await measureCommand([process.execPath, 'scripts/astro.mjs', 'build'], root, {
    ...{ SNAPSHOT_DIR: snapshot, CACHE_DIR: cache, DIST_DIR: dist },
    ...{ SITE_URL: 'https://shop.example', API_HOST: 'http://shop.example', CONTEXT: '', NODE_ENV: 'production' },
    ...env,
  });
  for (const { aside } of old) rmSync(aside, { recursive: true, force: true });
  const [, rendered, kept] = /: (\d+) written, (\d+) kept\./.exec(cost.output) ?? [];
  return { ...cost, rendered: Number(rendered), kept: Number(kept) };
}

/** The files of a folder, each with the digest of its bytes. */
export function digestFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

/** The files that are not the same in two folders, byte for byte. */
export function findDifferentFiles(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();
}

/** The pages of a folder, likewise. */
export const digestPages = (folder: string): Map<string, string> =>
  new Map([...digestFiles(folder)].filter(([file]) => file.endsWith('.html')));

/** What a build takes on the disk of the host, bytes: all of it, and its product pages compressed, on average. */
export interface SiteSize {
  dist: number;
  productPage: number;
}

/** Measures the size of a build; of its product pages, of up to fifty. */
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
