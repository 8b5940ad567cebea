import { expect, test, type Locator } from '../support/test.ts';
import { pesos } from '../support/fixtures.ts';
import { chip, expectOnly, lists, openFilters, seeResults } from '../support/filters.ts';
import { forSale, onSandbox } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { longNarrow, narrow } from '../support/tags.ts';

test.skip(!onSandbox, 'It counts on the API having what the site was built from.');

const apply = (panel: Locator): Locator => panel.getByRole('button', { name: 'Aplicar precios' });

for (const [name, { path, products }] of sample(Object.entries(lists), 1)) {
  test(`R4.10 ${name}: a range of regular prices, both ends included`, narrow, async ({ page, isMobile }) => {
    const all = await products();
    const prices = [...new Set(all.map(({ price }) => price))].sort((a, b) => a - b);
    const [min = 0, max = 0] = [prices.at(1), prices.at(-2)];
    await page.goto(await path());
    let panel = await openFilters(page, isMobile);
    await panel.getByLabel('Mínimo').fill(String(min / 100));
    await panel.getByLabel('Máximo').fill(String(max / 100));
    await apply(panel).click();
    await seeResults(page, isMobile);
    const kept = all.filter(({ price }) => price >= min && price <= max);
    expect(kept.length).toBeLessThan(all.length);
    await expectOnly(page, kept, all);
    await expect(chip(page, `${pesos(min)} a ${pesos(max)}`)).toBeVisible();
    await chip(page, `${pesos(min)} a ${pesos(max)}`).click();
    panel = await openFilters(page, isMobile);
    await expect(panel.getByLabel('Mínimo')).toHaveValue('');
  });
}

test(
  'R4.10 empty and invalid values get a default, limited to the prices of the list',
  longNarrow,
  async ({ page, isMobile }) => {
    const prices = (await forSale()).map(({ price }) => price);
    const [lowest, highest] = [pesos(Math.min(...prices)), pesos(Math.max(...prices))];
    await page.goto('/todos');
    const panel = await openFilters(page, isMobile);
    await panel.getByLabel('Mínimo').fill('barato');
    await apply(panel).click();
    await expect(panel.getByLabel('Mínimo')).toHaveValue(lowest);
    await expect(panel.getByLabel('Máximo')).toHaveValue(highest);
    // Above all prices is no error: it is limited to the highest.
    await panel.getByLabel('Mínimo').fill('9000000');
    await panel.getByLabel('Máximo').fill('');
    await panel.getByLabel('Máximo').press('Enter');
    await expect(panel.getByLabel('Mínimo')).toHaveValue(highest);
    await seeResults(page, isMobile);
    const all = await forSale();
    await expectOnly(
      page,
      all.filter(({ price }) => price === Math.max(...prices)),
      all,
    );
  },
);

test('R4.11 the button names the wrong bound for 3 s: the one edited last', narrow, async ({ page, isMobile }) => {
  await page.goto('/todos');
  const panel = await openFilters(page, isMobile);
  await panel.getByLabel('Máximo').fill('100');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [last, typed, text] of [
    ['Mínimo', '900', 'El precio mínimo no puede ser mayor al máximo'],
    ['Máximo', '100', 'El precio máximo no puede ser menor al mínimo'],
  ] as const) {
    await panel.getByLabel(last).fill('');
    await panel.getByLabel(last).fill(typed);
    await apply(panel).click();
    const button = panel.getByRole('button', { name: text, exact: true });
    await expect(button).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(button).toBeVisible();
    await page.clock.runFor(200);
    await expect(button).toHaveCount(0);
    await expect(apply(panel)).toBeVisible();
    expect(page.url()).not.toContain('precio');
    await expect(panel.getByLabel('Mínimo')).toHaveValue('900');
    await expect(panel.getByLabel('Máximo')).toHaveValue('100');
  }
});
