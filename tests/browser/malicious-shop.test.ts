import { long } from '../support/tags.ts';
import { expect, test, type Page } from '../support/test.ts';
import { decodeSearchFile } from '../../src/features/search/engine/index/searchFile.ts';
import { branchName } from '../../src/components/branch.ts';
import { stripMarkup } from '../../src/lib/htmlToText.ts';
import { truncate } from '../../src/lib/truncate.ts';
import { shop } from '../../src/shop.ts';
import { parseCsv, parseTsv, type FeedRow } from '../support/feeds.ts';
import { maliciousShop, allTextsProductId } from '../support/maliciousShop.ts';
import type { PublishedManifest } from '../../src/api/published.ts';
import type { PublishedCategories } from '../../src/features/categories/categories.ts';
import {
  categoryNames,
  shownCategory,
  onMaliciousSite,
  fetchHtml,
  fetchHtmlWithoutMenu,
  products,
  shown,
} from '../support/maliciousSite.ts';
import { htmlFaults } from '../support/validHtml.ts';

onMaliciousSite();
test.describe.configure({ timeout: process.env['DEEP'] ? 600_000 : 60_000 });

/** What a browser reads of a page of a product, parsed without running its scripts. */
interface PageTexts {
  [part: string]: string | undefined;
}

/** Reads pages of products by their HTML, in a document that runs nothing. */
const readPages = (page: Page, pages: string[]): Promise<PageTexts[]> =>
  page.evaluate(
    (sources) =>
      sources.map((source) => {
        const doc = new DOMParser().parseFromString(source, 'text/html');
        const text = (selector: string): string | undefined => doc.querySelector(selector)?.textContent;
        const meta = (name: string): string | undefined =>
          doc.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;
        const specs = [...doc.querySelectorAll('.specs dd')].map((each) => each.textContent);
        const [data, breadcrumb] = [...doc.querySelectorAll('script[type="application/ld+json"]')].map(
          (each) => JSON.parse(each.textContent) as Record<string, never>,
        );
        const box = doc.querySelector<HTMLElement>('[data-buy-box]')?.dataset['buyBox'] ?? '{}';
        const buyBoxData = JSON.parse(box) as { product?: { name: string; unit: string } };
        return {
          title: text('title'),
          heading: text('h1'),
          ogTitle: meta('og:title'),
          metaDescription: meta('description'),
          description: text('.description p'),
          condition: text('.product-tag'),
          crumb: text('.crumbs [aria-current]'),
          stock: text('.stock-total .stock'),
          brand: specs[0],
          model: specs[1],
          category: specs[2],
          message: new URL(doc.querySelector<HTMLAnchorElement>('a.buy')?.href ?? 'x:').searchParams.get('text') ?? '',
          share: doc.querySelector<HTMLElement>('[data-share-name]')?.dataset['shareName'],
          dataName: data?.['name'],
          dataDescription: data?.['description'],
          dataBrand: (data?.['brand'] as { name: string } | undefined)?.name,
          dataModel: data?.['model'],
          breadcrumbName: (breadcrumb?.['itemListElement'] as { name: string }[] | undefined)?.at(-1)?.name,
          scriptName: buyBoxData.product?.name,
          scriptUnit: buyBoxData.product?.unit,
          scripts: [...doc.querySelectorAll('script:not([type="application/ld+json"])')]
            .filter(
              (each) =>
                !/^\/_astro\//.test(each.getAttribute('src') ?? '/_astro/') || /intruder|alert/.test(each.textContent),
            )
            .map((each) => each.outerHTML)
            .join(),
        };
      }),
    pages,
  );

test('P39 every text of a product is unchanged on its page: visible, in its metadata, its data and what its script reads', async ({
  page,
}) => {
  for (let from = 0; from < products.length; from += 40) {
    const some = products.slice(from, from + 40);
    const sources = await Promise.all(some.map(({ id }) => fetchHtmlWithoutMenu(`/producto/${id}`)));
    const read = await readPages(page, sources);
    const wrong: string[] = [];
    const expected = some.map(({ name, description, brand, model, condition, unit, category }, at) => {
      const { metaDescription = '', stock = '', message = '' } = read[at] ?? {};
      const line = (description || `${name} en ${shop.name}: precio, existencias`).replace(/\s+/g, ' ').trim();
      const meta = metaDescription.replace(/…$/, '');
      if (metaDescription.length > 155 || !(line.startsWith(meta) || (!description && meta.startsWith(line))))
        wrong.push(`${name}: its description for search engines is ${metaDescription}`);
      if (!['Agotado', `5 ${unit}(s) en stock`].includes(stock)) wrong.push(`${name}: its stock is ${stock}`);
      if (stock !== 'Agotado' && !message.includes(truncate(name, 400)))
        wrong.push(`${name}: is asked for as ${message}`);
      return {
        ...{ title: `${name} - ${shop.name}`, ogTitle: `${name} - ${shop.name}`, heading: name, crumb: name },
        ...{ description: description || undefined, condition, brand, model, category, share: name },
        ...{ dataName: name, dataDescription: truncate(description, 5000) || undefined },
        ...{
          dataBrand: brand,
          dataModel: model,
          breadcrumbName: name,
          scriptName: name,
          scriptUnit: unit,
          scripts: '',
        },
        ...{ metaDescription, stock, message },
      };
    });
    expect(read).toEqual(expected);
    expect(wrong).toEqual([]);
  }
});

test('P39 every text is unchanged in lists, the search file and the feeds', async () => {
  const manifest = JSON.parse(await fetchHtml('/catalogo/manifest.json')) as {
    search: string;
    lists: Record<string, string>;
  };
  const byId = new Map(products.map((product) => [product.id, product]));
  const list = JSON.parse(await fetchHtml(manifest.lists['todos'] ?? '')) as string[][];
  const listed = list.map(([id = '', name, , , , unit, , , , brand, category]) => ({
    id,
    name,
    unit,
    brand,
    category,
  }));
  const whole = products.map(({ id, name, unit, brand, category }) => ({ id, name, unit, brand, category }));
  expect(listed.sort((a, b) => Number(a.id) - Number(b.id))).toEqual(whole);

  // Control characters separate texts in the search file, so it has spaces instead.
  const plain = (text = ''): string => text.replaceAll(/[\u0000-\u001f]+/g, ' ');
  const found = decodeSearchFile(await fetchHtml(manifest.search)).products();
  expect(found).toHaveLength(products.length);
  for (const { id, name, brand, model, category } of found) {
    const expected = byId.get(id);
    expect({ name, brand, model, category }).toEqual({
      name: plain(expected?.name),
      brand: plain(expected?.brand),
      model: plain(expected?.model),
      category: plain(expected?.category),
    });
  }

  const oneLine = (text: string): string => text.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();
  const feeds: [string, FeedRow[], number][] = [
    ['google', parseTsv(await fetchHtml('/feeds/google.tsv')), 150],
    ['meta', parseCsv(await fetchHtml('/feeds/meta.csv')), 200],
  ];
  for (const [feed, rows, longest] of feeds) {
    expect(rows.length, feed).toBeGreaterThan(products.length / 2);
    for (const { id = '', title = '', brand, mpn, product_type: type } of rows) {
      const expected = byId.get(id);
      expect(expected, `${feed} ${id}`).toBeDefined();
      if (!expected) continue;
      const name = stripMarkup(expected.name);
      if (name.length <= longest) expect(title, feed).toBe(oneLine(name));
      else expect(oneLine(name).startsWith(title.replace(/…$/, '')), title).toBe(true);
      if (oneLine(expected.brand) && expected.brand.length <= 70) expect(brand, feed).toBe(oneLine(expected.brand));
      expect(mpn, feed).toBe(expected.model.length > 70 ? '' : oneLine(expected.model));
      // Both take 750 characters of it.
      if (expected.category.length <= 750) expect(type, feed).toBe(oneLine(expected.category));
      else expect(oneLine(expected.category).startsWith((type ?? '').replace(/…$/, '')), type).toBe(true);
    }
  }
});

