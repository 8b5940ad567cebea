import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Compress = (body: Buffer, digest: string, encoding: Encoding) => Promise<Buffer>;

const text = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript|wasm)\b|image\/svg\+xml|font\/[ot]tf)/;

/** Whether a content type is worth compressing. */
export const isText = (type: string | null): boolean => type !== null && text.test(type);

/** The best encoding that the client takes. */
export function encodingFor(accept: string | undefined): Encoding | undefined {
  const taken = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (!parameters.some((piece) => /^q=0(\.0*)?$/.test(piece))) taken.add(name);
  }
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : undefined;
}

/** A compressor that keeps what it made, up to so many bytes, the least used leaving first. */
export function createCompressor(maxBytes = 64 * 2 ** 20): Compress {
  const kept = new Map<string, Buffer>();
  const running = new Map<string, Promise<Buffer>>();
  let size = 0;

  function keep(key: string, bytes: Buffer): void {
    // A copy in memory of its own: a small buffer is a slice of a pool of 64 KB and would keep all of it.
    const own = Buffer.allocUnsafeSlow(bytes.length);
    bytes.copy(own);
    kept.set(key, own);
    size += own.length;
    for (const [oldest, dropped] of kept) {
      if (size <= maxBytes) break;
      kept.delete(oldest);
      size -= dropped.length;
    }
  }

  return async (body, digest, encoding) => {
    const key = `${digest}-${encoding}`;
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found); // the order of a Map is the order of use
      return found;
    }
    let job = running.get(key);
    if (!job) {
      job = squeeze(body, encoding).finally(() => running.delete(key));
      running.set(key, job);
      void job.then(
        (bytes) => keep(key, bytes),
        () => undefined,
      );
    }
    return job;
  };
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Quality 5 is what a CDN affords on the fly: near the best size at a hundredth of the time.
const squeeze = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(body)
    : brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });
