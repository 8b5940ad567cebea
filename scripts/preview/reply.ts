import type { Readable } from 'node:stream';

/** An answer on its way out: bytes that are at hand, or a stream that is passed on untouched. */
export interface Reply {
  status: number;
  headers: Headers;
  body: Buffer | Readable;
}

/** A short answer in plain text; never kept by a cache. */
export const textReply = (status: number, text: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }),
  body: Buffer.from(`${text}\n`),
});

/** A redirect to another address. */
export const redirectReply = (status: number, location: string): Reply =>
  textReply(status, `Redirecting to ${location}`, { location, 'cache-control': 'public, max-age=0, must-revalidate' });
