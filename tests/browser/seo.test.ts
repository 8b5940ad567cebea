import sharp from 'sharp';
import { crawl } from '../support/crawl.ts';
import { findLinkPreviewIssues, parseLinkPreview } from '../support/linkPreview.ts';
import { attributeValues, baseUrl, fetchText, fetchProducts, onSandbox } from '../support/site.ts';
import { validateSitemap } from '../support/validateSitemap.ts';
import { pickEvenly, runConcurrently } from '../support/sampling.ts';
import { findJsonLdBlocks, validateJsonLd } from '../support/jsonLd.ts';
import { expect, test } from '../support/test.ts';

// Metadata, JSON-LD, link previews and sitemap of all linked pages. Runs in one worker, so that the site is crawled once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const parseCanonicalUrl = (page: string): string => /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? '';
const toPath = (url: string): string => new URL(url).pathname;
const hasNoindex = (page: string): boolean => /<meta name="robots" content="[^"]*noindex/.test(page);

test('Metadata: no two indexed pages share a title or a description, and each has its own URL as canonical', async () => {
  const { pages } = await crawl();
  const indexedPages = [...pages].filter(
    ([path, page]) => !hasNoindex(page) && parseCanonicalUrl(page) && !/^\/(?:inicio|vivo\/.*)$/.test(path),
  );
  const pathByText = new Map<string, string>();
  const duplicates: string[] = [];
  for (const [path, page] of indexedPages) {
    expect(toPath(parseCanonicalUrl(page))).toBe(path);
    const patterns = [/<title>[^<]*/];
    // Products of another catalogue may share brand, model and description.
    if (onSandbox || !path.startsWith('/producto/')) patterns.push(/<meta name="description" content="[^"]*/);
    for (const pattern of patterns) {
      const text = pattern.exec(page)?.[0] ?? 'none';
      if (pathByText.has(text)) duplicates.push(`${path} and ${pathByText.get(text)}: ${text}`);
      pathByText.set(text, path);
    }
  }
  expect(duplicates).toEqual([]);
  expect(pathByText.size).toBeGreaterThan(20);
  const canonicalUrls = [...pages.values()].map(parseCanonicalUrl).filter(Boolean);
  expect(new Set(canonicalUrls.map((url) => new URL(url).origin)).size).toBe(1);
});

test('Metadata: the JSON-LD of every page is valid by schema.org and has what Google requires, with documented exceptions', async () => {
  const { pages } = await crawl();
  const violations: string[] = [];
  for (const [path, page] of pages) {
    const blocks = findJsonLdBlocks(page);
    if (/^\/(?:$|producto\/|sucursales$)/.test(path) && blocks.length === 0) violations.push(`${path} has no JSON-LD`);
    violations.push(...blocks.flatMap(validateJsonLd).map((violation) => `${path}: ${violation}`));
  }
  expect(violations.slice(0, 20)).toEqual([]);
});

interface JsonLd {
  '@type': string;
  name: string;
  offers: Record<string, string>;
}

test('R5.3 JSON-LD and link preview of each product have the price, stock and URL that its page shows', async () => {
  const { pages } = await crawl();
  const productPaths = new Set((await fetchProducts()).map(({ id }) => `/producto/${id}`));
  const productPages = [...pages].filter(([path]) => productPaths.has(path));
  expect(productPages.length).toBeGreaterThan(0);
  const differences = productPages.flatMap(([path, page]) => {
    const productJsonLd = findJsonLdBlocks(page)
      .map((json) => JSON.parse(json) as JsonLd)
      .find((block) => block['@type'] === 'Product');
    const { price = '', priceCurrency, availability, url } = productJsonLd?.offers ?? {};
    const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1];
    const [, priceHtml = ''] = /<span class="current-price">([^]*?)<(?:\/p|s)>/.exec(page) ?? [];
    const shownPrice = priceHtml.replace(/<[^>]*>|[$,]/g, '');
    const isSoldOut = /<button class="button full"[^>]*disabled[^>]*>Comprar</.test(page);
    const isEqualByField = {
      price: shownPrice !== '' && Number(shownPrice) === Number(price) && meta('product:price:amount') === price,
      currency: priceCurrency === 'MXN' && meta('product:price:currency') === 'MXN',
      stock: (availability === 'https://schema.org/OutOfStock') === isSoldOut,
      'stock of the preview': meta('product:availability') === (isSoldOut ? 'out of stock' : 'in stock'),
      url: url === parseCanonicalUrl(page),
      'absence of reviews': !/aggregateRating|"review"/.test(page),
    };
    return Object.entries(isEqualByField).flatMap(([name, isEqual]) => (isEqual ? [] : [`${path}: different ${name}`]));
  });
  expect(differences).toEqual([]);
});

