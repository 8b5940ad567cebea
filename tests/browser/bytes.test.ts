import { long } from '../support/tags.ts';
import { monthCost, pageView } from '../../scripts/rebuild/plan.ts';
import { expect, test } from '../support/test.ts';
import { findOtherBranch, choose } from '../support/branches.ts';
import { countBytes } from '../support/bytes.ts';
import { ownLinks } from '../support/crawl.ts';
import { kinds, waitUntilIdle, sampledKinds, visit } from '../support/kinds.ts';
import { findFixture } from '../support/fixtures.ts';
import { mockLiveProduct } from '../support/live.ts';
import { buyLink, searchBox, verified } from '../support/locators.ts';
import { baseUrl, html } from '../support/site.ts';
import { sample } from '../support/sampling.ts';
import { recordPageActivity } from '../support/pageActivity.ts';

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
  expect(await first.evaluate((card) => card.isConnected), 'the first card stays').toBe(true);
});

test('Budget: a live product is shown after at most 40.6 KB of JavaScript', async ({ page }) => {
  const counted = countBytes(page);
  const product = { ...(await findFixture('onOffer')), id: '999001', name: 'Funda para iPhone 15' };
  (await mockLiveProduct(page, product, {}))();
  // What a product page does comes once it is shown.
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/\/product\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/producto/999001');
  await expect(buyLink(page)).toBeVisible();
  expect((await counted()).script, 'bytes of script').toBeLessThanOrEqual(40.6 * kilobyte);
  release();
  await expect(verified(page)).toBeVisible();
});

for (const path of sample(['/producto/999999999', '/categoria/no-existe'], 1)) {
  test(`Budget: ${path} says with at most 40.6 KB of JavaScript that it does not exist`, async ({ page }) => {
    const counted = countBytes(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilIdle(page);
    const { script, besidesPictures } = await counted();
    test
      .info()
      .annotations.push({ type: 'bytes', description: `${script} bytes of script, gzip; ${besidesPictures} requests` });
    expect(script, 'bytes of script').toBeLessThanOrEqual(40.6 * kilobyte);
    expect(besidesPictures, 'requests besides pictures').toBeLessThanOrEqual(18);
  });
}

for (const kind of sample(
  sampledKinds.filter(({ status }) => !status),
  1,
)) {
  test(`Budget: nothing moves when another branch is chosen on ${kind.name}`, long, async ({ page }) => {
    const branch = await findOtherBranch();
    await visit(page, kind);
    const activity = await recordPageActivity(page);
    await page.reload();
    await waitUntilIdle(page);
    await choose(page, branch);
    await waitUntilIdle(page);
    expect(await activity.layoutShift(), (await activity.shiftedElements()).join('\n')).toBeLessThan(0.0005);
  });
}

test('R4.23 nothing moves as a list opens with products to compare', async ({ page }) => {
  const activity = await recordPageActivity(page);
  await page.goto('/categoria/cables-y-adaptadores?comparar=127,319');
  await expect(page.getByRole('region', { name: 'Comparar productos' })).toBeVisible();
  await expect(page.locator('.compare-box').first()).toBeVisible();
  await waitUntilIdle(page);
  expect(await activity.layoutShift(), (await activity.shiftedElements()).join('\n')).toBeLessThan(0.0005);
});

interface Condition {
  and?: Condition[];
  not?: Condition;
  href_matches?: string | string[];
}
interface Rules {
  prefetch: { where: Condition; eagerness: string }[];
}

/** Whether a link is one that the rules speak of, as a browser decides. */
function isMeant({ and, not, href_matches: patterns = [] }: Condition, url: string): boolean {
  if (and) return and.every((each) => isMeant(each, url));
  if (not) return !isMeant(not, url);
  return [patterns].flat().some((pattern) => new URLPattern(pattern, baseUrl).test(url));
}

test('Budget: a speculation rule in each page prefetches pages of the shop, and nothing else', async () => {
  const [, text = ''] = /<script type="speculationrules">([^<]+)<\/script>/.exec(await html('/todos')) ?? [];
  const rules = JSON.parse(text) as Rules;
  // Made ahead as a whole, a page would run its scripts and be counted as seen.
  expect(Object.keys(rules)).toEqual(['prefetch']);
  const meant = (path: string): boolean =>
    rules.prefetch.some(({ where }) => isMeant(where, new URL(path, baseUrl).href));
  const links = [...new Set((await Promise.all(['/', '/todos'].map(html))).flatMap(ownLinks))];
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !meant(link))).toEqual([]);
  expect(meant('/busqueda?busqueda=cable'), 'results are fetched ahead').toBe(true);
  const others = [
    ...['/api/getCategorias.php', '/catalogo/manifest.json', '/feeds/google.tsv', '/robots.txt', '/sw.js'],
    ...['/assets/utilidades/Manual.txt', '/img/productos/3/1.jpg', 'https://wa.me/523355500142?text=Hola'],
  ];
  expect(others.filter(meant)).toEqual([]);
});

test('Budget: live pages and suggestions load without React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/producto/999999999');
  await searchBox(page).focus();
  await expect.poll(() => scripts.some((url) => url.includes('suggest'))).toBe(true);
  await waitUntilIdle(page);
  expect(scripts.filter((url) => /\/react\b/.test(url))).toEqual([]);
});

test('R11.9 a page view costs the host at most what the monthly budget assumes', async ({ page }) => {
  const total = { requests: 0, bytes: 0 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const [ours, cached] = [new Set<string>(), new Set<string>()];
  // What the browser's own cache has never comes to the host; pictures, the API and responses of 304 do.
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, fromDiskCache, fromPrefetchCache } = response;
    if (url.startsWith(baseUrl) && !fromDiskCache && !fromPrefetchCache) ours.add(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!ours.delete(requestId) || cached.delete(requestId)) return;
    total.requests++;
    total.bytes += encodedDataLength;
  });

  const paths = await Promise.all(kinds.slice(0, 5).map((kind) => kind.path()));
  const product = paths.find((path) => path.startsWith('/producto/')) ?? '/todos';
  const visited = ['/inicio', '/ofertas', product, '/todos', product];
  for (const path of visited) {
    await page.goto(path);
    await waitUntilIdle(page);
    await page.mouse.wheel(0, 2000);
    await waitUntilIdle(page);
  }
  const each = { requests: total.requests / visited.length, bytes: total.bytes / visited.length };
  test.info().annotations.push({ type: 'a page view', description: JSON.stringify(each) });
  if (process.env['FIGURES']) console.log(each, monthCost(0, 5000));
  expect(total.requests).toBeGreaterThan(visited.length);
  expect(each.requests).toBeLessThanOrEqual(pageView.requests);
  expect(each.bytes).toBeLessThanOrEqual(pageView.bytes);
});
