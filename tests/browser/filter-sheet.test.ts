import { expect, test } from '../support/test.ts';
import { findAxeViolations } from '../support/axe.ts';
import {
  filterCheckbox,
  expectFilteredList,
  filtersButton,
  valuesByFrequency,
  checkFilter,
  filterSheet,
  openFilterSheet,
} from '../support/filters.ts';
import { main } from '../support/locators.ts';
import { fetchProducts } from '../support/site.ts';
import { deepOnly, phoneOnly } from '../support/tags.ts';

/** The path of a list with a filter: the most frequent brand. */
const findFilteredPath = async (): Promise<string> =>
  `/todos?${new URLSearchParams({ marca: valuesByFrequency(await fetchProducts(), 'brand')[0] ?? '' })}`;

test.describe('on a phone', phoneOnly, () => {
  test('R4.8 a button opens the filters, and its icon changes while they are open', async ({ page }) => {
    await page.goto('/todos');
    await expect(main(page).getByRole('checkbox')).toHaveCount(0);
    const readIcon = () => filtersButton(page).locator('svg').innerHTML();
    const closedIcon = await readIcon();
    await filtersButton(page).click();
    const sheet = filterSheet(page);
    await expect(sheet).toBeVisible();
    // The button is behind the sheet now, out of the accessibility tree.
    const button = page.locator('button[aria-expanded=true]', { hasText: 'Filtros' });
    await expect(button).toHaveCount(1);
    const openIcon = await button.locator('svg').innerHTML();
    expect(openIcon).not.toBe(closedIcon);
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(sheet).toHaveCount(0);
    expect(await readIcon()).toBe(closedIcon);
  });

  test('R4.8 the sheet slides in without reduced motion, and traps and restores the focus', async ({ page }) => {
    await page.goto('/todos');
    const sheet = filterSheet(page);
    for (const [reducedMotion, expectedAnimations] of [
      ['reduce', []],
      ['no-preference', ['slide-in']],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(() => {
        const animations: string[] = [];
        addEventListener('animationstart', (event) => void animations.push(event.animationName));
        Object.assign(globalThis, { animations });
      });
      await filtersButton(page).click();
      await expect(sheet.getByRole('heading')).toBeInViewport({ ratio: 1 });
      // The sheet focuses its heading, or its first control if the last input was by keyboard: the Escape of the first pass.
      const initialFocus =
        reducedMotion === 'reduce' ? sheet.getByRole('heading') : sheet.getByRole('checkbox').first();
      await expect(initialFocus).toBeFocused();
      // The event fires in the next frame.
      const animations = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        return (globalThis as unknown as { animations: string[] }).animations;
      });
      expect(animations.filter((name) => name === 'slide-in')).toEqual(expectedAnimations);
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

  test('R4.8 R4.18 checkboxes of the sheet name the shopper’s branch and phone, and show result counts', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('sucursal', JSON.stringify({ id: '2', name: 'Roma, México' }));
      localStorage.setItem('celular', JSON.stringify({ slug: 'galaxy-a54', name: 'Galaxy A54' }));
    });
    await page.goto('/todos');
    await filtersButton(page).click();
    const sheet = filterSheet(page);
    const inBranch = sheet.locator('label', { hasText: 'En mi sucursal' });
    await expect(inBranch).toContainText('Roma, México');
    await expect(inBranch).toContainText(/\d/);
    await expect(sheet.locator('label', { hasText: 'Sólo existencias' })).toContainText(/\d/);
    // The footer is at the bottom of the screen, however few filters there are.
    const footer = await sheet.locator('.filter-sheet-footer').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
    await checkFilter(sheet.getByLabel('Le queda a mi Galaxy A54'));
    await expect(page).toHaveURL(/celular=galaxy-a54/);
  });

  test('R4.8 the button of the sheet has the number of results, and “Filtros” the number of filters; axe finds nothing', async ({
    page,
  }) => {
    await page.goto(await findFilteredPath());
    await expect(filtersButton(page)).toHaveAccessibleName('Filtros (1)');
    const sheet = await openFilterSheet(page);
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    const all = await fetchProducts();
    const [first = '', second = ''] = valuesByFrequency(all, 'brand');
    await checkFilter(filterCheckbox(sheet, second));
    const count = all.filter(({ brand }) => brand === first || brand === second).length;
    await sheet.getByRole('button', { name: `Ver ${count} resultados`, exact: true }).click();
    await expect(filtersButton(page)).toHaveAccessibleName('Filtros (2)');
  });

  test('R4.10 both buttons that close the sheet apply the typed prices; an invalid range keeps it open', async ({
    page,
  }) => {
    await page.goto('/todos');
    const all = await fetchProducts();
    let sheet = await openFilterSheet(page);
    await sheet.getByLabel('Mínimo').fill('500');
    await sheet.getByLabel('Máximo').fill('2000');
    await sheet.getByRole('button', { name: /^Ver (?:[\d,]+ )?resultados?$/ }).click();
    const inRange = all.filter(({ price }) => price >= 500_00 && price <= 2000_00);
    expect(inRange.length).toBeLessThan(all.length);
    await expectFilteredList(page, inRange, all);
    await expect(page).toHaveURL(/precio-min=500&precio-max=2000/);
    sheet = await openFilterSheet(page);
    await expect(sheet.getByLabel('Mínimo')).toHaveValue('$500');
    await sheet.getByLabel('Mínimo').fill('900');
    // The result count is unknown until the prices are applied, even if another filter changes.
    await checkFilter(filterCheckbox(sheet, 'Sólo existencias'));
    await expect(sheet.getByRole('button', { name: 'Ver resultados', exact: true })).toBeVisible();
    await filterCheckbox(sheet, 'Sólo existencias').uncheck();
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page).toHaveURL(/precio-min=900&precio-max=2000/);
    sheet = await openFilterSheet(page);
    await sheet.getByLabel('Mínimo').fill('3000');
    await sheet.getByRole('button', { name: /^Ver (?:[\d,]+ )?resultados?$/ }).click();
    await expect(sheet.getByRole('button', { name: 'El precio mínimo no puede ser mayor al máximo' })).toBeVisible();
  });

  test(
    'R4.9 on results, which have no sort select on phones, removing the last chip focuses the filters button',
    deepOnly,
    async ({ page }) => {
      await page.goto('/busqueda?busqueda=cargador&existencias=1');
      await main(page).getByRole('button', { name: 'Quitar Sólo existencias' }).press('Enter');
      await expect(filtersButton(page)).toBeFocused();
    },
  );

  test('R4.8 many chips stay in one line, and the page does not scroll horizontally', deepOnly, async ({ page }) => {
    const brands = valuesByFrequency(await fetchProducts(), 'brand').slice(0, 7);
    await page.goto(
      `/todos?existencias=1&precio-max=900&${new URLSearchParams(brands.map((brand) => ['marca', brand]))}`,
    );
    const chips = main(page)
      .getByRole('list', { name: 'Filtros aplicados' })
      .getByRole('button', { name: /^Quitar / });
    await expect(chips).toHaveCount(9);
    const tops = await chips.evaluateAll((elements) => elements.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
