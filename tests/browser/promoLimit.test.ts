import { expect, test, type Page } from '../support/test.ts';
import { toMexicoTime } from '../../src/lib/time.ts';
import {
  clock,
  readCode,
  forPromoPage,
  lastVisit,
  openPromo,
  planes,
  refusal,
  refused,
  registration,
  recordRegistrations,
} from '../support/promo.ts';
import { some } from '../support/spread.ts';

forPromoPage();

test('R7.3 a reload shows the same code without a request; another tab is refused', async ({ page, context }) => {
  const sent = recordRegistrations(page);
  const code = await openPromo(page);
  await page.reload();
  await expect(clock(page)).toBeVisible();
  expect(await readCode(page)).toBe(code);
  await page.goto('/garantias');
  await page.goBack();
  await expect(clock(page)).toBeVisible();
  expect(await readCode(page)).toBe(code);
  expect(sent).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/promocode');
  await expect(refused(other)).toContainText(refusal);
});

test('R7.3 two tabs opened at once get one code', async ({ context }) => {
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/promocode')));
  for (const tab of tabs) await expect(clock(tab).or(refused(tab))).toBeVisible();
  const shown = await Promise.all(tabs.map((tab) => clock(tab).count()));
  expect(shown.sort()).toEqual([0, 1]);
});

for (const [when, ago, allowed] of [
  ['5:59:50', 6 * 3_600_000 - 10_000, false],
  ['6:00:00', 6 * 3_600_000, true],
] as const) {
  test(`R7.3 the last code ${when} ago, Mexico City time: ${allowed ? 'a new one' : 'none'}`, async ({ page }) => {
    await page.route(lastVisit, (route) =>
      route.fulfill({ json: { results: { Fecha: toMexicoTime(new Date(Date.now() - ago)) } } }),
    );
    await page.goto('/promocode');
    await expect(allowed ? clock(page) : refused(page)).toBeVisible();
  });
}

const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'no IP': (page) => page.route('**/ip', (route) => route.abort()),
  'an IP service that tells nonsense': (page) => page.route('**/ip', (route) => route.fulfill({ body: '<html>' })),
  'a look-up that fails': (page) => page.route(lastVisit, (route) => route.fulfill({ status: 500 })),
  'a look-up that is cut off': (page) => page.route(lastVisit, (route) => route.abort()),
  'a null result': (page) => page.route(registration, (route) => route.fulfill({ json: { results: null } })),
  'a registration that fails': (page) => page.route(registration, (route) => route.fulfill({ status: 500 })),
  'a registration that is no JSON': (page) => page.route(registration, (route) => route.fulfill({ body: 'Warning' })),
};
for (const [what, bringAbout] of some(Object.entries(failures), 3)) {
  test(`R7.4 ${what}: the two texts, and no code`, async ({ page }) => {
    await bringAbout(page);
    await page.goto('/promocode');
    await expect(refused(page).getByText(refusal, { exact: true })).toBeVisible();
    await expect(
      refused(page).getByText('Entra en las próximas 24 horas para generar un nuevo PromoCode', { exact: true }),
    ).toBeVisible();
    await expect(planes(page)).toHaveCount(0);
  });
}
