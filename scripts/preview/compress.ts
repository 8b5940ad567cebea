import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Compress = (body: Buffer, digest: string, encoding: Encoding) => Promise<Buffer>;

const textTypes = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript|wasm)\b|image\/svg\+xml|font\/[ot]tf)/;

/** Whether a content type is worth compressing. */
export const isText = (type: string | null): boolean => type !== null && textTypes.test(type);

/** The best encoding that the client accepts. */
export function negotiateEncoding(accept: string | undefined): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined;
}

/** Creates a compressor with a least-recently-used cache. */
export function createCompressor(maxBytes = 64 * 2 ** 20): Compress {
  const cached = new Map<string, Buffer>();
  const running = new Map<string, Promise<Buffer>>();
  let size = 0;

  function store(key: string, bytes: Buffer): void {
    // A small buffer is a slice of a 64 KB pool, and would keep all of it alive: store a copy.
    const copy = Buffer.allocUnsafeSlow(bytes.length);
    bytes.copy(copy);
    cached.set(key, copy);
    size += copy.length;
    for (const [oldest, dropped] of cached) {
      if (size <= maxBytes) break;
      cached.delete(oldest);
      size -= dropped.length;
    }
  }

  return async (body, digest, encoding) => {
    const key = `${digest}-${encoding}`;
    const found = cached.get(key);
    if (found) {
      cached.delete(key);
      cached.set(key, found); // a Map keeps the order of use
      return found;
    }
    let job = running.get(key);
    if (!job) {
      job = compressNow(body, encoding).finally(() => running.delete(key));
      running.set(key, job);
      void job.then(
        (bytes) => store(key, bytes),
        () => undefined,
      );
    }
    return job;
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What CDNs use on the fly, about: near the best size at a hundredth of the time. */
const brotliQuality = 5;

const compressNow = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(body)
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });
