import { expect, test } from '../support/test.ts';
import { findFixture } from '../support/fixtures.ts';
import { kinds } from '../support/kinds.ts';
import { attributes, baseUrl, html } from '../support/site.ts';
import { together } from '../support/spread.ts';

/** What a page links to and loads on its own site, without fragments. */
function ownAddresses(page: string): string[] {
  const single = ['href', 'src', 'action', 'poster', 'component-url', 'renderer-url'].flatMap((name) =>
    attributes(page, name),
  );
  const sets = attributes(page, 'srcset').flatMap((set) =>
    set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''),
  );
  const all = [...single, ...sets].map((address) => new URL(address, baseUrl));
  return all
    .filter(({ origin }) => origin === new URL(baseUrl).origin)
    .map(({ pathname, search }) => pathname + search);
}

test('R1.9 what every kind of page links to and loads is there', async ({ request }) => {
  const looked = new Set<string>();
  const wrong: string[] = [];
  for (const kind of kinds) {
    const addresses = [...new Set(ownAddresses(await html(await kind.path())))];
    const pictures = addresses.filter((address) => address.startsWith('/.netlify/images'));
    const others = addresses.filter((address) => !pictures.includes(address));
    expect.soft(others.length, kind.name).toBeGreaterThan(10);
    const fresh = [...others, ...pictures.slice(0, 6)].filter((address) => !looked.has(address));
    await together(fresh, async (address) => {
      looked.add(address);
      const response = await request.get(address, { maxRedirects: 0 });
      // A redirect is wrong too: the host leads what is not there home.
      if (response.status() !== 200) wrong.push(`${kind.name}: ${response.status()} ${address}`);
    });
  }
  expect(wrong).toEqual([]);
});

test('R1.9 what the style sheets load is there', async ({ request }) => {
  const sheets = attributes(await html('/'), 'href').filter((href) => /\.css$/.test(href));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const css = await html(sheet);
    for (const [, address = ''] of css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)) {
      expect((await request.get(new URL(address, baseUrl + sheet).href)).status(), address).toBe(200);
    }
  }
});

test('R5.1 each picture of a product links to its full size, which is there', async ({ request }) => {
  const { id } = await findFixture('gallery');
  const page = await html(`/producto/${id}`);
  const full = attributes(page, 'href').filter((href) => new RegExp(`/img/productos/${id}/.*[.]jpg$`).test(href));
  expect(full.length).toBeGreaterThanOrEqual(5);
  for (const address of full) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});
