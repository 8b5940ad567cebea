import { crawl, ownFiles } from '../support/crawl.ts';
import { findFixture } from '../support/fixtures.ts';
import { attributes, baseUrl, categories, html, forSale, onSandbox } from '../support/site.ts';
import { sample, runConcurrently } from '../support/sampling.ts';
import { expect, test } from '../support/test.ts';
import { htmlFaults } from '../support/validHtml.ts';

// All pages that links lead to, as text. In one worker, so that the site is walked once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** How many products a live catalogue may have that the site, built before, lacks. */
const behind = (all: readonly unknown[]): number => (onSandbox ? 0 : all.length * 0.02);

/** Every product that links of a list lead to, page by page. */
async function reached(first: string): Promise<Set<string>> {
  const { pages } = await crawl();
  const products = new Set<string>();
  const visited = new Set<string>();
  for (let path: string | undefined = first; path && !visited.has(path);) {
    visited.add(path);
    const page: string = pages.get(path) ?? (await html(path));
    for (const href of attributes(page, 'href')) if (href.startsWith('/producto/')) products.add(href.slice(10));
    const next: string | undefined = /<a\b[^>]*\brel="next"[^>]*>/.exec(page)?.[0];
    path = next && attributes(next, 'href')[0];
  }
  return products;
}

test('R1.5 R1.6 plain links lead to each product: over all products, and over its category', async () => {
  const all = await forSale();
  const found = await reached('/todos');
  const missing = all.map(({ id }) => id).filter((id) => !found.has(id));
  expect(missing.length, `/todos leads to no page of ${missing.slice(0, 5).join()}`).toBeLessThanOrEqual(behind(all));
  if (onSandbox) expect(found.size, '/todos leads to products that are not on sale').toBe(all.length);

  const paths = new Set(attributes(await html('/categorias'), 'href').filter((href) => href.startsWith('/categoria/')));
  expect(paths.size, '/categorias links each category once').toBe((await categories()).length);
  for (const path of paths) expect(path, 'a URL that can be read').toMatch(/^\/categoria\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
  const inCategories = new Set<string>();
  for (const path of paths) for (const id of await reached(path)) inCategories.add(id);
  const names = new Set((await categories()).map(({ name }) => name));
  const lost = all.filter(({ id, category }) => names.has(category) && !inCategories.has(id)).map(({ id }) => id);
  expect(lost.length, `no category leads to ${lost.slice(0, 5).join()}`).toBeLessThanOrEqual(behind(all));
});

test('R1.9 every link of every page leads to an existing page and fragment', async () => {
  const { pages, broken } = await crawl();
  expect(pages.size).toBeGreaterThan(20);
  expect(broken).toEqual([]);
  const lost: string[] = [];
  for (const [path, page] of pages) {
    for (const [, href = ''] of page.matchAll(/<a\b[^>]*?\shref="([^"]*#[^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(href, new URL(path, baseUrl));
      const target = pages.get(pathname);
      if (origin !== new URL(baseUrl).origin || target === undefined) continue;
      if (!target.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) lost.push(`${href}, from ${path}`);
    }
  }
  expect([...new Set(lost)]).toEqual([]);
});

test('R1.9 every file that a page or a style sheet references exists', async ({ request }) => {
  const { pages } = await crawl();
  const published = (await html('/catalogo/manifest.json')).match(/\/catalogo\/[\w./-]+/g) ?? [];
  const named = new Set([...published, ...[...pages.values()].flatMap(ownFiles)]);
  for (const sheet of [...named].filter((file) => file.endsWith('.css')))
    for (const [, url = ''] of (await html(sheet)).matchAll(/url\(["']?(?!data:)([^"')]+)/g))
      named.add(new URL(url, new URL(sheet, baseUrl)).pathname);
  const pictures = [...named].filter((url) => url.startsWith('/.netlify/images'));
  const files = [...named].filter((url) => !pictures.includes(url));
  expect(files.length).toBeGreaterThan(10);
  const missing: string[] = [];
  const ask = async (file: string): Promise<void> => {
    const response = await request.get(file, { maxRedirects: 0 });
    if (response.status() !== 200) missing.push(`${response.status()} ${file}`);
  };
  await runConcurrently(files, ask);
  // Pictures are made when they are asked for: their sources are what has to be there, and some are asked for.
  const sources = [...new Set(pictures.map((url) => new URL(url, baseUrl).searchParams.get('url') ?? ''))];
  const own = /\/img\/productos\/\d+\/[^/]+$|^\/assets\/|^https:/;
  expect(sources.filter((source) => !own.test(source))).toEqual([]);
  await runConcurrently(
    pictures.filter((_, index) => index % Math.ceil(pictures.length / 12) === 0),
    ask,
  );
  expect(missing).toEqual([]);
});

test('R5.1 each picture of a product links to its full size, which exists', async ({ request }) => {
  const { id } = await findFixture('gallery');
  const full = new RegExp(`/img/productos/${id}/.*[.]jpg$`);
  const urls = attributes(await html(`/producto/${id}`), 'href').filter((href) => full.test(href));
  expect(urls.length).toBeGreaterThanOrEqual(5);
  for (const url of urls) {
    const response = await request.get(url);
    expect([response.status(), response.headers()['content-type']?.split('/')[0]], url).toEqual([200, 'image']);
  }
});

test('P51 P52 no page references a script, style or font of another host, and no window that it opens has access to it', async () => {
  const { pages } = await crawl();
  const wrong = [...pages].flatMap(([path, page]) => [
    ...[
      ...page.matchAll(/<script\b[^>]*?\ssrc="([^"]*)"/g),
      ...page.matchAll(
        /<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch)")[^>]*?\shref="([^"]*)"/g,
      ),
      ...page.matchAll(/\s(?:component-url|renderer-url|before-hydration-url)="([^"]*)"/g),
    ].flatMap(([, url = '']) => (/^\/(?!\/)/.test(url) ? [] : `${path} names ${url}`)),
    ...[...page.matchAll(/<(?:a|area|form)\b[^>]*\starget="[^"]*"[^>]*>/g)]
      .filter(([tag]) => !/\srel="[^"]*\bnoopener\b/.test(tag))
      .map(([tag]) => `${path} has ${tag}`),
  ]);
  expect(wrong).toEqual([]);
});

test('R1.10 without JavaScript the page of an unknown product says what it needs, with next steps', async () => {
  const instead = /<div class="[^"]*without-script">(.*?)<\/div>/s.exec(await html('/producto/999001'))?.[1] ?? '';
  expect(instead).toContain('necesita JavaScript');
  expect(attributes(instead, 'href')).toContain('/todos');
});

test('Markup: the HTML of every page is valid', async () => {
  const { pages } = await crawl();
  const faults: string[] = [];
  // Products, and categories, are many and alike: a few of each in the short run.
  const all = [...pages];
  const alike = /^\/(?:producto|categoria)\//;
  const looked = [
    ...all.filter(([path]) => !alike.test(path)),
    ...['/producto/', '/categoria/'].flatMap((kind) =>
      sample(
        all.filter(([path]) => path.startsWith(kind)),
        3,
      ),
    ),
  ];
  for (const [path, page] of looked) faults.push(...(await htmlFaults(path, page)));
  expect(faults.slice(0, 20)).toEqual([]);
});
