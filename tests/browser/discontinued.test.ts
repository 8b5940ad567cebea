import { expect, test } from '../support/test.ts';
import { left } from '../support/discontinuedProduct.ts';
import { readPreview } from '../support/linkPreview.ts';
import { liveCall } from '../support/live.ts';
import { cards, main } from '../support/parts.ts';
import { html, onSandbox, onSale } from '../support/site.ts';
import { findStructuredDataFaults, structuredData } from '../support/structured.ts';
import { watch } from '../support/watch.ts';
import { calls } from '../../src/contract/callTable.ts';
import { encode } from '../support/wire.ts';
import { narrow } from '../support/widths.ts';

test.skip(!onSandbox, 'Which products left is known of the test site alone.');

const path = `/producto/${left.id}`;

test('R5.12 the page of a discontinued product names it and links to similar ones, without a script', async () => {
  const page = await html(path);
  const { title, meta } = readPreview(page);
  expect(title).toContain(left.edition);
  expect(meta.get('robots')).toBe('noindex');
  expect(meta.get('og:description')).toContain('ya no está en');
  expect(page).toContain('Lo más parecido');
  const [data = '', ...others] = structuredData(page);
  expect([findStructuredDataFaults(data), others]).toEqual([[], []]);
  expect(data).toContain('https://schema.org/Discontinued');
  expect(page.match(/data-card="\d+"/g)).toHaveLength(4);
});

test('R5.12 it stays where the live API does not have the product either', async ({ page }) => {
  const seen = await watch(page);
  const asked = page.waitForResponse(liveCall);
  await page.goto(path);
  await asked;
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ya no aparece en la tienda');
  await expect(main(page).getByText(/^Era .+ El precio que tenía ya no vale\.$/)).toContainText(left.edition);
  await expect(main(page).getByRole('link', { name: /^Ver .+ \(\d+\)$/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Preguntar por WhatsApp' })).toBeVisible();
  expect(seen.problems).toEqual([]);
});

test('R5.12 it becomes the page of the product when the live API has it again', narrow, async ({ page }) => {
  const [product] = await onSale();
  if (!product) throw new Error('The shop has no products.');
  const again = { ...product, id: left.id, name: 'Funda que volvió' };
  const answer = encode(calls.postObtenervwProducto.answer, again);
  await page.route(liveCall, (route) => route.fulfill({ json: answer }));
  await page.goto(path);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Funda que volvió');
  await expect(main(page).getByText('Ya no aparece en la tienda')).toHaveCount(0);
  await expect(main(page).getByText('Lo más parecido')).toBeHidden();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
