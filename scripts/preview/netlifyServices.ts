import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { slideFileName, slidePath } from '../../src/catalogue/loadSnapshot.ts';
import type { Snapshot } from '../../src/catalogue/snapshot.ts';
import { parseRequestUrl } from '../requestUrl.ts';
import { slidesFolder } from '../snapshot/slides.ts';
import type { BuiltFile } from './builtFiles.ts';
import type { ImageCdn } from './imageCdn.ts';
import { textReply, type Reply } from './reply.ts';

interface DevSite {
  /** Finds a slide of the snapshot, or a file of `public`. */
  findFile: (path: string) => Promise<BuiltFile | undefined>;
  imageCdn: ImageCdn;
  hasProduct: (id: string) => boolean;
  hasCategory: (slug: string) => boolean;
}

/**
 * Vite plugin that adds Netlify's services to `npm run dev`: image CDN, slides of the snapshot, and live pages for
 * products and categories that are not in the snapshot.
 */
export const netlifyServices = (): Plugin => ({
  name: 'netlify-services',
  apply: 'serve',
  configureServer(server) {
    let site: Promise<DevSite> | undefined;
    const getOrigin = (): string => server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost:4321';
    server.middlewares.use((request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        next();
        return;
      }
      site ??= createDevSite(getOrigin(), (line) => server.config.logger.warn(line));
      site
        .then((devSite) => handleRequest(devSite, request))
        .then((reply) => (reply ? sendReply(response, reply) : next()))
        .catch(next);
    });
  },
});

/**
 * Creates the reply to a request; undefined if the development server should respond. Rewrites the URL of a missing product or
 * category to its live page.
 */
export async function handleRequest(
  { findFile, imageCdn, hasProduct, hasCategory }: DevSite,
  request: Pick<IncomingMessage, 'url' | 'headers' | 'socket'>,
): Promise<Reply | undefined> {
  const url = parseRequestUrl(request);
  if (!url) return textReply(400, 'This URL is malformed.');
  if (url.pathname === '/.netlify/images') return imageCdn(url.searchParams, request.headers.accept);
  const [, kind, name = ''] = /^\/(producto|categoria)\/([^/]+)$/.exec(url.pathname) ?? [];
  if (kind === 'producto' && !hasProduct(name)) request.url = `/vivo/producto${url.search}`;
  if (kind === 'categoria' && !hasCategory(name)) request.url = `/vivo/categoria${url.search}`;
  const asset = url.pathname.startsWith('/assets/') ? await findFile(url.pathname) : undefined;
  return asset && { status: 200, ...asset };
}

async function createDevSite(origin: string, log: (line: string) => void): Promise<DevSite> {
  const { imageConfigFile, settings } = await import('../../src/settings.ts');
  const { categories, wholeSnapshot } = await import('../../src/catalogue/index.ts');
  const { writeImageConfig } = await import('../netlify/netlifyFiles.ts');
  const { createImageCdn } = await import('./imageCdn.ts');
  const { snapshotDir } = settings();
  const configFile = imageConfigFile('.cache/dev/dist');
  writeImageConfig(configFile);
  const snapshot = wholeSnapshot();
  const findFile = createFileFinder(snapshot, snapshotDir);
  const files = { find: findFile, has: async (path: string) => (await findFile(path)) !== undefined };
  const rules = { match: () => Promise.resolve(undefined), headersFor: () => Promise.resolve([]) };
  const ids = new Set(snapshot.catalogue.products.map(({ id }) => id));
  const slugs = new Set(categories().map(({ slug }) => slug));
  return {
    findFile,
    imageCdn: createImageCdn({ cacheDir: '.cache/preview', configFile, files, rules, origin, timeout: 26_000, log }),
    hasProduct: (id) => ids.has(id),
    hasCategory: (slug) => slugs.has(slug),
  };
}

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  mp4: 'video/mp4',
};

/** Creates a function that finds a file of `public` or a slide of the snapshot by its path on the site. */
export function createFileFinder(
  { catalogue, manifest }: Pick<Snapshot, 'catalogue' | 'manifest'>,
  snapshotDir: string,
  publicDir = 'public',
): DevSite['findFile'] {
  const slides = new Map<string, string>();
  for (const slide of catalogue.sliders) {
    const checksum = manifest.slides?.[slide];
    if (checksum) slides.set(`/${slidesFolder}/${slideFileName(checksum)}`, slidePath(snapshotDir, checksum));
  }
  return async (path) => {
    const publicFile = join(publicDir, decodeURIComponent(path));
    const isPublic =
      publicFile.startsWith(join(publicDir, '/')) && statSync(publicFile, { throwIfNoEntry: false })?.isFile();
    const source = isPublic ? publicFile : slides.get(path);
    if (!source) return undefined;
    const type = contentTypes[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
    return { headers: new Headers({ 'content-type': type }), body: await readFile(source) };
  };
}

async function sendReply(response: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  response.writeHead(status, Object.fromEntries(headers));
  if (!Buffer.isBuffer(body)) for await (const chunk of body) response.write(chunk);
  response.end(Buffer.isBuffer(body) ? body : undefined);
}
