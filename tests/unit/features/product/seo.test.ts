import { describe, expect, test } from 'vitest';
import { generateShop } from '../../../../scripts/sandbox/seed/generateShop.ts';
import { branches } from '../../../../scripts/sandbox/seed/shop.ts';
import { createSitemap } from '../../../../scripts/build/postprocess/sitemap.ts';
import { type Branch, type Product, product } from '../../../../src/contract/catalogue.ts';
import { withSlugs } from '../../../../src/features/branches/branchSlugs.ts';
import { branchJsonLd } from '../../../../src/features/branches/jsonLd.ts';
import { assistantColumns } from '../../../../src/features/feeds/assistantColumns.ts';
import { toCsv, toTsv, type TextRow } from '../../../../src/features/feeds/delimitedText.ts';
import { googleRow, localRows, metaRow } from '../../../../src/features/feeds/feeds.ts';
import { shopJsonLd } from '../../../../src/features/home/jsonLd.ts';
import { toProductData } from '../../../../src/features/product/product.ts';
import { productBreadcrumbs, discontinuedJsonLd, productJsonLd } from '../../../../src/features/product/jsonLd.ts';
import { shop } from '../../../../src/shop.ts';
import {
  googleRules,
  googleLocalRules,
  metaRules,
  findRowViolations,
  markupOrMojibake,
} from '../../../support/feedRules.ts';
import { parseCsv, parseTsv } from '../../../support/parseFeed.ts';
import { validateSitemap } from '../../../support/validateSitemap.ts';
import { validateJsonLd } from '../../../support/jsonLd.ts';
import { realProducts, messyProducts } from '../../../support/realisticProducts.ts';
import { decode, encode } from '../../../support/wireCodec.ts';

const origin = 'https://clavija.example';
const picture = `${origin}/vistas/tienda.jpg`;
const createData = (decoded: Product, pictures: string[]) =>
  toProductData({ ...decoded, pictures }, { origin, categoryUrl: '/categoria/cables' });

function createDataOfRow(row: Record<string, unknown>) {
  const decoded = decode(product, row);
  return createData(decoded, [decoded.image].filter(Boolean));
}

const dataByCatalogue = {
  'the sandbox': generateShop().products.map(({ product: generated, pictures }) =>
    createData(decode(product, encode(product, generated)), pictures),
  ),
  'messy products': messyProducts().map(createDataOfRow),
  'a real catalogue': realProducts().map(createDataOfRow),
};

const findViolations = (block: object): string[] =>
  validateJsonLd(JSON.stringify({ '@context': 'https://schema.org', ...block }));

/** The Google row of a product, with every optional column filled. */
function createFullGoogleRow(data: ReturnType<typeof createData>): TextRow | null {
  const row = googleRow(data, origin);
  const related = { substitutes: ['1', '2'], accessories: ['3'], phones: ['Galaxy A54'], popularity: 95 };
  return row && { ...row, ...assistantColumns({ name: data.name, ...related }) };
}

describe.each(Object.entries(dataByCatalogue))('Search engines: %s', (_, products) => {
  test('the JSON-LD of every product is valid schema.org and complete for Google', () => {
    const violations = products.flatMap((data) =>
      [productJsonLd(data, origin), productBreadcrumbs(data, origin)]
        .flatMap(findViolations)
        .map((violation) => `${data.id}: ${violation}`),
    );
    expect(violations).toEqual([]);
    expect(products.length).toBeGreaterThan(200);
  });

  test('R5.12 the JSON-LD of every product is valid once it is discontinued, and has no price', () => {
    const violations = products.flatMap((data) => {
      const jsonLd = discontinuedJsonLd(data, origin);
      expect(JSON.stringify(jsonLd)).not.toMatch(/price/i);
      return findViolations(jsonLd).map((violation) => `${data.id}: ${violation}`);
    });
    expect(violations).toEqual([]);
  });

  test('every row of the feeds is valid for Google and Meta', () => {
    const createRows = (toRows: (data: (typeof products)[number]) => (TextRow | null)[]): TextRow[] =>
      products.flatMap((data) => toRows(data).filter((row) => row !== null));
    const feeds = {
      google: parseTsv(toTsv(createRows((data) => [createFullGoogleRow(data)]))),
      meta: parseCsv(toCsv(createRows((data) => [metaRow(data, origin, shop.name)]))),
      local: parseTsv(toTsv(createRows((data) => localRows(data, branches)))),
    };
    expect(feeds.google.flatMap((row) => findRowViolations(row, googleRules))).toEqual([]);
    expect(feeds.meta.flatMap((row) => findRowViolations(row, metaRules))).toEqual([]);
    expect(feeds.local.flatMap((row) => findRowViolations(row, googleLocalRules))).toEqual([]);
    const withPictures = products.filter(({ pictures }) => pictures.length > 0);
    expect(feeds.google).toHaveLength(withPictures.length);
    expect(feeds.meta).toHaveLength(withPictures.length);
  });

  test('no description has markup or doubly encoded characters', () => {
    const texts = products.map(({ id, description }) => `${id}: ${description}`);
    expect(texts.filter((text) => markupOrMojibake.test(text.replaceAll('\n', ' ')))).toEqual([]);
  });
});

test('Search engines: the JSON-LD of shop and branches is valid, and names are unique', () => {
  const [mainBranch] = branches as [Branch, ...Branch[]];
  expect(findViolations(shopJsonLd(origin, withSlugs(branches), mainBranch, picture))).toEqual([]);
  const incomplete = { ...mainBranch, id: '77', neighbourhood: '', number: '', slug: 'guadalajara' };
  expect(findViolations(branchJsonLd(origin, incomplete, picture))).toEqual([]);
  const names = withSlugs(branches).map((branch) => branchJsonLd(origin, branch, picture)['name']);
  expect(new Set(names).size).toBe(branches.length);
});

test('Search engines: sitemap and sitemap index are valid against their schemas', () => {
  const pages = [
    { url: `${origin}/`, lastmod: '2026-11-20T12:00:00.000Z' },
    { url: `${origin}/producto/1?a=1&b=2`, lastmod: undefined },
  ];
  const files = [...createSitemap(pages, origin).values(), ...createSitemap(pages, origin, 1).values()];
  expect(files).toHaveLength(4);
  for (const xml of files) expect(validateSitemap(xml)).toEqual([]);
});
