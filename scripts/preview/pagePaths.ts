import type { Files } from './builtFiles.ts';

const otherFile = /\.(?!html$)[a-z0-9]+$/i;

/**
 * The one address of a page: no `.html`, no `index`, no trailing slash (unless the file is a folder's
 * index), lower case. Undefined when the path is no page. The address of an address is itself: no loops.
 */
export async function pagePath(path: string, has: Files['has']): Promise<string | undefined> {
  if (otherFile.test(path)) return undefined;
  const name = path
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/$/, '');
  // Lower case first: on a disk that ignores case every spelling would seem to exist.
  const lower = path.endsWith('.html') ? name : name.toLowerCase();
  for (const candidate of new Set([lower, name])) {
    if (candidate !== '' && (await has(`${candidate}.html`))) return candidate;
    if (await has(`${candidate}/index.html`)) return `${candidate}/`;
  }
  return undefined;
}
