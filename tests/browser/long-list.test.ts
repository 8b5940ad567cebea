import { expect, test } from '../support/test.ts';
import { inStockCheckbox, sortSelect } from '../support/productList.ts';
import { cards } from '../support/locators.ts';

const productCount = 5_000;

test('P25 a list of 5,000 products renders at most 48 cards, however it is filtered or sorted', async ({ page }) => {
  // Repeats the rows of the site's list with new ids.
  await page.route('**/catalogo/listas/todos.*', async (route) => {
    const rows = (await (await route.fetch()).json()) as unknown[][];
    const copies = Array.from({ length: productCount }, (_, index) => [
      String(900_000 + index),
      ...(rows[index % rows.length] ?? []).slice(1),
    ]);
    await route.fulfill({ json: copies });
  });
  await page.addInitScript(() => {
    const slowestEvent = { duration: 0 };
    Object.assign(globalThis, { slowestEvent });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowestEvent.duration = Math.max(slowestEvent.duration, duration);
    }).observe({ type: 'event', buffered: true });
  });
  await page.goto('/todos');
  for (let step = 0; step < 20; step++) {
    if (step % 2) await inStockCheckbox(page).first().click();
    else await sortSelect(page).selectOption(String((step / 2) % 3));
    expect(await cards(page).count()).toBeLessThanOrEqual(48);
  }
  await sortSelect(page).selectOption('1');
  await expect(cards(page)).toHaveCount(48);
  const { duration } = await page.evaluate(
    () => (globalThis as unknown as { slowestEvent: { duration: number } }).slowestEvent,
  );
  // Only reported, since it depends on the machine.
  test.info().annotations.push({ type: 'ms', description: `${duration} ms for the slowest input` });
});
