import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageHandler } from '@netlify/images';
import { digestOf, type Files } from './builtFiles.ts';
import { moduleLogger, type Log } from './log.ts';
import { createPictureCache, type Picture } from './pictureCache.ts';
import { pictureQuery } from './pictureQuery.ts';
import { reloaded } from './reloaded.ts';
import { textReply, type Reply } from './reply.ts';
import type { Rules } from './hostRules.ts';

export interface PicturesOptions {
  cacheDir: string;
  /** The file of Netlify's Frameworks API that holds `images.remote_images`. */
  configFile: string;
  files: Files;
  rules: Rules;
  /** Plain HTTP address that serves the built files to the image module. */
  origin: string;
  timeout: number;
  log: Log;
}

export type Pictures = (asked: URLSearchParams, accept: string | undefined) => Promise<Reply>;

export const picturesPath = /^\/\.netlify\/images\/?$/;

/** Netlify's Image CDN. What has been made stays in `cacheDir`: remove that folder to make all anew. */
export function createPictures({
  cacheDir,
  configFile,
  files,
  rules,
  origin,
  timeout,
  log,
}: PicturesOptions): Pictures {
  const obtain = createPictureCache(join(cacheDir, 'pictures'), log);
  const handler = reloaded(configFile, () => {
    const imagesConfig = { remote_images: remoteImages(configFile, log) };
    return new ImageHandler({ imagesConfig, logger: moduleLogger(log) });
  });

  return async (asked, accept) => {
    const query = pictureQuery(asked, accept);
    if (!query) return textReply(404, 'A parameter of this picture is not valid.');
    const source = URL.parse(query.get('url') ?? '', origin);
    if (!source || !query.get('url')) return textReply(400, 'The parameter url is missing or no address.');
    const own = source.origin === origin;
    const file = own ? await files.find(source.pathname) : undefined;
    if (own && !file) return textReply(404, 'There is no such picture.');
    const key = createHash('sha256')
      .update(`${query}\n${file ? digestOf(file.body) : ''}`)
      .digest('hex');
    try {
      const images = await handler();
      const picture = await obtain(key, () => transform(images, query, origin, timeout));
      const headers = new Headers({ 'content-type': picture.type, 'cache-control': picture.cacheControl });
      if (!own) for (const [name, value] of Object.entries(foreign)) headers.set(name, value);
      if (own) {
        // Documented: headers of a source on the site itself go with what is made of it; a remote one's own cache header does.
        headers.set('cache-control', 'public, max-age=0, must-revalidate');
        for (const [name, value] of await rules.headersFor(source.pathname)) {
          if (name.toLowerCase() !== 'content-type') headers.set(name, value);
        }
      }
      if (!asked.has('fm')) headers.append('vary', 'Accept');
      return { status: 200, headers, body: picture.bytes };
    } catch (error) {
      if (error instanceof Refused) return textReply(error.status, error.message);
      throw error;
    }
  };
}

/** A drawing (SVG) of another host can be opened as a page of this one. */
const foreign = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
};

class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function transform(
  images: ImageHandler,
  query: URLSearchParams,
  origin: string,
  timeout: number,
): Promise<Picture> {
  const match = images.match(new Request(`${origin}/.netlify/images?${query}`));
  if (!match) throw new Refused(404, 'There is no such picture.');
  const response = await within(timeout, match.handle(origin));
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
    throw new Refused(403, 'Pictures from this address are not allowed: see images.remote_images.');
  // The module answers 400 for a source that is no picture, and passes on what the source itself answered.
  if (response.status < 500) throw new Refused(404, 'There is no such picture.');
  throw new Refused(502, 'The source of this picture does not answer as it should.');
}

async function within<T>(timeout: number, work: Promise<T>): Promise<T> {
  let limit: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Refused(504, 'The source of this picture took too long.')), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(limit);
  }
}

function remoteImages(configFile: string, log: Log): string[] {
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
