import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDates } from '../../snapshot/dates.ts';
import { readPage, type BuiltPage } from './page.ts';
import { policiesOf, trimPolicy } from './policy.ts';
import { addPreloads, importsOf, missingPreloads } from './preloads.ts';
import { indexable, type SitemapEntry } from './sitemap.ts';

/** One thread's share of the pages of a build. */
export interface Batch {
  dist: string;
  snapshotDir: string;
  /** Relative to dist. */
  names: readonly string[];
}

export interface MissingAsset {
  page: string;
  asset: string;
}

export interface BatchResult {
  policies: Set<string>;
  missing: MissingAsset[];
  sitemap: SitemapEntry[];
}

/**
 * Reads each page once: checks that its files exist, adds preloads for its modules and trims its policy (a page that
 * has both is not written again), and collects its policies and sitemap entry. @throws Error for a page without a policy
 */
export function processPages({ dist, snapshotDir, names }: Batch): BatchResult {
  const assets = new Set(readdirSync(join(dist, '_astro')));
  const dates = readDates(snapshotDir);
  const known = new Map<string, string[]>();
  const imports = (path: string): string[] => {
    let paths = known.get(path);
    if (!paths) {
      const name = path.slice('/_astro/'.length);
      // A missing module is reported with its page.
      const code = assets.has(name) ? readFileSync(join(dist, '_astro', name), 'utf8') : '';
      known.set(path, (paths = importsOf(code).map((next) => `/_astro/${next}`)));
    }
    return paths;
  };
  const result: BatchResult = { policies: new Set(), missing: [], sitemap: [] };
  for (const name of names) {
    const file = join(dist, name);
    const html = readFileSync(file, 'latin1');
    const page = readPage(name, html);
    const preloads = missingPreloads(page, imports);
    let processed = addPreloads(html, page, preloads);
    for (const policy of policiesOf(page)) {
      const trimmed = trimPolicy(policy, page.scriptHashes);
      // Its first occurrence: the policy precedes what a page shows. One with entities stays as it is.
      if (processed.includes(`content="${policy}"`)) processed = processed.replace(policy, () => trimmed);
      result.policies.add(processed.includes(policy) ? policy : trimmed);
    }
    if (processed !== html) writeFileSync(file, processed, 'latin1');
    result.missing.push(...missingAssets(page, assets));
    const entry = indexable(page, dates);
    if (entry) result.sitemap.push(entry);
  }
  return result;
}

/**
 * The /_astro/ files that a page names and that do not exist. A page restored from an earlier build can name one: the
 * bundler renames files, and Astro does not always notice.
 * @param assets the names of the files in /_astro
 */
export const missingAssets = ({ name, files }: BuiltPage, assets: ReadonlySet<string>): MissingAsset[] =>
  [...files].filter((asset) => !assets.has(asset)).map((asset) => ({ page: name, asset }));

/** @throws Error where assets are missing */
export function refuseMissing(missing: readonly MissingAsset[]): void {
  if (missing.length === 0) return;
  const some = missing.slice(0, 5).map(({ page, asset }) => `  ${page}: ${asset}`);
  throw new Error(
    `Pages name files that are not there:\n${some.join('\n')}\nBuild with \`npm run build:site -- --force\`.`,
  );
}