test('P38 P39 every category is listed by its name, whatever its icon, and links to its page', async ({ page }) => {
  const manifest = JSON.parse(await fetchHtml('/catalogo/manifest.json')) as PublishedManifest;
  const { icons, rows } = JSON.parse(await fetchHtml(manifest.categories)) as PublishedCategories;
  const raw = new Map(maliciousShop.categories.map((row) => [shownCategory(row), shown(row['Nombre'])]));
  expect(rows.map(([name]) => name).sort()).toEqual([...raw.keys()].sort());
  expect(rows.filter(([, , , icon]) => icons[icon]?.[0] !== 'svg')).toEqual([]);
  // The page of all names each of them too.
  const directory = await fetchHtml('/categorias');
  expect(rows.filter(([, slug]) => !directory.includes(`href="/categoria/${slug}"`))).toEqual([]);
  const links = rows.map(([name, slug]) => ({ name: raw.get(name) ?? '', url: `/categoria/${slug}` }));
  const sources = await Promise.all(links.map(({ url }) => fetchHtmlWithoutMenu(url)));
  const titles = await page.evaluate(
    (all) =>
      all.map((source) => {
        const doc = new DOMParser().parseFromString(source, 'text/html');
        return { title: doc.querySelector('title')?.textContent, heading: doc.querySelector('h1')?.textContent };
      }),
    sources,
  );
  expect(links.filter(({ url }) => !/^\/categoria\/[a-z0-9-]{1,90}$/.test(url))).toEqual([]);
  expect(titles.map(({ title }) => title)).toEqual(links.map(({ name }) => `Categoría: ${name}`));
  expect(titles.filter(({ heading }, at) => !heading?.includes(links[at]?.name ?? '?'))).toEqual([]);
});

test('P39 every text of a branch is unchanged', long, async ({ page }) => {
  const cards = await page.evaluate(
    (source) => {
      const doc = new DOMParser().parseFromString(source, 'text/html');
      return [...doc.querySelectorAll('.branch-row')].map((card) => ({
        name: card.querySelector('[data-name]')?.textContent,
        address: card.querySelector('address')?.textContent.replace(/\s+/g, ' ').trim(),
      }));
    },
    await fetchHtml('/sucursales'),
  );
  expect(cards).toHaveLength(maliciousShop.branches.length);
  const clean = (text: string): string => text.replace(/\s+/g, ' ').trim();
  for (const [at, row] of maliciousShop.branches.entries()) {
    const [name, street, number, city] = ['Colonia', 'Calle', 'NumExt', 'Ciudad'].map((field) => shown(row[field]));
    expect(cards[at]?.name).toBe(branchName({ neighbourhood: name, city } as never));
    for (const part of [name, street, number, city]) expect(cards[at]?.address).toContain(clean(part ?? ''));
  }
});

test('P36 P39 the HTML of the pages is valid', long, async () => {
  const paths = ['/todos', '/ofertas', '/masvendidos', '/sucursales', '/busqueda', '/vivo/producto'];
  const some = products
    .filter(({ id }, index) => process.env['DEEP'] || id === allTextsProductId || index % 60 === 0)
    .map(({ id }) => `/producto/${id}`);
  const faults = await htmlFaults('/', await fetchHtml('/'));
  for (const path of [...paths, ...some]) faults.push(...(await htmlFaults(path, await fetchHtmlWithoutMenu(path))));
  expect(faults.slice(0, 20)).toEqual([]);
});

test(
  'R2.4 P39 the page of all categories filters them by the typed text; Enter opens the first',
  long,
  async ({ page }) => {
    await page.goto('/categorias');
    const field = page.getByRole('main').getByLabel('Escribe una categoría');
    await field.fill('script');
    const groups = page.getByRole('main').locator('[data-filtered] a:visible');
    const left = categoryNames.filter((name) => /script/i.test(name));
    await expect(groups).toHaveCount(left.length);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${left.length} categorías con «script»`);
    await expect(page.getByRole('heading', { name: 'Las más grandes' })).toBeHidden();
    await field.press('Enter');
    await expect(page).toHaveTitle(/^Categoría: .*script/i);
  },
);

test('R1.5 categories whose names differ only in case each have a page, which links to the other', async ({ page }) => {
  const pair = ['toString', 'TOSTRING'];
  await page.goto('/categorias');
  for (const [name = '', other = ''] of [pair, pair.toReversed()]) {
    const url = await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}\\b`) })
      .getAttribute('href');
    const opened = await fetchHtml(url ?? '');
    expect(opened).toContain(`<h1 class="list-title">`);
    const similarNameNote = /se escribe casi igual:[^]*?<\/p>/.exec(opened)?.[0];
    expect(similarNameNote).toMatch(new RegExp(`href="/categoria/[^"]+"[^>]*>\\s*${other}\\s*<`));
    expect(similarNameNote).not.toContain(`"${url}"`);
  }
});
