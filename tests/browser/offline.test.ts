import { expect, test } from '@playwright/test';
import { actor, pesos } from '../support/cast.ts';
import { onlyOnce } from '../support/kinds.ts';
import { keptKeys, kept, openKept } from '../support/offline.ts';
import { main } from '../support/parts.ts';
import { watch } from '../support/watch.ts';

onlyOnce();
test.use({ serviceWorkers: 'allow' });

const note = 'p.offline';

test('Offline: what was seen stays, with its pictures, and says so; what was not says that', async ({ page, context }) => {
  const { id, name, discountPrice } = await actor('onOffer');
  const seen = await watch(page);
  await openKept(page, '/');
  await openKept(page, `/producto/${id}`);
  await context.setOffline(true);

  await page.goto(`/producto/${id}?utm_source=whatsapp`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main(page)).toContainText(pesos(discountPrice));
  await expect(page.locator(note)).toContainText('Estás sin conexión.');
  const picture = main(page).locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Familjen');

  await page.goto('/garantias');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
  await expect(page).toHaveURL('/garantias');
  await main(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await context.setOffline(false);
  await page.goto('/garantias');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sin conexión');
  await expect(page.locator(note)).toHaveCount(0);
  expect(await seen.violations()).toEqual([]);
  expect(seen.problems).toEqual([]);
});

test('Offline: a new deploy is seen on the next load', async ({ page, context }) => {
  await openKept(page, '/garantias');
  await context.route('/garantias', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</title>', ' (nuevo)</title>') });
  });
  await page.reload();
  await expect(page).toHaveTitle(/\(nuevo\)$/);
});
