import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../settings.ts';

/**
 * A digest of the code and of the variables that pages show. Astro's own hash of a page misses the modules of the
 * browser and the environment, so a restored page could name a script that is no longer there.
 */
let code: string | undefined;
function codeDigest(): string {
  const hash = createHash('sha256');
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...sources.sort(), 'astro.config.mjs', 'package-lock.json'])
    hash.update(`${file}\0`).update(readFileSync(file));
  hash.update(settings().siteUrl);
  const variables = Object.keys(process.env).filter((name) => name.startsWith('PUBLIC_'));
  for (const name of variables.sort()) hash.update(`${name}=${process.env[name]}\0`);
  return hash.digest('hex');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Digests of views that many pages show: the frame of the site is not written out 10,000 times. */
const digests = new WeakMap<object, string>();
function digestOf(view: unknown): string {
  if (view === undefined) return '';
  if (typeof view !== 'object' || view === null) return JSON.stringify(view);
  let known = digests.get(view);
  if (known === undefined) digests.set(view, (known = digest(JSON.stringify(view))));
  return known;
}

/**
 * The `cacheKey` of a page: it changes when anything that the page shows does, and at no other time (R11.7).
 * @param views all that it shows; an object that several pages share is digested once, so it must not change
 */
export const pageKey = (...views: unknown[]): string =>
  digest([(code ??= codeDigest()), ...views.map(digestOf)].join());
