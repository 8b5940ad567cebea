import { toProductId } from '../support/productList.ts';
import { crawl, findInternalFiles } from '../support/crawl.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { attributeValues, baseUrl, fetchCategories, fetchText, fetchProducts, onSandbox } from '../support/site.ts';
import { pickEvenly, sampleEvenly, runConcurrently } from '../support/sampling.ts';
import { expect, test } from '../support/test.ts';
import { validateHtml } from '../support/validateHtml.ts';

// Links, references and HTML of all linked pages. Runs in one worker, so that the site is crawled once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

/** Returns how many products of a live catalogue may be newer than the site. */
const toMaxNewProducts = (products: readonly unknown[]): number => (onSandbox ? 0 : products.length * 0.02);

/** Collects the ids of all products that the pages of a list link to. */
async function collectLinkedIds(firstPage: string): Promise<Set<string>> {
  const { pages } = await crawl();
  const ids = new Set<string>();
  const visitedPaths = new Set<string>();
  for (let path: string | undefined = firstPage; path && !visitedPaths.has(path);) {
    visitedPaths.add(path);
    const page: string = pages.get(path) ?? (await fetchText(path));
    for (const href of attributeValues(page, 'href')) if (href.startsWith('/producto/')) ids.add(toProductId(href));
    const nextLink: string | undefined = /<a\b[^>]*\brel="next"[^>]*>/.exec(page)?.[0];
    path = nextLink && attributeValues(nextLink, 'href')[0];
  }
  return ids;
}

test('R1.5 R1.6 /todos and the categories link to each product with plain links', async () => {
  const products = await fetchProducts();
  const linkedIds = await collectLinkedIds('/todos');
  const unlinkedIds = products.map(({ id }) => id).filter((id) => !linkedIds.has(id));
  expect(unlinkedIds.length, `/todos does not link to ${unlinkedIds.slice(0, 5).join()}`).toBeLessThanOrEqual(
    toMaxNewProducts(products),
  );
  if (onSandbox) expect(linkedIds.size, '/todos links to products that are not for sale').toBe(products.length);

  const hrefs = attributeValues(await fetchText('/categorias'), 'href');
  const categoryPaths = new Set(hrefs.filter((href) => href.startsWith('/categoria/')));
  expect(categoryPaths.size, '/categorias links to each category').toBe((await fetchCategories()).length);
  for (const path of categoryPaths) expect(path, 'a readable URL').toMatch(/^\/categoria\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
  const idsInCategories = new Set<string>();
  for (const path of categoryPaths) for (const id of await collectLinkedIds(path)) idsInCategories.add(id);
  const categoryNames = new Set((await fetchCategories()).map(({ name }) => name));
  const missingIds = products
    .filter(({ id, category }) => categoryNames.has(category) && !idsInCategories.has(id))
    .map(({ id }) => id);
  expect(missingIds.length, `no category links to ${missingIds.slice(0, 5).join()}`).toBeLessThanOrEqual(
    toMaxNewProducts(products),
  );
});

test('Links: every link leads to an existing page and fragment', async () => {
  const { pages, brokenLinks } = await crawl();
  expect(pages.size).toBeGreaterThan(20);
  expect(brokenLinks).toEqual([]);
  const brokenFragments: string[] = [];
  for (const [path, page] of pages) {
    for (const [, href = ''] of page.matchAll(/<a\b[^>]*?\shref="([^"]*#[^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(href, new URL(path, baseUrl));
      const target = pages.get(pathname);
      if (origin !== new URL(baseUrl).origin || target === undefined) continue;
      if (!target.includes(`id="${decodeURIComponent(hash.slice(1))}"`)) brokenFragments.push(`${href}, from ${path}`);
    }
  }
  expect([...new Set(brokenFragments)]).toEqual([]);
});

test('Links: every file that a page or a style sheet references exists', async ({ request }) => {
  const { pages } = await crawl();
  const catalogueFiles = (await fetchText('/catalogo/manifest.json')).match(/\/catalogo\/[\w./-]+/g) ?? [];
  const references = new Set([...catalogueFiles, ...[...pages.values()].flatMap(findInternalFiles)]);
  for (const sheet of [...references].filter((file) => file.endsWith('.css')))
    for (const [, url = ''] of (await fetchText(sheet)).matchAll(/url\(["']?(?!data:)([^"')]+)/g))
      references.add(new URL(url, new URL(sheet, baseUrl)).pathname);
  const pictures = [...references].filter((url) => url.startsWith('/.netlify/images'));
  const files = [...references].filter((url) => !pictures.includes(url));
  expect(files.length).toBeGreaterThan(10);
  const missingFiles: string[] = [];
  const checkFile = async (file: string): Promise<void> => {
    const response = await request.get(file, { maxRedirects: 0 });
    if (response.status() !== 200) missingFiles.push(`${response.status()} ${file}`);
  };
  await runConcurrently(files, checkFile);
  // Netlify renders pictures on request: checks the sources of all of them, and requests a dozen.
  const sources = [...new Set(pictures.map((url) => new URL(url, baseUrl).searchParams.get('url') ?? ''))];
  const allowedSource = /\/img\/productos\/\d+\/[^/]+$|^\/assets\/|^https:/;
  expect(sources.filter((source) => !allowedSource.test(source))).toEqual([]);
  await runConcurrently(pickEvenly(pictures, 12), checkFile);
  expect(missingFiles).toEqual([]);
});

test('R5.1 each picture of a product links to its full size, which exists', async ({ request }) => {
  const { id } = await findFixtureProduct('gallery');
  const fullSizeUrl = new RegExp(`/img/productos/${id}/.*[.]jpg$`);
  const urls = attributeValues(await fetchText(`/producto/${id}`), 'href').filter((href) => fullSizeUrl.test(href));
  expect(urls.length).toBeGreaterThanOrEqual(5);
  for (const url of urls) {
    const response = await request.get(url);
    expect([response.status(), response.headers()['content-type']?.split('/')[0]], url).toEqual([200, 'image']);
  }
});

test('P51 P52 no page references a script, style or font of another host, and all links to new windows have noopener', async () => {
  const { pages } = await crawl();
  const violations = [...pages].flatMap(([path, page]) => {
    const references = [
      ...page.matchAll(/<script\b[^>]*?\ssrc="([^"]*)"/g),
      ...page.matchAll(
        /<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch)")[^>]*?\shref="([^"]*)"/g,
      ),
      ...page.matchAll(/\s(?:component-url|renderer-url|before-hydration-url)="([^"]*)"/g),
    ].map(([, url = '']) => url);
    const foreignReferences = references.filter((url) => !/^\/(?!\/)/.test(url));
    const tagsWithTarget = [...page.matchAll(/<(?:a|area|form)\b[^>]*\starget="[^"]*"[^>]*>/g)].map(([tag]) => tag);
    const tagsWithoutNoopener = tagsWithTarget.filter((tag) => !/\srel="[^"]*\bnoopener\b/.test(tag));
    return [
      ...foreignReferences.map((url) => `${path} references ${url}`),
      ...tagsWithoutNoopener.map((tag) => `${path} has ${tag}`),
    ];
  });
  expect(violations).toEqual([]);
});

test('Markup: the HTML of every page is valid', async () => {
  const { pages } = await crawl();
  const errors: string[] = [];
  // The pages of products and of categories are alike: a short run checks only some of them.
  const findPages = (prefix: string) => [...pages].filter(([path]) => path.startsWith(prefix));
  const testedPages = [
    ...[...pages].filter(([path]) => !/^\/(?:producto|categoria)\//.test(path)),
    ...sampleEvenly(findPages('/producto/'), 3),
    ...sampleEvenly(findPages('/categoria/'), 3),
  ];
  for (const [path, page] of testedPages) errors.push(...(await validateHtml(path, page)));
  expect(errors.slice(0, 20)).toEqual([]);
});
