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

/** @throws Error where a folder holds more files than the host takes */
export function refuseOverfull(dist: string, most = mostFiles): void {
  const folders = overfull(dist, most);
  if (folders.length === 0) return;
  throw new Error(
    `The host takes no more than ${most} files in one folder, and would refuse this build:\n  ${folders.join('\n  ')}`,
  );
}
