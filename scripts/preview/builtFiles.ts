import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { StaticHandler } from '@netlify/static';

/** A built file, as the host would serve it. */
export interface BuiltFile {
  headers: Headers;
  body: Buffer;
}

export interface Files {
  /** Whether the path leads to a built file. */
  has(path: string): Promise<boolean>;
  /** The built file that a path leads to (`/todos` is todos.html). */
  find(path: string): Promise<BuiltFile | undefined>;
}

// The host reads these two and does not publish them.
const unpublished = new Set(['_redirects', '_headers']);

/** Whether a path, however it is written, leads to one of these, or to a file that begins with a dot: the host deploys none. */
function isUnpublished(path: string): boolean {
  const parts = decoded(path)
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.');
  const hidden = parts.some((part) => part.startsWith('.') && part !== '.well-known');
  return hidden || (parts.length === 1 && unpublished.has(parts[0]?.toLowerCase() ?? ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The files of `dist`, found by Netlify's own rules. */
export function createFiles(dist: string): Files {
  const handler = new StaticHandler({ directory: dist });
  const match = async (path: string) =>
    // The origin is only there to make a Request of it; the module looks at the path alone.
    isUnpublished(path) ? undefined : handler.match(new Request(`http://localhost${path}`));
  return {
    has: async (path) => (await match(path)) !== undefined,
    async find(path) {
      const found = await match(path);
      if (!found) return withEncodedName(dist, path);
      const response = await found.handle();
      const headers = new Headers(response.headers);
      headers.delete('age');
      if (!headers.has('content-type')) headers.set('content-type', 'application/octet-stream');
      return { headers, body: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

/** A file, not a page, with a space or an accent in its name: the host decodes the path before it looks, the module does not. */
async function withEncodedName(dist: string, path: string): Promise<BuiltFile | undefined> {
  if (!path.includes('%') || path.endsWith('.html') || isUnpublished(path)) return undefined;
  const file = resolve(dist, `.${decoded(path)}`);
  if (!file.startsWith(resolve(dist) + sep)) return undefined;
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return undefined;
  const headers = new Headers({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'application/octet-stream',
  });
  return { headers, body: await readFile(file) };
}

/** A short name for these bytes, the same whenever they are. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('base64url');
