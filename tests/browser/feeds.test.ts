import { expect, test } from '../support/test.ts';
import { formatPesos } from '../support/productList.ts';
import { crawl } from '../support/crawl.ts';
import { stripMarkup } from '../../src/lib/htmlToText.ts';
import { googleRules, googleLocalRules, metaRules, findRowViolations } from '../support/feedRules.ts';
import { parseCsv, parseTsv, type FeedRow } from '../support/parseFeed.ts';
import { fetchText, onSandbox } from '../support/site.ts';
import { pickEvenly, runConcurrently } from '../support/sampling.ts';

// In one worker, so that the site is crawled once.
test.describe.configure({ mode: 'default' });

interface ProductJsonLd {
  name: string;
  sku: string;
  url: string;
  image?: string[];
  mpn?: string;
  brand?: { name: string };
  offers: { price: string; availability: string; itemCondition?: string };
}

/** Reads the JSON-LD, the HTML and the text of the purchase panel of a product page. The text keeps the `<s>` of offers. */
async function readProductPage(path: string): Promise<{ data: ProductJsonLd; html: string; panelText: string }> {
  const html = (await crawl()).pages.get(path) ?? (await fetchText(path));
  const matches = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
  const blocks = matches.map(([, json = '']) => JSON.parse(json) as ProductJsonLd & { '@type': string });
  const data = blocks.find((block) => block['@type'] === 'Product');
  if (!data) throw new Error(`${path} has no JSON-LD of a product.`);
  const productHtml = html.slice(html.indexOf('<h1')).replace(/<section class="alternatives"[^]*?<\/section>/, '');
  const [panel = ''] = productHtml.split(/class="(?:stock-list|verified-at)"/);
  const panelText = panel.replace(/<script[^]*?<\/script>/g, '').replace(/<(?!s>)[^>]*>/g, '');
  return { data, html, panelText };
}

const parseCents = (amount = ''): number => (/^\d+\.\d\d MXN$/.test(amount) ? Number(amount.replace(/\D/g, '')) : NaN);

const schemaAvailability: Record<string, string[]> = {
  'in stock': ['https://schema.org/InStock', 'https://schema.org/LimitedAvailability'],
  'out of stock': ['https://schema.org/OutOfStock'],
};

/** Compares a row with the JSON-LD and the text of its page. */
async function findPageMismatches(row: FeedRow): Promise<string[]> {
  const { id = '', link = '', title = '', availability = '' } = row;
  const { data, html, panelText } = await readProductPage(new URL(link).pathname);
  const name = stripMarkup(data.name).replace(/\s+/g, ' ').trim();
  const price = parseCents(row['price']);
  const salePrice = row['sale_price'] ? parseCents(row['sale_price']) : null;
  // Google and Meta require a condition, even if the page states none.
  const condition = data.offers.itemCondition?.toLowerCase() ?? 'https://schema.org/newcondition';
  const pictures = [row['image_link'], ...(row['additional_image_link'] ?? '').split(',').filter(Boolean)];
  const stockText = /out.of.stock/.test(availability) ? /Agotado/ : /\d en stock|\(s\) en stock|Último disponible/;
  const matchesByField = {
    link: new RegExp(`^https?://[^/]+/producto/${id}$`).test(link) && html.includes(`rel="canonical" href="${link}"`),
    id: data.sku === id && data.url === link,
    title: title.endsWith('…') ? name.startsWith(title.slice(0, -1)) : name === title,
    price: data.offers.price === ((salePrice ?? price) / 100).toFixed(2),
    'visible price': [price, salePrice].every((amount) => amount === null || panelText.includes(formatPesos(amount))),
    offer: panelText.includes('<s>') === (salePrice !== null),
    availability: schemaAvailability[availability.replaceAll('_', ' ')]?.includes(data.offers.availability) ?? false,
    'visible stock': stockText.test(panelText),
    condition: condition === `https://schema.org/${row['condition'] ?? ''}condition`,
    pictures: pictures.join() === (data.image ?? []).slice(0, 11).join(),
    mpn: row['mpn'] === (data.mpn ?? ''),
  };
  return Object.entries(matchesByField).flatMap(([field, isMatch]) =>
    isMatch ? [] : [`${id} has another ${field} than its page`],
  );
}

const feeds = { google: ['/feeds/google.tsv', parseTsv], meta: ['/feeds/meta.csv', parseCsv] } as const;

