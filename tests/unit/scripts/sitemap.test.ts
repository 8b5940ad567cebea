import { describe, expect, test } from 'vitest';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { toSitemapEntry, createSitemap } from '../../../scripts/build/postprocess/sitemap.ts';
import { updateDates, type ProductDates } from '../../../scripts/snapshot/productHistory.ts';
import { productOf } from '../../support/rows.ts';

const origin = 'https://clavija.example';
const page = (canonical: string, more = ''): string =>
  `<head><link rel="canonical" href="${origin}${canonical}">${more}</head>`;

const indexablePages = (pages: Record<string, string>, dates: ProductDates) =>
  Object.entries(pages)
    .flatMap(([name, html]) => toSitemapEntry(name, readPage(name, html), dates) ?? [])
    .sort((a, b) => (a.url < b.url ? -1 : 1));

describe('Sitemap: which pages', () => {
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

  test('those that are their own canonical URL and not noindex', () => {
    const paths = indexablePages(pages, {}).map(({ url }) => url.slice(origin.length));
    expect(paths).toEqual(['/', '/garantias', '/producto/1', '/todos/2']);
  });

  test('P80 what a text says of it is nothing: a page is neither excluded nor moved nor renewed by it', () => {
    const quoted = `<meta name="robots" content="noindex"><link rel="canonical" href="${origin}/otra"><a href="/producto/2">`;
    const html = `<p title='${quoted}'></p><title>${quoted}</title>${page('/garantias')}`;
    expect(indexablePages({ 'garantias.html': html }, dates)).toEqual([
      { url: `${origin}/garantias`, lastmod: undefined },
    ]);
  });

  test('a product is as new as itself, a list as the newest of its products, a text has no date', () => {
    const dated = Object.fromEntries(
      indexablePages(pages, dates).map(({ url, lastmod }) => [url.slice(origin.length), lastmod?.slice(0, 10)]),
    );
    expect(dated).toEqual({
      ...{ '/': '2026-11-09', '/garantias': undefined, '/producto/1': '2026-11-01', '/todos/2': '2026-11-01' },
    });
  });
});

describe('Sitemap: the files', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ url: `${origin}/producto/${index}`, lastmod: undefined }));
  const named = (text = ''): string[] => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);

  test('one as long as it holds all', () => {
    const files = createSitemap(pages(10), origin, 10);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    expect(named(files.get('sitemap.xml'))).toHaveLength(10);
  });

  test('else an index and parts, each page once', () => {
    const files = createSitemap(pages(11), origin, 5);
    const parts = named(files.get('sitemap.xml')).map((url) => url.slice(origin.length + 1));
    expect(parts).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(parts.flatMap((part) => named(files.get(part)))).toEqual(
      pages(11)
        .map(({ url }) => url)
        .sort(),
    );
  });

  test('the limit is that of sitemaps.org', () => {
    expect(createSitemap(pages(50_000), origin).size).toBe(1);
    expect(createSitemap(pages(50_001), origin).size).toBe(3);
  });
});

describe('R11.6 since when a product is what it is', () => {
  const product = (changes = {}) => ({ ...productOf(changes), pictures: ['1.jpg'], ...changes });
  const before = updateDates([product()], {}, '2026-11-01');
  const lastChanged = (changes: object) => updateDates([product(changes)], before, '2026-11-02')['501']?.lastChanged;

  test.each([
    { price: 18900 },
    { name: 'Otro' },
    { pictures: ['2.jpg'] },
    { stock: { 1: 0, 2: 0 } },
    { description: '' },
  ])('%j is a change', (changes) => expect(lastChanged(changes)).toBe('2026-11-02'));
  test.each([{}, { sold: 99 }, { stock: { 1: 1, 2: 0 } }])('%j is none', (changes) =>
    expect(lastChanged(changes)).toBe('2026-11-01'),
  );
  test('one that comes is new, one that goes is forgotten', () => {
    expect(updateDates([product({ id: '7' })], before, '2026-11-02')).toEqual({
      7: { digest: expect.any(String) as string, lastChanged: '2026-11-02' },
    });
  });
});
