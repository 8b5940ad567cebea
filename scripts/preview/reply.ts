import type { Readable } from 'node:stream';

/** A response before it is sent. Bytes get an ETag and compression; a stream is piped unchanged. */
export interface Reply {
  status: number;
  headers: Headers;
  body: Buffer | Readable;
}

/** A short reply in plain text, not cached. */
export const textReply = (status: number, text: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: new Headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers }),
  body: Buffer.from(`${text}\n`),
});

/** A redirect to another URL. */
export const redirectReply = (status: number, location: string): Reply =>
  textReply(status, `Redirecting to ${location}`, { location, 'cache-control': 'public, max-age=0, must-revalidate' });
