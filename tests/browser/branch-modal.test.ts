import { expect, test, type Page, type Route } from '../support/test.ts';
import { findAxeViolations } from '../support/axe.ts';
import { toEndpointPattern } from '../support/recordCalls.ts';
import {
  findOtherBranch,
  fetchBranches,
  postalCodeField,
  branchModal,
  branchButton,
  branchOption,
  branchOptions,
} from '../support/branches.ts';
import { findCategoryPath, waitUntilIdle } from '../support/pageKinds.ts';
import { cards, main } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { phoneOnly } from '../support/tags.ts';
import { branchName, shortCity } from '../../src/components/branch.ts';
import type { Branch } from '../../src/contract/catalogue.ts';
import { toWeek, weekText } from '../../src/features/branches/weekHours.ts';
import { shop } from '../../src/shop.ts';
import { branchDetails } from '../../src/shop/branchDetails.ts';

test('R2.6 the modal opens only on request, and focuses the postal code', async ({ page }) => {
  for (const path of sampleEvenly(['/', '/todos', '/busqueda?busqueda=cable', '/producto/999001'], 1)) {
    await page.goto(path);
    await waitUntilIdle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(branchButton(page)).toContainText(
      branchName((await fetchBranches()).find(({ id }) => id === shop.mainBranch) as Branch),
    );
    await branchButton(page).click();
    await expect(branchModal(page)).toBeVisible();
    await expect(postalCodeField(page)).toBeFocused();
  }
});

test('Layout: the styles of the modal change nothing on the page behind it', phoneOnly, async ({ page }) => {
  await page.goto(await findCategoryPath());
  await waitUntilIdle(page);
  const readStyles = (): Promise<string[]> =>
    main(page)
      .locator('a, button, select, input')
      .evaluateAll((controls) =>
        controls.map((control) => {
          const { padding, height, fontSize } = getComputedStyle(control);
          return `${control.localName} ${control.getAttribute('class')}: ${padding}; ${height}; ${fontSize}`;
        }),
      );
  const styles = await readStyles();
  await branchButton(page).tap();
  await expect(branchModal(page)).toBeVisible();
  expect(await readStyles()).toEqual(styles);
});

