import { expect, test, type Locator, type Page } from '../support/test.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { findCard, cards, main, productLinkSelector } from '../support/locators.ts';
import { storeShopperPhone, fetchPhones } from '../support/phones.ts';
import { effectivePrice, formatStock, isOnOffer, sumStockColumns, formatPesos } from '../support/productList.ts';
import { attributeValues, fetchText, fetchRawRows } from '../support/site.ts';
import { layOutWholePage } from '../support/injectStyles.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { deepOnly, phoneAndDesktop, phoneOnly } from '../support/tags.ts';
import { findPhoneMentions } from '../../src/catalogue/phones/mentions.ts';
import { shop } from '../../src/shop.ts';

/** Opens the page of the product's category that has its card. @returns the card */
async function openListWithCard(page: Page, { id, category }: { id: string; category: string }): Promise<Locator> {
  await page.goto(`/producto/${id}`);
  const link = page.getByRole('main').getByRole('link', { name: category, exact: true }).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  while ((await findCard(page, id).count()) === 0) {
    const next = page.getByRole('main').locator('a[rel="next"]');
    await page.goto((await next.getAttribute('href')) ?? '');
  }
  return findCard(page, id);
}

const regularPrice = (card: Locator): Locator => card.locator('s, del');

test('R4.1 R4.2 a card on offer shows picture, both prices and the discount; markup in a name is text', async ({
  page,
}) => {
  const offer = await findFixtureProduct('onOffer');
  const card = await openListWithCard(page, offer);
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByText(formatPesos(offer.discountPrice), { exact: true })).toBeVisible();
  await expect(regularPrice(card)).toContainText(formatPesos(offer.price));
  await expect(regularPrice(card)).toHaveCSS('text-decoration-line', 'line-through');
  await expect(card).toContainText('%');
  const product = await findFixtureProduct('markupName');
  const link = (await openListWithCard(page, product)).getByRole('link');
  await expect(link).toHaveText(product.name);
  await expect(link.locator('b')).toHaveCount(0);
});

test('R4.1 R4.3 a long branch name takes one line of a card, which keeps its height and its total stock', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/todos');
  const stock = cards(page)
    .locator('.stock.updated', { has: page.locator('b') })
    .first();
  await expect(stock).toBeVisible();
  for (const [level, first, second] of [
    ['in', 'En Americana Providencia Lafayette y Chapultepec: 3', '102 Pieza(s) en stock'],
    ['low', 'Último disponible', 'En Americana Providencia Lafayette y Chapultepec: 1'],
  ]) {
    const heights = await stock.evaluate(
      (element, texts) => {
        element.setAttribute('class', `stock ${texts[0]} updated`);
        element.querySelector('b')?.replaceChildren(texts[1] ?? '');
        element.querySelector('span')?.replaceChildren(texts[2] ?? '');
        return { content: element.scrollHeight, box: element.clientHeight };
      },
      [level, first, second],
    );
    expect(heights.content, first).toBeLessThanOrEqual(heights.box + 1);
  }
});

test(
  'R4.1 the name of a card keeps its place when the price below it in the HTML arrives',
  phoneAndDesktop,
  async ({ page }) => {
    await page.goto('/todos');
    const heading = cards(page).first().getByRole('heading');
    const place = await heading.boundingBox();
    await cards(page)
      .first()
      .locator('.price')
      .evaluate((price) => price.remove());
    expect(await heading.boundingBox()).toEqual(place);
  },
);

test('R4.1 R4.3 the cards of a list show the API’s names, prices and total stock', async ({ page }) => {
  const rows = await fetchRawRows('getProductosEnVenta', { SucursalID: shop.mainBranch });
  const rowsById = new Map(rows.map((row) => [String(row['ProductoID']), row]));
  await page.goto('/todos');
  const shownCards = await cards(page).evaluateAll(
    (elements, linkSelector) =>
      elements.map((card) => ({
        id: card.querySelector(linkSelector)?.getAttribute('href')?.replace('/producto/', '') ?? '',
        // Not innerText: part of the name is visually hidden (nameParts.ts).
        text: card.textContent,
        regularPrices: card.querySelectorAll('s, del').length,
      })),
    productLinkSelector,
  );
  expect(shownCards.length).toBeGreaterThan(10);
  for (const { id, text, regularPrices } of shownCards) {
    const row = rowsById.get(id) ?? {};
    const prices = { price: Number(row['Precio']), discountPrice: Number(row['PrecioDescuento'] ?? 0) };
    expect(text).toContain(String(row['Nombre']));
    expect(text).toContain(formatPesos(Math.round(effectivePrice(prices) * 100)));
    expect(regularPrices, `offer of ${id}`).toBe(isOnOffer(prices) ? 1 : 0);
    expect(text).toContain(formatStock(sumStockColumns(row), String(row['ClaveUnidad'])));
  }
});

/** The paths of all pages of the list of all products. */
async function fetchListPaths(): Promise<string[]> {
  const paths = ['/todos'];
  for (;;) {
    const next = attributeValues(await fetchText(paths.at(-1) ?? ''), 'href').find(
      (href) => href === `/todos/${paths.length + 1}`,
    );
    if (!next) return paths;
    paths.push(next);
  }
}

interface CardLayout {
  name: string;
  compatiblePhones: string;
  /** Overlaps of neighbouring elements, overflows and truncations. */
  layoutIssues: string[];
}

