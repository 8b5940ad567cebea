import sharp from 'sharp';
import { crawl } from '../support/crawl.ts';
import { previewFaults, readPreview } from '../support/linkPreview.ts';
import { attributes, baseUrl, html, forSale, onSandbox } from '../support/site.ts';
import { sitemapFaults } from '../support/sitemapFaults.ts';
import { spread, runConcurrently } from '../support/sampling.ts';
import { structuredData, structuredDataFaults } from '../support/structured.ts';
import { expect, test } from '../support/test.ts';

// What search engines and chats read of every page. In one worker, so that the site is walked once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const canonicalOf = (page: string): string => /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? '';
const pathOf = (url: string): string => new URL(url).pathname;
const isHidden = (page: string): boolean => /<meta name="robots" content="[^"]*noindex/.test(page);

test('Metadata: no two pages share a title, a description or a canonical URL', async () => {
  const { pages } = await crawl();
  const shown = [...pages].filter(([, page]) => !isHidden(page) && canonicalOf(page));
  const pathByText = new Map<string, string>();
  const repeated: string[] = [];
  for (const [path, page] of shown.filter(([each]) => !/^\/(?:inicio|vivo\/.*)$/.test(each))) {
    expect(pathOf(canonicalOf(page))).toBe(path);
    // Products of several colours share the catalogue's description.
    const patterns = [
      /<title>[^<]*/,
      ...(path.startsWith('/producto/') ? [] : [/<meta name="description" content="[^"]*/]),
    ];
    for (const pattern of patterns) {
      const told = pattern.exec(page)?.[0] ?? 'none';
      if (pathByText.has(told)) repeated.push(`${path} has that of ${pathByText.get(told)}: ${told}`);
      pathByText.set(told, path);
    }
  }
  expect(repeated).toEqual([]);
  expect(pathByText.size).toBeGreaterThan(20);
  expect(
    new Set(
      [...pages.values()]
        .map(canonicalOf)
        .filter(Boolean)
        .map((url) => new URL(url).origin),
    ).size,
  ).toBe(1);
});

test('Metadata: the structured data of every page is of schema.org, and has what Google requires or a documented reason', async () => {
  const { pages } = await crawl();
  const faults: string[] = [];
  for (const [path, page] of pages) {
    const blocks = structuredData(page);
    if (/^\/(?:$|producto\/|sucursales$)/.test(path) && blocks.length === 0) faults.push(`${path} has none`);
    faults.push(...blocks.flatMap(structuredDataFaults).map((fault) => `${path}: ${fault}`));
  }
  expect(faults.slice(0, 20)).toEqual([]);
});

interface ProductData {
  '@type': string;
  name: string;
  offers: Record<string, string>;
}

test('R5.3 JSON-LD and link preview of each product have the price, stock and URL that its page shows', async () => {
  const { pages } = await crawl();
  const sold = new Set((await forSale()).map(({ id }) => `/producto/${id}`));
  const products = [...pages].filter(([path]) => sold.has(path));
  expect(products.length).toBeGreaterThan(0);
  const wrong = products.flatMap(([path, page]) => {
    const data = structuredData(page)
      .map((json) => JSON.parse(json) as ProductData)
      .find((item) => item['@type'] === 'Product');
    const { price = '', priceCurrency, availability, url } = data?.offers ?? {};
    const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1];
    const shown = /<span class="current-price">([^]*?)<(?:\/p|s)>/.exec(page)?.[1]?.replace(/<[^>]*>|[$,]/g, '') ?? '';
    const soldOut = /<button class="button full"[^>]*disabled[^>]*>Comprar</.test(page);
    const alike = {
      price: shown !== '' && Number(shown) === Number(price) && meta('product:price:amount') === price,
      currency: priceCurrency === 'MXN' && meta('product:price:currency') === 'MXN',
      stock: (availability === 'https://schema.org/OutOfStock') === soldOut,
      'stock of the preview': meta('product:availability') === (soldOut ? 'out of stock' : 'in stock'),
      url: url === canonicalOf(page),
      'lack of reviews': !/aggregateRating|"review"/.test(page),
    };
    return Object.entries(alike).flatMap(([what, same]) => (same ? [] : [`${path} has another ${what} than it shows`]));
  });
  expect(wrong).toEqual([]);
});

