import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { negotiateEncoding, isCompressibleType, type Compress } from './compress.ts';
import { toDigest } from './builtFiles.ts';
import type { Reply } from './reply.ts';

/** Smaller bodies are sent uncompressed: they fit into one packet. */
const minCompressedBytes = 256;

/** Sends a reply as the CDN does: ETag and 304, brotli or gzip, byte ranges, headers only for HEAD. */
export async function sendResponse(
  reply: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  compress: Compress,
): Promise<void> {
  const { body } = reply;
  const prepared = Buffer.isBuffer(body) ? await prepare({ ...reply, body }, request, compress) : reply;
  response.statusCode = prepared.status;
  for (const [name, value] of prepared.headers) response.appendHeader(name, value);
  if (!Buffer.isBuffer(prepared.body)) return pipeline(prepared.body, response);
  response.end(request.method === 'HEAD' ? undefined : prepared.body);
}

type BufferReply = Reply & { body: Buffer };

async function prepare(
  { status, headers, body }: BufferReply,
  request: IncomingMessage,
  compress: Compress,
): Promise<BufferReply> {
  const requestHeaders = request.headers;
  const isCompressible = isCompressibleType(headers.get('content-type'));
  if (isCompressible) headers.append('vary', 'Accept-Encoding');
  if (status !== 200)
    return withLength(
      status,
      headers,
      await compressBody(headers, body, toDigest(body), requestHeaders, isCompressible, compress),
    );

  const digest = toDigest(body);
  const matchingTag = findMatchingTag(requestHeaders['if-none-match'], digest);
  if (matchingTag) {
    headers.set('etag', matchingTag);
    headers.delete('content-type');
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  headers.set('etag', `"${digest}"`);
  if (isCompressible)
    return withLength(200, headers, await compressBody(headers, body, digest, requestHeaders, true, compress));

  headers.set('accept-ranges', 'bytes');
  const isCurrent = requestHeaders['if-range'] === undefined || requestHeaders['if-range'] === `"${digest}"`;
  const range = request.method === 'GET' && isCurrent ? parseRange(requestHeaders.range, body.length) : undefined;
  if (range === undefined) return withLength(200, headers, body);
  headers.set(
    'content-range',
    range === 'unsatisfiable' ? `bytes */${body.length}` : `bytes ${range[0]}-${range[1]}/${body.length}`,
  );
  return range === 'unsatisfiable'
    ? withLength(416, headers, Buffer.alloc(0))
    : withLength(206, headers, body.subarray(range[0], range[1] + 1));
}

function withLength(status: number, headers: Headers, body: Buffer): BufferReply {
  headers.set('content-length', String(body.length));
  return { status, headers, body };
}

async function compressBody(
  headers: Headers,
  body: Buffer,
  digest: string,
  requestHeaders: IncomingMessage['headers'],
  isCompressible: boolean,
  compress: Compress,
): Promise<Buffer> {
  const encoding =
    isCompressible && body.length >= minCompressedBytes
      ? negotiateEncoding(requestHeaders['accept-encoding']?.toString())
      : undefined;
  if (!encoding) return body;
  headers.set('content-encoding', encoding);
  // A strong ETag identifies exact bytes, so it differs by encoding.
  if (headers.has('etag')) headers.set('etag', `"${digest}-${encoding}"`);
  return compress(body, digest, encoding);
}

/** Finds the ETag of If-None-Match that matches this content in any encoding. */
function findMatchingTag(header: string | undefined, digest: string): string | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return `"${digest}"`;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.find((tag) => [`"${digest}"`, `"${digest}-br"`, `"${digest}-gzip"`].includes(tag));
}

/** Parses a Range header with one range: `[start, end]`, 'unsatisfiable', or undefined to send everything. */
export function parseRange(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | undefined {
  // Support of multiple ranges is optional in HTTP, and media players don't request them: send everything.
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : [Math.max(0, size - Number(to)), size - 1];
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : [start, end];
}
