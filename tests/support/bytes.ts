import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export interface Bytes {
  /** External and inline scripts, each compressed separately. */
  script: number;
  /** The document and its style sheets, as transferred. */
  markup: number;
  /** Transferred response bodies, by kind of content. */
  fetched: Record<ContentKind, number>;
  requests: number;
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

/** Whether the browser never fetches the file twice: its name contains a hash. */
const isImmutable = (request: Request): boolean =>
  /^\/(?:_astro|catalogo\/\w+)\/[\w.-]+\.[\w-]{8,}\.\w+$/.test(new URL(request.url()).pathname);

const gzip = (text: string | Buffer): number => gzipSync(text).length;

/**
 * Counts the requests and bytes of a page from now on, those to its own origin only.
 * @returns a function that returns the sums; call it once the page is idle
 */
export function countBytes(page: Page): () => Promise<Bytes> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const sameOrigin = requests.filter((request) => new URL(request.url()).origin === new URL(page.url()).origin);
    // A worker gets the files that the page has preloaded from the cache.
    const isRepeated = (request: Request, index: number): boolean =>
      isImmutable(request) && sameOrigin.findIndex((earlier) => earlier.url() === request.url()) < index;
    const counted = sameOrigin.filter((request, index) => !isRepeated(request, index));
    const fetched = Object.fromEntries(contentKinds.map((kind) => [kind, 0])) as Record<ContentKind, number>;
    const bytes: Bytes = { script: 0, markup: 0, fetched, requests: counted.length, nonPictureRequests: 0 };
    for (const request of counted) {
      const response = await request.response();
      if (!response) continue;
      if (!(response.headers()['content-type'] ?? '').startsWith('image/')) bytes.nonPictureRequests++;
      const type = request.resourceType();
      // Over HTTP/2 the browser's size includes the headers. It is negative for a request without a response of its own.
      const length = response.headers()['content-length'];
      const transferred = length === undefined ? Math.max(0, (await request.sizes()).responseBodySize) : Number(length);
      fetched[contentKindByResourceType[type] ?? 'data'] += transferred;
      // Brotli is smaller, but some hosts only support gzip.
      const size = async (): Promise<number> => Math.max(transferred, gzip(await response.body()));
      if (type === 'script') bytes.script += await size();
      if (type === 'document' || type === 'stylesheet') bytes.markup += await size();
    }
    const inlineScripts = await page
      .locator('script:not([src])')
      .evaluateAll((scripts) =>
        scripts
          .filter((script) => !/json|speculation/.test(script.getAttribute('type') ?? ''))
          .map((script) => script.textContent),
      );
    bytes.script += inlineScripts.reduce((sum, text) => sum + gzip(text), 0);
    return bytes;
  };
}
