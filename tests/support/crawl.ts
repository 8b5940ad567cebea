import { attributes, baseUrl, onSandbox } from './site.ts';

/** Pages that no link leads to. */
const unlinked = ['/utilidades', '/busqueda', '/vivo/producto', '/vivo/categoria', '/catalogo/no-existe'];

/** Limits the crawl of a live catalogue, which may have any size. */
const maxPages = onSandbox ? Infinity : 400;
const concurrency = 8;

export interface Site {
  /** Each page by its path. */
  pages: Map<string, string>;
  /** Links that lead to no page: "302 /x, from /y". */
  broken: string[];
}

/** The paths of the site that a page links to. */
export const ownLinks = (page: string): string[] =>
  [...page.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), baseUrl))
    .filter(
      ({ origin, pathname }) => origin === new URL(baseUrl).origin && !/^\/(?:img|assets|\.netlify)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);

let cached: Promise<Site> | undefined;

/** Follows every plain link from the home page on, as a browser without JavaScript does. */
export const crawl = (): Promise<Site> => (cached ??= walk());

async function walk(): Promise<Site> {
  const site: Site = { pages: new Map(), broken: [] };
  const from = new Map<string, string>(['/', ...unlinked].map((path) => [path, 'the list of pages']));
  const waiting = [...from.keys()];
  const visit = async (path: string): Promise<void> => {
    const response = await fetch(new URL(path, baseUrl), { redirect: 'manual' });
    const text = await response.text();
    if (response.status !== (path === '/catalogo/no-existe' ? 404 : 200)) {
      site.broken.push(`${response.status} ${path}, from ${from.get(path) ?? ''}`);
      return;
    }
    site.pages.set(path, text);
    for (const link of ownLinks(text)) {
      if (from.has(link) || from.size >= maxPages) continue;
      from.set(link, path);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, concurrency).map(visit));
  return site;
}

/** The files of the site that a page loads: pictures, scripts, styles. */
export const ownFiles = (page: string): string[] => {
  const sets = attributes(page, 'srcset').flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  const single = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
    attributes(page, name),
  );
  const linked = [...page.matchAll(/<(?:link|a)\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href);
  return [...sets, ...single, ...linked.filter((href) => /\.\w{2,5}(?:$|\?)|\/\.netlify\//.test(href))]
    .map((url) => new URL(url.replaceAll('&amp;', '&'), baseUrl))
    .filter(({ origin }) => origin === new URL(baseUrl).origin)
    .map(({ pathname, search }) => pathname + search);
};
