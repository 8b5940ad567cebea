import { expect, test } from '../support/test.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import { findOtherBranch, fetchBranches, chooseBranch } from '../support/branches.ts';
import {
  filterChip,
  expectFilteredList,
  productLists,
  openFilters,
  closeFilters,
  checkFilter,
} from '../support/filters.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { findCard, cards } from '../support/locators.ts';
import { fetchHtml, onSandbox } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { longNarrow, narrow } from '../support/tags.ts';
import { toBranchTuples } from '../../src/features/branches/branchTuples.ts';
import { availabilityText } from '../../src/features/branches/availabilityText.ts';
import { stockText } from '../../src/components/Stock.tsx';
import { totalStock } from '../../src/contract/rules.ts';
import { shop } from '../../src/shop.ts';

test.skip(!onSandbox, 'The API must have the data that the site was built from.');

const category = productLists['a category'] as (typeof productLists)[string];
const branchFilter = 'En mi sucursal';

test(
  'R4.18 the checkbox filters by the stock of the shopper’s branch, and is written to the URL',
  narrow,
  async ({ page, isMobile }) => {
    const products = await category.products();
    const otherBranch = await findOtherBranch();
    const inStockAt = (branchId: string) => products.filter(({ stock }) => (stock[branchId] ?? 0) > 0);
    const path = await category.path();
    await page.goto(path);
    const panel = await openFilters(page, isMobile);
    await expect(panel.getByRole('checkbox').first()).toHaveAccessibleName(new RegExp(`^${branchFilter}`));
    await checkFilter(panel.getByRole('checkbox', { name: branchFilter }));
    await closeFilters(page, isMobile);
    await expect(page).toHaveURL(`${path}?sucursal=1`);
    await expectFilteredList(page, inStockAt(shop.mainBranch), products);
    for (const { id } of inStockAt(shop.mainBranch).slice(0, 3))
      await expect(findCard(page, id)).toContainText('En tu sucursal');
    await chooseBranch(page, otherBranch);
    await expectFilteredList(page, inStockAt(otherBranch.id), products);
    await page.reload();
    await expectFilteredList(page, inStockAt(otherBranch.id), products);
    await filterChip(page, branchFilter).click();
    await expect(page).toHaveURL(path);
  },
);

test('R4.18 results have the filter, too, and apply it to live figures', narrow, async ({ page, isMobile }) => {
  const responded = page.waitForResponse(toCallPattern('postBuscarProducto'));
  await page.goto('/busqueda?busqueda=funda&sucursal=1');
  await responded;
  await waitUntilIdle(page);
  const cardsInStock = cards(page).filter({ hasText: 'En tu sucursal' });
  await expect(cardsInStock.first()).toBeVisible();
  const cardCount = await cards(page).count();
  expect(cardCount).toBeGreaterThan(0);
  await expect(cardsInStock).toHaveCount(cardCount);
  const panel = await openFilters(page, isMobile);
  await expect(panel.getByRole('checkbox', { name: branchFilter })).toBeChecked();
});

test(
  'R4.18 filtered results without a response of the live API show those of the snapshot',
  longNarrow,
  async ({ page }) => {
    await page.route(toCallPattern('postBuscarProducto'), (route) => route.abort());
    await page.goto('/busqueda?busqueda=funda&sucursal=1');
    await waitUntilIdle(page);
    await expect(cards(page).first()).toBeVisible();
  },
);

test('R5.4 R5.11 live figures add the branch in stock to cards, without a layout shift', narrow, async ({ page }) => {
  const products = await category.products();
  const branchTuples = toBranchTuples(await fetchBranches());
  expect(await fetchHtml(await category.path())).not.toContain('En tu sucursal');
  const activity = await recordPageActivity(page);
  await page.goto(await category.path());
  for (const { id, stock, unit } of products.slice(0, 12)) {
    const card = findCard(page, id);
    await expect(card).toContainText(stockText(totalStock(stock), unit).text);
    const availability = totalStock(stock) > 0 ? availabilityText(stock, branchTuples, shop.mainBranch) : undefined;
    if (availability) await expect(card).toContainText(availability);
    // Only stock at the shopper's branch is green.
    await expect(card.locator('.stock.here')).toHaveCount(availability?.startsWith('En tu sucursal') ? 1 : 0);
  }
  await waitUntilIdle(page);
  expect([activity.pageErrors, await activity.shiftedElementsInMain()]).toEqual([[], []]);
});

test('R4.18 the filter applies to results that the live API does not match literally', longNarrow, async ({ page }) => {
  await page.goto('/busqueda?busqueda=cargador samsung');
  await expect(cards(page).first().locator('.stock')).toContainText(/En (?:tu sucursal|[A-ZÁÉÍÓÚ])|Agotado/);
  const unfilteredCount = await cards(page).count();
  const panel = await openFilters(page, true);
  await checkFilter(panel.getByRole('checkbox', { name: branchFilter }));
  await closeFilters(page, true);
  await expect.poll(() => cards(page).count()).toBeLessThan(unfilteredCount);
});
