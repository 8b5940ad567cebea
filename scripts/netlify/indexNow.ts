import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Settings } from '../../src/settings.ts';

// Notifies search engines of the URLs that a deploy changed (indexnow.org: Bing, Yandex, Seznam, Naver).

const endpoint = 'https://api.indexnow.org/indexnow';
/** IndexNow's limit of URLs in a call. */
const maxUrls = 10_000;
/** Time limit of a request, ms. */
const timeout = 20_000;

/** File in which the site publishes its key. */
export const keyFile = 'indexnow.txt';

type Site = Pick<Settings, 'siteUrl' | 'distDir' | 'indexNowKey' | 'production'>;

/**
 * Finds the URLs that are added, changed or removed in the build, compared with the deployed site. Call before the deploy.
 * Empty without a key, and for previews.
 * @throws Error if the deployed site has no sitemap
 */
export async function findChangedUrls({ siteUrl, distDir, indexNowKey, production }: Site): Promise<string[]> {
  if (!indexNowKey || !production) return [];
  const readBuilt = (name: string): Promise<string> => readFile(join(distDir, name), 'utf8');
  const deployed = await readSitemap((name) => fetchText(`${siteUrl}/${name}`));
  const built = await readSitemap(readBuilt);
  /** Whether the text of a page without `lastmod` changed; true if the deployed page cannot be read. */
  const hasNewText = async (url: string): Promise<boolean> => {
    const { pathname } = new URL(url);
    const html = await readBuilt(`${pathname === '/' ? 'index' : pathname}.html`);
    return readPageText(html) !== (await fetchText(url).then(readPageText, () => null));
  };
  const changed = await Promise.all(
    [...built].map(async ([url, lastmod]) =>
      deployed.get(url) !== lastmod || (lastmod === '' && (await hasNewText(url))) ? url : '',
    ),
  );
  const removed = [...deployed.keys()].filter((url) => !built.has(url));
  return [...changed, ...removed].filter((url) => url.startsWith(`${siteUrl}/`));
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

/** Reads the title and the main text of a page: its attributes, and the header and footer of the site, don't count. */
const readPageText = (html: string): string =>
  DomUtils.innerText(
    DomUtils.getElements({ tag_name: (name) => name === 'title' || name === 'main' }, parseDocument(html), true),
  );

/** Submits URLs in one call. @throws Error if it is rejected */
export async function submitUrls(
  urls: readonly string[],
  { siteUrl, indexNowKey: key }: Pick<Site, 'siteUrl' | 'indexNowKey'>,
): Promise<void> {
  const urlList = urls.slice(0, maxUrls);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${keyFile}`, urlList }),
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${endpoint} responded with ${response.status}`);
}

/** Reads the `lastmod` of each URL, from a sitemap or those of its index (scripts/build/postprocess/sitemap.ts). */
async function readSitemap(read: (name: string) => Promise<string>): Promise<Map<string, string>> {
  const text = await read('sitemap.xml');
  const partNames = [...text.matchAll(/<sitemap><loc>[^<]*\/([^/<]+)<\/loc>/g)].map(([, name = '']) => name);
  const texts = partNames.length > 0 ? await Promise.all(partNames.map(read)) : [text];
  const entries = texts.flatMap((part) => [
    ...part.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
  ]);
  return new Map(entries.map(([, url = '', lastmod = '']) => [url.replaceAll('&amp;', '&'), lastmod]));
}
