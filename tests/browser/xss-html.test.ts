import { isDeepRun } from '../support/isDeepRun.ts';
import { deepOnly } from '../support/tags.ts';
import { expect, test, type Page } from '../support/test.ts';
import { decodeSearchFile } from '../../src/features/search/engine/index/searchFile.ts';
import { branchName } from '../../src/components/branch.ts';
import { stripMarkup } from '../../src/lib/htmlToText.ts';
import { truncate } from '../../src/lib/truncate.ts';
import { shop } from '../../src/shop.ts';
import { parseCsv, parseTsv, type FeedRow } from '../support/parseFeed.ts';
import { maliciousShop, allTextsProductId } from '../support/maliciousShop.ts';
import type { PublishedManifest } from '../../src/api/published.ts';
import type { CategoriesFile } from '../../src/features/categories/categories.ts';
import {
  shownCategoryNames,
  toShownCategoryName,
  setUpMaliciousSite,
  fetchMaliciousHtml,
  fetchMaliciousHtmlWithoutMenu,
  shownProducts,
  decodeShownText,
} from '../support/maliciousSite.ts';
import { validateHtml } from '../support/validateHtml.ts';

setUpMaliciousSite();
test.describe.configure({ timeout: isDeepRun ? 600_000 : 60_000 });

/** The texts of a product page, by where they occur. */
type PageTexts = Record<string, string | undefined>;

/** Parses the HTML of product pages in a document that runs no scripts. */
const parseProductPages = (page: Page, pages: string[]): Promise<PageTexts[]> =>
  page.evaluate(
    (sources) =>
      sources.map((source) => {
        const doc = new DOMParser().parseFromString(source, 'text/html');
        const text = (selector: string): string | undefined => doc.querySelector(selector)?.textContent;
        const meta = (name: string): string | undefined =>
          doc.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content;
        const specs = [...doc.querySelectorAll('.specs dd')].map(({ textContent }) => textContent);
        const [productJsonLd, breadcrumbJsonLd] = [...doc.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => JSON.parse(textContent) as Record<string, never>,
        );
        const buyBoxJson = doc.querySelector<HTMLElement>('[data-buy-box]')?.dataset['buyBox'] ?? '{}';
        const buyBoxData = JSON.parse(buyBoxJson) as { product?: { name: string; unit: string } };
        const foreignScripts = [...doc.querySelectorAll('script:not([type="application/ld+json"])')].filter(
          (script) =>
            !/^\/_astro\//.test(script.getAttribute('src') ?? '/_astro/') || /intruder|alert/.test(script.textContent),
        );
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
          jsonLdName: productJsonLd?.['name'],
          jsonLdDescription: productJsonLd?.['description'],
          jsonLdBrand: (productJsonLd?.['brand'] as { name: string } | undefined)?.name,
          jsonLdModel: productJsonLd?.['model'],
          breadcrumbName: (breadcrumbJsonLd?.['itemListElement'] as { name: string }[] | undefined)?.at(-1)?.name,
          buyBoxName: buyBoxData.product?.name,
          buyBoxUnit: buyBoxData.product?.unit,
          foreignScripts: foreignScripts.map(({ outerHTML }) => outerHTML).join(),
        };
      }),
    pages,
  );

test('P39 every text of a product is unchanged on its page: in content, metadata, JSON-LD and the data for scripts', async ({
  page,
}) => {
  for (let from = 0; from < shownProducts.length; from += 40) {
    const batch = shownProducts.slice(from, from + 40);
    const sources = await Promise.all(batch.map(({ id }) => fetchMaliciousHtmlWithoutMenu(`/producto/${id}`)));
    const pageTexts = await parseProductPages(page, sources);
    const violations: string[] = [];
    const expectedTexts = batch.map(({ name, description, brand, model, condition, unit, category }, index) => {
      const { metaDescription = '', stock = '', message = '' } = pageTexts[index] ?? {};
      const identifier = [brand, model].filter(Boolean).join(' ');
      const identifiedDescription = identifier ? `${identifier}. ${description}` : description;
      const fullDescription = (description ? identifiedDescription : `${name} en ${shop.name}: precio, existencias`)
        .replace(/\s+/g, ' ')
        .trim();
      const excerpt = metaDescription.replace(/…$/, '');
      const isExcerpt = fullDescription.startsWith(excerpt) || (!description && excerpt.startsWith(fullDescription));
      if (metaDescription.length > 155 || !isExcerpt)
        violations.push(`${name}: the meta description is ${metaDescription}`);
      if (!['Agotado', `5 ${unit}(s) en stock`].includes(stock)) violations.push(`${name}: the stock is ${stock}`);
      if (stock !== 'Agotado' && !message.includes(truncate(name, 400)))
        violations.push(`${name}: the message is ${message}`);
      return {
        title: `${name} - ${shop.name}`,
        ogTitle: `${name} - ${shop.name}`,
        heading: name,
        crumb: name,
        description: description || undefined,
        condition,
        brand,
        model,
        category,
        share: name,
        jsonLdName: name,
        jsonLdDescription: truncate(description, 5000) || undefined,
        jsonLdBrand: brand,
        jsonLdModel: model,
        breadcrumbName: name,
        buyBoxName: name,
        buyBoxUnit: unit,
        foreignScripts: '',
        metaDescription,
        stock,
        message,
      };
    });
    expect(pageTexts).toEqual(expectedTexts);
    expect(violations).toEqual([]);
  }
});

