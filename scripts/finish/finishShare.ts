import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDates } from '../snapshot/dates.ts';
import { missingAssets, type MissingAsset } from './assets.ts';
import { readPage } from './page.ts';
import { policiesOf } from './policy.ts';
import { importsOf, preloadsOf, withPreloads } from './preloads.ts';
import { indexable, type Listed } from './sitemap.ts';

/** Some of the pages of a build. */
export interface Share {
  dist: string;
  snapshotDir: string;
  /** Below dist. */
  names: readonly string[];
}

/** What they say. */
export interface Found {
  policies: Set<string>;
  missing: MissingAsset[];
  listed: Listed[];
}

/**
 * Goes through pages, each read once: what it names is there, what its islands start with is named at its end (a page that
 * has it already is not written again), and what search engines may show is listed. @throws Error for a page without a policy
 */
export function finishShare({ dist, snapshotDir, names }: Share): Found {
  const there = new Set(readdirSync(join(dist, '_astro')));
  const dates = readDates(snapshotDir);
  const known = new Map<string, string[]>();
  const imports = (path: string): string[] => {
    let paths = known.get(path);
    if (!paths) {
      const name = path.slice('/_astro/'.length);
      // One that is not there is told of with its page.
      const code = there.has(name) ? readFileSync(join(dist, '_astro', name), 'utf8') : '';
      known.set(path, (paths = importsOf(code).map((next) => `/_astro/${next}`)));
    }
    return paths;
  };
  const found: Found = { policies: new Set(), missing: [], listed: [] };
  for (const name of names) {
    const file = join(dist, name);
    const html = readFileSync(file, 'latin1');
    const page = readPage(name, html);
    const preloads = preloadsOf(page, imports);
    if (preloads.length > 0) writeFileSync(file, withPreloads(html, page, preloads), 'latin1');
    for (const policy of policiesOf(page)) found.policies.add(policy);
    found.missing.push(...missingAssets(page, there));
    const entry = indexable(page, dates);
    if (entry) found.listed.push(entry);
  }
  return found;
}
