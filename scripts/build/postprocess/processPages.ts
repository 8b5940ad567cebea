import { closeSync, ftruncateSync, openSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDates } from '../../snapshot/productHistory.ts';
import { readPage, type BuiltPage } from './page.ts';
import { requirePolicies, trimPolicy } from './policy.ts';
import { addPreloads, findMissingPreloads, importsOnly, parseImports, replaceEntries } from './preloads.ts';
import { toSitemapEntry, type SitemapEntry } from './sitemap.ts';

/** The pages of a build that one thread processes. */
export interface PageBatch {
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
  missingAssets: MissingAsset[];
  sitemapEntries: SitemapEntry[];
}

/**
 * Reads each page once: checks that its files exist, names the modules behind its script, adds preloads, trims its policy, and collects policies and sitemap
 * entries. Writes changed pages only. @throws Error for a page without a policy
 */
export function processPages({ dist, snapshotDir, names }: PageBatch): BatchResult {
  const assets = new Set(readdirSync(join(dist, '_astro')));
  const dates = readDates(snapshotDir);
  const known = new Map<string, { imports: string[]; importsOnly: boolean }>();
  const readModule = (path: string): { imports: string[]; importsOnly: boolean } => {
    let module = known.get(path);
    if (!module) {
      const name = path.slice('/_astro/'.length);
      // A missing module is reported with its page.
      const code = assets.has(name) ? readFileSync(join(dist, '_astro', name), 'utf8') : '';
      module = { imports: parseImports(code).map((next) => `/_astro/${next}`), importsOnly: importsOnly(code) };
      known.set(path, module);
    }
    return module;
  };
  const imports = (path: string): string[] => readModule(path).imports;
  const result: BatchResult = { policies: new Set(), missingAssets: [], sitemapEntries: [] };
  for (const name of names) {
    const file = join(dist, name);
    const built = readFileSync(file, 'latin1');
    const html = replaceEntries(built, (path) => (readModule(path).importsOnly ? imports(path) : null));
    const page = readPage(name, html);
    const preloads = findMissingPreloads(page, imports);
    let processed = addPreloads(html, page, preloads);
    for (const policy of requirePolicies(page)) {
      const trimmed = trimPolicy(policy, page.scriptHashes);
      // Replaces the first occurrence, since the policy precedes the content. A policy with entities stays as it is.
      if (processed.includes(`content="${policy}"`)) processed = processed.replace(policy, () => trimmed);
      result.policies.add(processed.includes(policy) ? policy : trimmed);
    }
    if (processed !== built) overwrite(file, processed);
    result.missingAssets.push(...findMissingAssets(page, assets));
    const entry = toSitemapEntry(page, dates);
    if (entry) result.sitemapEntries.push(entry);
  }
  return result;
}

/** Overwrites a file in place: to empty it first makes ext4 write its old content to disk, at three times the cost. */
function overwrite(path: string, latin1: string): void {
  const file = openSync(path, 'r+');
  try {
    writeFileSync(file, latin1, 'latin1');
    ftruncateSync(file, latin1.length);
  } finally {
    closeSync(file);
  }
}

/**
 * Finds files in /_astro/ that a page references and that do not exist. A page kept from an earlier build can have one:
 * the bundler renames files, and Astro does not always notice.
 * @param assets names of the files in /_astro
 */
export const findMissingAssets = ({ name, files }: BuiltPage, assets: ReadonlySet<string>): MissingAsset[] =>
  [...files].filter((asset) => !assets.has(asset)).map((asset) => ({ page: name, asset }));

/** @throws Error if assets are missing */
export function assertNoMissingAssets(missing: readonly MissingAsset[]): void {
  if (missing.length === 0) return;
  const examples = missing.slice(0, 5).map(({ page, asset }) => `  ${page}: ${asset}`);
  throw new Error(
    `Pages reference files that do not exist:\n${examples.join('\n')}\nBuild with \`npm run build:site -- --force\`.`,
  );
}
