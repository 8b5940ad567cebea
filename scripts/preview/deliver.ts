import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { encodingFor, isText, type Compress } from './compress.ts';
import { digestOf } from './builtFiles.ts';
import { rangeOf } from './range.ts';
import type { Reply } from './reply.ts';

// Below this, compressing makes nothing smaller that a packet would notice.
const smallest = 256;

/** Sends a reply as the CDN does: ETag and 304, brotli or gzip, byte ranges, nothing but headers for HEAD. */
export async function deliver(
  reply: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  compress: Compress,
): Promise<void> {
  const { body } = reply;
  const out = Buffer.isBuffer(body) ? await finish({ ...reply, body }, request, compress) : reply;
  response.statusCode = out.status;
  for (const [name, value] of out.headers) response.appendHeader(name, value);
  if (!Buffer.isBuffer(out.body)) return pipeline(out.body, response);
  response.end(request.method === 'HEAD' ? undefined : out.body);
}

type Whole = Reply & { body: Buffer };

async function finish({ status, headers, body }: Whole, request: IncomingMessage, compress: Compress): Promise<Whole> {
  const asked = request.headers;
  const compressible = isText(headers.get('content-type'));
  if (compressible) headers.append('vary', 'Accept-Encoding');
  if (status !== 200)
    return sized(status, headers, await encoded(headers, body, digestOf(body), asked, compressible, compress));

  const digest = digestOf(body);
  const known = knownTag(asked['if-none-match'], digest);
  if (known) {
    headers.set('etag', known);
    headers.delete('content-type');
    return { status: 304, headers, body: Buffer.alloc(0) };
  }
  headers.set('etag', `"${digest}"`);
  if (compressible) return sized(200, headers, await encoded(headers, body, digest, asked, true, compress));

  headers.set('accept-ranges', 'bytes');
  const current = asked['if-range'] === undefined || asked['if-range'] === `"${digest}"`;
  const range = request.method === 'GET' && current ? rangeOf(asked.range, body.length) : undefined;
  if (range === undefined) return sized(200, headers, body);
  headers.set(
    'content-range',
    range === 'unsatisfiable' ? `bytes */${body.length}` : `bytes ${range[0]}-${range[1]}/${body.length}`,
  );
  return range === 'unsatisfiable'
    ? sized(416, headers, Buffer.alloc(0))
    : sized(206, headers, body.subarray(range[0], range[1] + 1));
}

function sized(status: number, headers: Headers, body: Buffer): Whole {
  headers.set('content-length', String(body.length));
  return { status, headers, body };
}

async function encoded(
  headers: Headers,
  body: Buffer,
  digest: string,
  asked: IncomingMessage['headers'],
  compressible: boolean,
  compress: Compress,
): Promise<Buffer> {
  const encoding =
    compressible && body.length >= smallest ? encodingFor(asked['accept-encoding']?.toString()) : undefined;
  if (!encoding) return body;
  headers.set('content-encoding', encoding);
  // A strong tag names exact bytes, so each encoding has its own.
  if (headers.has('etag')) headers.set('etag', `"${digest}-${encoding}"`);
  return compress(body, digest, encoding);
}

/** The tag of If-None-Match that names this content in any encoding. */
function knownTag(header: string | undefined, digest: string): string | undefined {
  if (header === undefined) return undefined;
  if (header.trim() === '*') return `"${digest}"`;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.find((tag) => [`"${digest}"`, `"${digest}-br"`, `"${digest}-gzip"`].includes(tag));
}
