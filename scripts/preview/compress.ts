import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Compress = (body: Buffer, digest: string, encoding: Encoding) => Promise<Buffer>;

const compressibleTypes =
  /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript|wasm)\b|image\/svg\+xml|font\/[ot]tf)/;

/** Whether a content type is worth compressing. */
export const isCompressibleType = (type: string | null): boolean => type !== null && compressibleTypes.test(type);

/** Chooses the best encoding that the client accepts. */
export function negotiateEncoding(accept: string | undefined): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

/** Creates a compressor with an LRU cache. Concurrent calls for the same body share one compression. */
export function createCompressor(maxBytes = 64 * 2 ** 20): Compress {
  const cache = new Map<string, Buffer>();
  const pending = new Map<string, Promise<Buffer>>();
  let size = 0;

  function store(key: string, bytes: Buffer): void {
    // A small buffer is a slice of a pool, and would keep all of the pool in memory: store a copy.
    const copy = Buffer.allocUnsafeSlow(bytes.length);
    bytes.copy(copy);
    cache.set(key, copy);
    size += copy.length;
    for (const [oldestKey, evicted] of cache) {
      if (size <= maxBytes) break;
      cache.delete(oldestKey);
      size -= evicted.length;
    }
  }

  return async (body, digest, encoding) => {
    const key = `${digest}-${encoding}`;
    const cached = cache.get(key);
    if (cached) {
      // Move it to the end: a Map iterates in insertion order.
      cache.delete(key);
      cache.set(key, cached);
      return cached;
    }
    let compression = pending.get(key);
    if (!compression) {
      compression = compress(body, encoding).finally(() => pending.delete(key));
      pending.set(key, compression);
      void compression.then(
        (bytes) => store(key, bytes),
        () => undefined,
      );
    }
    return compression;
  };
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** About what CDNs use for dynamic content: close to the best size in a hundredth of the time. */
const brotliQuality = 5;

const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? gzipAsync(body)
    : brotliAsync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });
