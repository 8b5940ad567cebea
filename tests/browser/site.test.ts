import { expect, test } from '../support/test.ts';
import { crawl, ownFiles } from '../support/crawl.ts';
import { baseUrl, onSale, onSandbox } from '../support/site.ts';
import { findStructuredDataFaults, structuredData } from '../support/structured.ts';
import { htmlFaults } from '../support/validHtml.ts';

test.describe.configure({ timeout: 120_000 });

test('R1.6 plain links from the home page lead to each product', async () => {
  const { pages } = await crawl();
  const found = new Set(
    [...pages.keys()].filter((path) => path.startsWith('/producto/')).map((path) => path.slice(10)),
  );
  const all = (await onSale()).map(({ id }) => id);
  test.skip(!onSandbox && pages.size >= 400, 'Only the first pages of a large catalogue are walked.');
  const missing = all.filter((id) => !found.has(id));
  expect(missing.length, missing.slice(0, 5).join()).toBeLessThanOrEqual(onSandbox ? 0 : all.length * 0.02);
  if (onSandbox) expect(found.size).toBe(all.length);
});

test('R1.9 every link of every page leads to a page, and to a part of it that is there', async () => {
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

test('R1.9 every file that a page names is there', async ({ request }) => {
  const { pages } = await crawl();
  const manifest = (await (await request.get('/catalogo/manifest.json')).json()) as Record<string, unknown>;
  const published = JSON.stringify(manifest).match(/\/catalogo\/[\w./-]+/g) ?? [];
  const named = new Set([...published, ...[...pages.values()].flatMap(ownFiles)]);
  const pictures = [...named].filter((address) => address.startsWith('/.netlify/images'));
  const files = [...named].filter((address) => !pictures.includes(address));
  expect(files.length).toBeGreaterThan(10);
  const missing: string[] = [];
  for (const file of files) {
    const response = await request.get(file, { maxRedirects: 0 });
    if (response.status() !== 200) missing.push(`${response.status()} ${file}`);
  }
  expect(missing).toEqual([]);

  // Pictures are made when they are asked for: their sources are what has to be there, and each is asked once.
  const sources = [...new Set(pictures.map((address) => new URL(address, baseUrl).searchParams.get('url') ?? ''))];
  expect(
    sources.filter((source) => !/\/img\/productos\/\d+\/[^/]+$|^\/assets\//.test(source) && !/^https:/.test(source)),
  ).toEqual([]);
  for (const picture of pictures.filter((_, index) => index % Math.ceil(pictures.length / 12) === 0)) {
    expect((await request.get(picture)).status(), picture).toBe(200);
  }
});

test('P52 no page names a script, style or font of another host', async () => {
  const { pages } = await crawl();
  const elsewhere = [...pages].flatMap(([path, page]) =>
    [
      ...page.matchAll(/<script\b[^>]*?\ssrc="([^"]*)"/g),
      ...page.matchAll(
        /<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch)")[^>]*?\shref="([^"]*)"/g,
      ),
      ...page.matchAll(/\s(?:component-url|renderer-url|before-hydration-url)="([^"]*)"/g),
    ].flatMap(([, address = '']) => (/^\/(?!\/)/.test(address) ? [] : `${path}: ${address}`)),
  );
  expect(elsewhere).toEqual([]);
});

test('P51 a window that a page opens has no hold on it', async () => {
  const { pages } = await crawl();
  const held = [...pages].flatMap(([path, page]) =>
    [...page.matchAll(/<(?:a|area|form)\b[^>]*\starget="[^"]*"[^>]*>/g)]
      .filter(([tag]) => !/\srel="[^"]*\bnoopener\b/.test(tag))
      .map(([tag]) => `${path}: ${tag}`),
  );
  expect(held).toEqual([]);
});

test('Markup: the HTML of every page is valid', async () => {
  const { pages } = await crawl();
  const faults: string[] = [];
  // Products are many and alike: some of them in the short run.
  const looked = [...pages].filter(([path]) => process.env['DEEP'] || !/^\/producto\/\d*[1-79]$/.test(path));
  for (const [path, page] of looked) faults.push(...(await htmlFaults(path, page)));
  expect(faults.slice(0, 20)).toEqual([]);
});

test('Metadata: the structured data of every page has what search engines ask for', async () => {
  const { pages } = await crawl();
  const faults: string[] = [];
  const without: string[] = [];
  for (const [path, page] of pages) {
    const blocks = structuredData(page);
    faults.push(...blocks.flatMap(findStructuredDataFaults).map((fault) => `${path} ${fault}`));
    if (/^\/(?:$|producto\/|sucursales$)/.test(path) && blocks.length === 0) without.push(path);
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(without).toEqual([]);
});
