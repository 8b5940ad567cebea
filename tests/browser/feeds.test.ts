import { expect, test } from '../support/test.ts';
import { crawl } from '../support/crawl.ts';
import { stripMarkup } from '../../src/lib/htmlToText.ts';
import { pesos } from '../support/fixtures.ts';
import { google, googleLocal, meta, rowFaults } from '../support/feedRules.ts';
import { parseCsv, parseTsv, type FeedRow } from '../support/feeds.ts';
import { html, onSandbox } from '../support/site.ts';
import { spread, runConcurrently } from '../support/sampling.ts';

// In one worker, so that the site is walked once.
test.describe.configure({ mode: 'default' });

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
  const text = (await crawl()).pages.get(path) ?? (await html(path));
  const blocks = [...text.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  const data = blocks.map(([, json = '']) => JSON.parse(json) as Data & { '@type': string });
  const product = data.find((each) => each['@type'] === 'Product');
  if (!product) throw new Error(`${path} has no product data.`);
  const own = text.slice(text.indexOf('<h1')).replace(/<section class="alternatives"[^]*?<\/section>/, '');
  const [box = ''] = own.split(/class="(?:branch-stock|figures-age)"/);
  return { data: product, text, shown: box.replace(/<script[^]*?<\/script>/g, '').replace(/<(?!s>)[^>]*>/g, '') };
}

const cents = (amount = ''): number => (/^\d+\.\d\d MXN$/.test(amount) ? Number(amount.replace(/\D/g, '')) : NaN);

const words: Record<string, string[]> = {
  'in stock': ['https://schema.org/InStock', 'https://schema.org/LimitedAvailability'],
  'out of stock': ['https://schema.org/OutOfStock'],
};

/** In what a row differs from what its page tells search engines, and people. */
async function unlikeItsPage(row: FeedRow): Promise<string[]> {
  const { id = '', link = '', title = '', availability = '' } = row;
  const { data, text, shown } = await pageOf(new URL(link).pathname);
  const name = stripMarkup(data.name).replace(/\s+/g, ' ').trim();
  const [price, sale] = [cents(row['price']), row['sale_price'] ? cents(row['sale_price']) : null];
  // Where the page claims no condition, both services still ask for one.
  const claimed = data.offers.itemCondition?.toLowerCase() ?? 'https://schema.org/newcondition';
  const pictures = [row['image_link'], ...(row['additional_image_link'] ?? '').split(',').filter(Boolean)];
  const stock = /out.of.stock/.test(availability) ? /Agotado/ : /\d en stock|\(s\) en stock|Último disponible/;
  const alike = {
    link: new RegExp(`^https?://[^/]+/producto/${id}$`).test(link) && text.includes(`rel="canonical" href="${link}"`),
    id: data.sku === id && data.url === link,
    title: title.endsWith('…') ? name.startsWith(title.slice(0, -1)) : name === title,
    price: data.offers.price === ((sale ?? price) / 100).toFixed(2),
    'price shown': [price, sale].every((amount) => amount === null || shown.includes(pesos(amount))),
    offer: shown.includes('<s>') === (sale !== null),
    availability: words[availability.replaceAll('_', ' ')]?.includes(data.offers.availability) ?? false,
    'stock shown': stock.test(shown),
    condition: claimed === `https://schema.org/${row['condition'] ?? ''}condition`,
    pictures: pictures.join() === (data.image ?? []).slice(0, 11).join(),
    mpn: row['mpn'] === (data.mpn ?? ''),
  };
  return Object.entries(alike).flatMap(([what, same]) => (same ? [] : [`${id} has another ${what} than its page`]));
}

const feeds = { google: ['/feeds/google.tsv', parseTsv], meta: ['/feeds/meta.csv', parseCsv] } as const;

for (const [name, [path, parse]] of Object.entries(feeds)) {
  test(`Feeds: the rows of ${path} match their pages`, async () => {
    test.slow();
    const rows = parse(await html(path));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    await runConcurrently(onSandbox ? rows : spread(rows, 200), async (row) => {
      wrong.push(...(await unlikeItsPage(row)));
      const identified = row['brand'] && row['mpn'] ? 'yes' : 'no';
      if (name === 'meta' ? row['brand'] === '' : row['identifier_exists'] !== identified)
        wrong.push(`${row['id']} has the brand "${row['brand']}"`);
    });
    expect(wrong).toEqual([]);
  });
}

test('Feeds: each contains every product with a picture, and no other', async () => {
  const xml = await html('/sitemap.xml');
  test.skip(xml.includes('<sitemapindex'), 'A shop of this size is shown by its rows.');
  const pages = [...xml.matchAll(/<loc>[^<]*\/producto\/(\d+)<\/loc>/g)].map(([, id = '']) => id);
  const pictured = new Set<string>();
  await runConcurrently(onSandbox ? pages : spread(pages, 200), async (id) => {
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

test('Feeds: Google and Meta accept every published row', async () => {
  for (const [path, parse, rules] of [
    ['/feeds/google.tsv', parseTsv, google],
    ['/feeds/google-local.tsv', parseTsv, googleLocal],
    ['/feeds/meta.csv', parseCsv, meta],
  ] as const) {
    const rows = parse(await html(path));
    expect(rows.length, path).toBeGreaterThan(0);
    expect(
      rows.flatMap((row) => rowFaults(row, rules)),
      path,
    ).toEqual([]);
  }
});

test('Feeds: the stock of a product’s branches adds up to that of its page', async () => {
  const products = new Map(parseTsv(await html('/feeds/google.tsv')).map((row) => [row['id'], row]));
  const rows = parseTsv(await html('/feeds/google-local.tsv'));
  const branches = new Set(rows.map((row) => row['store_code']));
  expect(rows.length).toBe(products.size * branches.size);
  const wrong = rows.flatMap((row) => {
    const product = products.get(row['id'] ?? '');
    const quantity = Number(row['quantity']);
    const has = quantity === 0 ? 'out_of_stock' : quantity === 1 ? 'limited_availability' : 'in_stock';
    const expected = { price: product?.['price'], sale_price: product?.['sale_price'], availability: has };
    return Object.entries(expected).flatMap(([name, value]) =>
      row[name] === value
        ? []
        : [`${row['id']} in ${row['store_code']} has the ${name} "${row[name]}", not "${value}"`],
    );
  });
  expect(wrong).toEqual([]);
  const sums = Map.groupBy(rows, (row) => row['id'] ?? '');
  const soldOut = [...sums].filter(([, own]) => own.every((row) => Number(row['quantity']) === 0)).map(([id]) => id);
  expect(soldOut.filter((id) => products.get(id)?.['availability'] !== 'out_of_stock')).toEqual([]);
});

test('R14.2 the feed contains the related products that it names, and the local feed links to the page at its branch', async () => {
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
