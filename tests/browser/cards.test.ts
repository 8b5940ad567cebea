import { expect, test, type Locator, type Page } from '../support/test.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { waitForPaint, waitUntilIdle } from '../support/kinds.ts';
import { findCard, cards, main, productLinks } from '../support/locators.ts';
import { storePhone, phones } from '../support/phones.ts';
import { attributes, html, rawRows } from '../support/site.ts';
import { layOutAll } from '../support/styled.ts';
import { sample } from '../support/sampling.ts';
import { long, narrow } from '../support/tags.ts';
import { mentionsIn } from '../../src/catalogue/phones/mentions.ts';
import { shop } from '../../src/shop.ts';

/** Opens the page of the product's category that has its card, and returns the card. */
async function openCard(page: Page, { id, category }: { id: string; category: string }): Promise<Locator> {
  await page.goto(`/producto/${id}`);
  const link = page.getByRole('main').getByRole('link', { name: category, exact: true }).first();
  await page.goto((await link.getAttribute('href')) ?? '');
  while ((await findCard(page, id).count()) === 0) {
    const next = page.getByRole('main').locator('a[rel="next"]');
    await page.goto((await next.getAttribute('href')) ?? '');
  }
  return findCard(page, id);
}

const struckOut = (card: Locator): Locator => card.locator('s, del');

test('R4.1 R4.2 a card on offer has the crossed-out price, the discounted one and a badge; markup in a name is text', async ({
  page,
}) => {
  const offer = await findFixture('onOffer');
  const card = await openCard(page, offer);
  await expect(card.locator('img')).toBeVisible();
  await expect(card.getByText(pesos(offer.discountPrice), { exact: true })).toBeVisible();
  await expect(struckOut(card)).toContainText(pesos(offer.price));
  await expect(struckOut(card)).toHaveCSS('text-decoration-line', 'line-through');
  await expect(card).toContainText('%');
  const named = await findFixture('markupName');
  const link = (await openCard(page, named)).getByRole('link');
  await expect(link).toHaveText(named.name);
  await expect(link.locator('b')).toHaveCount(0);
});

test('R4.3 R4.1 a list of cards shows the API’s data: names, prices and the sum of all stock columns', async ({
  page,
}) => {
  const rows = await rawRows('getProductosEnVenta', { SucursalID: shop.mainBranch });
  const byId = new Map(rows.map((row) => [String(row['ProductoID']), row]));
  await page.goto('/todos');
  const shown = await cards(page).evaluateAll(
    (found, links) =>
      found.map((card) => ({
        id: card.querySelector(links)?.getAttribute('href')?.replace('/producto/', '') ?? '',
        // Not innerText: part of the name is visually hidden (namePieces.ts).
        text: card.textContent,
        struck: card.querySelectorAll('s, del').length,
      })),
    productLinks,
  );
  expect(shown.length).toBeGreaterThan(10);
  for (const { id, text, struck } of shown) {
    const row = byId.get(id) ?? {};
    const [price, discount] = [Number(row['Precio']), Number(row['PrecioDescuento'] ?? 0)];
    const offer = discount > 0 && discount < price;
    expect(text).toContain(String(row['Nombre']));
    expect(text).toContain(pesos(Math.round((offer ? discount : price) * 100)));
    expect(struck, `offer of ${id}`).toBe(offer ? 1 : 0);
    const total = sumOfStock(row);
    const several = `${total} ${String(row['ClaveUnidad'])}(s) en stock`;
    expect(text).toContain(total === 0 ? 'Agotado' : total === 1 ? 'Último disponible' : several);
  }
});

/** Every column whose name contains Stock, summed; a plain one counts only where it is the only one. */
function sumOfStock(row: Record<string, unknown>): number {
  const columns = Object.keys(row).filter((name) => name.includes('Stock'));
  const counted = columns.length > 1 ? columns.filter((name) => name !== 'Stock') : columns;
  return counted.map((name) => Number(row[name])).reduce((sum, pieces) => sum + (pieces > 0 ? pieces : 0), 0);
}

/** Every page of the list of all products. */
async function listPages(): Promise<string[]> {
  const pages = ['/todos'];
  for (;;) {
    const next = attributes(await html(pages.at(-1) ?? ''), 'href').find(
      (href) => href === `/todos/${pages.length + 1}`,
    );
    if (!next) return pages;
    pages.push(next);
  }
}

interface CardLayout {
  name: string;
  compatiblePhones: string;
  /** Overlaps of neighbouring parts, overflows and truncations. */
  layoutIssues: string[];
}

