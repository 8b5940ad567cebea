import { toLocalDate } from '../../src/features/warranty/warrantyCheck.ts';
import { mexicoCityZone } from '../../src/lib/time.ts';
import { benefits, privacy, shop } from '../../src/shop.ts';
import { main, section } from '../support/locators.ts';
import { expect, test, type Page } from '../support/test.ts';

const row = (page: Page, kind: string) => main(page).getByRole('row').filter({ hasText: kind });
const form = (page: Page) => main(page).locator('form');
const result = (page: Page) => main(page).getByRole('status');
const daysAgo = (days: number): string => toLocalDate(mexicoCityZone, new Date(Date.now() - days * 86_400_000));

async function checkWarranty(page: Page, kind: string, purchaseDate: string): Promise<void> {
  await form(page).getByLabel('Qué compraste').selectOption({ label: kind });
  await form(page).getByLabel('Fecha de compra').fill(purchaseDate);
  await form(page).getByRole('button', { name: 'Revisar' }).click();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R1.8 R9.1 the pages of warranty and privacy are complete, and a fragment links to a kind of product', async ({
    page,
  }) => {
    await page.goto('/garantias#componentes');
    await expect(page).toHaveTitle(`Garantías - ${shop.name}`);
    await expect(row(page, 'Componentes para celular')).toBeInViewport();
    await expect(main(page).locator('tr:target')).toContainText('15 días');
    await expect(row(page, 'Electrónica')).toContainText('1 mes');
    await expect(row(page, 'Cristal templado')).toContainText('1 mes');
    await expect(row(page, 'Cristal templado')).toContainText('también si se rompe');
    await expect(row(page, 'Componentes para celular')).toContainText('sólo si los instalamos nosotros');
    await expect(row(page, 'Fundas')).toContainText('Sin garantía');
    await expect(row(page, 'Usados o reacondicionados')).toContainText('Sin garantía');
    await expect(section(page, 'Qué cubre')).toContainText('Defectos de fábrica');
    for (const exclusion of ['Caídas', 'Roturas', 'Mal uso']) {
      await expect(section(page, 'Qué no cubre')).toContainText(exclusion);
    }
    await expect(section(page, 'Cómo hacerla válida')).toContainText(
      'Si registraste tu número de teléfono al comprar, no necesitas la nota',
    );
    await expect(main(page)).toContainText(benefits.returns.text.slice(1, 30));
    await expect(form(page)).toBeHidden();

    await page.goto('/aviso-de-privacidad');
    await expect(page).toHaveTitle(`Aviso de privacidad - ${shop.name}`);
    for (const { name } of privacy.data) await expect(main(page).getByText(name, { exact: true })).toBeVisible();
    await expect(main(page)).toContainText(`${privacy.responsible}, con domicilio en`);
    await expect(main(page)).toContainText('Secretaría Anticorrupción y Buen Gobierno');
    await expect(main(page).getByRole('link', { name: privacy.contact }).first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

test('R9.1 ¿Sigue en garantía? shows the result for a kind of product and a purchase date', async ({ page }) => {
  await page.goto('/garantias');
  await checkWarranty(page, 'Electrónica', daysAgo(3));
  await expect(result(page)).toHaveText(/^Sí, hasta el \d+ de \w+ de \d{4}\.$/);
  await checkWarranty(page, 'Electrónica', daysAgo(32));
  await expect(result(page)).toHaveText(/^Ya no: la garantía terminó el /);
  await checkWarranty(page, 'Componentes para celular', daysAgo(15));
  await expect(result(page)).toHaveText('Si lo instalamos nosotros, sí, y hoy es el último día.');
  await checkWarranty(page, 'Fundas', daysAgo(0));
  await expect(result(page)).toHaveText('No: este tipo de producto no tiene garantía.');
  await checkWarranty(page, 'Electrónica', daysAgo(-2));
  await expect(result(page)).toHaveText(/^Esa fecha todavía no llega/);
  await checkWarranty(page, 'Electrónica', '');
  await expect(result(page)).toHaveText(/^Escribe la fecha/);
  await expect(page).toHaveURL(/\/garantias$/);
});
