import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../../scripts/sandbox/seed/catalogue.ts';
import { branches } from '../../../../scripts/sandbox/seed/shop.ts';
import { createSitemap } from '../../../../scripts/build/postprocess/sitemap.ts';
import { type Branch, type Product, product } from '../../../../src/contract/catalogue.ts';
import { withSlugs } from '../../../../src/features/branches/branchSlugs.ts';
import { branchJsonLd } from '../../../../src/features/branches/jsonLd.ts';
import { detailColumns } from '../../../../src/features/feeds/details.ts';
import { toCsv, toTsv, type TextRow } from '../../../../src/features/feeds/delimitedText.ts';
import { googleRow, localRows, metaRow } from '../../../../src/features/feeds/feeds.ts';
import { shopJsonLd } from '../../../../src/features/home/jsonLd.ts';
import { toProductView } from '../../../../src/features/product/product.ts';
import { productBreadcrumbs, discontinuedJsonLd, productJsonLd } from '../../../../src/features/product/jsonLd.ts';
import { shop } from '../../../../src/shop.ts';
import { google, googleLocal, meta, rowFaults, markupOrMojibake } from '../../../support/feedRules.ts';
import { parseCsv, parseTsv } from '../../../support/feeds.ts';
import { sitemapFaults } from '../../../support/sitemapFaults.ts';
import { structuredDataFaults } from '../../../support/structured.ts';
import { realProducts, messyProducts } from '../../../support/catalogueRows.ts';
import { decode, encode } from '../../../support/wire.ts';

const origin = 'https://clavija.example';
const picture = `${origin}/vistas/tienda.jpg`;
const viewOf = (one: Product, pictures: string[]) =>
  toProductView({ ...one, pictures }, { origin, categoryUrl: '/categoria/cables' });

function viewOfRow(row: Record<string, unknown>) {
  const one = decode(product, row);
  return viewOf(one, [one.image].filter(Boolean));
}

const shops = {
  'the sandbox': seedCatalogue().products.map((one) =>
    viewOf(decode(product, encode(product, one.product)), one.pictures),
  ),
  'messy products': messyProducts().map(viewOfRow),
  'a real catalogue': realProducts().map(viewOfRow),
};

const faults = (block: object): string[] =>
  structuredDataFaults(JSON.stringify({ '@context': 'https://schema.org', ...block }));

/** With what the catalogue would add: a product that says all that it can. */
function withDetails(view: ReturnType<typeof viewOf>): TextRow | null {
  const row = googleRow(view, origin);
  const related = { substitutes: ['1', '2'], accessories: ['3'], phones: ['Galaxy A54'], popularity: 95 };
  return row && { ...row, ...detailColumns({ name: view.name, ...related }) };
}

describe.each(Object.entries(shops))('Found: of %s', (_, views) => {
  test('the JSON-LD of every product is valid schema.org and complete for Google', () => {
    const wrong = views.flatMap((view) =>
      [productJsonLd(view, origin), productBreadcrumbs(view, origin)]
        .flatMap(faults)
        .map((fault) => `${view.id}: ${fault}`),
    );
    expect(wrong).toEqual([]);
    expect(views.length).toBeGreaterThan(200);
  });

  test('R5.12 the JSON-LD of every product that is discontinued is valid, and promises no price', () => {
    const wrong = views.flatMap((view) => {
      const data = discontinuedJsonLd(view, origin);
      expect(JSON.stringify(data)).not.toMatch(/price/i);
      return faults(data).map((fault) => `${view.id}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  test('every row of the feeds is valid for Google and Meta', () => {
    const rows = (make: (view: (typeof views)[number]) => (TextRow | null)[]): TextRow[] =>
      views.flatMap((view) => make(view).filter((row) => row !== null));
    const read = {
      google: parseTsv(toTsv(rows((view) => [withDetails(view)]))),
      meta: parseCsv(toCsv(rows((view) => [metaRow(view, origin, shop.name)]))),
      local: parseTsv(toTsv(rows((view) => localRows(view, branches)))),
    };
    expect(read.google.flatMap((row) => rowFaults(row, google))).toEqual([]);
    expect(read.meta.flatMap((row) => rowFaults(row, meta))).toEqual([]);
    expect(read.local.flatMap((row) => rowFaults(row, googleLocal))).toEqual([]);
    const pictured = views.filter(({ pictures }) => pictures.length > 0).length;
    expect([read.google.length, read.meta.length]).toEqual([pictured, pictured]);
  });

  test('no text has markup or doubly encoded characters', () => {
    const texts = views.flatMap(({ id, description }) => [`${id}: ${description}`]);
    expect(texts.filter((text) => markupOrMojibake.test(text.replaceAll('\n', ' ')))).toEqual([]);
  });
});

test('Found: the JSON-LD of shop and branches is valid and complete', () => {
  const [first] = branches as [Branch, ...Branch[]];
  expect(faults(shopJsonLd(origin, withSlugs(branches), first, picture))).toEqual([]);
  const strange = { ...first, id: '77', neighbourhood: '', number: '', slug: 'guadalajara' };
  expect(faults(branchJsonLd(origin, strange, picture))).toEqual([]);
  const names = withSlugs(branches).map((branch) => branchJsonLd(origin, branch, picture)['name']);
  expect(new Set(names).size).toBe(branches.length);
});

test('Found: sitemap and sitemap index are valid by their schemas', () => {
  const listed = [
    { url: `${origin}/`, lastmod: '2026-11-20T12:00:00.000Z' },
    { url: `${origin}/producto/1?a=1&b=2`, lastmod: undefined },
  ];
  const files = [...createSitemap(listed, origin).values(), ...createSitemap(listed, origin, 1).values()];
  expect(files).toHaveLength(4);
  for (const xml of files) expect(sitemapFaults(xml)).toEqual([]);
});
