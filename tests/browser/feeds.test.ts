import { expect, test } from '../support/test.ts';
import { stripMarkup } from '../../src/lib/prose.ts';
import { pesos } from '../support/fixtures.ts';
import { parseCsv, parseTsv, type FeedRow } from '../support/feeds.ts';
import { html, onSandbox } from '../support/site.ts';
import { spread, thorough, together } from '../support/spread.ts';

interface Data {
  name: string;
  sku: string;
  url: string;
  image?: string[];
  mpn?: string;
  brand?: { name: string };
  offers: { price: string; availability: string; itemCondition?: string };
}

/** What a product's page tells search engines, and what it shows to people. */
async function pageOf(path: string): Promise<{ data: Data; text: string; shown: string }> {
  const text = await html(path);
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  const data = blocks.map(([, json = '']) => JSON.parse(json) as Data & { '@type': string });
  const product = data.find((each) => each['@type'] === 'Product');
  if (!product) throw new Error(`${path} has no product data.`);
  const own = text.slice(text.indexOf('<h1')).replace(/<section class="alternatives"[^]*?<\/section>/, '');
  const [box = ''] = own.split(/class="(?:branch-stock|age)"/);
  return { data: product, text, shown: box.replace(/<script[^]*?<\/script>/g, '').replace(/<(?!s>)[^>]*>/g, '') };
}

const cents = (amount = ''): number => {
  expect(amount).toMatch(/^\d+\.\d\d MXN$/);
  return Number(amount.replace(/\D/g, ''));
};

const words: Record<string, string[]> = {
  'in stock': ['https://schema.org/InStock', 'https://schema.org/LimitedAvailability'],
  'out of stock': ['https://schema.org/OutOfStock'],
};

/** That a row says what its page says: to search engines, and to people. */
async function expectLikeItsPage(row: FeedRow): Promise<void> {
  const { id = '', link = '', title = '' } = row;
  expect(link).toMatch(new RegExp(`^https?://[^/]+/producto/${id}$`));
  const { data, text, shown } = await pageOf(new URL(link).pathname);
  const name = stripMarkup(data.name);
  expect(text).toContain(`<link rel="canonical" href="${link}"`);
  expect([data.sku, data.url]).toEqual([id, link]);
  expect(
    title.endsWith('…') ? name.startsWith(title.slice(0, -1)) : name.replace(/\s+/g, ' ').trim() === title,
    title,
  ).toBe(true);
  const [price, sale] = [cents(row['price']), row['sale_price'] ? cents(row['sale_price']) : null];
  expect(data.offers.price).toBe(((sale ?? price) / 100).toFixed(2));
  for (const amount of [price, sale]) if (amount !== null) expect(shown).toContain(pesos(amount));
  expect(shown.includes('<s>')).toBe(sale !== null);
  expect(words[(row['availability'] ?? '').replaceAll('_', ' ')]).toContain(data.offers.availability);
  expect(shown).toMatch(
    /out.of.stock/.test(row['availability'] ?? '') ? /Agotado/ : /\d en stock|\(s\) en stock|Último disponible/,
  );
  // Where the page claims no condition, both services still ask for one.
  const claimed = data.offers.itemCondition?.toLowerCase() ?? 'https://schema.org/newcondition';
  expect(claimed).toBe(`https://schema.org/${row['condition'] ?? ''}condition`);
  expect([row['image_link'], ...(row['additional_image_link'] ?? '').split(',').filter(Boolean)]).toEqual(
    data.image?.slice(0, 11),
  );
  expect(row['mpn']).toBe(data.mpn ?? '');
}

const feeds = { google: ['/feeds/google.tsv', parseTsv], meta: ['/feeds/meta.csv', parseCsv] } as const;

for (const [name, [path, parse]] of Object.entries(feeds)) {
  test(`Feeds: the rows of ${path} say what their pages say`, async () => {
    test.slow();
    const rows = parse(await html(path));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    await together(onSandbox && thorough ? rows : spread(rows, onSandbox ? 80 : 200), async (row) => {
      await expectLikeItsPage(row);
      if (name === 'meta') expect(row['brand']).not.toBe('');
      else expect(row['identifier_exists']).toBe(row['brand'] && row['mpn'] ? 'yes' : 'no');
    });
  });
}

test('Feeds: every product with a picture is in each, and no other', async () => {
  const xml = await html('/sitemap.xml');
  test.skip(xml.includes('<sitemapindex'), 'A shop of this size is shown by its rows.');
  const pages = [...xml.matchAll(/<loc>[^<]*\/producto\/(\d+)<\/loc>/g)].map(([, id = '']) => id);
  const pictured = new Set<string>();
  await together(onSandbox ? pages : spread(pages, 200), async (id) => {
    if ((await pageOf(`/producto/${id}`)).data.image) pictured.add(id);
  });
  for (const [path, parse] of Object.values(feeds)) {
    const ids = new Set(parse(await html(path)).map(({ id = '' }) => id));
    expect(
      [...pictured].filter((id) => !ids.has(id)),
      path,
    ).toEqual([]);
    if (onSandbox) expect(ids.size, path).toBe(pictured.size);
  }
});

test('Feeds: the branches of a product add up to what its page has', async () => {
  const products = new Map(parseTsv(await html('/feeds/google.tsv')).map((row) => [row['id'], row]));
  const rows = parseTsv(await html('/feeds/google-local.tsv'));
  const branches = new Set(rows.map((row) => row['store_code']));
  expect(rows.length).toBe(products.size * branches.size);
  for (const row of rows) {
    const product = products.get(row['id'] ?? '');
    expect([row['price'], row['sale_price']]).toEqual([product?.['price'], product?.['sale_price']]);
    const quantity = Number(row['quantity']);
    expect(row['availability']).toBe(
      quantity === 0 ? 'out_of_stock' : quantity === 1 ? 'limited_availability' : 'in_stock',
    );
  }
  const sums = Map.groupBy(rows, (row) => row['id'] ?? '');
  for (const [id, own] of sums) {
    const total = own.reduce((sum, row) => sum + Number(row['quantity']), 0);
    if (total === 0) expect(products.get(id)?.['availability']).toBe('out_of_stock');
  }
});

test('R14.2 the products that the feed relates to others are in it, and the local feed leads to the page at its branch', async () => {
  const rows = parseTsv(await html('/feeds/google.tsv'));
  const ids = new Set(rows.map(({ id }) => id));
  const related = rows.flatMap(({ id, related_product: list = '' }) =>
    list
      .split(',')
      .filter(Boolean)
      .map((each) => [id, each.split(':')[2]]),
  );
  expect(related.length).toBeGreaterThan(onSandbox ? 500 : 0);
  expect(related.filter(([id, other]) => other === id || !ids.has(other))).toEqual([]);
  const links = new Map(rows.map(({ id, link }) => [id, link]));
  for (const { id, link_template: template } of parseTsv(await html('/feeds/google-local.tsv')))
    expect(template).toBe(`${links.get(id)}?tienda={store_code}`);
});