/** Reads the layout of the cards of a page, except those of recently viewed products. */
const readCardLayouts = (page: Page): Promise<CardLayout[]> =>
  page.locator('main .card:not(.recently-viewed .card)').evaluateAll((cards) =>
    cards
      .filter((card) => card.checkVisibility() && !card.closest('[aria-hidden]'))
      .map((card) => {
        const phonesLine = card.querySelector<HTMLElement>('.compatible-phones');
        const name = (card.querySelector('h3')?.textContent ?? '').trim();
        const cardBox = card.getBoundingClientRect();
        const layoutIssues: string[] = [];
        const selectors = ['.picture-box', '.price', 'h3', '.compatible-phones', '.colours', '.stock'];
        const boxes = selectors.flatMap((selector) => {
          const element = card.querySelector<HTMLElement>(selector);
          return element ? [{ selector, box: element.getBoundingClientRect() }] : [];
        });
        boxes.forEach(({ selector, box }, index) => {
          const next = boxes[index + 1];
          if (next && next.box.top < box.bottom - 0.5) layoutIssues.push(`${next.selector} overlaps ${selector}`);
          if (box.right > cardBox.right + 0.5 || box.bottom > cardBox.bottom + 0.5)
            layoutIssues.push(`${selector} overflows the card`);
        });
        if (
          phonesLine &&
          (phonesLine.scrollWidth > phonesLine.clientWidth || phonesLine.scrollHeight > phonesLine.clientHeight + 1)
        )
          layoutIssues.push('the compatible phones are truncated');
        return { name, compatiblePhones: phonesLine?.innerText.trim() ?? '', layoutIssues };
      }),
  );

test.describe('360 px wide', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('R4.1 cards show the phones that their names mention, untruncated, and nothing overlaps', async ({ page }) => {
    let cardsWithPhones = 0;
    for (const path of sampleEvenly(await fetchListPaths(), 2)) {
      await page.goto(path);
      await waitUntilIdle(page);
      await layOutWholePage(page);
      for (const { name, compatiblePhones, layoutIssues } of await readCardLayouts(page)) {
        expect.soft(layoutIssues, `${path}: ${name}`).toEqual([]);
        const mentions = findPhoneMentions(name);
        if (mentions.length > 0) expect.soft(compatiblePhones, name).toContain(mentions[0]?.spelling);
        if (compatiblePhones) cardsWithPhones++;
      }
    }
    expect(cardsWithPhones).toBeGreaterThan(0);
  });

  test(
    'R4.1 cards on home, in results and in the list for a phone show compatible phones, untruncated',
    deepOnly,
    async ({ page }) => {
      const [phone] = (await fetchPhones()).toSorted((a, b) => b.products.length - a.products.length);
      if (!phone) test.skip(true, 'This shop has no products for specific phones.');
      else await storeShopperPhone(page, phone);
      for (const path of [
        '/',
        `/busqueda?busqueda=${encodeURIComponent(phone?.name ?? '')}`,
        `/todos?celular=${phone?.slug}`,
      ]) {
        await page.goto(path);
        await waitUntilIdle(page);
        await expect(page.locator('main .card .compatible-phones:visible').first()).toBeVisible();
        await layOutWholePage(page);
        const layouts = await readCardLayouts(page);
        for (const { name, compatiblePhones, layoutIssues } of layouts) {
          expect.soft(layoutIssues, `${path}: ${name}`).toEqual([]);
          if (findPhoneMentions(name).length > 0) expect.soft(compatiblePhones, name).not.toBe('');
        }
        if (path.startsWith('/todos'))
          for (const { compatiblePhones } of layouts) expect(compatiblePhones).toContain(phone?.name);
      }
    },
  );
});

test.describe('R4.16 a picture that fails to load', () => {
  const measureBox = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

  /** Measures the placeholder that CSS draws in a card's picture box, in px. @returns 0 if there is none */
  const measurePlaceholderWidth = (card: Locator): Promise<number> =>
    card.locator('.picture-box').evaluate((element) => {
      const { content, width } = getComputedStyle(element, '::before');
      return content === 'none' ? 0 : parseFloat(width);
    });

  async function blockPictures(page: Page): Promise<void> {
    await page.route('**/.netlify/images**', (route) => route.abort());
  }

  test('keeps its box on a card and shows a placeholder', phoneOnly, async ({ page }) => {
    await page.goto('/todos');
    await waitUntilIdle(page);
    const card = cards(page).first();
    const before = await measureBox(card);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    expect(await measurePlaceholderWidth(card)).toBe(0);

    await blockPictures(page);
    const placeholderResponse = page.waitForResponse(/\/failedPicture\.[^/]+\.svg$/);
    await page.reload();
    expect((await placeholderResponse).ok()).toBe(true);
    await expect.poll(() => measurePlaceholderWidth(card)).toBeGreaterThan(40);
    await waitUntilIdle(page);
    expect(await measureBox(card)).toEqual(before);
  });

  test('keeps its box on the product page and shows a placeholder', deepOnly, async ({ page }) => {
    await page.goto(`/producto/${(await findFixtureProduct('onOffer')).id}`);
    await waitUntilIdle(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await measureBox(heading);
    await blockPictures(page);
    await page.reload();
    const placeholder = main(page).locator('a:has(img)').first().locator('svg').first();
    await expect(placeholder).toBeVisible();
    await waitForPaint(page);
    expect(await measureBox(heading)).toEqual(before);
  });
});
