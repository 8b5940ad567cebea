import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files in one folder that Netlify takes (its documentation of deploys; above it the upload fails). */
export const mostFiles = 54_000;

/**
 * Refuses a build that the host would refuse, before it begins: a page a product lies in one folder.
 * @throws Error
 */
export function refuseTooMany(products: number, most = mostFiles): void {
  if (products <= most) return;
  throw new Error(
    `The catalogue has ${products} products: their pages would lie in one folder (/producto), and the host takes no more than ${most} files in one. ` +
      'Publish on another host, or take products out of the catalogue.',
  );
}

/** Folders with more files than the host takes, each with how many. */
export function overfull(dist: string, most = mostFiles): string[] {
  const walk = (folder: string): string[] => {
    const entries = readdirSync(join(dist, folder), { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).length;
    const inner = entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => walk(join(folder, name)));
    return [...(files > most ? [`/${folder}: ${files} files`] : []), ...inner];
  };
  return walk('');
}

/**
 * Files whose names the host refuses, or cannot tell apart: it takes no deploy with "#" or "?" in a name, and paths that
 * differ in case alone are one to it. Each with why.
 */
export function refusedNames(dist: string): string[] {
  const seen = new Map<string, string>();
  return filesIn(dist).flatMap((path) => {
    if (/[#?\\\p{Cc}]/u.test(path))
      return [`${JSON.stringify(path)}: "#", "?", "\\" and control characters are refused`];
    const folded = path.normalize('NFC').toLowerCase();
    const twin = seen.get(folded);
    seen.set(folded, path);
    return twin === undefined ? [] : [`${path}: the same as ${twin} to the host`];
  });
}

function filesIn(dist: string, folder = ''): string[] {
  return readdirSync(join(dist, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(dist, path) : [path];
  });
}

/** @throws Error where the host would refuse the folder: more files than it takes, names that it does not */
export function refuseUnfit(dist: string, most = mostFiles): void {
  const folders = overfull(dist, most);
  if (folders.length > 0)
    throw new Error(
      `The host takes no more than ${most} files in one folder, and would refuse this build:\n  ${folders.join('\n  ')}`,
    );
  const names = refusedNames(dist);
  if (names.length > 0)
    throw new Error(
      `The host would refuse this build for the names of files. Rename them in public/:\n  ${names.slice(0, 20).join('\n  ')}`,
    );
}
