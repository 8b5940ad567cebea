import { sampleEvenly } from '../support/sampling.ts';
import { expect, test, type Page } from '../support/test.ts';
import {
  mockChat,
  mockMaliciousChat,
  chatFrame,
  chatLauncher,
  chatPanel,
  expectIsolated,
  whatsappLauncher,
  widgetUrlPatterns,
  skipWithoutFakeWidgets,
} from '../support/widgetFrames.ts';
import { findAxeViolations } from '../support/axe.ts';
import { openPageKind, pageKinds, waitForPaint, waitUntilIdle } from '../support/pageKinds.ts';
import { buyLink, footer, main, readWhatsAppMessage } from '../support/locators.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { deepOnly, phoneOnly } from '../support/tags.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';
import { shop } from '../../src/shop.ts';

skipWithoutFakeWidgets();

test.describe('R2.8 the live chat', () => {
  test('loads after the first paint, and opens from its button', async ({ page }) => {
    const response = page.waitForResponse(widgetUrlPatterns.chat);
    await page.goto('/aviso-de-privacidad');
    const requestStart = (await response).request().timing().startTime;
    const { loaded, painted } = await page.evaluate(async () => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // On a busy machine the entry is reported late.
      const paint = await new Promise<PerformanceEntry>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const [entry] = list.getEntriesByName('first-contentful-paint');
          if (entry) resolve(entry);
        });
        observer.observe({ type: 'paint', buffered: true });
      });
      const { timeOrigin } = performance;
      return {
        loaded: timeOrigin + (navigation?.loadEventStart ?? Infinity),
        painted: timeOrigin + paint.startTime,
      };
    });
    // The entry has the time of the presentation, up to a frame (17 ms) after the page's own callback.
    expect(requestStart).toBeGreaterThanOrEqual(Math.floor(painted) - 17);
    // The clocks of page and browser differ by less than a millisecond.
    expect(requestStart).toBeGreaterThanOrEqual(Math.floor(loaded));

    await expect(whatsappLauncher(page)).toBeHidden();
    await expect(chatPanel(page)).toBeHidden();
    await chatLauncher(page).click();
    await expect(chatPanel(page)).toBeInViewport({ ratio: 1 });
    await expectIsolated(page.locator('iframe[title="Chat en vivo"]'));
    await chatFrame(page).getByLabel('Mensaje').fill('¿Tienen cargadores?');
    await chatFrame(page).getByLabel('Mensaje').press('Enter');
    await expect(chatFrame(page).getByText('¿Tienen cargadores?')).toBeVisible();

    // The conversation is still there when the chat is opened again.
    await chatPanel(page).getByRole('button', { name: 'Cerrar el chat' }).click();
    await expect(chatPanel(page)).toBeHidden();
    await chatLauncher(page).click();
    await expect(chatFrame(page).getByText('¿Tienen cargadores?')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('works by keyboard, hides during scrolling down and in form fields, and covers no text at the bottom of the page', async ({
    page,
  }) => {
    await page.goto('/garantias');
    await chatLauncher(page).focus();
    await page.keyboard.press('Enter');
    await expect(chatPanel(page)).toBeVisible();
    expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(chatPanel(page).getByRole('link', { name: 'WhatsApp' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chatPanel(page)).toBeHidden();
    await expect(chatLauncher(page)).toBeFocused();

    await chatLauncher(page).blur(); // A focused launcher stays visible.
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await expect(page.locator('html')).toHaveAttribute('data-scroll-direction', 'down');
    await expect(chatLauncher(page)).toHaveCSS('opacity', '0');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(chatLauncher(page)).toHaveCSS('opacity', '1');
    const field = page.getByRole('main').getByRole('combobox').first();
    await field.focus();
    await expect(chatLauncher(page)).toHaveCSS('opacity', '0');
    await field.blur();
    await expect(chatLauncher(page)).toHaveCSS('opacity', '1');

    // At the end of the page it is beside the last lines.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const { x = 0 } = (await chatLauncher(page).boundingBox()) ?? {};
    for (const line of await footer(page)
      .getByText(/MXN|©|Del catálogo/)
      .all()) {
      const textEnd = await line.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
      expect(textEnd).toBeLessThanOrEqual(x);
    }
  });
});

for (const path of sampleEvenly(['/sucursales/guadalajara-centro', '/sucursales', '/garantias', '/todos'], 2))
  test(`R2.8 the launcher is hidden on the first screen of ${path}`, phoneOnly, async ({ page }) => {
    await page.goto(path);
    await expect(chatLauncher(page)).toHaveCSS('opacity', '0');
  });

test.describe('P49 R2.8 a WhatsApp link replaces the live chat', () => {
  const failures: Record<string, Parameters<typeof mockChat>[1]> = {
    'cannot be reached': (route) => route.abort('connectionrefused'),
    'does not respond': () => undefined,
    'responds with 500': (route) => route.fulfill({ status: 500, body: 'error' }),
    'responds with a page that is not a chat': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Chat</p>' }),
  };
  for (const [failure, fail] of sampleEvenly(Object.entries(failures), 1)) {
    test(`if it ${failure}`, async ({ page }) => {
      const activity = await recordPageActivity(page);
      await mockChat(page, fail);
      const request = page.waitForRequest(widgetUrlPatterns.chat);
      await page.goto('/garantias');
      await request;
      await waitForPaint(page);
      await expect(whatsappLauncher(page)).toBeVisible();
      await expect(whatsappLauncher(page)).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${shop.whatsapp}\\?`));
      await expect(chatLauncher(page)).toBeHidden();
      expect(activity.pageErrors).toEqual([]);
      await expectNoLayoutShift(activity);
    });
  }

  test('if the browser saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true, effectiveType: '3g' }) }),
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/garantias');
    await waitUntilIdle(page);
    expect(requests.filter((url) => url.includes('/widgets/'))).toEqual([]);
    await expect(whatsappLauncher(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('only the link is shown', async ({ page }) => {
      await page.goto('/garantias');
      await expect(whatsappLauncher(page)).toBeVisible();
      await expect(chatLauncher(page)).toBeHidden();
      await expect(chatPanel(page)).toBeHidden();
    });
  });
});

/** The launcher that is displayed: the button of the chat, or the link to WhatsApp. It may be transparent. */
const displayedLauncher = (page: Page) => page.locator('.chat-launcher:visible');

/** Finds the text nodes of the main content that the launcher covers; none while it is transparent. */
const findCoveredText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const visibleLauncher = [...document.querySelectorAll('.chat-launcher')].find((element) =>
      element.checkVisibility({ opacityProperty: true }),
    );
    if (!visibleLauncher) return [];
    const launcherBox = visibleLauncher.getBoundingClientRect();
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCovered = [...range.getClientRects()].some(
        (box) =>
          Math.min(box.right, launcherBox.right) - Math.max(box.left, launcherBox.left) > 1 &&
          Math.min(box.bottom, launcherBox.bottom) - Math.max(box.top, launcherBox.top) > 1,
      );
      if (isCovered) covered.push(node.textContent);
    }
    return covered;
  });

test(
  'R2.8 the chat launcher covers no text on the first screen, and appears when the shopper scrolls up',
  deepOnly,
  async ({ page }) => {
    const opaqueOn: string[] = [];
    for (const path of ['/todos', '/facturacion', '/', '/categorias', '/sucursales', '/busqueda?busqueda=funda']) {
      await page.goto(path);
      await waitUntilIdle(page);
      for (const [width, height] of [
        [360, 740],
        [390, 844],
        [1280, 800],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await waitForPaint(page);
        expect(await findCoveredText(page), `${path} at ${width} px`).toEqual([]);
        if (await displayedLauncher(page).evaluate((element) => element.checkVisibility({ opacityProperty: true })))
          opaqueOn.push(`${path} ${width}`);
      }
    }
    // It shows where it covers nothing: in the margin of a wide screen, and beside a form.
    expect(opaqueOn).toEqual(expect.arrayContaining(['/todos 1440', '/facturacion 390']));

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/todos');
    for (const top of [900, 600]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await waitForPaint(page);
    }
    await expect(displayedLauncher(page)).toHaveCSS('opacity', '1');
  },
);

test(
  'R2.8 the chat launcher hides again when the shopper scrolls back to the top of home',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/');
    await waitUntilIdle(page);
    const opacities: string[] = [];
    for (const top of [900, 600, 0]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await waitForPaint(page);
      opacities.push(await displayedLauncher(page).evaluate((element) => getComputedStyle(element).opacity));
    }
    expect(opacities).toEqual(['0', '1', '0']);
  },
);

test('R2.8 a product page shows the chat launcher at 1440 px, but not at 390 and 1280 px', async ({ page }) => {
  await page.goto('/producto/1');
  for (const [width, isVisible] of [
    [390, false],
    [1280, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(displayedLauncher(page), `${width} px`).toBeVisible({ visible: isVisible });
  }
});

test.describe('P49 R2.8 a malicious chat does not affect', () => {
  const testedKinds = pageKinds.filter(({ name }) => ['home', 'product', 'invoice'].includes(name));
  for (const kind of sampleEvenly(testedKinds, 1)) {
    test(`the ${kind.name} page`, async ({ page, context }) => {
      // Chromium's headless shell has no pop-up blocker.
      const blocksPopups = await page.evaluate(() => open('about:blank') === null);
      // Stops the carousel.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPageKind(page, kind);
      const textBefore = await main(page).innerText();
      const url = page.url();

      const activity = await recordPageActivity(page);
      const popupUrls: string[] = [];
      context.on('page', (popup) => popupUrls.push(popup.url()));
      await page.addInitScript(() => {
        addEventListener('message', ({ data }) => {
          const { malicious, flood } = data as { malicious?: string[]; flood?: number };
          if (malicious) (globalThis as { successfulAttacks?: string[] }).successfulAttacks = malicious;
          if (flood) (globalThis as { receivedMessages?: number }).receivedMessages = flood;
        });
      });
      await mockMaliciousChat(page);
      await page.goto(url);
      // The attack is running once its messages arrive.
      await page.waitForFunction(() => ((globalThis as { receivedMessages?: number }).receivedMessages ?? 0) >= 5000);
      expect(await page.evaluate(() => (globalThis as { successfulAttacks?: string[] }).successfulAttacks)).toEqual([]);
      expect(page.url()).toBe(url);
      if (blocksPopups) expect(popupUrls).toEqual([]);
      expect(activity.pageErrors).toEqual([]);
      await expectNoLayoutShift(activity);
      expect(await main(page).innerText()).toBe(textBefore);
    });
  }

  test('buying', async ({ page }) => {
    const { id, name } = await findFixtureProduct('onOffer');
    await mockMaliciousChat(page);
    await page.goto(`/producto/${id}`);
    await page.waitForRequest(widgetUrlPatterns.chat);
    expect(await readWhatsAppMessage(buyLink(page))).toContain(name);
    // A product page has the launcher on very wide screens only; a link opens the chat once it is ready.
    await expect(page.locator('button.chat-launcher')).not.toHaveAttribute('hidden');
    await page.locator('[data-chat-link]:visible').first().click();
    await expect(chatPanel(page)).toBeVisible();
  });
});
