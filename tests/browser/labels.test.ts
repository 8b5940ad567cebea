import { long } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { pesos } from '../support/fixtures.ts';
import { attributes, html, onSandbox, forSale } from '../support/site.ts';
import { main } from '../support/locators.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { labelsPerSheet, maxSheets } from '../../src/features/labels/labels.ts';

const labels = '.label';

test('Labels: each product of a category has its name, its price and a code that leads to it', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto('/etiquetas');
  await main(page).getByLabel('Categoría').selectOption({ label: 'Ofertas' });
  await expect(page.locator(labels).first()).toBeVisible();
  const shown = await page.locator(labels).evaluateAll((all) =>
    all.map((label) => ({
      id: /N\.º (\d+)/.exec(label.textContent)?.[1],
      text: label.textContent,
      codes: label.querySelectorAll('svg path').length,
    })),
  );
  const sold = new Map((await forSale()).map((product) => [product.id, product]));
  // The live API may be ahead of the site.
  const known = shown.filter(({ id = '' }) => onSandbox || sold.has(id));
  const wrong = known.filter(({ id = '', text, codes }) => {
    const { name = '?', discountPrice = 0 } = sold.get(id) ?? {};
    return !text.includes(name) || !text.includes(pesos(discountPrice)) || codes !== 1;
  });
  expect(wrong, 'labels without name, price or code').toEqual([]);
  expect(await findAxeViolations(page, '.label:first-child')).toEqual([]);
  expect([await activity.violations(), activity.problems]).toEqual([[], []]);
});

test('Labels: filters work, and sold out products show only on request', async ({ page }) => {
  await page.goto('/etiquetas');
  await main(page).getByLabel('Categoría').selectOption({ label: 'Todos los productos' });
  await expect(page.locator(labels).first()).toBeVisible();
  const status = main(page).getByRole('status');
  const before = await status.textContent();
  await main(page).getByLabel('Sólo las que digan').fill('cargador');
  await expect(status).not.toHaveText(before ?? '');
  const names = await page.locator('.label-name').allTextContents();
  expect(names.filter((name) => !name.toLowerCase().includes('cargador'))).toEqual([]);
  await main(page).getByLabel('Sólo las que digan').fill('xyzxyz');
  await expect(status).toHaveText('Ninguna etiqueta con esa selección.');
});

test('Labels: ten sheets print at a time, one a page', long, async ({ page }) => {
  await page.goto('/etiquetas');
  const rows = Array.from({ length: 3000 }, (_, index) => [
    ...[String(index + 1), `Funda ${index + 1}`, 19900, 0, 5, 'Pieza', 0, '', 0, 'Oimo', 'Fundas'],
  ]);
  await page.route('**/catalogo/listas/todos.*', (route) => route.fulfill({ json: rows }));
  await main(page).getByLabel('Categoría').selectOption({ label: 'Todos los productos' });
  // 3,000 products take a busy machine a while to draw.
  await expect(main(page).getByRole('status')).toHaveText('Hojas 1 a 10 de 125', { timeout: 20_000 });
  await expect(page.locator(labels)).toHaveCount(labelsPerSheet * maxSheets);
  await main(page).getByRole('button', { name: 'Siguientes' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Hojas 11 a 20 de 125');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(maxSheets);
});

test('Labels: no page links to them', async () => {
  const page = await html('/etiquetas');
  expect(page).toContain('<meta name="robots" content="noindex"');
  for (const path of ['/', '/todos', '/utilidades'])
    expect(attributes(await html(path), 'href')).not.toContain('/etiquetas');
});
