import { expect, test } from '../support/test.ts';
import { ipService, recordCalls } from '../support/recordCalls.ts';
import { settled } from '../support/kinds.ts';
import { main } from '../support/parts.ts';
import { onSandbox } from '../support/site.ts';
import { ip, places, recordVisits, visit } from '../support/visits.ts';
import { watch } from '../support/watch.ts';

test.skip(!onSandbox, 'A deploy preview records no visits.');

for (const [how, answer] of Object.entries({
  'cannot be reached': 'abort',
  'answers 500': { status: 500 },
  'answers null': { json: { results: null } },
  'answers a page of HTML': { contentType: 'text/html', body: '<h1>x</h1>' },
} as const)) {
  test(`R2.9 localizarip ${how}: recorded without coordinates`, async ({ page }) => {
    const sent = await recordVisits(page);
    await page.unroute(places);
    await page.route(places, (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)));
    await page.goto('/garantias');
    await expect.poll(() => sent).toEqual([visit('/garantias', '', { Latitud: '', Longitud: '' })]);
  });
}

for (const [how, body] of [
  ['cannot be reached', null],
  ['tells no IP', { json: { ip: null } }],
  ['tells nonsense', { json: { ip: '<script>' } }],
  ['answers 429', { status: 429, json: { ip } }],
] as const) {
  test(`R2.9 the IP service ${how}: no visit, nothing shown, no error`, async ({ page }) => {
    const seen = await watch(page);
    const sent = await recordVisits(page);
    const asked = recordCalls(page);
    await page.goto('/garantias');
    await expect.poll(() => sent.length).toBe(1);
    const before = await main(page).innerText();
    asked.length = 0;
    await page.unroute(ipService);
    const cors = { 'access-control-allow-origin': '*' };
    await page.route(ipService, (route) => (body ? route.fulfill({ ...body, headers: cors }) : route.abort()));
    await page.reload();
    await settled(page);
    expect(asked).toEqual([]);
    expect(await main(page).innerText()).toBe(before);
    expect(seen.problems).toEqual([]);
    expect(await seen.violations()).toEqual([]);
  });
}

test('R2.9 when all of it fails the shopper notices nothing', async ({ page }) => {
  const seen = await watch(page);
  await page.route(ipService, (route) => route.abort());
  await page.route('**/api/**', (route) => route.fulfill({ status: 500 }));
  await page.goto('/todos');
  await settled(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(main(page)).not.toContainText(/error|no se pudo|intenta/i);
  expect([seen.problems, await seen.violations()]).toEqual([[], []]);
});
