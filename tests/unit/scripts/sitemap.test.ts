import { describe, expect, test } from 'vitest';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { toSitemapEntry, createSitemap } from '../../../scripts/build/postprocess/sitemap.ts';
import { updateDates, type ProductDates } from '../../../scripts/snapshot/productHistory.ts';
import { createProduct } from '../../support/productFactory.ts';

const origin = 'https://clavija.example';
const page = (canonical: string, more = ''): string =>
  `<head><link rel="canonical" href="${origin}${canonical}">${more}</head>`;

const toSortedEntries = (pages: Record<string, string>, dates: ProductDates) =>
  Object.entries(pages)
    .flatMap(([name, html]) => toSitemapEntry(name, readPage(name, html), dates) ?? [])
    .sort((a, b) => (a.url < b.url ? -1 : 1));

describe('Sitemap: the pages', () => {
  const noindex = '<meta name="robots" content="noindex">';
  const pages = {
    'index.html': page('/', '<a href="/producto/1"></a><a href="/producto/2"></a>'),
    'inicio.html': page('/'),
    'busqueda.html': page('/busqueda', noindex),
    'garantias.html': page('/garantias'),
    'todos/2.html': page('/todos/2', '<a href="/producto/1"></a>'),
    'producto/1.html': page('/producto/1', '<a href="/producto/2"></a>'),
    'widgets/chat.html': '<p>no canonical</p>',
  };
  const digest = '';
  const dates = {
    1: { digest, lastChanged: '2026-11-01T00:00:00.000Z' },
    2: { digest, lastChanged: '2026-11-09T00:00:00.000Z' },
  };

  test('are those that are indexable and their own canonical URL', () => {
    const paths = toSortedEntries(pages, {}).map(({ url }) => url.slice(origin.length));
    expect(paths).toEqual(['/', '/garantias', '/producto/1', '/todos/2']);
  });

  test('P80 ignore metadata and links that texts and attributes quote', () => {
    const quoted = `<meta name="robots" content="noindex"><link rel="canonical" href="${origin}/otra"><a href="/producto/2">`;
    const html = `<p title='${quoted}'></p><title>${quoted}</title>${page('/garantias')}`;
    expect(toSortedEntries({ 'garantias.html': html }, dates)).toEqual([
      { url: `${origin}/garantias`, lastmod: undefined },
    ]);
  });

  test('have the date of their product or the newest linked product, and none without products', () => {
    const dateByPath = Object.fromEntries(
      toSortedEntries(pages, dates).map(({ url, lastmod }) => [url.slice(origin.length), lastmod?.slice(0, 10)]),
    );
    expect(dateByPath).toEqual({
      '/': '2026-11-09',
      '/garantias': undefined,
      '/producto/1': '2026-11-01',
      '/todos/2': '2026-11-01',
    });
  });
});

describe('Sitemap: the files', () => {
  const createEntries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ url: `${origin}/producto/${index}`, lastmod: undefined }));
  const parseUrls = (text = ''): string[] => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

  test('one file if it can hold all pages', () => {
    const files = createSitemap(createEntries(10), origin, 10);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    expect(parseUrls(files.get('sitemap.xml'))).toHaveLength(10);
  });

  test('otherwise an index and parts, with each page once', () => {
    const files = createSitemap(createEntries(11), origin, 5);
    const parts = parseUrls(files.get('sitemap.xml')).map((url) => url.slice(origin.length + 1));
    expect(parts).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(parts.flatMap((part) => parseUrls(files.get(part)))).toEqual(
      createEntries(11)
        .map(({ url }) => url)
        .sort(),
    );
  });

  test('the limit per file is that of sitemaps.org', () => {
    expect(createSitemap(createEntries(50_000), origin).size).toBe(1);
    expect(createSitemap(createEntries(50_001), origin).size).toBe(3);
  });
});

describe('R11.6 the date of the last change of a product', () => {
  const product = (changes = {}) => ({ ...createProduct(changes), pictures: ['1.jpg'], ...changes });
  const before = updateDates([product()], {}, '2026-11-01');
  const lastChanged = (changes: object) => updateDates([product(changes)], before, '2026-11-02')['501']?.lastChanged;

  test.each([
    { price: 18900 },
    { name: 'Otro' },
    { pictures: ['2.jpg'] },
    { stock: { 1: 0, 2: 0 } },
    { description: '' },
  ])('changes with %j', (changes) => expect(lastChanged(changes)).toBe('2026-11-02'));
  test.each([{}, { sold: 99 }, { stock: { 1: 1, 2: 0 } }])('does not change with %j', (changes) =>
    expect(lastChanged(changes)).toBe('2026-11-01'),
  );
  test('is today for a new product, and is removed with a discontinued one', () => {
    expect(updateDates([product({ id: '7' })], before, '2026-11-02')).toEqual({
      7: { digest: expect.any(String) as string, lastChanged: '2026-11-02' },
    });
  });
});
