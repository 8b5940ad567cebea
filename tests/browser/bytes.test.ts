import { expect, test } from '../support/test.ts';
import { findOtherBranch, choose } from '../support/branches.ts';
import { countBytes } from '../support/bytes.ts';
import { settled, someKinds, visit } from '../support/kinds.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';

const kilobyte = 1024;

test('Budget: results show their first cards after at most 40 KB of JavaScript', async ({ page }) => {
  const counted = countBytes(page);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/fullResults/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/busqueda?busqueda=funda');
  await expect(page.locator('.refined [data-card]').first()).toBeVisible();
  const shown = await page.locator('.refined [data-card]').count();
  expect(shown).toBe(12);
  const { script } = await counted();
  test.info().annotations.push({ type: 'bytes', description: `${script} bytes of script, gzip` });
  expect(script).toBeLessThanOrEqual(40 * kilobyte);

  // What follows keeps what stands.
  const first = await page
    .locator('.refined [data-card]')
    .first()
    .evaluateHandle((card) => card);
  release();
  await expect(page.locator('.refined [data-card]')).not.toHaveCount(shown);
  expect(await first.evaluate((card) => card.isConnected)).toBe(true);
});

for (const kind of some(
  someKinds.filter(({ status }) => !status),
  3,
)) {
  test(`Budget: nothing moves when another branch is chosen on ${kind.name}`, async ({ page }) => {
    const branch = await findOtherBranch();
    await visit(page, kind);
    const seen = await watch(page);
    await page.reload();
    await settled(page);
    await choose(page, branch);
    await settled(page);
    expect(await seen.shift(), (await seen.moved()).join('\n')).toBeLessThan(0.0005);
  });
}
