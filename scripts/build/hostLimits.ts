import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files in one folder that Netlify accepts (its documentation of deploys; above it the upload fails). */
export const maxFiles = 54_000;

/**
 * Refuses a build with more products than the host accepts, before it starts: all product pages are in one folder.
 * @throws Error
 */
export function refuseTooManyProducts(products: number, most = maxFiles): void {
  if (products <= most) return;
  throw new Error(
    `The catalogue has ${products} products: their pages would lie in one folder (/producto), and the host takes no more than ${most} files in one. ` +
      'Publish on another host, or take products out of the catalogue.',
  );
}

/** Finds folders with more files than the host accepts, with their number. */
export function findOverfullFolders(dist: string, most = maxFiles): string[] {
  const walk = (folder: string): string[] => {
    const entries = readdirSync(join(dist, folder), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).length;
    const inner = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => walk(join(folder, name)));
    return [...(files > most ? [`/${folder}: ${files} files`] : []), ...inner];
  };
  return walk('');
}

/**
 * Finds files whose names the host refuses ("#" or "?"), or cannot tell apart (paths that differ only in case), with the
 * reason.
 */
export function findRefusedNames(dist: string): string[] {
  const seen = new Map<string, string>();
  return listFiles(dist).flatMap((path) => {
    if (/[#?\\\p{Cc}]/u.test(path))
      return [`${JSON.stringify(path)}: "#", "?", "\\" and control characters are refused`];
    const folded = path.normalize('NFC').toLowerCase();
    const twin = seen.get(folded);
    seen.set(folded, path);
    return twin === undefined ? [] : [`${path}: the same as ${twin} to the host`];
  });
}

function listFiles(dist: string, folder = ''): string[] {
  return readdirSync(join(dist, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? listFiles(dist, path) : [path];
  });
}

/** Checks a build against the host's limits. @throws Error where the host would refuse it */
export function checkHostLimits(dist: string, most = maxFiles): void {
  const folders = findOverfullFolders(dist, most);
  if (folders.length > 0)
    throw new Error(
      `The host takes no more than ${most} files in one folder, and would refuse this build:\n  ${folders.join('\n  ')}`,
    );
  const names = findRefusedNames(dist);
  if (names.length > 0)
    throw new Error(
      `The host would refuse this build for the names of files. Rename them in public/:\n  ${names.slice(0, 20).join('\n  ')}`,
    );
}
