import { expect, test, type Page } from '../support/test.ts';
import { findFixture, pesos } from '../support/fixtures.ts';
import { painted, settled } from '../support/kinds.ts';
import { buyButton, buyLink, chatText, main } from '../support/parts.ts';
import { watch } from '../support/watch.ts';
import { narrow } from '../support/widths.ts';

const own = (page: Page) => buyLink(page).or(buyButton(page));
/** The link of the bar: its name tells the product, since it stands far from it. */
const barLink = (page: Page, name: string) => main(page).getByRole('link', { name: `Comprar ${name}`, exact: true });

test.describe('R5.5 the bar at the bottom of a phone', narrow, () => {
  test('shows while the page’s Comprar is out of view, and moves nothing', async ({ page }) => {
    const { id, name, discountPrice } = await findFixture('onOffer');
    const seen = await watch(page);
    await page.goto(`/producto/${id}`);
    await expect(own(page)).not.toBeInViewport();
    const link = barLink(page, name);
    await expect(link).toBeVisible();
    await expect(link.locator('..')).toContainText(pesos(discountPrice));
    const box = await link.locator('..').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    // The way to the chat stands in it: nothing floats over the page.
    await expect(page.locator('.chat-launcher:visible')).toHaveCount(0);
    const ask = link.locator('..').getByRole('link', { name: 'Preguntar por chat' });
    await expect(ask).toBeVisible();
    expect(await chatText(ask)).toContain(name);

    await own(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(link).toBeHidden();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(link).toBeVisible();
    await settled(page);
    expect(await seen.movedInMain()).toEqual([]);
    expect(await chatText(link)).toBe(await chatText(own(page)));

    // Its chat link opens the live chat where that has loaded.
    await expect(page.locator('button.chat-launcher')).toHaveJSProperty('hidden', false);
    await ask.click();
    await expect(page.getByRole('dialog', { name: 'Chat en vivo' })).toBeVisible();
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
      await painted(page);
      expect(await covered()).toBeNull();
      if (await last.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(last).toBeFocused();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await painted(page);
    const end = await page.getByText(/^©/).boundingBox();
    const bar = await link.locator('..').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
