import { expect, test } from '../support/test.ts';
import { another, choose } from '../support/branches.ts';
import { countBytes } from '../support/bytes.ts';
import { kinds, onlyOnce, settled, someKinds, visit } from '../support/kinds.ts';
import { liveCall } from '../support/live.ts';
import { html } from '../support/site.ts';
import { some } from '../support/spread.ts';
import { watch } from '../support/watch.ts';
import { wide } from '../support/widths.ts';

onlyOnce();

const kilobyte = 1024;

for (const kind of kinds) {
  test(
    `Budget: ${kind.name} fetches at most ${kind.script} KB of JavaScript, and nothing moves as it loads`,
    wide,
    async ({ page }) => {
      const counted = countBytes(page);
      const seen = await watch(page);
      // On wide screens a column of filters comes with the results, and React with it.
      if (kind.name === 'results') await page.setViewportSize({ width: 390, height: 844 });
      const live = kind.name === 'product' ? page.waitForResponse(liveCall) : undefined;
      await visit(page, kind);
      await live;
      await settled(page);
      const { script, besidesPictures } = await counted();
      test.info().annotations.push({ type: 'requests', description: `${besidesPictures} besides pictures` });
      expect.soft(besidesPictures, 'requests besides pictures').toBeLessThanOrEqual(kind.requests ?? 12);
      test.info().annotations.push({ type: 'bytes', description: `${script} bytes of script, gzip` });
      expect(script).toBeGreaterThan(0);
      expect(script).toBeLessThanOrEqual(kind.script * kilobyte);
      // What remains below this is the header's text when its font arrives; it rounds to 0.
      expect(await seen.shift(), (await seen.moved()).join('\n')).toBeLessThan(0.0005);
    },
  );

  test(`Budget: ${kind.name} runs one script of at most 500 bytes before its first paint`, wide, async () => {
    const page = await html(await kind.path());
    const head = page.slice(0, page.indexOf('<body'));
    const scripts = [...head.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
      ([, given = '']) => !given.includes('type="application/ld+json"'),
    );
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.[1]).toBe('');
    expect(Buffer.byteLength(scripts[0]?.[2] ?? '')).toBeLessThanOrEqual(500);
  });
}

test('Budget: results show their first cards after at most 40 KB of JavaScript', wide, async ({ page }) => {
  const counted = countBytes(page);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/wholeResults/, async (route) => {
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

test('Budget: HTML and CSS of a product page are at most 20 KB', wide, async ({ page }) => {
  const counted = countBytes(page);
  const product = kinds.find(({ name }) => name === 'product');
  if (!product) throw new Error('There is no product page among the kinds.');
  await visit(page, product);
  const { markup } = await counted();
  test.info().annotations.push({ type: 'bytes', description: `${markup} bytes of HTML and CSS, gzip` });
  expect(markup).toBeLessThanOrEqual(20 * kilobyte);
});

for (const kind of some(
  someKinds.filter(({ status }) => !status),
  3,
)) {
  test(`Budget: nothing moves when another branch is chosen on ${kind.name}`, wide, async ({ page }) => {
    const branch = await another();
    await visit(page, kind);
    const seen = await watch(page);
    await page.reload();
    await settled(page);
    await choose(page, branch);
    await settled(page);
    expect(await seen.shift(), (await seen.moved()).join('\n')).toBeLessThan(0.0005);
  });
}
