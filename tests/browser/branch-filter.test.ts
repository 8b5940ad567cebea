import { expect, test } from '../support/test.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import { findOtherBranch, chooseBranch } from '../support/branches.ts';
import {
  filterChip,
  expectFilteredList,
  productLists,
  openFilters,
  closeFilters,
  checkFilter,
  closeFilterSheet,
  openFilterSheet,
} from '../support/filters.ts';
import { waitUntilIdle } from '../support/pageKinds.ts';
import { findCard, cards } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { deepOnlyPhone, phoneOnly } from '../support/tags.ts';
import { shop } from '../../src/shop.ts';

test.skip(!onSandbox, 'Requires an API with the catalogue that the site was built from.');

const category = productLists['a category'];
const branchFilterLabel = 'En mi sucursal';

test(
  'R4.18 the checkbox filters by the stock of the shopper’s branch, and is written to the URL',
  phoneOnly,
  async ({ page, isMobile }) => {
    const products = await category.products();
    const otherBranch = await findOtherBranch();
    const findInStockAt = (branchId: string) => products.filter(({ stock }) => (stock[branchId] ?? 0) > 0);
    const path = await category.path();
    await page.goto(path);
    const panel = await openFilters(page, isMobile);
    await expect(panel.getByRole('checkbox').first()).toHaveAccessibleName(new RegExp(`^${branchFilterLabel}`));
    await checkFilter(panel.getByRole('checkbox', { name: branchFilterLabel }));
    await closeFilters(page, isMobile);
    await expect(page).toHaveURL(`${path}?sucursal=1`);
    await expectFilteredList(page, findInStockAt(shop.mainBranch), products);
    for (const { id } of findInStockAt(shop.mainBranch).slice(0, 3))
      await expect(findCard(page, id)).toContainText('En tu sucursal');
    await chooseBranch(page, otherBranch);
    await expectFilteredList(page, findInStockAt(otherBranch.id), products);
    await page.reload();
    await expectFilteredList(page, findInStockAt(otherBranch.id), products);
    await filterChip(page, branchFilterLabel).click();
    await expect(page).toHaveURL(path);
  },
);

test(
  'R4.18 the filter in the URL of results applies to live price and stock',
  phoneOnly,
  async ({ page, isMobile }) => {
    const liveResponse = page.waitForResponse(toEndpointPattern('postBuscarProducto'));
    await page.goto('/busqueda?busqueda=funda&sucursal=1');
    await liveResponse;
    await waitUntilIdle(page);
    const cardsInStock = cards(page).filter({ hasText: 'En tu sucursal' });
    await expect(cardsInStock.first()).toBeVisible();
    const cardCount = await cards(page).count();
    expect(cardCount).toBeGreaterThan(0);
    await expect(cardsInStock).toHaveCount(cardCount);
    const panel = await openFilters(page, isMobile);
    await expect(panel.getByRole('checkbox', { name: branchFilterLabel })).toBeChecked();
  },
);

test(
  'R4.18 if the live API fails, results opened with the filter still show products',
  deepOnlyPhone,
  async ({ page }) => {
    await page.route(toEndpointPattern('postBuscarProducto'), (route) => route.abort());
    await page.goto('/busqueda?busqueda=funda&sucursal=1');
    await waitUntilIdle(page);
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  'R4.18 the filter applies to results that the search endpoint of the API does not return',
  deepOnlyPhone,
  async ({ page }) => {
    await page.goto('/busqueda?busqueda=cargador samsung');
    await expect(cards(page).first().locator('.stock')).toContainText(/En (?:tu sucursal|[A-ZÁÉÍÓÚ])|Agotado/);
    const unfilteredCount = await cards(page).count();
    const panel = await openFilterSheet(page);
    await checkFilter(panel.getByRole('checkbox', { name: branchFilterLabel }));
    await closeFilterSheet(page);
    await expect.poll(() => cards(page).count()).toBeLessThan(unfilteredCount);
  },
);
