import { expect, test, type Page } from '../support/test.ts';
import { dayIn } from '../../src/features/warranty/warrantyCheck.ts';
import { zone } from '../../src/lib/time.ts';
import { benefits, privacy, shop } from '../../src/shop.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { main, section } from '../support/parts.ts';
import { watch } from '../support/watch.ts';

const row = (page: Page, kind: string) => main(page).getByRole('row').filter({ hasText: kind });
const form = (page: Page) => main(page).locator('form');
const answer = (page: Page) => main(page).getByRole('status');
const daysAgo = (days: number): string => dayIn(zone, new Date(Date.now() - days * 86_400_000));

async function check(page: Page, kind: string, bought: string): Promise<void> {
  await form(page).getByLabel('Qué compraste').selectOption({ label: kind });
  await form(page).getByLabel('Fecha de compra').fill(bought);
  await form(page).getByRole('button', { name: 'Revisar' }).click();
}

for (const script of [true, false]) {
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script });

    test(`R9.1 R1.8 the terms are on the page (JavaScript ${script ? 'on' : 'off'})`, async ({ page }) => {
      await page.goto('/garantias');
      await expect(page).toHaveTitle(`Garantías - ${shop.name}`);
      await expect(row(page, 'Electrónica')).toContainText('1 mes');
      await expect(row(page, 'Cristal templado')).toContainText('1 mes');
      await expect(row(page, 'Cristal templado')).toContainText('también si se rompe');
      await expect(row(page, 'Componentes para celular')).toContainText('15 días');
      await expect(row(page, 'Componentes para celular')).toContainText('sólo si los instalamos nosotros');
      await expect(row(page, 'Fundas')).toContainText('Sin garantía');
      await expect(row(page, 'Usados o reacondicionados')).toContainText('Sin garantía');
      await expect(section(page, 'Qué cubre')).toContainText('Defectos de fábrica');
      for (const not of ['Caídas', 'Roturas', 'Mal uso']) {
        await expect(section(page, 'Qué no cubre')).toContainText(not);
      }
      await expect(section(page, 'Cómo hacerla válida')).toContainText(
        'Si registraste tu número de teléfono al comprar, no necesitas la nota',
      );
      await expect(main(page)).toContainText(benefits.returns.text.slice(1, 30));
      await expect(form(page)).toBeVisible({ visible: script });
    });

    test(`The privacy notice is on the page (JavaScript ${script ? 'on' : 'off'})`, async ({ page }) => {
      await page.goto('/aviso-de-privacidad');
      await expect(page).toHaveTitle(`Aviso de privacidad - ${shop.name}`);
      for (const { name } of privacy.data) await expect(main(page).getByText(name, { exact: true })).toBeVisible();
      await expect(main(page)).toContainText(`${privacy.responsible}, con domicilio en`);
      await expect(main(page)).toContainText('Secretaría Anticorrupción y Buen Gobierno');
      await expect(main(page).getByRole('link', { name: privacy.contact }).first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    });
  });
}

test('R9.1 each kind has its own anchor', async ({ page }) => {
  await page.goto('/garantias#componentes');
  await expect(row(page, 'Componentes para celular')).toBeInViewport();
  await expect(main(page).locator('tr:target')).toContainText('15 días');
});

test('R9.1 ¿Sigue en garantía? answers for the kind and the day', async ({ page }) => {
  await page.goto('/garantias');
  await check(page, 'Electrónica', daysAgo(3));
  await expect(answer(page)).toHaveText(/^Sí, hasta el \d+ de \w+ de \d{4}\.$/);
  await check(page, 'Electrónica', daysAgo(32));
  await expect(answer(page)).toHaveText(/^Ya no: la garantía terminó el /);
  await check(page, 'Componentes para celular', daysAgo(15));
  await expect(answer(page)).toHaveText('Si lo instalamos nosotros, sí, y hoy es el último día.');
  await check(page, 'Componentes para celular', daysAgo(16));
  await expect(answer(page)).toHaveText(/^Ya no/);
  await check(page, 'Fundas', daysAgo(0));
  await expect(answer(page)).toHaveText('No: este tipo de producto no tiene garantía.');
  await check(page, 'Electrónica', daysAgo(-2));
  await expect(answer(page)).toHaveText(/^Esa fecha todavía no llega/);
  await check(page, 'Electrónica', '');
  await expect(answer(page)).toHaveText(/^Escribe la fecha/);
  await expect(page).toHaveURL(/\/garantias$/);
});

test('R9.1 today is Mexico City’s, wherever the shopper is', async ({ browser, baseURL }) => {
  // 23:30 of the 20th there, the 21st in Madrid.
  const context = await browser.newContext({ timezoneId: 'Europe/Madrid', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.clock.setFixedTime('2026-12-20T23:30:00-06:00');
  await page.goto('/garantias');
  await check(page, 'Electrónica', '2026-11-20');
  await expect(answer(page)).toHaveText('Sí, y hoy es el último día.');
  await context.close();
});

for (const path of ['/garantias', '/aviso-de-privacidad']) {
  test(`Text: ${path} fits the screen, violates no policy, and is accessible`, async ({ page }) => {
    const seen = await watch(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect([await seen.violations(), seen.problems]).toEqual([[], []]);
    expect(await findAxeViolations(page)).toEqual([]);
  });
}
