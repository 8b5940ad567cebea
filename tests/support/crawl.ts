import { attributes, baseUrl, onSandbox } from './site.ts';

/** Pages that no link leads to. */
const unlinked = ['/utilidades', '/busqueda', '/vivo/producto', '/vivo/categoria', '/catalogo/no-existe'];

/** A live catalogue may be of any size: there it is the first so many pages. */
const most = onSandbox ? Infinity : 400;
const atOnce = 8;

export interface Site {
  /** Each page by its path. */
  pages: Map<string, string>;
  /** What led to something else than a page: "302 /x, from /y". */
  broken: string[];
}

/** Where the plain links of a page lead on its own site, by path. */
export const ownLinks = (page: string): string[] =>
  [...page.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), baseUrl))
    .filter(
      ({ origin, pathname }) => origin === new URL(baseUrl).origin && !/^\/(?:img|assets|\.netlify)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);

let made: Promise<Site> | undefined;

/** Follows every plain link from the home page on, as a browser without JavaScript does. */
export const crawl = (): Promise<Site> => (made ??= walk());

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
      if (from.has(link) || from.size >= most) continue;
      from.set(link, path);
      waiting.push(link);
    }
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, atOnce).map(visit));
  return site;
}

/** What a page loads of its own site: pictures, scripts, styles. */
export const ownFiles = (page: string): string[] => {
  const sets = attributes(page, 'srcset').flatMap((set) =>
    set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''),
  );
  const single = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
    attributes(page, name),
  );
  const linked = [...page.matchAll(/<(?:link|a)\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href);
  return [...sets, ...single, ...linked.filter((href) => /\.\w{2,5}(?:$|\?)|\/\.netlify\//.test(href))]
    .map((address) => new URL(address.replaceAll('&amp;', '&'), baseUrl))
    .filter(({ origin }) => origin === new URL(baseUrl).origin)
    .map(({ pathname, search }) => pathname + search);
};