test('P39 texts of products are unchanged in list files, and in one line in the search file and the feeds', async () => {
  const manifest = JSON.parse(await fetchMaliciousHtml('/catalogo/manifest.json')) as {
    search: string;
    lists: Record<string, string>;
  };
  const productsById = new Map(shownProducts.map((product) => [product.id, product]));
  const list = JSON.parse(await fetchMaliciousHtml(manifest.lists['todos'] ?? '')) as string[][];
  const listedProducts = list.map(([id = '', name, , , , unit, , , , brand, category]) => ({
    id,
    name,
    unit,
    brand,
    category,
  }));
  const allProducts = shownProducts.map(({ id, name, unit, brand, category }) => ({ id, name, unit, brand, category }));
  expect(listedProducts.sort((a, b) => Number(a.id) - Number(b.id))).toEqual(allProducts);

  // The search file uses control characters as separators, and texts have spaces instead of them.
  const replaceControlCharacters = (text = ''): string => text.replaceAll(/[\u0000-\u001f]+/g, ' ');
  const searchProducts = decodeSearchFile(await fetchMaliciousHtml(manifest.search)).products();
  expect(searchProducts).toHaveLength(shownProducts.length);
  for (const { id, name, brand, model, category } of searchProducts) {
    const expected = productsById.get(id);
    expect({ name, brand, model, category }).toEqual({
      name: replaceControlCharacters(expected?.name),
      brand: replaceControlCharacters(expected?.brand),
      model: replaceControlCharacters(expected?.model),
      category: replaceControlCharacters(expected?.category),
    });
  }

  const toOneLine = (text: string): string => text.replace(/[\p{Z}\p{C}]+/gu, ' ').trim();
  const feeds: [string, FeedRow[], number][] = [
    ['google', parseTsv(await fetchMaliciousHtml('/feeds/google.tsv')), 150],
    ['meta', parseCsv(await fetchMaliciousHtml('/feeds/meta.csv')), 200],
  ];
  for (const [feed, rows, maxTitleLength] of feeds) {
    expect(rows.length, feed).toBeGreaterThan(shownProducts.length / 2);
    for (const { id = '', title = '', brand, mpn, product_type: productType } of rows) {
      const expected = productsById.get(id);
      expect(expected, `${feed} ${id}`).toBeDefined();
      if (!expected) continue;
      const name = stripMarkup(expected.name);
      if (name.length <= maxTitleLength) expect(title, feed).toBe(toOneLine(name));
      else expect(toOneLine(name).startsWith(title.replace(/…$/, '')), title).toBe(true);
      if (toOneLine(expected.brand) && expected.brand.length <= 70) expect(brand, feed).toBe(toOneLine(expected.brand));
      expect(mpn, feed).toBe(expected.model.length > 70 ? '' : toOneLine(expected.model));
      // Both feeds allow 750 characters.
      if (expected.category.length <= 750) expect(productType, feed).toBe(toOneLine(expected.category));
      else
        expect(toOneLine(expected.category).startsWith((productType ?? '').replace(/…$/, '')), productType).toBe(true);
    }
  }
});

test('P38 P39 every category is listed by its name, whatever its icon, and links to its page', async ({ page }) => {
  const manifest = JSON.parse(await fetchMaliciousHtml('/catalogo/manifest.json')) as PublishedManifest;
  const { icons, rows } = JSON.parse(await fetchMaliciousHtml(manifest.categories)) as CategoriesFile;
  const rawNames = new Map(
    maliciousShop.categories.map((row) => [toShownCategoryName(row), decodeShownText(row['Nombre'])]),
  );
  expect(rows.map(([name]) => name).sort()).toEqual([...rawNames.keys()].sort());
  expect(rows.filter(([, , , icon]) => icons[icon]?.[0] !== 'svg')).toEqual([]);
  // The list of all categories links to each of them, too.
  const categoriesPage = await fetchMaliciousHtml('/categorias');
  expect(rows.filter(([, slug]) => !categoriesPage.includes(`href="/categoria/${slug}"`))).toEqual([]);
  const links = rows.map(([name, slug]) => ({ name: rawNames.get(name) ?? '', url: `/categoria/${slug}` }));
  const sources = await Promise.all(links.map(({ url }) => fetchMaliciousHtmlWithoutMenu(url)));
  const titles = await page.evaluate(
    (pages) =>
      pages.map((source) => {
        const doc = new DOMParser().parseFromString(source, 'text/html');
        return { title: doc.querySelector('title')?.textContent, heading: doc.querySelector('h1')?.textContent };
      }),
    sources,
  );
  expect(links.filter(({ url }) => !/^\/categoria\/[a-z0-9-]{1,90}$/.test(url))).toEqual([]);
  expect(titles.map(({ title }) => title)).toEqual(links.map(({ name }) => `Categoría: ${name}`));
  expect(titles.filter(({ heading }, index) => !heading?.includes(links[index]?.name ?? '?'))).toEqual([]);
});

test('P39 name and address of every branch are unchanged on /sucursales', deepOnly, async ({ page }) => {
  const branchRows = await page.evaluate(
    (source) => {
      const doc = new DOMParser().parseFromString(source, 'text/html');
      return [...doc.querySelectorAll('.branch-row')].map((row) => ({
        name: row.querySelector('[data-name]')?.textContent,
        address: row.querySelector('address')?.textContent.replace(/\s+/g, ' ').trim(),
      }));
    },
    await fetchMaliciousHtml('/sucursales'),
  );
  expect(branchRows).toHaveLength(maliciousShop.branches.length);
  const collapseSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();
  for (const [index, row] of maliciousShop.branches.entries()) {
    const neighbourhood = decodeShownText(row['Colonia']);
    const city = decodeShownText(row['Ciudad']);
    expect(branchRows[index]?.name).toBe(branchName({ neighbourhood, city }));
    for (const text of [neighbourhood, decodeShownText(row['Calle']), decodeShownText(row['NumExt']), city])
      expect(branchRows[index]?.address).toContain(collapseSpace(text));
  }
});

test('P36 P39 the HTML of pages with malicious texts is valid', deepOnly, async () => {
  const paths = ['/todos', '/ofertas', '/masvendidos', '/sucursales', '/busqueda', '/vivo/producto'];
  const productPaths = shownProducts
    .filter(({ id }, index) => isDeepRun || id === allTextsProductId || index % 60 === 0)
    .map(({ id }) => `/producto/${id}`);
  const errors = await validateHtml('/', await fetchMaliciousHtml('/'));
  for (const path of [...paths, ...productPaths])
    errors.push(...(await validateHtml(path, await fetchMaliciousHtmlWithoutMenu(path))));
  expect(errors.slice(0, 20)).toEqual([]);
});

test(
  'R2.4 P39 /categorias filters the categories by the typed text; Enter opens the first match',
  deepOnly,
  async ({ page }) => {
    await page.goto('/categorias');
    const field = page.getByRole('main').getByLabel('Escribe una categoría');
    await field.fill('script');
    const visibleLinks = page.getByRole('main').locator('[data-filtered] a:visible');
    const matches = shownCategoryNames.filter((name) => /script/i.test(name));
    await expect(visibleLinks).toHaveCount(matches.length);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${matches.length} categorías con «script»`);
    await expect(page.getByRole('heading', { name: 'Las más grandes' })).toBeHidden();
    await field.press('Enter');
    await expect(page).toHaveTitle(/^Categoría: .*script/i);
  },
);

test('R1.5 categories whose names differ only in case have separate pages that link to each other', async ({
  page,
}) => {
  const names = ['toString', 'TOSTRING'];
  await page.goto('/categorias');
  for (const [name = '', otherName = ''] of [names, names.toReversed()]) {
    const url = await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}\\b`) })
      .getAttribute('href');
    const source = await fetchMaliciousHtml(url ?? '');
    expect(source).toContain(`<h1 class="list-title">`);
    const similarNameNotice = /se escribe casi igual:[^]*?<\/p>/.exec(source)?.[0];
    expect(similarNameNotice).toMatch(new RegExp(`href="/categoria/[^"]+"[^>]*>\\s*${otherName}\\s*<`));
    expect(similarNameNotice).not.toContain(`"${url}"`);
  }
});
