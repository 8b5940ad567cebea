import { expect, test } from '../support/test.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import { findOtherBranch, branches, choose } from '../support/branches.ts';
import { chip, expectOnly, lists, openFilters, seeResults, check } from '../support/filters.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { findCard, cards } from '../support/locators.ts';
import { html, onSandbox } from '../support/site.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { longNarrow, narrow } from '../support/tags.ts';
import { toBranchTuples } from '../../src/features/branches/branchTuples.ts';
import { availabilityText } from '../../src/features/branches/availabilityText.ts';
import { stockText } from '../../src/components/Stock.tsx';
import { totalStock } from '../../src/contract/rules.ts';
import { shop } from '../../src/shop.ts';

test.skip(!onSandbox, 'The API must have the data that the site was built from.');

const category = lists['a category'] as (typeof lists)[string];
const box = 'En mi sucursal';

test(
  'R4.18 the checkbox filters by the stock of the shopper’s branch, in the URL too',
  narrow,
  async ({ page, isMobile }) => {
    const all = await category.products();
    const other = await findOtherBranch();
    const of = (id: string) => all.filter(({ stock }) => (stock[id] ?? 0) > 0);
    const path = await category.path();
    await page.goto(path);
    const panel = await openFilters(page, isMobile);
    await expect(panel.getByRole('checkbox').first()).toHaveAccessibleName(new RegExp(`^${box}`));
    await check(panel.getByRole('checkbox', { name: box }));
    await seeResults(page, isMobile);
    await expect(page).toHaveURL(`${path}?sucursal=1`);
    await expectOnly(page, of(shop.mainBranch), all);
    for (const { id } of of(shop.mainBranch).slice(0, 3))
      await expect(findCard(page, id)).toContainText('En tu sucursal');
    await choose(page, other);
    await expectOnly(page, of(other.id), all);
    await page.reload();
    await expectOnly(page, of(other.id), all);
    await chip(page, box).click();
    await expect(page).toHaveURL(path);
  },
);

test('R4.18 results have the filter too, by live figures', narrow, async ({ page, isMobile }) => {
  const responded = page.waitForResponse(toCallPattern('postBuscarProducto'));
  await page.goto('/busqueda?busqueda=funda&sucursal=1');
  await responded;
  await waitUntilIdle(page);
  await expect(cards(page).filter({ hasText: 'En tu sucursal' }).first()).toBeVisible();
  const shown = await cards(page).count();
  expect(shown).toBeGreaterThan(0);
  await expect(cards(page).filter({ hasText: 'En tu sucursal' })).toHaveCount(shown);
  const panel = await openFilters(page, isMobile);
  await expect(panel.getByRole('checkbox', { name: box })).toBeChecked();
});

test(
  'R4.18 a search without a response of the live API keeps the results of the snapshot',
  longNarrow,
  async ({ page }) => {
    await page.route(toCallPattern('postBuscarProducto'), (route) => route.abort());
    await page.goto('/busqueda?busqueda=funda&sucursal=1');
    await waitUntilIdle(page);
    await expect(cards(page).first()).toBeVisible();
  },
);

test(
  'R5.4 R5.11 live figures add to cards where a product is available, without a layout shift',
  narrow,
  async ({ page }) => {
    const [all, places] = [await category.products(), toBranchTuples(await branches())];
    expect(await html(await category.path())).not.toContain('En tu sucursal');
    const activity = await recordPageActivity(page);
    await page.goto(await category.path());
    for (const { id, stock, unit } of all.slice(0, 12)) {
      const card = findCard(page, id);
      await expect(card).toContainText(stockText(totalStock(stock), unit).text);
      const place = totalStock(stock) > 0 ? availabilityText(stock, places, shop.mainBranch) : undefined;
      if (place) await expect(card).toContainText(place);
      // Green where it is here, grey elsewhere.
      await expect(card.locator('.stock.here')).toHaveCount(place?.startsWith('En tu sucursal') ? 1 : 0);
    }
    await waitUntilIdle(page);
    expect([activity.problems, await activity.shiftedElementsInMain()]).toEqual([[], []]);
  },
);

test('R4.18 so do results whose query the live API does not match literally', longNarrow, async ({ page }) => {
  await page.goto('/busqueda?busqueda=cargador samsung');
  await expect(cards(page).first().locator('.stock')).toContainText(/En (?:tu sucursal|[A-ZÁÉÍÓÚ])|Agotado/);
  const all = await cards(page).count();
  const panel = await openFilters(page, true);
  await check(panel.getByRole('checkbox', { name: box }));
  await seeResults(page, true);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
});