/** Reads the layout of the cards of a page. The cards for the shopper's phone on home name it in their heading only. */
const readCardLayouts = (page: Page): Promise<CardLayout[]> =>
  page.locator('main .card:not(.recent .card, .for-phone .card)').evaluateAll((cards) =>
    cards
      .filter((card) => card.checkVisibility() && !card.closest('[aria-hidden]'))
      .map((card) => {
        const phonesLine = card.querySelector<HTMLElement>('.compatible-phones');
        const name = (card.querySelector('h3')?.textContent ?? '').trim();
        const outer = card.getBoundingClientRect();
        const layoutIssues: string[] = [];
        const parts = ['.picture-box', '.price', 'h3', '.compatible-phones', '.colours', '.stock'].flatMap((part) => {
          const element = card.querySelector<HTMLElement>(part);
          return element ? [{ part, box: element.getBoundingClientRect() }] : [];
        });
        parts.forEach(({ part, box }, index) => {
          const next = parts[index + 1];
          if (next && next.box.top < box.bottom - 0.5) layoutIssues.push(`${next.part} overlaps ${part}`);
          if (box.right > outer.right + 0.5 || box.bottom > outer.bottom + 0.5)
            layoutIssues.push(`${part} overflows the card`);
        });
        if (
          phonesLine &&
          (phonesLine.scrollWidth > phonesLine.clientWidth || phonesLine.scrollHeight > phonesLine.clientHeight + 1)
        )
          layoutIssues.push('the compatible phones are truncated');
        return { name, compatiblePhones: phonesLine?.innerText.trim() ?? '', layoutIssues };
      }),
  );

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('R4.1 cards show the phones that their names mention untruncated, and nothing overlaps', async ({ page }) => {
    let withPhones = 0;
    for (const path of sample(await listPages(), 2)) {
      await page.goto(path);
      await waitUntilIdle(page);
      await layOutAll(page);
      for (const { name, compatiblePhones, layoutIssues } of await readCardLayouts(page)) {
        expect.soft(layoutIssues, `${path}: ${name}`).toEqual([]);
        const mentions = mentionsIn(name);
        if (mentions.length > 0) expect.soft(compatiblePhones, name).toContain(mentions[0]?.spelling);
        if (compatiblePhones) withPhones++;
      }
    }
    expect(withPhones).toBeGreaterThan(0);
  });

  test(
    'R4.1 cards on home, in results and in the list for a phone show its name untruncated',
    long,
    async ({ page }) => {
      const [phone] = (await phones()).toSorted((a, b) => b.products.length - a.products.length);
      if (!phone) test.skip(true, 'This shop has nothing for certain phones.');
      else await storePhone(page, phone);
      for (const path of [
        '/',
        `/busqueda?busqueda=${encodeURIComponent(phone?.name ?? '')}`,
        `/todos?celular=${phone?.slug}`,
      ]) {
        await page.goto(path);
        await waitUntilIdle(page);
        await expect(page.locator('main .card .compatible-phones:visible').first()).toBeVisible();
        await layOutAll(page);
        const found = await readCardLayouts(page);
        for (const { name, compatiblePhones, layoutIssues } of found) {
          expect.soft(layoutIssues, `${path}: ${name}`).toEqual([]);
          if (mentionsIn(name).length > 0) expect.soft(compatiblePhones, name).not.toBe('');
        }
        if (path.startsWith('/todos'))
          for (const { compatiblePhones } of found) expect(compatiblePhones).toContain(phone?.name);
      }
    },
  );
});

test.describe('R4.16 a picture that fails to load', () => {
  const box = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

  /** The drawn tile that stands for a picture: what is seen in the middle of its box. */
  const tile = (within: Locator): Locator => within.locator('svg').first();

  /** The width of what CSS draws in a card's box where its picture failed, px; 0 where it draws nothing. */
  const placeholderWidth = (card: Locator): Promise<number> =>
    card.locator('.picture-box').evaluate((element) => {
      const { content, width } = getComputedStyle(element, '::before');
      return content === 'none' ? 0 : parseFloat(width);
    });

  async function withoutPictures(page: Page): Promise<void> {
    await page.route('**/.netlify/images**', (route) => route.abort());
  }

  test('keeps its box on a card and shows a placeholder', narrow, async ({ page }) => {
    await page.goto('/todos');
    await waitUntilIdle(page);
    const card = cards(page).first();
    const before = await box(card);
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    expect(await placeholderWidth(card)).toBe(0);

    await withoutPictures(page);
    const drawn = page.waitForResponse(/\/failedPicture\.[^/]+\.svg$/);
    await page.reload();
    expect((await drawn).ok()).toBe(true);
    await expect.poll(() => placeholderWidth(card)).toBeGreaterThan(40);
    await waitUntilIdle(page);
    expect(await box(card)).toEqual(before);
  });

  test('keeps its box on the product page', long, async ({ page }) => {
    await page.goto(`/producto/${(await findFixture('onOffer')).id}`);
    await waitUntilIdle(page);
    const heading = page.getByRole('heading', { level: 1 });
    const before = await box(heading);
    await withoutPictures(page);
    await page.reload();
    await expect(tile(main(page).locator('a:has(img)').first())).toBeVisible();
    await waitForPaint(page);
    expect(await box(heading)).toEqual(before);
  });

  test('R5.1 a product without a picture offers to request one, in a box of 160 px', narrow, async ({ page }) => {
    await page.goto(`/producto/${(await findFixture('noPicture')).id}`);
    const ask = main(page).getByRole('link', { name: 'Te mandamos foto por WhatsApp' });
    await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/.*foto/);
    expect((await box(ask.locator('..'))).height).toBe(160);
    await expect(
      main(page)
        .getByRole('link', { name: /^Comprar/ })
        .first(),
    ).toBeInViewport({ ratio: 1 });
  });
});
