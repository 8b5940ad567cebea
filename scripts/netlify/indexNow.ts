import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const deployed = await readSitemap(async (name) => {
    const response = await fetch(`${siteUrl}/${name}`, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    if (!response.ok) throw new Error(`${siteUrl}/${name} responded with ${response.status}`);
    return response.text();
  });
  const built = await readSitemap((name) => readFile(join(distDir, name), 'utf8'));
  const changed = [...built].filter(([url, lastmod]) => deployed.get(url) !== lastmod);
  const removed = [...deployed].filter(([url]) => !built.has(url));
  return [...changed, ...removed].map(([url]) => url).filter((url) => url.startsWith(`${siteUrl}/`));
}

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
