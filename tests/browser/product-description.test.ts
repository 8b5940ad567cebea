import { decodeHtmlEntities } from '../../src/lib/htmlEntities.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { main } from '../support/locators.ts';
import { fetchText } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneOnly } from '../support/tags.ts';

test('R5.7 URLs in a description are links with noopener', async () => {
  const { id, description } = await findFixtureProduct('links');
  const source = await fetchText(`/producto/${id}`);
  const [, descriptionHtml = ''] = /data-collapsible[^>]*>([^]*?)<\/(?:div|section)>/.exec(source) ?? [];
  const links = [...descriptionHtml.matchAll(/<a\b([^>]*)>([^<]*)<\/a>/g)];
  const urls = [...description.matchAll(/https?:\/\/[^\s)]+[^\s).,;]/g)].map(([url]) => url);
  expect(urls.length).toBeGreaterThan(0);
  expect(links.map(([, , text = '']) => decodeHtmlEntities(text))).toEqual(urls);
  for (const [, attributes] of links) expect(attributes).toContain('noopener');
});

test(
  'R5.7 a tall description is collapsed at 1250 px; the toggle works by keyboard and keeps the focus',
  phoneOnly,
  async ({ page }) => {
    const { id } = await findFixtureProduct('longDescription');
    const activity = await recordPageActivity(page);
    await page.goto(`/producto/${id}`);
    const toggle = page.getByRole('button', { name: /^Leer/ });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const text = page.locator(`#${await toggle.getAttribute('aria-controls')}`);
    expect((await text.boundingBox())?.height).toBe(1250);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveText('Leer menos');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toBeFocused();
    expect((await text.boundingBox())?.height).toBeGreaterThan(1250);
    await page.keyboard.press('Space');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await expect(toggle).toBeInViewport();
    expect((await text.boundingBox())?.height).toBe(1250);
    expect(await activity.cspViolations()).toEqual([]);
  },
);

test('R5.7 a short description has no toggle', phoneOnly, async ({ page }) => {
  await page.goto(`/producto/${(await findFixtureProduct('onOffer')).id}`);
  await waitUntilIdle(page);
  await expect(page.getByRole('button', { name: 'Leer más' })).toBeHidden();
});

test.describe('without JavaScript', phoneOnly, () => {
  test.use({ javaScriptEnabled: false });
  test('R5.7 a tall description is not collapsed', async ({ page }) => {
    await page.goto(`/producto/${(await findFixtureProduct('longDescription')).id}`);
    expect((await main(page).locator('[data-collapsible]').boundingBox())?.height).toBeGreaterThan(1250);
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeHidden();
  });
});

for (const width of [360, 1280])
  test(`R5.7 R5.8 a long model without spaces stays within its column at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/producto/${(await findFixtureProduct('onOffer')).id}`);
    const details = main(page).locator('.details');
    const measureDescription = () => details.locator('.description').evaluate((element) => element.clientWidth);
    const before = await measureDescription();
    await details.locator('dd').evaluateAll((cells) => {
      for (const cell of cells.slice(0, 2)) cell.textContent = 'A2633,A2482,A2631,A2634,A2635,A2636,A2484'.repeat(3);
    });
    expect(await measureDescription()).toBe(before);
    expect(await details.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
