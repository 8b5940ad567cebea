import { toLocalDate } from '../../src/features/warranty/warrantyCheck.ts';
import { mexicoCityZone } from '../../src/lib/time.ts';
import { benefits, shop } from '../../src/shop.ts';
import { main, section } from '../support/locators.ts';
import { expect, test, type Page } from '../support/test.ts';

const warrantyRow = (page: Page, kind: string) => main(page).getByRole('row').filter({ hasText: kind });
const checkForm = (page: Page) => main(page).locator('form');
const checkResult = (page: Page) => main(page).getByRole('status');
/** Returns the date some days ago in Mexico City, as date fields have it. */
const daysAgo = (days: number): string => toLocalDate(mexicoCityZone, new Date(Date.now() - days * 86_400_000));

/** Fills in and sends the form «¿Sigue en garantía?». */
async function checkWarranty(page: Page, kind: string, purchaseDate: string): Promise<void> {
  await checkForm(page).getByLabel('Qué compraste').selectOption({ label: kind });
  await checkForm(page).getByLabel('Fecha de compra').fill(purchaseDate);
  await checkForm(page).getByRole('button', { name: 'Revisar' }).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1.8 R9.1 the page has the terms of each kind of product, and a fragment leads to a kind', async ({ page }) => {
    await page.goto('/garantias#componentes');
    await expect(page).toHaveTitle(`Garantías - ${shop.name}`);
    await expect(warrantyRow(page, 'Componentes para celular')).toBeInViewport();
    await expect(main(page).locator('tr:target')).toContainText('15 días');
    await expect(warrantyRow(page, 'Electrónica')).toContainText('1 mes');
    await expect(warrantyRow(page, 'Cristal templado')).toContainText('1 mes');
    await expect(warrantyRow(page, 'Cristal templado')).toContainText('también si se rompe');
    await expect(warrantyRow(page, 'Componentes para celular')).toContainText('solo si los instalamos nosotros');
    await expect(warrantyRow(page, 'Fundas')).toContainText('Sin garantía');
    await expect(warrantyRow(page, 'Usados o reacondicionados')).toContainText('Sin garantía');
    await expect(section(page, 'Qué cubre')).toContainText('Defectos de fábrica');
    for (const exclusion of ['Caídas', 'Roturas', 'Mal uso']) {
      await expect(section(page, 'Qué no cubre')).toContainText(exclusion);
    }
    await expect(section(page, 'Cómo hacerla válida')).toContainText(
      'Si registraste tu número de teléfono al comprar, no necesitas la nota',
    );
    await expect(main(page)).toContainText(benefits.returns.text.slice(1, 30));
    await expect(checkForm(page)).toBeHidden();
  });
});

test('R9.1 ¿Sigue en garantía? shows the result for a kind of product and a purchase date', async ({ page }) => {
  await page.goto('/garantias');
  await checkWarranty(page, 'Electrónica', daysAgo(3));
  await expect(checkResult(page)).toHaveText(/^Sí, hasta el \d+ de \w+ de \d{4}\.$/);
  await checkWarranty(page, 'Electrónica', daysAgo(32));
  await expect(checkResult(page)).toHaveText(/^Ya no: la garantía terminó el /);
  await checkWarranty(page, 'Componentes para celular', daysAgo(15));
  await expect(checkResult(page)).toHaveText('Si lo instalamos nosotros, sí, y hoy es el último día.');
  await checkWarranty(page, 'Fundas', daysAgo(0));
  await expect(checkResult(page)).toHaveText('No: este tipo de producto no tiene garantía.');
  await checkWarranty(page, 'Electrónica', daysAgo(-2));
  await expect(checkResult(page)).toHaveText(/^Esa fecha todavía no llega/);
  await checkWarranty(page, 'Electrónica', '');
  await expect(checkResult(page)).toHaveText(/^Escribe la fecha/);
  await expect(page).toHaveURL(/\/garantias$/);
});

test('R9.1 a result disappears when the kind or the date changes', async ({ page }) => {
  await page.goto('/garantias');
  await checkWarranty(page, 'Electrónica', daysAgo(3));
  await expect(checkResult(page)).toHaveText(/^Sí/);
  await checkForm(page).getByLabel('Qué compraste').selectOption({ label: 'Fundas' });
  await expect(checkResult(page)).toHaveText('');
  await checkWarranty(page, 'Electrónica', daysAgo(3));
  await expect(checkResult(page)).toHaveText(/^Sí/);
  await checkForm(page).getByLabel('Fecha de compra').fill(daysAgo(40));
  await expect(checkResult(page)).toHaveText('');
});
