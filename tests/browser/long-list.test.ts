import { expect, test } from '../support/test.ts';
import { inStockBox, sortSelect } from '../support/productList.ts';
import { cards } from '../support/locators.ts';

const productCount = 5_000;

test('P25 a list of 5,000 products renders 48 cards at a time, with any filter', async ({ page }) => {
  // Repeats the rows of the published list with new ids.
  await page.route('**/catalogo/listas/todos.*', async (route) => {
    const rows = (await (await route.fetch()).json()) as unknown[][];
    const copies = Array.from({ length: productCount }, (_, index) => [
      String(900_000 + index),
      ...(rows[index % rows.length] ?? []).slice(1),
    ]);
    await route.fulfill({ json: copies });
  });
  await page.addInitScript(() => {
    const slowest = { input: 0 };
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.input = Math.max(slowest.input, duration);
    }).observe({ type: 'event', buffered: true });
  });
  await page.goto('/todos');
  for (let step = 0; step < 20; step++) {
    if (step % 2) await inStockBox(page).first().click();
    else await sortSelect(page).selectOption(String((step / 2) % 3));
    expect(await cards(page).count()).toBeLessThanOrEqual(48);
  }
  await sortSelect(page).selectOption('1');
  await expect(cards(page)).toHaveCount(48);
  const { input } = await page.evaluate(() => (globalThis as unknown as { slowest: { input: number } }).slowest);
  // Only reported, since it depends on the machine: the number of cards bounds it.
  test.info().annotations.push({ type: 'ms', description: `${input} ms for the slowest input` });
});
