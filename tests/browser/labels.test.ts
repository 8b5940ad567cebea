import { deepOnly } from '../support/tags.ts';
import { formatPesos } from '../support/productList.ts';
import { expect, test } from '../support/test.ts';
import { findAxeViolations } from '../support/axe.ts';
import { attributeValues, fetchText, onSandbox, fetchProducts } from '../support/site.ts';
import { main } from '../support/locators.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { labelsPerSheet, maxSheets } from '../../src/features/labels/labels.ts';

test('Labels: the label of each offer has its name, price and one QR code', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto('/etiquetas');
  await main(page).getByLabel('Categoría').selectOption({ label: 'Ofertas' });
  await expect(page.locator('.label').first()).toBeVisible();
  const labels = await page.locator('.label').evaluateAll((elements) =>
    elements.map((label) => ({
      id: /N\.º (\d+)/.exec(label.textContent)?.[1],
      text: label.textContent,
      qrCodes: label.querySelectorAll('svg path').length,
    })),
  );
  const productsById = new Map((await fetchProducts()).map((product) => [product.id, product]));
  // A live API may be ahead of the site.
  const knownLabels = labels.filter(({ id = '' }) => onSandbox || productsById.has(id));
  const incompleteLabels = knownLabels.filter(({ id = '', text, qrCodes }) => {
    const { name = '?', discountPrice = 0 } = productsById.get(id) ?? {};
    return !text.includes(name) || !text.includes(formatPesos(discountPrice)) || qrCodes !== 1;
  });
  expect(incompleteLabels, 'labels without name, price or QR code').toEqual([]);
  expect(await findAxeViolations(page, '.label:first-child')).toEqual([]);
  expect([await activity.cspViolations(), activity.pageErrors]).toEqual([[], []]);
});

test('Labels: a text filters them, and a message is shown if none matches', async ({ page }) => {
  await page.goto('/etiquetas');
  await main(page).getByLabel('Categoría').selectOption({ label: 'Todos los productos' });
  await expect(page.locator('.label').first()).toBeVisible();
  const status = main(page).getByRole('status');
  const before = await status.textContent();
  await main(page).getByLabel('Solo las que contengan').fill('cargador');
  await expect(status).not.toHaveText(before ?? '');
  const names = await page.locator('.label-name').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.toLowerCase().includes('cargador'))).toEqual([]);
  await main(page).getByLabel('Solo las que contengan').fill('xyzxyz');
  await expect(status).toHaveText('Ninguna etiqueta con esa selección.');
});

test('Labels: ten sheets at a time are shown and printed, one per page', deepOnly, async ({ page }) => {
  await page.goto('/etiquetas');
  // A row of a list file (`ListRow` in src/components/card.ts, which Playwright can't import: it reads import.meta.env).
  const createRow = (id: number) => [String(id), `Funda ${id}`, 19900, 0, 5, 'Pieza', 0, '', 0, 'Oimo', 'Fundas'];
  const rows = Array.from({ length: 3000 }, (_, index) => createRow(index + 1));
  await page.route('**/catalogo/listas/todos.*', (route) => route.fulfill({ json: rows }));
  await main(page).getByLabel('Categoría').selectOption({ label: 'Todos los productos' });
  // Rendering 3,000 products takes a while on a busy machine.
  await expect(main(page).getByRole('status')).toHaveText('Hojas 1 a 10 de 125', { timeout: 20_000 });
  await expect(page.locator('.label')).toHaveCount(labelsPerSheet * maxSheets);
  await main(page).getByRole('button', { name: 'Siguientes' }).click();
  await expect(main(page).getByRole('status')).toHaveText('Hojas 11 a 20 de 125');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(maxSheets);
});

test('Labels: the page is noindex, and home, /todos and /utilidades do not link to it', async () => {
  const source = await fetchText('/etiquetas');
  expect(source).toContain('<meta name="robots" content="noindex"');
  for (const path of ['/', '/todos', '/utilidades'])
    expect(attributeValues(await fetchText(path), 'href')).not.toContain('/etiquetas');
});
