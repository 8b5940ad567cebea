import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export interface PageBytes {
  /** External and inline scripts: their size with gzip, or as transferred if that is larger. */
  script: number;
  /** The document and its style sheets, measured like scripts. */
  markup: number;
  /** The response bodies as transferred, by kind of content. */
  transferred: Record<ContentKind, number>;
  requests: number;
  /** Requests that were not answered with a picture. */
  nonPictureRequests: number;
}

export const contentKinds = ['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'data'] as const;
export type ContentKind = (typeof contentKinds)[number];

const contentKindByResourceType: Record<string, ContentKind> = {
  document: 'HTML',
  stylesheet: 'CSS',
  script: 'JS',
  font: 'fonts',
  image: 'pictures',
  media: 'pictures',
};

/** Returns the kind of content. Scripts also fetch pictures, and the browser requests icons by itself. */
const findContentKind = (resourceType: string, contentType: string): ContentKind =>
  /^(?:image|video)\//.test(contentType) ? 'pictures' : (contentKindByResourceType[resourceType] ?? 'data');

/** Whether the browser can cache the file forever, since its name contains a hash. */
const isImmutable = (request: Request): boolean =>
  /^\/(?:_astro|catalogo\/\w+)\/[\w.-]+\.[\w-]{8,}\.\w+$/.test(new URL(request.url()).pathname);

const gzipSize = (text: string | Buffer): number => gzipSync(text).length;

/**
 * Counts the same-origin requests of a page and their bytes from now on.
 * @returns a function that returns the totals; call it once the page is idle
 */
export function countBytes(page: Page): () => Promise<PageBytes> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const sameOrigin = requests.filter((request) => new URL(request.url()).origin === new URL(page.url()).origin);
    // A worker loads files that the page has preloaded from the cache.
    const isRepeated = (request: Request, index: number): boolean =>
      isImmutable(request) && sameOrigin.findIndex((earlier) => earlier.url() === request.url()) < index;
    const counted = sameOrigin.filter((request, index) => !isRepeated(request, index));
    const transferred = Object.fromEntries(contentKinds.map((kind) => [kind, 0])) as Record<ContentKind, number>;
    const bytes: PageBytes = { script: 0, markup: 0, transferred, requests: counted.length, nonPictureRequests: 0 };
    for (const request of counted) {
      const response = await request.response();
      if (!response) continue;
      const type = request.resourceType();
      const contentType = response.headers()['content-type'] ?? '';
      const kind = findContentKind(type, contentType);
      if (!contentType.startsWith('image/')) bytes.nonPictureRequests++;
      // Content-Length first: over HTTP/2 the browser's size includes the headers. It is negative for a request without a response
      // of its own.
      const length = response.headers()['content-length'];
      const bodySize = length === undefined ? Math.max(0, (await request.sizes()).responseBodySize) : Number(length);
      transferred[kind] += bodySize;
      // Brotli is smaller, but some hosts only support gzip.
      const measureGzipSize = async (): Promise<number> => Math.max(bodySize, gzipSize(await response.body()));
      if (type === 'script') bytes.script += await measureGzipSize();
      if (type === 'document' || type === 'stylesheet') bytes.markup += await measureGzipSize();
    }
    const inlineScripts = await page
      .locator('script:not([src])')
      .evaluateAll((scripts) =>
        scripts
          .filter((script) => !/json|speculation/.test(script.getAttribute('type') ?? ''))
          .map((script) => script.textContent),
      );
    bytes.script += inlineScripts.reduce((sum, text) => sum + gzipSize(text), 0);
    return bytes;
  };
}
