import { attributeValues, baseUrl, onSandbox } from './site.ts';

/** Pages without links to them. */
const unlinkedPaths = ['/utilidades', '/busqueda', '/vivo/producto', '/vivo/categoria', '/catalogo/no-existe'];

/** Limits the crawl of a live catalogue, which may have any size. */
const maxPages = onSandbox ? Infinity : 400;
const concurrency = 8;

export interface Site {
  /** The HTML of each page, by path. */
  pages: Map<string, string>;
  /** Broken links, such as "302 /x, from /y". */
  broken: string[];
}

/** The paths of the same-origin pages that a page links to. */
export const ownLinks = (page: string): string[] =>
  [...page.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), baseUrl))
    .filter(
      ({ origin, pathname }) => origin === new URL(baseUrl).origin && !/^\/(?:img|assets|\.netlify)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);

let crawled: Promise<Site> | undefined;

/** Follows all links from the home page, as a browser without JavaScript can. Crawls once per worker. */
export const crawl = (): Promise<Site> => (crawled ??= crawlSite());

async function crawlSite(): Promise<Site> {
  const site: Site = { pages: new Map(), broken: [] };
  const referrers = new Map<string, string>(['/', ...unlinkedPaths].map((path) => [path, 'the list of pages']));
  const queue = [...referrers.keys()];
  const visit = async (path: string): Promise<void> => {
    const response = await fetch(new URL(path, baseUrl), { redirect: 'manual' });
    const text = await response.text();
    if (response.status !== (path === '/catalogo/no-existe' ? 404 : 200)) {
      site.broken.push(`${response.status} ${path}, from ${referrers.get(path) ?? ''}`);
      return;
    }
    site.pages.set(path, text);
    for (const link of ownLinks(text)) {
      if (referrers.has(link) || referrers.size >= maxPages) continue;
      referrers.set(link, path);
      queue.push(link);
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, concurrency).map(visit));
  return site;
}

/** The same-origin files that a page loads: pictures, scripts, style sheets. */
export const ownFiles = (page: string): string[] => {
  const srcsetUrls = attributeValues(page, 'srcset').flatMap((srcset) =>
    srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  const attributeUrls = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
    attributeValues(page, name),
  );
  const hrefs = [...page.matchAll(/<(?:link|a)\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href);
  return [...srcsetUrls, ...attributeUrls, ...hrefs.filter((href) => /\.\w{2,5}(?:$|\?)|\/\.netlify\//.test(href))]
    .map((url) => new URL(url.replaceAll('&amp;', '&'), baseUrl))
    .filter(({ origin }) => origin === new URL(baseUrl).origin)
    .map(({ pathname, search }) => pathname + search);
};
