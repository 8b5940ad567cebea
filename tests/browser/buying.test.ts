import { expect, test, type Page } from '../support/test.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { waitForPaint, waitUntilIdle } from '../support/kinds.ts';
import { buyButton, buyLink, chatText, main } from '../support/locators.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { longNarrow, narrow } from '../support/tags.ts';
import { below, liveCall, mockLiveProduct } from '../support/live.ts';
import { forSale } from '../support/site.ts';
import { encode } from '../support/wire.ts';
import { findPhones } from '../../src/catalogue/phones/phones.ts';
import { calls } from '../../src/contract/callTable.ts';
import { type Product } from '../../src/contract/catalogue.ts';
import { findBundle } from '../../src/features/product/bundle/bundle.ts';
import { shop } from '../../src/shop.ts';

const own = (page: Page) => buyLink(page).or(buyButton(page));
/** The link of the bar: its name tells the product, since it stands far from it. */
const barLink = (page: Page, name: string) => main(page).getByRole('link', { name: `Comprar ${name}`, exact: true });

test.describe('R5.5 the bar at the bottom of a phone', narrow, () => {
  test('shows while the page’s Comprar is out of view, and moves nothing', async ({ page }) => {
    const { id, name, discountPrice } = await findFixture('onOffer');
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${id}`);
    await expect(own(page)).not.toBeInViewport();
    const link = barLink(page, name);
    await expect(link).toBeVisible();
    await expect(link.locator('..')).toContainText(pesos(discountPrice));
    const box = await link.locator('..').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    // The way to the chat is in it: nothing floats over the page.
    await expect(page.locator('.chat-launcher:visible')).toHaveCount(0);
    const ask = link.locator('..').getByRole('link', { name: 'Preguntar por chat' });
    await expect(ask).toBeVisible();
    expect(await chatText(ask)).toContain(name);

    await own(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(link).toBeHidden();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(link).toBeVisible();
    // At 200 % zoom there is no room for it.
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(link).toBeHidden();
    await page.setViewportSize(size);
    await expect(link).toBeVisible();
    await waitUntilIdle(page);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
    expect(await chatText(link)).toBe(await chatText(own(page)));

    // Its chat link opens the live chat where that has loaded.
    await expect(page.locator('button.chat-launcher')).toHaveJSProperty('hidden', false);
    await ask.click();
    const chat = page.getByRole('dialog', { name: 'Chat en vivo' });
    await expect(chat).toBeVisible();
    // Its way to WhatsApp names the product, too (R2.8).
    await chat.getByRole('link', { name: 'WhatsApp' }).evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      (element as HTMLElement).click();
    });
    expect(await chatText(chat.getByRole('link', { name: 'WhatsApp' }))).toContain(name);
  });

  test('never covers the focus, nor the end of the footer', async ({ page }) => {
    const { id, name } = await findFixture('onOffer');
    await page.goto(`/producto/${id}`);
    const link = barLink(page, name);
    await expect(link).toBeVisible();
    const covered = (): Promise<string | null> =>
      page.evaluate(() => {
        const bar = document.querySelector('.buy-bar');
        const focused = document.activeElement;
        if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
        if (getComputedStyle(bar).visibility === 'hidden') return null;
        const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
        return box.bottom > over.top + 1 ? focused.outerHTML.slice(0, 120) : null;
      });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      await waitForPaint(page);
      expect(await covered()).toBeNull();
      if (await last.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(last).toBeFocused();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await waitForPaint(page);
    const ends = await page
      .getByRole('contentinfo')
      .locator('a, p, address, summary')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    const bar = await link.locator('..').boundingBox();
    expect(Math.max(...ends), 'the end of the footer is above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

/** A product and what its page shows it with, where just one thing of that kind is for its phone; else the test is skipped. */
async function aPair(): Promise<{ product: Product; other: Product; phone: string }> {
  const products = (await forSale()).toSorted((a, b) => b.sold - a.sold);
  const phones = findPhones(products);
  const forPhone = (slug: string) =>
    products.filter(({ id }) => phones.fittedBy(id).some((phone) => phone.slug === slug));
  for (const product of products) {
    const pair = findBundle(product, phones.fittedBy(product.id).slice(0, 1), forPhone);
    if (pair) return { product, other: pair.other as Product, phone: pair.phone.name };
  }
  test.skip(true, 'This shop has no case and glass for one phone in one branch.');
  throw new Error('skipped');
}

const pairOn = (page: Page, phone: string) => main(page).getByRole('region', { name: `Completa tu ${phone}` });
const bothLink = (page: Page) => main(page).getByRole('link', { name: 'Pedir los dos por WhatsApp' });

/** Has the live API tell these; what it has of all others stays. */
const tell = (page: Page, ...told: Product[]): Promise<unknown> =>
  page.route(liveCall, async (route) => {
    const { ProductoID: id } = route.request().postDataJSON() as { ProductoID: string };
    const product = told.find((each) => each.id === id);
    await (product ? route.fulfill({ json: encode(calls.postObtenervwProducto.response, product) }) : route.fallback());
  });

test(
  'R5.5 R5.11 a case and a glass for one phone: one chat text, live prices, nothing moves',
  narrow,
  async ({ page }) => {
    const { product, other, phone } = await aPair();
    const price = other.price + 1_000;
    await tell(page, { ...other, price, discountPrice: 0 });
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${product.id}`);
    await waitUntilIdle(page);
    const pair = pairOn(page, phone);
    await pair.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(pair.getByRole('listitem').last()).toContainText(pesos(price));
    const text = await chatText(bothLink(page));
    for (const part of [product.name, other.name, pesos(price), `/producto/${product.id}`, `/producto/${other.id}`])
      expect(text).toContain(part);
    await waitUntilIdle(page);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
    expect([activity.problems, await activity.violations()]).toEqual([[], []]);
  },
);

test('R5.5 once no branch has both, the bundle disappears when it is out of view', narrow, async ({ page }) => {
  const { product, other, phone } = await aPair();
  await tell(page, { ...other, stock: { 1: 0 } });
  const activity = await recordPageActivity(page);
  await page.goto(`/producto/${product.id}`);
  await waitUntilIdle(page);
  const pair = pairOn(page, phone);
  await expect(pair).toBeAttached();
  await pair.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(bothLink(page)).toHaveCount(0);
  await expect(main(page).getByText('Por ahora ninguna sucursal tiene los dos.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(main(page).locator('[data-bundle]')).toHaveCount(0);
  expect(await activity.shiftedElementsInMain()).toEqual([]);
});

test('R1.10 a live page has its bundle, too', longNarrow, async ({ page }) => {
  const { product, other, phone } = await aPair();
  await tell(page, { ...product, id: '999001' });
  const activity = await recordPageActivity(page);
  await page.goto('/producto/999001');
  await expect(buyLink(page)).toBeVisible();
  await expect(pairOn(page, phone)).toBeAttached();
  await expect(pairOn(page, phone).getByRole('link').first()).toHaveAttribute('href', `/producto/${other.id}`);
  await waitUntilIdle(page);
  expect(await activity.layoutShift(), (await activity.shiftedElements()).join('\n')).toBeLessThan(0.0005);
});

const countdown = (page: Page) => main(page).getByText(/Solo quedan/);
const end = Date.parse(shop.offerEnd);
/** The configured end is past: the clock of the page is set back to before it. */
const setBack = (page: Page, ms: number) => page.clock.install({ time: end - ms });
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

test(
  'R5.10 counts down to a future date and disappears afterwards, without a layout shift',
  narrow,
  async ({ page }) => {
    const { id } = await findFixture('onOffer');
    const activity = await recordPageActivity(page);
    await setBack(page, 2 * day + 4 * hour + 18 * minute);
    await page.goto(`/producto/${id}`);
    await expect(countdown(page)).toHaveText('Solo quedan: 2 d 04 h 18 min');
    await countdown(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(countdown(page)).toBeVisible();
    const before = await below(page);
    await page.clock.runFor(minute + second);
    await expect(countdown(page)).toHaveText('Solo quedan: 2 d 04 h 17 min');
    await page.clock.fastForward(2 * day + 4 * hour + 15 * minute);
    await page.clock.runFor(second);
    await expect(countdown(page)).toHaveText('Solo quedan: 2 min');
    await page.clock.fastForward(2 * minute);
    await page.clock.runFor(second);
    await expect(countdown(page)).toHaveCount(0);
    expect(await below(page)).toBe(before);
    expect(await activity.shiftedElementsInMain()).toEqual([]);
    expect(await activity.violations()).toEqual([]);
  },
);

test('R5.10 its space is reserved on phones of any width', longNarrow, async ({ page }) => {
  const { id } = await findFixture('onOffer');
  const widths = [320, 360, 390];
  const places = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await waitUntilIdle(page);
      found.push(await below(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
    return found;
  };
  await page.goto(`/producto/${id}`);
  await waitUntilIdle(page);
  await expect(countdown(page)).toHaveCount(0);
  const without = await places();
  await setBack(page, 12 * day);
  await page.reload();
  await expect(countdown(page)).toHaveText('Solo quedan: 12 d 00 h 00 min');
  expect(await places()).toEqual(without);
});

test('R5.10 only on products on offer, also when the live API says so', async ({ page }) => {
  const product = await findFixture('noModel');
  const activity = await recordPageActivity(page);
  const respond = await mockLiveProduct(page, product, { discountPrice: product.price - 5000 });
  await setBack(page, day);
  await page.goto(`/producto/${product.id}`);
  await page.clock.runFor(second);
  await expect(countdown(page)).toHaveCount(0);
  respond();
  await page.clock.runFor(3 * second);
  await expect(countdown(page)).toBeVisible();
  expect(activity.problems).toEqual([]);
  expect(await activity.shiftedElementsInMain()).toEqual([]);
});
