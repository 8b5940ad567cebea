import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { StaticHandler } from '@netlify/static';

/** A built file as Netlify serves it. */
export interface BuiltFile {
  headers: Headers;
  body: Buffer;
}

export interface BuiltFiles {
  /** Whether a path resolves to a built file. */
  has(path: string): Promise<boolean>;
  /** Finds the built file of a path: `/todos` resolves to todos.html. */
  find(path: string): Promise<BuiltFile | undefined>;
}

/** Files that configure Netlify, which does not serve them. */
const configFiles = new Set(['_redirects', '_headers']);

/** Whether a path, however it is encoded, resolves to a file that Netlify does not serve: a configuration file or a dotfile. */
function isPrivate(path: string): boolean {
  const parts = decodePath(path)
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.');
  const isHidden = parts.some((part) => part.startsWith('.') && part !== '.well-known');
  return isHidden || (parts.length === 1 && configFiles.has(parts[0]?.toLowerCase() ?? ''));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Files with a digest in their names never change, so they are cached; reading them takes a third of the time of a page view. */
const hashedPath = /^\/_astro\/[^/]+$/;

/** Finds files of `dist` through Netlify's own module. */
export function createBuiltFiles(dist: string): BuiltFiles {
  const handler = new StaticHandler({ directory: dist });
  const hashedFiles = new Map<string, BuiltFile>();
  const match = async (path: string) =>
    // The module uses the path alone; a Request needs an origin.
    isPrivate(path) ? undefined : handler.match(new Request(`http://localhost${path}`));
  return {
    has: async (path) => (await match(path)) !== undefined,
    async find(path) {
      const cached = hashedFiles.get(path);
      if (cached) return { ...cached, headers: new Headers(cached.headers) };
      const matched = await match(path);
      if (!matched) return findFileWithEncodedName(dist, path);
      const response = await matched.handle();
      const headers = new Headers(response.headers);
      headers.delete('age');
      if (!headers.has('content-type')) headers.set('content-type', 'application/octet-stream');
      const file = { headers, body: Buffer.from(await response.arrayBuffer()) };
      if (hashedPath.test(path)) hashedFiles.set(path, { ...file, headers: new Headers(headers) });
      return file;
    },
  };
}

/** Finds a file (not a page) with a space or an accent in its name: Netlify decodes the path, its module does not. */
async function findFileWithEncodedName(dist: string, path: string): Promise<BuiltFile | undefined> {
  if (!path.includes('%') || path.endsWith('.html') || isPrivate(path)) return undefined;
  const file = resolve(dist, `.${decodePath(path)}`);
  if (!file.startsWith(resolve(dist) + sep)) return undefined;
  const isFile = await stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  );
  if (!isFile) return undefined;
  const headers = new Headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/octet-stream',
  });
  return { headers, body: await readFile(file) };
}

/** Creates a short digest of bytes, for ETags and cache keys. */
export const toDigest = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('base64url');

const nonPageFile = /\.(?!html$)[a-z0-9]+$/i;

/**
 * Finds the canonical path of a page: lower case, no `.html`, no `index`, no trailing slash (unless the file is a folder's index).
 * Returns undefined if the path is not a page. Idempotent, so that redirects don't loop.
 */
export async function toPagePath(path: string, has: BuiltFiles['has']): Promise<string | undefined> {
  if (nonPageFile.test(path)) return undefined;
  // Lower case first: on a case-insensitive disk a file exists in every case.
  for (const name of new Set([path.toLowerCase(), path].map(toPageName))) {
    if (name !== '' && (await has(`${name}.html`))) return name;
    if (await has(`${name}/index.html`)) return `${name}/`;
  }
  return undefined;
}

function toPageName(path: string): string {
  const parts = path
    .replace(/\.html$/, '')
    .split('/')
    .filter((part) => part !== '');
  while (parts.at(-1) === 'index') parts.pop();
  return ['', ...parts].join('/');
}
