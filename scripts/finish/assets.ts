import type { BuiltPage } from './page.ts';

export interface MissingAsset {
  page: string;
  asset: string;
}

/**
 * Each /_astro/ file that a browser would fetch for a page and that is not there. A page restored from the cache of an earlier build can
 * name one: the bundler renames files, and Astro does not always notice.
 * @param there the names of the files in /_astro
 */
export const missingAssets = ({ name, files }: BuiltPage, there: ReadonlySet<string>): MissingAsset[] =>
  [...files].filter((asset) => !there.has(asset)).map((asset) => ({ page: name, asset }));

/** What to do about them. @throws Error where there are any */
export function refuseMissing(missing: readonly MissingAsset[]): void {
  if (missing.length === 0) return;
  const some = missing.slice(0, 5).map(({ page, asset }) => `  ${page}: ${asset}`);
  throw new Error(
    `Pages name files that are not there:\n${some.join('\n')}\nBuild with \`npm run build:site -- --force\`.`,
  );
}
