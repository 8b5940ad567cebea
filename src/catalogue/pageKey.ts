import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../settings.ts';

/**
 * The inputs of a build besides the snapshot: files and environment variables. `pages` affect pages and their scripts; `rest`
 * only other files.
 */
const inputs = {
  pages: {
    files: ['src', 'scripts/build', 'astro.config.mjs', 'tsconfig.json', 'package-lock.json'],
    variables: /^PUBLIC_/,
  },
  rest: {
    files: ['public', 'scripts/openGraphImages', 'scripts/netlify', 'scripts/snapshot', 'package.json'],
    variables: /^(?:UTILITIES_|API_|SITE_URL$|CONTEXT$|NODE_ENV$)/,
  },
};

function addInputs(hash: Hash, { files, variables }: (typeof inputs)['pages']): void {
  for (const path of files.flatMap(filesIn)) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  const names = Object.keys(process.env).filter((name) => variables.test(name));
  for (const name of names.sort()) hash.update(`${name}=${process.env[name]}\0`);
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** A digest of everything that a build depends on except the snapshot. */
export function digestInputs(): string {
  const hash = createHash('sha256');
  addInputs(hash, inputs.pages);
  addInputs(hash, inputs.rest);
  return hash.update(JSON.stringify(settings())).update(process.version).digest('hex');
}

/** Cache of digestPageInputs(), which reads all sources. */
let pageInputs: string | undefined;

/** Astro's own hash of a page leaves out client scripts and the environment: a restored page could name a missing script. */
function digestPageInputs(): string {
  const hash = createHash('sha256');
  addInputs(hash, inputs.pages);
  return hash.update(settings().siteUrl).digest('hex');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Caches the digests of objects that many pages share, such as the data of the layout: each is serialized once. */
const digests = new WeakMap<object, string>();
function digestData(data: unknown): string {
  if (data === undefined) return '';
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  let dataDigest = digests.get(data);
  if (dataDigest === undefined) {
    dataDigest = digest(JSON.stringify(data));
    digests.set(data, dataDigest);
  }
  return dataDigest;
}

/**
 * The `cacheKey` of a page: it changes when anything that the page shows does, and at no other time (R11.7).
 * @param data everything that it shows; objects that pages share are digested once, so they must not change
 */
export const pageKey = (...data: unknown[]): string =>
  digest([(pageInputs ??= digestPageInputs()), ...data.map(digestData)].join());
