import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageHandler } from '@netlify/images';
import { toDigest, type BuiltFiles } from './builtFiles.ts';
import { moduleLogger, type Log } from './log.ts';
import { createPictureCache, type TransformedPicture } from './pictureCache.ts';
import { reloadOnChange, type NetlifyRules } from './netlifyRules.ts';
import { textReply, type Reply } from './reply.ts';

export interface ImageCdnOptions {
  cacheDir: string;
  /** Config file of Netlify's Frameworks API, with `images.remote_images`. */
  configFile: string;
  files: BuiltFiles;
  rules: NetlifyRules;
  /** HTTP origin from which the image module fetches built files. */
  origin: string;
  /** Time limit of a transformation with its download, ms. */
  timeout: number;
  log: Log;
}

export type ImageCdn = (parameters: URLSearchParams, accept: string | undefined) => Promise<Reply>;

export const imageCdnPath = /^\/\.netlify\/images\/?$/;

/** Creates a local version of Netlify's Image CDN. Caches transformed pictures in `cacheDir`. */
export function createImageCdn({
  cacheDir,
  configFile,
  files,
  rules,
  origin,
  timeout,
  log,
}: ImageCdnOptions): ImageCdn {
  const getPicture = createPictureCache(join(cacheDir, 'pictures'), log);
  const loadHandler = reloadOnChange(configFile, () => {
    const imagesConfig = { remote_images: readRemoteImages(configFile, log) };
    return new ImageHandler({ imagesConfig, logger: moduleLogger(log) });
  });

  return async (parameters, accept) => {
    const query = parseImageQuery(parameters, accept);
    if (!query) return textReply(404, 'A parameter of this picture is not valid.');
    const source = URL.parse(query.get('url') ?? '', origin);
    if (!source || !query.get('url')) return textReply(400, 'The parameter url is missing or not a URL.');
    const isLocal = source.origin === origin;
    const file = isLocal ? await files.find(source.pathname) : undefined;
    if (isLocal && !file) return textReply(404, 'There is no such picture.');
    const key = createHash('sha256')
      .update(`${query}\n${file ? toDigest(file.body) : ''}`)
      .digest('hex');
    try {
      const handler = loadHandler();
      const picture = await getPicture(key, () => transform(handler, query, origin, timeout));
      const headers = new Headers({ 'content-type': picture.type, 'cache-control': picture.cacheControl });
      if (isLocal) {
        // As documented: local pictures get the headers of their source; remote ones keep the max-age of theirs.
        headers.set('cache-control', 'public, max-age=0, must-revalidate');
        for (const [name, value] of await rules.headersFor(source.pathname)) {
          if (name.toLowerCase() !== 'content-type') headers.set(name, value);
        }
      } else {
        for (const [name, value] of Object.entries(remoteHeaders)) headers.set(name, value);
      }
      if (!parameters.has('fm')) headers.append('vary', 'Accept');
      return { status: 200, headers, body: picture.bytes };
    } catch (error) {
      if (error instanceof ImageError) return textReply(error.status, error.message);
      throw error;
    }
  };
}

/** Headers of remote pictures, since a remote SVG could be opened as a page of this origin. */
const remoteHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
};

class ImageError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function transform(
  handler: ImageHandler,
  query: URLSearchParams,
  origin: string,
  timeout: number,
): Promise<TransformedPicture> {
  const match = handler.match(new Request(`${origin}/.netlify/images?${query}`));
  if (!match) throw new ImageError(404, 'There is no such picture.');
  const response = await withTimeout(timeout, match.handle(origin));
  if (response.ok) {
    const bytes = Buffer.from(await response.arrayBuffer());
    const seconds = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? '0';
    return {
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      cacheControl: `public, max-age=${seconds}${seconds === '0' ? ', must-revalidate' : ''}`,
      bytes,
    };
  }
  if (response.status === 403)
    throw new ImageError(403, 'Pictures from this URL are not allowed: see images.remote_images.');
  // The module responds with 400 if the source is not a picture, and otherwise with the source's own status.
  if (response.status < 500) throw new ImageError(404, 'There is no such picture.');
  throw new ImageError(502, 'The source of this picture failed.');
}

async function withTimeout<T>(timeout: number, task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ImageError(504, 'The source of this picture took too long.')), timeout);
  });
  try {
    return await Promise.race([task, expired]);
  } finally {
    clearTimeout(timer);
  }
}

function readRemoteImages(configFile: string, log: Log): string[] {
  try {
    const config = JSON.parse(readFileSync(configFile, 'utf8')) as { images?: { remote_images?: string[] } };
    return config.images?.remote_images ?? [];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      log(`${configFile} is missing: no remote picture is allowed.`);
    else log(`${configFile} can't be read, so no remote picture is allowed: ${String(error)}`);
    return [];
  }
}

const formats = ['avif', 'webp', 'jpg', 'png', 'gif'];
const parameterRules: Record<string, (value: string) => boolean> = {
  w: isPositive,
  h: isPositive,
  q: (value) => isPositive(value) && Number(value) <= 100,
  fit: (value) => ['contain', 'cover', 'fill'].includes(value),
  position: (value) => ['center', 'top', 'bottom', 'left', 'right'].includes(value),
  fm: (value) => formats.includes(value),
};

/**
 * Normalizes the parameters of a transformation, in a fixed order; undefined if a value is invalid. The image module
 * itself accepts more values than Netlify.
 */
function parseImageQuery(parameters: URLSearchParams, accept: string | undefined): URLSearchParams | undefined {
  const query = new URLSearchParams({ url: parameters.get('url') ?? '' });
  for (const [name, isValid] of Object.entries(parameterRules)) {
    const value = parameters.get(name);
    if (value === null) continue;
    if (!isValid(value)) return undefined;
    query.set(name, value);
  }
  if (query.get('fit') === 'cover' && !(query.has('w') && query.has('h'))) return undefined;
  const negotiated = query.has('fm') ? undefined : negotiateFormat(accept);
  if (negotiated) query.set('fm', negotiated);
  return query;
}

function isPositive(value: string): boolean {
  return /^[1-9]\d{0,4}$/.test(value);
}

// Netlify's documented order, webp before avif. AVIF would also take 80 to 1,700 ms a picture, WebP 30 to 70.
const negotiateFormat = (accept = ''): string | undefined =>
  ['webp', 'avif'].find((format) => new RegExp(`image/${format}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accept));