for (const [name, [path, parse]] of Object.entries(feeds)) {
  test(`Feeds: the rows of ${path} have unique ids and match their pages`, async () => {
    test.slow();
    const rows = parse(await fetchText(path));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
    const mismatches: string[] = [];
    await runConcurrently(onSandbox ? rows : pickEvenly(rows, 200), async (row) => {
      mismatches.push(...(await findPageMismatches(row)));
      const identifierExists = row['brand'] && row['mpn'] ? 'yes' : 'no';
      if (name === 'meta' ? row['brand'] === '' : row['identifier_exists'] !== identifierExists)
        mismatches.push(`${row['id']} has no brand, or an identifier_exists that contradicts brand and mpn`);
    });
    expect(mismatches).toEqual([]);
  });
}

test('Feeds: each product feed has exactly the products with a picture', async () => {
  const xml = await fetchText('/sitemap.xml');
  test.skip(
    xml.includes('<sitemapindex'),
    'Too many products for one sitemap; the rows are compared with their pages instead.',
  );
  const productIds = [...xml.matchAll(/<loc>[^<]*\/producto\/(\d+)<\/loc>/g)].map(([, id = '']) => id);
  const picturedIds = new Set<string>();
  await runConcurrently(onSandbox ? productIds : pickEvenly(productIds, 200), async (id) => {
    if ((await readProductPage(`/producto/${id}`)).data.image) picturedIds.add(id);
  });
  for (const [path, parse] of Object.values(feeds)) {
    const ids = new Set(parse(await fetchText(path)).map(({ id = '' }) => id));
    expect(
      [...picturedIds].filter((id) => !ids.has(id)),
      path,
    ).toEqual([]);
    if (onSandbox) expect(ids.size, path).toBe(picturedIds.size);
  }
});

test('Feeds: every published row follows the rules of Google and Meta', async () => {
  for (const [path, parse, rules] of [
    ['/feeds/google.tsv', parseTsv, googleRules],
    ['/feeds/google-local.tsv', parseTsv, googleLocalRules],
    ['/feeds/meta.csv', parseCsv, metaRules],
  ] as const) {
    const rows = parse(await fetchText(path));
    expect(rows.length, path).toBeGreaterThan(0);
    expect(
      rows.flatMap((row) => findRowViolations(row, rules)),
      path,
    ).toEqual([]);
  }
});

test('Feeds: the local feed has the prices of the product feed; what no branch has is out of stock there', async () => {
  const products = new Map(parseTsv(await fetchText('/feeds/google.tsv')).map((row) => [row['id'], row]));
  const rows = parseTsv(await fetchText('/feeds/google-local.tsv'));
  const branches = new Set(rows.map((row) => row['store_code']));
  expect(rows.length).toBe(products.size * branches.size);
  const mismatches = rows.flatMap((row) => {
    const product = products.get(row['id'] ?? '');
    const expected = {
      price: product?.['price'],
      sale_price: product?.['sale_price'],
      availability: toLocalAvailability(Number(row['quantity'])),
    };
    return Object.entries(expected).flatMap(([name, value]) =>
      row[name] === value
        ? []
        : [`${row['id']} in ${row['store_code']} has the ${name} "${row[name]}", not "${value}"`],
    );
  });
  expect(mismatches).toEqual([]);
  const rowsById = Map.groupBy(rows, (row) => row['id'] ?? '');
  const soldOutIds = [...rowsById]
    .filter(([, branchRows]) => branchRows.every((row) => Number(row['quantity']) === 0))
    .map(([id]) => id);
  expect(soldOutIds.filter((id) => products.get(id)?.['availability'] !== 'out_of_stock')).toEqual([]);
});

function toLocalAvailability(quantity: number): string {
  if (quantity === 0) return 'out_of_stock';
  return quantity === 1 ? 'limited_availability' : 'in_stock';
}

test('R14.2 the Google feed contains the related products that it references; the local feed links to the page at its branch', async () => {
  const rows = parseTsv(await fetchText('/feeds/google.tsv'));
  const ids = new Set(rows.map(({ id }) => id));
  const related = rows.flatMap(({ id, related_product: list = '' }) =>
    list
      .split(',')
      .filter(Boolean)
      .map((entry) => [id, entry.split(':')[2]]),
  );
  expect(related.length).toBeGreaterThan(onSandbox ? 500 : 0);
  expect(related.filter(([id, relatedId]) => relatedId === id || !ids.has(relatedId))).toEqual([]);
  const links = new Map(rows.map(({ id, link }) => [id, link]));
  for (const { id, link_template: template } of parseTsv(await fetchText('/feeds/google-local.tsv')))
    expect(template).toBe(`${links.get(id)}?tienda={store_code}`);
});