test('Found: every page has a preview with picture, title and description', async () => {
  const faults = [...(await crawl()).pages].flatMap(([path, text]) =>
    previewFaults(readPreview(text)).map((fault) => `${path}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('Found: the preview picture of each kind of page is a small JPEG of the declared size', async () => {
  const named = new Map(
    [...(await crawl()).pages.values()].map((text) => {
      const { meta } = readPreview(text);
      return [meta.get('og:image') ?? '', meta] as const;
    }),
  );
  const of = (part: string): string[] => [...named.keys()].filter((url) => url.includes(part));
  // The shop's, products' own, and photos in the place of one that is still to be drawn.
  const some = new Set([
    ...of('/vistas/tienda-'),
    ...of('/vistas/').slice(0, onSandbox ? 30 : 8),
    ...of('/.netlify/').slice(0, 2),
  ]);
  expect(some.size).toBeGreaterThan(4);
  await runConcurrently([...some], async (url) => {
    const { pathname, search } = new URL(url);
    const response = await fetch(new URL(pathname + search, baseUrl));
    expect(response.headers.get('content-type'), url).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length, url).toBeLessThanOrEqual(300_000);
    const { format, width, height } = await sharp(bytes).metadata();
    const told = [named.get(url)?.get('og:image:width'), named.get(url)?.get('og:image:height')];
    expect([format, String(width), String(height)], url).toEqual(['jpeg', ...told]);
  });
});

const named = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

/** Every URL of the sitemap, through its index where it has one. */
async function listed(): Promise<string[]> {
  const first = await html('/sitemap.xml');
  if (!first.includes('<sitemapindex')) return named(first);
  return (await Promise.all(named(first).map((url) => html(pathOf(url))))).flatMap(named);
}

test('R1.9 robots.txt names the sitemap, and both are valid', async ({ request }) => {
  const robots = await html('/robots.txt');
  const sitemap = /^Sitemap: (https?:\/\/\S+)$/m.exec(robots)?.[1] ?? '';
  expect(pathOf(sitemap)).toBe('/sitemap.xml');
  expect(new URL(sitemap).origin).toBe(new URL(canonicalOf(await html('/'))).origin);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m);
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml');
  expect(sitemapFaults(await html('/sitemap.xml'))).toEqual([]);
});

test('Sitemap: lists every linked page that search engines may index, each once', async () => {
  const { pages } = await crawl();
  const all = await listed();
  expect(new Set(all).size).toBe(all.length);
  const there = new Set(all.map(pathOf));
  const shows = (path: string, page: string): boolean =>
    canonicalOf(page) !== '' && pathOf(canonicalOf(page)) === path && !isHidden(page);
  const wrong = [...pages].filter(([path, page]) => there.has(path) !== shows(path, page)).map(([path]) => path);
  expect(wrong, 'pages that the sitemap lacks, or has though they are hidden').toEqual([]);
  const unseen = [...there].filter((path) => !pages.has(path));
  if (onSandbox) expect(unseen, 'URLs that no link leads to').toEqual([]);
  // Only the first pages of a large catalogue are walked.
  await runConcurrently(spread(unseen, 200), async (path) => expect(shows(path, await html(path)), path).toBe(true));
  for (const path of ['/sin-conexion', '/etiquetas', '/estado']) {
    expect([there.has(path), isHidden(await html(path))], path).toEqual([false, true]);
    expect(attributes(await html('/'), 'href'), `no page leads to ${path}`).not.toContain(path);
  }
});
