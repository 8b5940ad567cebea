import { createHash } from 'node:crypto';
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
const unpublished = new Set(['/_redirects', '/_headers']);

/** The files of `dist`, found by Netlify's own rules. */
export function createFiles(dist: string): Files {
  const handler = new StaticHandler({ directory: dist });
  const match = async (path: string) =>
    // The origin is only there to make a Request of it; the module looks at the path alone.
    unpublished.has(path.toLowerCase()) ? undefined : handler.match(new Request(`http://localhost${path}`));
  return {
    has: async (path) => (await match(path)) !== undefined,
    async find(path) {
      const found = await match(path);
      if (!found) return undefined;
      const response = await found.handle();
      const headers = new Headers(response.headers);
      headers.delete('age');
      if (!headers.has('content-type')) headers.set('content-type', 'application/octet-stream');
      return { headers, body: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

/** A short name for these bytes, the same whenever they are. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha1').update(bytes).digest('base64url');
