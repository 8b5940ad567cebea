import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

export interface Bytes {
  /** Scripts, fetched and inline, each compressed separately. */
  script: number;
  /** The page and its style sheets, as they came over the wire. */
  markup: number;
  /** Bodies as they came over the wire, by kind. */
  fetched: Record<Fetched, number>;
  requests: number;
  /** Requests other than for pictures. */
  besidesPictures: number;
}

export const fetchedKinds = ['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'data'] as const;
export type Fetched = (typeof fetchedKinds)[number];

const kinds: Record<string, Fetched> = {
  ...{ document: 'HTML', stylesheet: 'CSS', script: 'JS', font: 'fonts', image: 'pictures', media: 'pictures' },
};

/** Whether a request is for a file that the browser never fetches twice: its name contains a hash. */
const isImmutable = (request: Request): boolean =>
  /^\/(?:_astro|catalogo\/\w+)\/[\w.-]+\.[\w-]{8,}\.\w+$/.test(new URL(request.url()).pathname);

const gzip = (text: string | Buffer): number => gzipSync(text).length;

/** Counts what a page fetches from now on; the sums are known once the page has settled. Bytes of other sites are not counted. */
export function countBytes(page: Page): () => Promise<Bytes> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return async () => {
    const ofPage = requests.filter((request) => new URL(request.url()).origin === new URL(page.url()).origin);
    // A worker finds what the page has preloaded in the cache.
    const isRepeated = (request: Request, at: number): boolean =>
      isImmutable(request) && ofPage.findIndex((other) => other.url() === request.url()) < at;
    const own = ofPage.filter((request, at) => !isRepeated(request, at));
    const fetched = Object.fromEntries(fetchedKinds.map((kind) => [kind, 0])) as Record<Fetched, number>;
    const bytes: Bytes = { script: 0, markup: 0, fetched, requests: own.length, besidesPictures: 0 };
    for (const request of own) {
      const response = await request.response();
      if (!response) continue;
      if (!(response.headers()['content-type'] ?? '').startsWith('image/')) bytes.besidesPictures++;
      const type = request.resourceType();
      // Over HTTP/2 the browser's own figure has the headers in it; it is below 0 where a request had no response of its own.
      const length = response.headers()['content-length'];
      const sent = length === undefined ? Math.max(0, (await request.sizes()).responseBodySize) : Number(length);
      fetched[kinds[type] ?? 'data'] += sent;
      // The larger of the transferred size and the gzip size, since some hosts only support gzip.
      const size = async (): Promise<number> => Math.max(sent, gzip(await response.body()));
      if (type === 'script') bytes.script += await size();
      if (type === 'document' || type === 'stylesheet') bytes.markup += await size();
    }
    const inline = await page
      .locator('script:not([src])')
      .evaluateAll((scripts) =>
        scripts
          .filter((script) => !/json|speculation/.test(script.getAttribute('type') ?? ''))
          .map((script) => script.textContent),
      );
    bytes.script += inline.reduce((sum, text) => sum + gzip(text), 0);
    return bytes;
  };
}
