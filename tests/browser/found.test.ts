import sharp from 'sharp';
import { expect, test } from '../support/test.ts';
import { crawl } from '../support/crawl.ts';
import { google, googleLocal, meta, rowFaults } from '../support/feedRules.ts';
import { parseCsv, parseTsv } from '../support/feeds.ts';
import { previewFaults, readPreview } from '../support/linkPreview.ts';
import { lacking } from '../support/recommended.ts';
import { sitemapFaults } from '../support/sitemapFaults.ts';
import { baseUrl, html, onSandbox } from '../support/site.ts';
import { findStructuredDataFaults } from '../support/structured.ts';
import { notOfSchema } from '../support/vocabulary.ts';

/** Every page that links lead to, read as search engines and chats do. */
const pages = async () => [...(await crawl()).pages].map(([path, text]) => ({ path, ...readPreview(text) }));

test('Found: every page has a preview with picture, title and line', async () => {
  test.slow();
  const faults = (await pages()).flatMap((page) => previewFaults(page).map((fault) => `${page.path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('Found: what every page tells search engines is of schema.org, and all that Google asks for or has a reason', async () => {
  test.slow();
  const faults = (await pages()).flatMap(({ path, blocks }) =>
    blocks.flatMap((json) => {
      const { '@graph': graph, ...block } = JSON.parse(json) as Record<string, unknown>;
      const unasked = lacking(graph ?? block).filter(({ reason }) => !reason);
      const wrong = [
        ...findStructuredDataFaults(json),
        ...notOfSchema(graph ?? block),
        ...unasked.map(({ what }) => what),
      ];
      return wrong.map((fault) => `${path}: ${fault}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('Found: the picture of each kind of page is a JPEG of the size that the page tells, and light', async () => {
  const named = new Map((await pages()).map(({ meta: all }) => [all.get('og:image') ?? '', all]));
  const of = (part: string): string[] => [...named.keys()].filter((address) => address.includes(part));
  // The shop's, products' own, and photos in the place of one that is still to be drawn.
  const some = [
    ...of('/vistas/tienda-'),
    ...of('/vistas/').slice(0, onSandbox ? 30 : 8),
    ...of('/.netlify/').slice(0, 2),
  ];
  expect(some.length).toBeGreaterThan(4);
  for (const address of new Set(some)) {
    const { pathname, search } = new URL(address);
    const response = await fetch(new URL(pathname + search, baseUrl));
    expect(response.headers.get('content-type'), address).toBe('image/jpeg');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length, address).toBeLessThanOrEqual(300_000);
    const { format, width, height } = await sharp(bytes).metadata();
    const told = [named.get(address)?.get('og:image:width'), named.get(address)?.get('og:image:height')];
    expect([format, String(width), String(height)], address).toEqual(['jpeg', ...told]);
  }
});

test('Found: every line of the published feeds is one that Google and Meta take', async () => {
  const read = { '/feeds/google.tsv': parseTsv, '/feeds/google-local.tsv': parseTsv, '/feeds/meta.csv': parseCsv };
  const rules = { '/feeds/google.tsv': google, '/feeds/google-local.tsv': googleLocal, '/feeds/meta.csv': meta };
  for (const path of Object.keys(read) as (keyof typeof read)[]) {
    const rows = read[path](await html(path));
    expect(rows.length, path).toBeGreaterThan(0);
    expect(rows.flatMap((row) => rowFaults(row, rules[path]))).toEqual([]);
  }
});

test('Found: the sitemap is one by its schema', async () => {
  expect(sitemapFaults(await html('/sitemap.xml'))).toEqual([]);
});
