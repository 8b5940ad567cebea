import { expect, test } from '../support/test.ts';
import { html, onSale } from '../support/site.ts';

/** Pages that are read of a big catalogue. */
const most = 400;

interface Data {
  '@type': string;
  name: string;
  sku: string;
  url: string;
  image?: string[];
  offers: Record<string, string>;
}

const meta = (page: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(page)?.[1];

/** What a search engine needs of a product, by its own rules: name, price, currency, availability; nothing invented. */
test('R5.3 JSON-LD and link preview of each product page have the price that it shows', async () => {
  test.setTimeout(120_000);
  const ids = (await onSale()).slice(0, most).map(({ id }) => id);
  let read = 0;
  for (let from = 0; from < ids.length; from += 20) {
    const pages = await Promise.all(ids.slice(from, from + 20).map((id) => html(`/producto/${id}`)));
    for (const page of pages) {
      const scripts = [...page.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
      const data = scripts.map(([, json = '']) => JSON.parse(json) as Data).find((item) => item['@type'] === 'Product');
      if (!data) continue; // Newer than the site: the live shell.
      read++;
      const { price = '', priceCurrency, availability, itemCondition = '', url } = data.offers;
      const shown = /<span class="now">([^]*?)<(?:\/p|s)>/.exec(page)?.[1]?.replace(/<[^>]*>|[$,]/g, '') ?? '';
      expect(Number(shown), data.name).toBe(Number(price));
      expect(price).toMatch(/^\d+\.\d\d$/);
      expect(meta(page, 'product:price:amount')).toBe(price);
      expect([priceCurrency, meta(page, 'product:price:currency')]).toEqual(['MXN', 'MXN']);
      const soldOut = /<button class="button full"[^>]*disabled[^>]*>Comprar</.test(page);
      expect(availability === 'https://schema.org/OutOfStock', data.name).toBe(soldOut);
      expect(meta(page, 'product:availability')).toBe(soldOut ? 'out of stock' : 'in stock');
      expect(itemCondition).toMatch(/^(?:https:\/\/schema\.org\/(?:New|Used|Refurbished)Condition)?$/);
      expect(url).toBe(/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]);
      expect(data.name.length).toBeGreaterThan(0);
      expect(page).not.toMatch(/aggregateRating|"review"/);
    }
  }
  expect(read).toBeGreaterThan(ids.length / 2);
});