test(
  'R2.6 opened by touch, the modal focuses its heading, so that no on-screen keyboard opens',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/todos');
    await waitUntilIdle(page);
    await branchButton(page).tap();
    await expect(branchModal(page).getByRole('heading', { name: 'Confirma tu código postal' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(postalCodeField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(branchModal(page)).toBeHidden();
    // Opened by keyboard, it focuses the field on a phone, too.
    await branchButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(postalCodeField(page)).toBeFocused();
  },
);

test(
  'R2.6 R2.10 the modal lists all branches, city first, with address and opening status, and selects the shopper’s branch',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/garantias');
    await branchButton(page).click();
    const branches = await fetchBranches();
    await expect(branchOptions(page)).toHaveCount(branches.length);
    for (const branch of branches) {
      const row = branchModal(page).locator('label', { hasText: branch.postalCode });
      await expect(row.locator('b').first()).toHaveText(shortCity(branch.city));
      await expect(row).toContainText(branch.neighbourhood);
      // The address is visible even if the branch has opening hours (R2.10).
      const address = row.locator('small').first();
      await expect(address).toContainText(branch.street);
      expect(
        await address.evaluate((element) => getComputedStyle(element).clipPath),
        'the clip path of the address',
      ).toBe('none');
    }
    const mainBranch = branches.find(({ id }) => id === shop.mainBranch) as Branch;
    await expect(branchOption(page, mainBranch)).toBeChecked();
    const dot = branchModal(page).locator('.opening-status').first();
    expect(await dot.evaluate((element) => getComputedStyle(element, '::before').borderRadius)).toBe('50%');
    // Only the selected branch has its week's hours, and links to its phone and directions (R2.10).
    const { hours } = branchDetails[mainBranch.id] ?? {};
    if (hours) await expect(branchModal(page).getByText(weekText(toWeek(hours)), { exact: true })).toBeVisible();
    await expect(branchModal(page).getByRole('link', { name: /^(?:Llamar|Cómo llegar) a / })).toHaveCount(2);
    if (branchDetails[mainBranch.id]?.hours)
      await expect(branchModal(page).locator('label', { hasText: mainBranch.postalCode })).toContainText(
        /Abierto|Cerrado/,
      );
  },
);

/** Reloads the page and opens the modal. */
async function reopenModal(page: Page): Promise<void> {
  await page.reload();
  await branchButton(page).click();
}

test.describe('R2.7 by postal code', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/garantias');
    await branchButton(page).click();
  });

  test(
    'lists branches whose code begins with the same digit first, nearest first, and selects the nearest',
    phoneOnly,
    async ({ page }) => {
      test.skip(!onSandbox, 'Requires the branches of the sandbox.');
      for (const [typed, codes] of [
        ['44999', ['45050', '44100']],
        ['06700', ['06000']],
        ['40000', ['44100', '45050']],
      ] as const) {
        await postalCodeField(page).fill(typed);
        const count = codes.length === 1 ? '1 sucursal cerca' : `${codes.length} sucursales cerca`;
        await expect(branchModal(page).getByRole('status')).toHaveText(count);
        const nearbyBranches = branchModal(page).getByRole('group', { name: 'Cerca de ti' }).locator('label');
        await expect(nearbyBranches).toHaveText(codes.map((code) => new RegExp(code)));
        await expect(branchOptions(page)).toHaveCount((await fetchBranches()).length);
        // A new code selects its nearest branch, whatever was selected before.
        await expect(branchOptions(page).first()).toBeChecked();
        await branchOptions(page).last().check();
      }
    },
  );

  const rejectedCodes = [
    ['', 'El formato del código postal no es correcto o el campo está vacío'],
    ['4410', 'El formato del código postal no es correcto o el campo está vacío'],
    ['   4 ', 'El formato del código postal no es correcto o el campo está vacío'],
    ['x0000', 'No contamos con sucursales cerca de tu código postal'],
  ] as const;
  test(
    'reports an invalid code, or one without a nearby branch; leaving the field empty is not an error',
    phoneOnly,
    async ({ page }) => {
      await postalCodeField(page).press('Tab');
      await expect(branchModal(page).getByRole('status')).toHaveText('');
      for (const [typed, message] of rejectedCodes) {
        await postalCodeField(page).fill(typed);
        await postalCodeField(page).press('Enter');
        await expect(branchModal(page).getByRole('status')).toHaveText(message);
        await expect(postalCodeField(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(postalCodeField(page)).toHaveAccessibleDescription(message);
        // All branches stay, and after a complete code there is a link to WhatsApp.
        await expect(branchOptions(page)).toHaveCount((await fetchBranches()).length);
        await expect(branchModal(page).getByRole('link', { name: /WhatsApp/ })).toHaveCount(
          typed.trim().length < 5 ? 0 : 1,
        );
      }
      await postalCodeField(page).fill('441');
      await postalCodeField(page).press('Tab');
      await expect(branchModal(page).getByRole('status')).toHaveText(/^El formato del código postal/);
    },
  );

  test('takes a pasted code with a space or text', phoneOnly, async ({ page }) => {
    const branch = await findOtherBranch();
    for (const typed of [` ${branch.postalCode}`, `C.P. ${branch.postalCode}`]) {
      await postalCodeField(page).fill('');
      await branchOptions(page).first().check();
      await postalCodeField(page).focus();
      // As a paste does: maxlength limits this, but not fill().
      await page.keyboard.insertText(typed);
      await expect(branchModal(page).getByRole('status')).toHaveText(/sucursal(?:es)? cerca$/);
      await expect(branchOption(page, branch)).toBeChecked();
    }
  });

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'cannot be reached': (route) => route.abort(),
    'responds with 500': (route) => route.fulfill({ status: 500 }),
    'responds without branches': (route) => route.fulfill({ json: { results: null } }),
  };
  for (const [failure, fail] of sampleEvenly(Object.entries(failures), 1)) {
    test(`falls back to the branches of the snapshot if the API ${failure}`, phoneOnly, async ({ page }) => {
      const activity = await recordPageActivity(page);
      await page.route(toEndpointPattern('getSucursales'), fail);
      const branch = await findOtherBranch();
      await reopenModal(page);
      await postalCodeField(page).fill(branch.postalCode);
      await expect(branchOption(page, branch)).toBeChecked();
      expect(activity.pageErrors).toEqual([]);
    });
  }

  test('shows an error if API and snapshot fail, and a retry works', phoneOnly, async ({ page }) => {
    const branch = await findOtherBranch();
    for (const path of [toEndpointPattern('getSucursales'), '**/catalogo/**'])
      await page.route(path, (route) => route.abort());
    await reopenModal(page);
    await postalCodeField(page).fill(branch.postalCode);
    await expect(branchModal(page).getByRole('status')).toContainText('Revisa tu conexión');
    await page.unroute(toEndpointPattern('getSucursales'));
    await postalCodeField(page).press('Enter');
    await expect(branchOptions(page).first()).toBeVisible();
  });
});

test(
  'R2.6 the modal fits the screen, is accessible, and closes with its button and backdrop',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/todos');
    await branchButton(page).click();
    await postalCodeField(page).fill((await findOtherBranch()).postalCode);
    await expect(branchOptions(page).first()).toBeInViewport();
    await expect(branchModal(page).getByRole('button', { name: /^Elegir / })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await branchModal(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(branchModal(page)).toBeHidden();
    await branchButton(page).click();
    await page.mouse.click(5, 5);
    await expect(branchModal(page)).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
  },
);
