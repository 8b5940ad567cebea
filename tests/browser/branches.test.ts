import { expect, test, type Page } from '../support/test.ts';
import { findAxeViolations } from '../support/accessible.ts';
import { toCallPattern } from '../support/recordCalls.ts';
import { findOtherBranch, branches, field, modal, opener, option, options } from '../support/branches.ts';
import { waitUntilIdle } from '../support/kinds.ts';
import { cards } from '../support/locators.ts';
import { onSandbox } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';
import { narrow } from '../support/tags.ts';
import { branchName, shortCity } from '../../src/components/branch.ts';
import type { Branch } from '../../src/contract/catalogue.ts';
import { branchDetails, shop } from '../../src/shop.ts';

test('R2.6 the modal opens only on request', async ({ page }) => {
  for (const path of sample(['/', '/todos', '/busqueda?busqueda=cable', '/producto/999001'], 1)) {
    await page.goto(path);
    await waitUntilIdle(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toContainText(
      branchName((await branches()).find(({ id }) => id === shop.mainBranch) as Branch),
    );
    await opener(page).click();
    await expect(modal(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
  }
});

test('R2.6 opened by touch, the heading has the focus: no keyboard covers the branches', narrow, async ({ page }) => {
  await page.goto('/todos');
  await waitUntilIdle(page);
  await opener(page).tap();
  await expect(modal(page).getByRole('heading', { name: 'Confirma tu código postal' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  // By keyboard the field has it on a phone, too.
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
});

test(
  'R2.6 lists all branches at once, city first, open or closed, with the shopper’s selected',
  narrow,
  async ({ page }) => {
    await page.goto('/garantias');
    await opener(page).click();
    const all = await branches();
    await expect(options(page)).toHaveCount(all.length);
    for (const branch of all) {
      const row = modal(page).locator('label', { hasText: branch.postalCode });
      await expect(row.locator('b').first()).toHaveText(shortCity(branch.city));
      await expect(row).toContainText(branch.neighbourhood);
      // Its address is on the screen, beside hours too (R2.10).
      const address = row.locator('small');
      await expect(address).toContainText(branch.street);
      expect(await address.evaluate((line) => getComputedStyle(line).clipPath), 'what clips the address').toBe('none');
    }
    const main = all.find(({ id }) => id === shop.mainBranch) as Branch;
    await expect(option(page, main)).toBeChecked();
    const dot = modal(page).locator('.opening-dot').first();
    expect(await dot.evaluate((line) => getComputedStyle(line, '::before').borderRadius)).toBe('50%');
    // The one that is picked has its phone and the way there (R2.10).
    await expect(modal(page).getByRole('link', { name: /^(?:Llamar|Cómo llegar) a / })).toHaveCount(2);
    if (branchDetails[main.id]?.hours)
      await expect(modal(page).locator('label', { hasText: main.postalCode })).toContainText(/Abierto|Cerrado/);
  },
);

/** The page anew, with the modal open. */
async function reopen(page: Page): Promise<void> {
  await page.reload();
  await opener(page).click();
}

test.describe('R2.7 by postal code', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/garantias');
    await opener(page).click();
  });

  test('branches whose code begins with the same digit, the nearest first', narrow, async ({ page }) => {
    test.skip(!onSandbox, 'It counts on the branches of the sandbox.');
    for (const [typed, codes] of [
      ['44999', ['45050', '44100']],
      ['06700', ['06000']],
      ['40000', ['44100', '45050']],
    ] as const) {
      await field(page).fill(typed);
      const count = codes.length === 1 ? '1 sucursal cerca' : `${codes.length} sucursales cerca`;
      await expect(modal(page).getByRole('status')).toHaveText(count);
      const near = modal(page).getByRole('group', { name: 'Cerca de ti' }).locator('label');
      await expect(near).toHaveText(codes.map((code) => new RegExp(code)));
      await expect(options(page)).toHaveCount((await branches()).length);
      // Whatever was picked before: another code asks for the nearest.
      await expect(options(page).first()).toBeChecked();
      await options(page).last().check();
    }
  });

  const refused = [
    ['', 'El formato del código postal no es correcto o el campo está vacío'],
    ['4410', 'El formato del código postal no es correcto o el campo está vacío'],
    ['   4 ', 'El formato del código postal no es correcto o el campo está vacío'],
    ['x0000', 'No contamos con sucursales cerca de tu código postal'],
  ] as const;
  test(
    'R2.10 reports an invalid code, or one without a nearby branch; an empty field is valid',
    narrow,
    async ({ page }) => {
      await field(page).press('Tab');
      await expect(modal(page).getByRole('status')).toHaveText('');
      for (const [typed, message] of refused) {
        await field(page).fill(typed);
        await field(page).press('Enter');
        await expect(modal(page).getByRole('status')).toHaveText(message);
        await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page)).toHaveAccessibleDescription(message);
        // A miss is no dead end: the branches stay, and who typed a code can ask.
        await expect(options(page)).toHaveCount((await branches()).length);
        await expect(modal(page).getByRole('link', { name: /WhatsApp/ })).toHaveCount(typed.trim().length < 5 ? 0 : 1);
      }
      await field(page).fill('441');
      await field(page).press('Tab');
      await expect(modal(page).getByRole('status')).toHaveText(/^El formato del código postal/);
    },
  );

  for (const how of sample(['abort', '500', 'none'], 1)) {
    test(`the API is down (${how}): the branches of the snapshot`, narrow, async ({ page }) => {
      const activity = await recordPageActivity(page);
      await page.route(toCallPattern('getSucursales'), (route) =>
        how === 'abort' ? route.abort() : route.fulfill(how === '500' ? { status: 500 } : { json: { results: null } }),
      );
      const branch = await findOtherBranch();
      await reopen(page);
      await field(page).fill(branch.postalCode);
      await expect(option(page, branch)).toBeChecked();
      expect(activity.problems).toEqual([]);
    });
  }

  test('neither API nor snapshot: an error, and a retry works', narrow, async ({ page }) => {
    const branch = await findOtherBranch();
    for (const path of [toCallPattern('getSucursales'), '**/catalogo/**'])
      await page.route(path, (route) => route.abort());
    await reopen(page);
    await field(page).fill(branch.postalCode);
    await expect(modal(page).getByRole('status')).toContainText('Revisa tu conexión');
    await page.unroute(toCallPattern('getSucursales'));
    await field(page).press('Enter');
    await expect(options(page).first()).toBeVisible();
  });
});

test(
  'R2.6 the modal fits the screen, is accessible, and closes with its button and backdrop',
  narrow,
  async ({ page }) => {
    await page.goto('/todos');
    await opener(page).click();
    await field(page).fill((await findOtherBranch()).postalCode);
    await expect(options(page).first()).toBeInViewport();
    await expect(modal(page).getByRole('button', { name: /^Elegir / })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await findAxeViolations(page, 'dialog[open]')).toEqual([]);
    await modal(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(modal(page)).toBeHidden();
    await opener(page).click();
    await page.mouse.click(5, 5);
    await expect(modal(page)).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
  },
);
