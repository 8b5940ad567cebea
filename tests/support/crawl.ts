import { attributeValues, baseUrl, onSandbox } from './site.ts';

/** Pages that no page links to; the last one does not exist. */
const unlinkedPaths = ['/utilidades', '/busqueda', '/vivo/producto', '/vivo/categoria', '/catalogo/no-existe'];

/** Limits the crawl of a live catalogue, which may have any size. */
const maxPages = onSandbox ? Infinity : 400;
const concurrency = 8;

export interface CrawledSite {
  /** The HTML of each page, by path. */
  pages: Map<string, string>;
  /** Broken links, such as "302 /x, from /y": status, path, and the page with the link. */
  brokenLinks: string[];
}

/** Finds the paths of the same-origin pages that a page links to. */
export const findInternalLinks = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), baseUrl))
    .filter(
      ({ origin, pathname }) => origin === new URL(baseUrl).origin && !/^\/(?:img|assets|\.netlify)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);

let crawled: Promise<CrawledSite> | undefined;

/** Follows all links from the home page, as a browser without JavaScript can. Crawls once per worker. */
export const crawl = (): Promise<CrawledSite> => (crawled ??= crawlSite());

async function crawlSite(): Promise<CrawledSite> {
  const site: CrawledSite = { pages: new Map(), brokenLinks: [] };
  const referrers = new Map<string, string>(['/', ...unlinkedPaths].map((path) => [path, 'the start of the crawl']));
  const queue = [...referrers.keys()];
  const visit = async (path: string): Promise<void> => {
    const response = await fetch(new URL(path, baseUrl), { redirect: 'manual' });
    const html = await response.text();
    if (response.status !== (path === '/catalogo/no-existe' ? 404 : 200)) {
      site.brokenLinks.push(`${response.status} ${path}, from ${referrers.get(path) ?? ''}`);
      return;
    }
    site.pages.set(path, html);
    for (const link of findInternalLinks(html)) {
      if (referrers.has(link) || referrers.size >= maxPages) continue;
      referrers.set(link, path);
      queue.push(link);
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, concurrency).map(visit));
  return site;
}

/** Finds the same-origin files that a page loads or links to: pictures, scripts, style sheets, downloads. */
export const findInternalFiles = (html: string): string[] => {
  const srcsetUrls = attributeValues(html, 'srcset').flatMap((srcset) =>
    srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  const attributeUrls = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
    attributeValues(html, name),
  );
  const hrefs = [...html.matchAll(/<(?:link|a)\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href);
  return [...srcsetUrls, ...attributeUrls, ...hrefs.filter((href) => /\.\w{2,5}(?:$|\?)|\/\.netlify\//.test(href))]
    .map((url) => new URL(url.replaceAll('&amp;', '&'), baseUrl))
    .filter(({ origin }) => origin === new URL(baseUrl).origin)
    .map(({ pathname, search }) => pathname + search);
};
