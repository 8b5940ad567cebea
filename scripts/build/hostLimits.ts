import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files in one folder that Netlify accepts (its documentation of deploys; above it the upload fails). */
export const maxFiles = 54_000;

/**
 * Refuses a build with more products than the host accepts, before it starts: all product pages are in one folder.
 * @throws Error
 */
export function refuseTooManyProducts(products: number, max = maxFiles): void {
  if (products <= max) return;
  throw new Error(
    `The catalogue has ${products} products: their pages would be in one folder (/producto), and the host accepts no more than ${max} files in one. ` +
      'Publish on another host, or take products out of the catalogue.',
  );
}

/** Finds folders with more files than the host accepts, with their number. */
export function findOverfullFolders(dist: string, max = maxFiles): string[] {
  const walk = (folder: string): string[] => {
    const entries = readdirSync(join(dist, folder), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).length;
    const inner = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => walk(join(folder, name)));
    return [...(files > max ? [`/${folder}: ${files} files`] : []), ...inner];
  };
  return walk('');
}

/**
 * Finds files whose names the host refuses ("#" or "?"), or cannot distinguish (paths that differ only in case), with
 * the reason.
 */
export function findRefusedNames(dist: string): string[] {
  const seen = new Map<string, string>();
  return listFiles(dist).flatMap((path) => {
    if (/[#?\\\p{Cc}]/u.test(path))
      return [`${JSON.stringify(path)}: "#", "?", "\\" and control characters are refused`];
    const folded = path.normalize('NFC').toLowerCase();
    const other = seen.get(folded);
    seen.set(folded, path);
    return other === undefined ? [] : [`${path}: the host treats it as ${other}`];
  });
}

function listFiles(dist: string, folder = ''): string[] {
  return readdirSync(join(dist, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(dist, path) : [path];
  });
}

/** Checks a build against the host's limits. @throws Error if the host would refuse it */
export function checkHostLimits(dist: string, max = maxFiles): void {
  const folders = findOverfullFolders(dist, max);
  if (folders.length > 0)
    throw new Error(
      `The host accepts no more than ${max} files in one folder, and would refuse this build:\n  ${folders.join('\n  ')}`,
    );
  const names = findRefusedNames(dist);
  if (names.length > 0)
    throw new Error(
      `The host would refuse this build because of file names. Rename them in public/:\n  ${names.slice(0, 20).join('\n  ')}`,
    );
}
