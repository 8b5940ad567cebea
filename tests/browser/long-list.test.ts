import { expect, test } from '../support/test.ts';
import { inStockBox, sortSelect } from '../support/list.ts';
import { cards } from '../support/locators.ts';

const many = 5_000;

test('P25 a list of 5,000 products renders 48 cards at a time, with any filter', async ({ page }) => {
  // The published list in its columns, each row told many times over under ids of its own.
  await page.route('**/catalogo/listas/todos.*', async (route) => {
    const rows = (await (await route.fetch()).json()) as unknown[][];
    const copies = Array.from({ length: many }, (_, index) => [
      String(900_000 + index),
      ...(rows[index % rows.length] ?? []).slice(1),
    ]);
    await route.fulfill({ json: copies });
  });
  await page.addInitScript(() => {
    const longest = { input: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.input = Math.max(longest.input, duration);
    }).observe({ type: 'event', buffered: true });
  });
  await page.goto('/todos');
  for (let act = 0; act < 20; act++) {
    if (act % 2) await inStockBox(page).first().click();
    else await sortSelect(page).selectOption(String((act / 2) % 3));
    expect(await cards(page).count()).toBeLessThanOrEqual(48);
  }
  await sortSelect(page).selectOption('1');
  await expect(cards(page)).toHaveCount(48);
  const { input } = await page.evaluate(() => (globalThis as unknown as { longest: { input: number } }).longest);
  // A figure to read, on whatever machine: what bounds it is the count above.
  test.info().annotations.push({ type: 'ms', description: `${input} ms for the slowest input` });
});
