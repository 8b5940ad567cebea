import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../src/settings.ts';

// Tells search engines which URLs a deploy changed (indexnow.org; Bing, Yandex, Seznam and Naver take part).

const endpoint = 'https://api.indexnow.org/indexnow';
/** Max URLs of a call. */
const maxUrls = 10_000;
/** Limit of a request, ms. */
const timeout = 20_000;

/** Where the site publishes its key. */
export const keyFile = 'indexnow.txt';

type Site = Pick<Settings, 'siteUrl' | 'distDir' | 'indexNowKey' | 'production'>;

/**
 * The URLs that differ between the site as it is deployed and as it is built: new, changed or gone. Call before the
 * deploy. Empty without a key, for a preview, and if the deployed site has no sitemap.
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
  const gone = [...deployed].filter(([url]) => !built.has(url));
  return [...changed, ...gone].map(([url]) => url).filter((url) => url.startsWith(`${siteUrl}/`));
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

/** The pages of a sitemap and of those that it indexes, with their dates (scripts/build/postprocess/sitemap.ts). */
async function readSitemap(read: (name: string) => Promise<string>): Promise<Map<string, string>> {
  const text = await read('sitemap.xml');
  const parts = [...text.matchAll(/<sitemap><loc>[^<]*\/([^/<]+)<\/loc>/g)].map(([, name = '']) => name);
  const texts = parts.length > 0 ? await Promise.all(parts.map(read)) : [text];
  const entries = texts.flatMap((each) => [
    ...each.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g),
  ]);
  return new Map(entries.map(([, url = '', lastmod = '']) => [url.replaceAll('&amp;', '&'), lastmod]));
}
