import { expect, test, type Locator } from '../support/test.ts';
import { formatPesos } from '../support/productList.ts';
import { filterChip, expectFilteredList, productLists, openFilters, closeFilters } from '../support/filters.ts';
import { fetchProducts, onSandbox } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';

test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');

const applyButton = (panel: Locator): Locator => panel.getByRole('button', { name: 'Aplicar precios' });

for (const [name, { path, products }] of sampleEvenly(Object.entries(productLists), 1)) {
  test(
    `R4.10 ${name}: filters by regular price, both bounds included, and a chip removes the filter`,
    phoneOnly,
    async ({ page, isMobile }) => {
      const all = await products();
      const prices = [...new Set(all.map(({ price }) => price))].sort((a, b) => a - b);
      const min = prices.at(1) ?? 0;
      const max = prices.at(-2) ?? 0;
      await page.goto(await path());
      let panel = await openFilters(page, isMobile);
      await panel.getByLabel('Mínimo').fill(String(min / 100));
      await panel.getByLabel('Máximo').fill(String(max / 100));
      await applyButton(panel).click();
      await closeFilters(page, isMobile);
      const inRange = all.filter(({ price }) => price >= min && price <= max);
      expect(inRange.length).toBeLessThan(all.length);
      await expectFilteredList(page, inRange, all);
      await expect(filterChip(page, `${formatPesos(min)} a ${formatPesos(max)}`)).toBeVisible();
      await filterChip(page, `${formatPesos(min)} a ${formatPesos(max)}`).click();
      panel = await openFilters(page, isMobile);
      await expect(panel.getByLabel('Mínimo')).toHaveValue('');
    },
  );
}

test(
  'R4.10 invalid and empty bounds become the lowest and highest price of the list; one above is clamped',
  deepOnlyPhone,
  async ({ page, isMobile }) => {
    const prices = (await fetchProducts()).map(({ price }) => price);
    const lowest = formatPesos(Math.min(...prices));
    const highest = formatPesos(Math.max(...prices));
    await page.goto('/todos');
    const panel = await openFilters(page, isMobile);
    await panel.getByLabel('Mínimo').fill('barato');
    await applyButton(panel).click();
    await expect(panel.getByLabel('Mínimo')).toHaveValue(lowest);
    await expect(panel.getByLabel('Máximo')).toHaveValue(highest);
    // A bound above all prices is not an error.
    await panel.getByLabel('Mínimo').fill('9000000');
    await panel.getByLabel('Máximo').fill('');
    await panel.getByLabel('Máximo').press('Enter');
    await expect(panel.getByLabel('Mínimo')).toHaveValue(highest);
    await closeFilters(page, isMobile);
    const all = await fetchProducts();
    await expectFilteredList(
      page,
      all.filter(({ price }) => price === Math.max(...prices)),
      all,
    );
  },
);

test(
  'R4.11 if min is above max, the button shows an error about the bound edited last for 3 s',
  phoneOnly,
  async ({ page, isMobile }) => {
    await page.goto('/todos');
    const panel = await openFilters(page, isMobile);
    await panel.getByLabel('Máximo').fill('100');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [label, value, message] of [
      ['Mínimo', '900', 'El precio mínimo no puede ser mayor al máximo'],
      ['Máximo', '100', 'El precio máximo no puede ser menor al mínimo'],
    ] as const) {
      await panel.getByLabel(label).fill('');
      await panel.getByLabel(label).fill(value);
      await applyButton(panel).click();
      const button = panel.getByRole('button', { name: message, exact: true });
      await expect(button).toBeVisible();
      await page.clock.runFor(2_900);
      await expect(button).toBeVisible();
      await page.clock.runFor(200);
      await expect(button).toHaveCount(0);
      await expect(applyButton(panel)).toBeVisible();
      expect(page.url()).not.toContain('precio');
      await expect(panel.getByLabel('Mínimo')).toHaveValue('900');
      await expect(panel.getByLabel('Máximo')).toHaveValue('100');
    }
  },
);