test('Link previews: every page has one with picture, title and description', async () => {
  const { pages } = await crawl();
  const issues = [...pages].flatMap(([path, page]) =>
    findLinkPreviewIssues(parseLinkPreview(page)).map((issue) => `${path}: ${issue}`),
  );
  expect(issues).toEqual([]);
});

test('Link previews: pictures are small JPEGs of the declared size', async () => {
  const { pages } = await crawl();
  const metaByPicture = new Map(
    [...pages.values()].map((page) => {
      const { meta } = parseLinkPreview(page);
      return [meta.get('og:image') ?? '', meta] as const;
    }),
  );
  const findPictures = (urlPart: string): string[] => [...metaByPicture.keys()].filter((url) => url.includes(urlPart));
  // Rendered pictures of the shop and of products, and photos of products without a rendered picture.
  const testedPictures = new Set([
    ...findPictures('/vistas/tienda-'),
    ...findPictures('/vistas/').slice(0, onSandbox ? 30 : 8),
    ...findPictures('/.netlify/').slice(0, 2),
  ]);
  expect(testedPictures.size).toBeGreaterThan(4);
  await runConcurrently([...testedPictures], async (url) => {
    const { pathname, search } = new URL(url);
    const response = await fetch(new URL(pathname + search, baseUrl));
    expect(response.headers.get('content-type'), url).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length, url).toBeLessThanOrEqual(300_000);
    const { format, width, height } = await sharp(bytes).metadata();
    const meta = metaByPicture.get(url);
    const declaredSize = [meta?.get('og:image:width'), meta?.get('og:image:height')];
    expect([format, String(width), String(height)], url).toEqual(['jpeg', ...declaredSize]);
  });
});

const parseLocations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

/** Fetches all URLs of the sitemap, or of the sitemaps in its index. */
async function fetchSitemapUrls(): Promise<string[]> {
  const sitemap = await fetchText('/sitemap.xml');
  if (!sitemap.includes('<sitemapindex')) return parseLocations(sitemap);
  const sitemaps = await Promise.all(parseLocations(sitemap).map((url) => fetchText(toPath(url))));
  return sitemaps.flatMap(parseLocations);
}

test('Sitemap: robots.txt references it and disallows the API only, and it is valid', async ({ request }) => {
  const robots = await fetchText('/robots.txt');
  const sitemap = /^Sitemap: (https?:\/\/\S+)$/m.exec(robots)?.[1] ?? '';
  expect(toPath(sitemap)).toBe('/sitemap.xml');
  expect(new URL(sitemap).origin).toBe(new URL(parseCanonicalUrl(await fetchText('/'))).origin);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m);
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml');
  expect(validateSitemap(await fetchText('/sitemap.xml'))).toEqual([]);
});

test('Sitemap: lists every linked page that search engines may index, each once', async () => {
  const { pages } = await crawl();
  const urls = await fetchSitemapUrls();
  expect(new Set(urls).size).toBe(urls.length);
  const sitemapPaths = new Set(urls.map(toPath));
  const isIndexable = (path: string, page: string): boolean =>
    parseCanonicalUrl(page) !== '' && toPath(parseCanonicalUrl(page)) === path && !hasNoindex(page);
  const wrongPaths = [...pages]
    .filter(([path, page]) => sitemapPaths.has(path) !== isIndexable(path, page))
    .map(([path]) => path);
  expect(wrongPaths, 'indexable pages missing from the sitemap, or other pages in it').toEqual([]);
  const unlinkedPaths = [...sitemapPaths].filter((path) => !pages.has(path));
  if (onSandbox) expect(unlinkedPaths, 'URLs without a link to them').toEqual([]);
  // Of a large catalogue, only the first pages are crawled.
  await runConcurrently(pickEvenly(unlinkedPaths, 200), async (path) =>
    expect(isIndexable(path, await fetchText(path)), path).toBe(true),
  );
  for (const path of ['/sin-conexion', '/etiquetas', '/estado']) {
    expect([sitemapPaths.has(path), hasNoindex(await fetchText(path))], path).toEqual([false, true]);
    expect(attributeValues(await fetchText('/'), 'href'), `the home page does not link to ${path}`).not.toContain(path);
  }
});
