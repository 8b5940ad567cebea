import { expect, test, type Page } from '../support/test.ts';
import { formatPesos } from '../support/productList.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { buyButton, buyLink, readWhatsAppMessage, main } from '../support/locators.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';
import { readContentTop, mockProductResponse, holdProductResponse } from '../support/productPage.ts';
import { fetchProducts } from '../support/site.ts';
import { chatPanel } from '../support/widgetFrames.ts';
import { findPhones } from '../../src/catalogue/phones/phones.ts';
import { type Product } from '../../src/contract/catalogue.ts';
import { findBundle } from '../../src/features/product/bundle/bundle.ts';
import { shop } from '../../src/shop.ts';

/** Comprar of the purchase panel. */
const panelBuyControl = (page: Page) => buyLink(page).or(buyButton(page));
/** Comprar of the bar. Its accessible name includes the product, since the heading is far away. */
const barBuyLink = (page: Page, name: string) => main(page).getByRole('link', { name: `Comprar ${name}`, exact: true });

test.describe('R5.5 the bar at the bottom of a phone', phoneOnly, () => {
  test('is visible unless Comprar of the panel is wholly in view, has a price and a WhatsApp link, and causes no layout shift', async ({
    page,
  }) => {
    const { id, name, discountPrice } = await findFixtureProduct('onOffer');
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${id}`);
    await expect(panelBuyControl(page)).not.toBeInViewport();
    const link = barBuyLink(page, name);
    await expect(link).toBeVisible();
    await expect(link.locator('..')).toContainText(formatPesos(discountPrice));
    const box = await link.locator('..').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    // The bar links to WhatsApp, so no launcher floats over the page.
    await expect(page.locator('.chat-launcher:visible')).toHaveCount(0);
    const whatsappLink = link.locator('..').getByRole('link', { name: 'Preguntar por chat' });
    await expect(whatsappLink).toBeVisible();
    expect(await readWhatsAppMessage(whatsappLink)).toContain(name);

    await panelBuyControl(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(link).toBeHidden();
    // Half of Comprar is below the edge of the screen.
    await panelBuyControl(page).evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight, behavior: 'instant' });
    });
    await expect(link).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(link).toBeVisible();
    // At 200 % zoom it would take too much of the screen.
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 640, height: 360 });
    await expect(link).toBeHidden();
    await page.setViewportSize(size);
    await expect(link).toBeVisible();
    await waitUntilIdle(page);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    expect(await readWhatsAppMessage(link)).toBe(await readWhatsAppMessage(panelBuyControl(page)));

    // The link opens the live chat once that has loaded.
    await expect(page.locator('button.chat-launcher')).toHaveJSProperty('hidden', false);
    await whatsappLink.click();
    const liveChat = chatPanel(page);
    await expect(liveChat).toBeVisible();
    // The live chat’s link to WhatsApp names the product, too (R2.8).
    await liveChat.getByRole('link', { name: 'WhatsApp' }).evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      (element as HTMLElement).click();
    });
    expect(await readWhatsAppMessage(liveChat.getByRole('link', { name: 'WhatsApp' }))).toContain(name);
  });

  test('never covers the focused element, nor the end of the footer', async ({ page }) => {
    const { id, name } = await findFixtureProduct('onOffer');
    await page.goto(`/producto/${id}`);
    const link = barBuyLink(page, name);
    await expect(link).toBeVisible();
    const findCoveredFocus = (): Promise<string | null> =>
      page.evaluate(() => {
        const bar = document.querySelector('.buy-bar');
        const focused = document.activeElement;
        if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
        if (getComputedStyle(bar).visibility === 'hidden') return null;
        const isCovered = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1;
        return isCovered ? focused.outerHTML.slice(0, 120) : null;
      });
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    for (let presses = 0; presses < 120; presses++) {
      await page.keyboard.press('Tab');
      await waitForPaint(page);
      expect(await findCoveredFocus()).toBeNull();
      if (await lastLink.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(lastLink).toBeFocused();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await waitForPaint(page);
    const bottoms = await page
      .getByRole('contentinfo')
      .locator('a, p, address, summary')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    const bar = await link.locator('..').boundingBox();
    expect(Math.max(...bottoms), 'the end of the footer is above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

/** Finds a product whose page offers a bundle, the other product and the phone of it. Skips the test if there is none. */
async function findBundleFixture(): Promise<{ product: Product; other: Product; phone: string }> {
  const products = (await fetchProducts()).toSorted((a, b) => b.sold - a.sold);
  const phones = findPhones(products);
  const findCompatibleProducts = (slug: string) =>
    products.filter(({ id }) => phones.fittedBy(id).some((phone) => phone.slug === slug));
  for (const product of products) {
    const bundle = findBundle(product, phones.fittedBy(product.id).slice(0, 1), findCompatibleProducts);
    if (bundle) return { product, other: bundle.other as Product, phone: bundle.phone.name };
  }
  test.skip(true, 'This shop has no branch with a case and a screen protector for one phone.');
  throw new Error('unreachable');
}

const bundleRegion = (page: Page, phone: string) => main(page).getByRole('region', { name: `Completa tu ${phone}` });
const bundleWhatsappLink = (page: Page) => main(page).getByRole('link', { name: 'Pedir los dos por WhatsApp' });

test(
  'R5.5 R5.11 a bundle of case and screen protector has one WhatsApp message and live prices, without a layout shift',
  phoneOnly,
  async ({ page }) => {
    const { product, other, phone } = await findBundleFixture();
    const price = other.price + 1_000;
    await mockProductResponse(page, { ...other, price, discountPrice: 0 });
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${product.id}`);
    await waitUntilIdle(page);
    const bundle = bundleRegion(page, phone);
    await bundle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(bundle.getByRole('listitem').last()).toContainText(formatPesos(price));
    const text = await readWhatsAppMessage(bundleWhatsappLink(page));
    for (const part of [
      product.name,
      other.name,
      formatPesos(price),
      `/producto/${product.id}`,
      `/producto/${other.id}`,
    ])
      expect(text).toContain(part);
    await waitUntilIdle(page);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    expect([activity.pageErrors, await activity.cspViolations()]).toEqual([[], []]);
  },
);

test(
  'R5.5 if no branch has both products any more, the bundle says so, and is removed once out of view',
  phoneOnly,
  async ({ page }) => {
    const { product, other, phone } = await findBundleFixture();
    await mockProductResponse(page, { ...other, stock: { 1: 0 } });
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${product.id}`);
    await waitUntilIdle(page);
    const bundle = bundleRegion(page, phone);
    await expect(bundle).toBeAttached();
    await bundle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(bundleWhatsappLink(page)).toHaveCount(0);
    await expect(main(page).getByText('Por ahora ninguna sucursal tiene los dos.')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(main(page).locator('[data-bundle]')).toHaveCount(0);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
  },
);

test(
  'R1.10 a product page rendered from live data has a bundle, without a layout shift',
  deepOnlyPhone,
  async ({ page }) => {
    const { product, other, phone } = await findBundleFixture();
    await mockProductResponse(page, { ...product, id: '999001' });
    const activity = await recordPageActivity(page);
    await page.goto('/producto/999001');
    await expect(buyLink(page)).toBeVisible();
    await expect(bundleRegion(page, phone)).toBeAttached();
    await expect(bundleRegion(page, phone).getByRole('link').first()).toHaveAttribute('href', `/producto/${other.id}`);
    await waitUntilIdle(page);
    await expectNoLayoutShift(activity);
  },
);

const countdown = (page: Page) => main(page).getByText(/Solo quedan/);
const offerEnd = Date.parse(shop.offerEnd);
/** Sets the clock of the page to a time before the configured end of offers, which is in the past. */
const setTimeBeforeEnd = (page: Page, ms: number) => page.clock.install({ time: offerEnd - ms });
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test(
  'R5.10 the countdown runs until the configured end and then disappears, without a layout shift',
  phoneOnly,
  async ({ page }) => {
    const { id } = await findFixtureProduct('onOffer');
    const activity = await recordPageActivity(page);
    await setTimeBeforeEnd(page, 2 * day + 4 * hour + 18 * minute);
    await page.goto(`/producto/${id}`);
    await expect(countdown(page)).toHaveText('Solo quedan: 2 d 04 h 18 min');
    await countdown(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(countdown(page)).toBeVisible();
    const before = await readContentTop(page);
    await page.clock.runFor(minute + second);
    await expect(countdown(page)).toHaveText('Solo quedan: 2 d 04 h 17 min');
    await page.clock.fastForward(2 * day + 4 * hour + 15 * minute);
    await page.clock.runFor(second);
    await expect(countdown(page)).toHaveText('Solo quedan: 2 min');
    await page.clock.fastForward(2 * minute);
    await page.clock.runFor(second);
    await expect(countdown(page)).toHaveCount(0);
    expect(await readContentTop(page)).toBe(before);
    expect(await activity.layoutShiftsInMain()).toEqual([]);
    expect(await activity.cspViolations()).toEqual([]);
  },
);

test('R5.10 the space of the countdown is reserved on phones of any width', deepOnlyPhone, async ({ page }) => {
  const { id } = await findFixtureProduct('onOffer');
  const widths = [320, 360, 390];
  const measureTops = async (): Promise<number[]> => {
    const tops: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await waitUntilIdle(page);
      tops.push(await readContentTop(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
    return tops;
  };
  await page.goto(`/producto/${id}`);
  await waitUntilIdle(page);
  await expect(countdown(page)).toHaveCount(0);
  const topsWithoutCountdown = await measureTops();
  await setTimeBeforeEnd(page, 12 * day);
  await page.reload();
  await expect(countdown(page)).toHaveText('Solo quedan: 12 d 00 h 00 min');
  expect(await measureTops()).toEqual(topsWithoutCountdown);
});

test('R5.10 a product without an offer has no countdown until the live API returns one', async ({ page }) => {
  const product = await findFixtureProduct('noModel');
  const activity = await recordPageActivity(page);
  const respond = await holdProductResponse(page, { ...product, discountPrice: product.price - 5000 });
  await setTimeBeforeEnd(page, day);
  await page.goto(`/producto/${product.id}`);
  await page.clock.runFor(second);
  await expect(countdown(page)).toHaveCount(0);
  respond();
  await page.clock.runFor(3 * second);
  await expect(countdown(page)).toBeVisible();
  expect(activity.pageErrors).toEqual([]);
  expect(await activity.layoutShiftsInMain()).toEqual([]);
});
