import type { ProductDates } from '../../snapshot/productHistory.ts';
import type { BuiltPage } from './page.ts';

/** A page for search engines: its URL, and the date of its last change if it is known. */
export interface SitemapEntry {
  address: string;
  lastmod?: string | undefined;
}

/** The maximum per file (sitemaps.org). */
const maxEntries = 50_000;

/**
 * The sitemap entry of a built page; null if it is `noindex` or another page is its canonical one. The page's own
 * metadata is the single source.
 */
export function toSitemapEntry(
  { name, canonical, hidden, products }: BuiltPage,
  dates: ProductDates,
): SitemapEntry | null {
  if (!canonical || hidden) return null;
  const own = `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/';
  if (new URL(canonical).pathname !== own) return null;
  return { address: canonical, lastmod: findLastmod(own, products, dates) };
}

/** A product page is as new as its product; other pages as the newest product that they link to. */
function findLastmod(path: string, products: readonly string[], dates: ProductDates): string | undefined {
  const own = /^\/producto\/(\d+)$/.exec(path)?.[1];
  return (own ? [own] : products)
    .flatMap((id) => dates[id]?.since ?? [])
    .reduce<string | undefined>((a, b) => (a && a > b ? a : b), undefined);
}

/** Creates `sitemap.xml` and, if the pages exceed the limit, the files that it indexes. By file name. */
export function createSitemap(
  listed: readonly SitemapEntry[],
  origin: string,
  limit = maxEntries,
): Map<string, string> {
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
