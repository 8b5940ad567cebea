import type { ProductDates } from '../../snapshot/productHistory.ts';
import type { BuiltPage } from './page.ts';

/** A page in the sitemap: its URL, and the date of its last change if that is known. */
export interface SitemapEntry {
  url: string;
  lastmod?: string | undefined;
}

/** Maximum number of entries per file (sitemaps.org). */
const maxEntries = 50_000;

/**
 * Creates the sitemap entry of a built page from its metadata; null if the page is `noindex`, or if its canonical URL is
 * another page.
 */
export function toSitemapEntry(
  name: string,
  { canonical, noindex, linkedProducts }: Pick<BuiltPage, 'canonical' | 'noindex' | 'linkedProducts'>,
  dates: ProductDates,
): SitemapEntry | null {
  if (!canonical || noindex) return null;
  const path = `/${name}`.replace(/(?:\/index)?\.html$/, '') || '/';
  if (new URL(canonical).pathname !== path) return null;
  return { url: canonical, lastmod: findLastmod(path, linkedProducts, dates) };
}

/** Finds the last change of the product of a page; on other pages, of the products that they link to. */
function findLastmod(path: string, linkedProducts: readonly string[], dates: ProductDates): string | undefined {
  const productId = /^\/producto\/(\d+)$/.exec(path)?.[1];
  return (productId ? [productId] : linkedProducts)
    .flatMap((id) => dates[id]?.lastChanged ?? [])
    .sort()
    .at(-1);
}

/** Creates `sitemap.xml` and, if the pages exceed the limit, the sitemaps of its index. @returns the contents by file name */
export function createSitemap(
  entries: readonly SitemapEntry[],
  origin: string,
  limit = maxEntries,
): Map<string, string> {
  const pages = entries.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  if (pages.length <= limit) return new Map([['sitemap.xml', toUrlset(pages)]]);
  const parts = Array.from({ length: Math.ceil(pages.length / limit) }, (_, index) => ({
    name: `sitemap-${index + 1}.xml`,
    pages: pages.slice(index * limit, (index + 1) * limit),
  }));
  const sitemapIndex = toXmlDocument(
    'sitemapindex',
    parts.map(({ name }) => toXmlElement('sitemap', { url: `${origin}/${name}` })),
  );
  const files = parts.map((part) => [part.name, toUrlset(part.pages)] as const);
  return new Map([['sitemap.xml', sitemapIndex], ...files]);
}

const toUrlset = (pages: readonly SitemapEntry[]): string =>
  toXmlDocument(
    'urlset',
    pages.map((page) => toXmlElement('url', page)),
  );

const toXmlDocument = (root: string, elements: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${elements.join('\n')}\n</${root}>\n`;

const toXmlElement = (name: string, { url, lastmod }: SitemapEntry): string =>
  `<${name}><loc>${url.replaceAll('&', '&amp;')}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</${name}>`;
