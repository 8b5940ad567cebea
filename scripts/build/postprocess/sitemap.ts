import type { Dates } from '../../snapshot/dates.ts';
import type { BuiltPage } from './page.ts';

/** A page that search engines may show: its full address, and since when it says what it says, where that is known. */
export interface SitemapEntry {
  address: string;
  lastmod?: string | undefined;
}

/** The maximum per file (sitemaps.org). */
const maxEntries = 50_000;

/**
 * A built page as search engines list it; null unless it is its own canonical address and not hidden. What the page
 * itself says is the one truth: a page that comes or goes, or is hidden, need not be told here.
 */
export function indexable({ name, canonical, hidden, products }: BuiltPage, dates: Dates): SitemapEntry | null {
  if (!canonical || hidden) return null;
  const own = `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/';
  if (new URL(canonical).pathname !== own) return null;
  return { address: canonical, lastmod: newest(own, products, dates) };
}

/** A product's page is as new as the product; another one as the newest product that it shows. */
function newest(path: string, products: readonly string[], dates: Dates): string | undefined {
  const own = /^\/producto\/(\d+)$/.exec(path)?.[1];
  return (own ? [own] : products)
    .flatMap((id) => dates[id]?.since ?? [])
    .reduce<string | undefined>((a, b) => (a && a > b ? a : b), undefined);
}

/** `sitemap.xml` and, where one file cannot name all pages, the files that it then leads to. By name. */
export function sitemapFiles(listed: readonly SitemapEntry[], origin: string, limit = maxEntries): Map<string, string> {
  const pages = listed.toSorted((a, b) => (a.address < b.address ? -1 : 1));
  if (pages.length <= limit) return new Map([['sitemap.xml', urlset(pages)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    pages: pages.slice(index * limit, (index + 1) * limit),
  }));
  const index = wrap(
    'sitemapindex',
    parts.map(({ name }) => entry('sitemap', { address: `${origin}/${name}` })),
  );
  return new Map([['sitemap.xml', index], ...parts.map(({ name, pages: own }) => [name, urlset(own)] as const)]);
}

const urlset = (pages: readonly SitemapEntry[]): string =>
  wrap(
    'urlset',
    pages.map((page) => entry('url', page)),
  );

const wrap = (name: string, lines: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${name}>\n`;

const entry = (name: string, { address, lastmod }: SitemapEntry): string =>
  `<${name}><loc>${address.replaceAll('&', '&amp;')}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${name}>`;
