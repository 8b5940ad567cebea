import { expect, test } from '../support/test.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { box, expectOnly, filters, filtersButton, openFilters, listValues, check } from '../support/filters.ts';
import { main } from '../support/locators.ts';
import { forSale } from '../support/site.ts';
import { long, narrow } from '../support/tags.ts';

const path = async (): Promise<string> =>
  `/todos?${new URLSearchParams({ marca: listValues(await forSale(), 'brand')[0] ?? '' })}`;

test.describe('on a phone', narrow, () => {
  test('R4.8 an icon opens the filters, and rotates while they are open', async ({ page }) => {
    await page.goto('/todos');
    await expect(main(page).getByRole('checkbox')).toHaveCount(0);
    const icon = () => filtersButton(page).locator('svg').innerHTML();
    const closed = await icon();
    await filtersButton(page).click();
    const sheet = filters(page, true);
    await expect(sheet).toBeVisible();
    // The button itself is under the sheet now.
    const button = page.locator('button[aria-expanded=true]', { hasText: 'Filtros' });
    await expect(button).toHaveCount(1);
    const open = await button.locator('svg').innerHTML();
    expect(open).not.toBe(closed);
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(sheet).toHaveCount(0);
    expect(await icon()).toBe(closed);
  });

  test('R4.8 the sheet slides in from the side, unless reduced motion is on; it traps and restores the focus', async ({
    page,
  }) => {
    await page.goto('/todos');
    const sheet = filters(page, true);
    for (const [reducedMotion, moves] of [
      ['reduce', []],
      ['no-preference', ['slide-in']],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(() => {
        const begun: string[] = [];
        addEventListener('animationstart', (event) => void begun.push(event.animationName));
        Object.assign(globalThis, { begun });
      });
      await filtersButton(page).click();
      await expect(sheet.getByRole('heading')).toBeInViewport({ ratio: 1 });
      // Touched, the heading has the focus; by keyboard (Escape closed it before), the first control.
      const focused = reducedMotion === 'reduce' ? sheet.getByRole('heading') : sheet.getByRole('checkbox').first();
      await expect(focused).toBeFocused();
      // What begins is told with the next frame.
      const begun = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
        return (globalThis as unknown as { begun: string[] }).begun;
      });
      expect(begun.filter((name) => name === 'slide-in')).toEqual(moves);
      for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(
          await page.evaluate(() => {
            const { activeElement, body } = document;
            return activeElement === body || Boolean(activeElement?.closest('dialog[open]'));
          }),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await expect(filtersButton(page)).toBeFocused();
    }
  });

  test('R4.8 R4.18 the sheet names the shopper’s own branch and phone, and counts the results of each checkbox', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('sucursal', JSON.stringify({ id: '2', name: 'Roma, México' }));
      localStorage.setItem('celular', JSON.stringify({ slug: 'galaxy-a54', name: 'Galaxy A54' }));
    });
    await page.goto('/todos');
    await filtersButton(page).click();
    const sheet = filters(page, true);
    const own = sheet.locator('label', { hasText: 'En mi sucursal' });
    await expect(own).toContainText('Roma, México');
    await expect(own).toContainText(/\d/);
    await expect(sheet.locator('label', { hasText: 'Sólo existencias' })).toContainText(/\d/);
    // Its foot is at the foot of the screen, however few filters there are.
    const foot = await sheet.locator('.filter-sheet-footer').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
    await check(sheet.getByLabel('Le queda a mi Galaxy A54'));
    await expect(page).toHaveURL(/celular=galaxy-a54/);
  });

  test('R4.8 its button shows the result count, with the filter count outside; axe finds nothing', async ({ page }) => {
    await page.goto(await path());
    await expect(filtersButton(page)).toHaveAccessibleName('Filtros (1)');
    const sheet = await openFilters(page, true);
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    const all = await forSale();
    const [first = '', second = ''] = listValues(all, 'brand');
    await check(box(sheet, second));
    const count = all.filter(({ brand }) => brand === first || brand === second).length;
    await sheet.getByRole('button', { name: `Ver ${count} resultados`, exact: true }).click();
    await expect(filtersButton(page)).toHaveAccessibleName('Filtros (2)');
  });

  test('R4.10 closing the sheet in any way applies the typed prices; an invalid range keeps it open', async ({
    page,
  }) => {
    await page.goto('/todos');
    const all = await forSale();
    let sheet = await openFilters(page, true);
    await sheet.getByLabel('Mínimo').fill('500');
    await sheet.getByLabel('Máximo').fill('2000');
    await sheet.getByRole('button', { name: /^Ver (?:[\d,]+ )?resultados?$/ }).click();
    const kept = all.filter(({ price }) => price >= 500_00 && price <= 2000_00);
    expect(kept.length).toBeLessThan(all.length);
    await expectOnly(page, kept, all);
    await expect(page).toHaveURL(/precio-min=500&precio-max=2000/);
    sheet = await openFilters(page, true);
    await expect(sheet.getByLabel('Mínimo')).toHaveValue('$500');
    await sheet.getByLabel('Mínimo').fill('900');
    // Its count is unknown until it is applied, whatever else changes.
    await check(box(sheet, 'Sólo existencias'));
    await expect(sheet.getByRole('button', { name: 'Ver resultados', exact: true })).toBeVisible();
    await box(sheet, 'Sólo existencias').uncheck();
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page).toHaveURL(/precio-min=900&precio-max=2000/);
    sheet = await openFilters(page, true);
    await sheet.getByLabel('Mínimo').fill('3000');
    await sheet.getByRole('button', { name: /^Ver (?:[\d,]+ )?resultados?$/ }).click();
    await expect(sheet.getByRole('button', { name: 'El precio mínimo no puede ser mayor al máximo' })).toBeVisible();
  });

  test(
    'R4.9 results have no sort select: the last chip taken off hands the focus to the filters',
    long,
    async ({ page }) => {
      await page.goto('/busqueda?busqueda=cargador&existencias=1');
      await main(page).getByRole('button', { name: 'Quitar Sólo existencias' }).press('Enter');
      await expect(filtersButton(page)).toBeFocused();
    },
  );

  test('R4.8 many chips stay in one line, and the page does not grow sideways', long, async ({ page }) => {
    const brands = listValues(await forSale(), 'brand').slice(0, 7);
    await page.goto(
      `/todos?existencias=1&precio-max=900&${new URLSearchParams(brands.map((brand) => ['marca', brand]))}`,
    );
    const chips = main(page)
      .getByRole('list', { name: 'Filtros aplicados' })
      .getByRole('button', { name: /^Quitar / });
    await expect(chips).toHaveCount(9);
    const tops = await chips.evaluateAll((found) => found.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('on a wide screen', () => {
  test('R4.8 the whole panel works by keyboard', async ({ page }) => {
    const all = await forSale();
    const [first = ''] = listValues(all, 'brand');
    await page.goto('/todos');
    await expect(filtersButton(page)).toBeHidden();
    const panel = filters(page, false);
    await box(panel, 'Sólo existencias').focus();
    await page.keyboard.press('Space');
    await expect(box(panel, 'Sólo existencias')).toBeChecked();
    await expect(box(panel, 'Sólo existencias')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('100');
    await page.keyboard.press('Tab');
    await page.keyboard.type('900');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/precio-min=100&precio-max=900/);
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Aplicar precios' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(panel, first)).toBeChecked();
    await panel.getByRole('button', { name: 'Limpiar filtros' }).press('Enter');
    await expect(box(panel, first)).not.toBeChecked();
    expect([...new URL(page.url()).searchParams]).toEqual([['existencias', '1']]);
    // A chip taken off hands the focus on.
    await main(page).getByRole('button', { name: 'Quitar Sólo existencias' }).focus();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('combobox', { name: 'Ordenar' })).toBeFocused();
  });
});
