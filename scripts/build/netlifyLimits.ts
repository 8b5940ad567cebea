import { readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';

/** Maximum number of files per folder (Netlify's documentation of deploys; above it the upload fails). */
export const maxFiles = 54_000;

/**
 * Rejects a build with more products than Netlify accepts, before it starts: all product pages are in one folder.
 * @throws Error
 */
export function assertProductLimit(products: number, max = maxFiles): void {
  if (products <= max) return;
  throw new Error(
    `The catalogue has ${products} products: their pages would be in one folder (/producto), and Netlify accepts no more than ${max} files per folder. ` +
      'Publish on another host, or remove products from the catalogue.',
  );
}

/** Rejects a build that exceeds Netlify's limits. @throws Error */
export function assertNetlifyLimits(dist: string, max = maxFiles): void {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  const folders = [...Map.groupBy(files, (path) => posix.dirname(path))].filter(([, { length }]) => length > max);
  if (folders.length > 0)
    throw new Error(
      `Netlify accepts no more than ${max} files in one folder, and would reject this build:\n  ${folders.map(([folder, { length }]) => `${folder}: ${length} files`).join('\n  ')}`,
    );
  const names = findInvalidNames(files);
  if (names.length > 0)
    throw new Error(
      `Netlify would reject this build because of file names. Rename them in public/:\n  ${names.slice(0, 20).join('\n  ')}`,
    );
}

/** Finds names that Netlify rejects, or that it cannot distinguish (paths that differ only in case), with the reason. */
function findInvalidNames(files: readonly string[]): string[] {
  const pathsByFolded = new Map<string, string>();
  return files.flatMap((path) => {
    if (/[#?\\\p{Cc}]/u.test(path))
      return [`${JSON.stringify(path)}: "#", "?", "\\" and control characters are rejected`];
    const folded = path.normalize('NFC').toLowerCase();
    const samePath = pathsByFolded.get(folded);
    pathsByFolded.set(folded, path);
    return samePath === undefined ? [] : [`${path}: Netlify treats it as ${samePath}`];
  });
}
