import { deepOnly } from '../support/tags.ts';
import { pageView } from '../../scripts/rebuild/pricing.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { expect, test } from '../support/test.ts';
import { findOtherBranch, chooseBranch } from '../support/branches.ts';
import { countBytes } from '../support/bytes.ts';
import { findInternalLinks } from '../support/crawl.ts';
import { waitUntilIdle, openPageKind, pageKinds } from '../support/pageKinds.ts';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { mockProductResponse } from '../support/productPage.ts';
import { buyLink, searchBox, liveUpdateTime } from '../support/locators.ts';
import { baseUrl, fetchText } from '../support/site.ts';
import { sampleEvenly } from '../support/sampling.ts';
import { expectNoLayoutShift, recordPageActivity } from '../support/pageActivity.ts';

const kilobyte = 1024;

test('Budget: results show their first cards after at most 40 KB of JavaScript, and keep them', async ({ page }) => {
  const readBytes = countBytes(page);
  const release = await holdRequests(page, /fullResults/);
  await page.goto('/busqueda?busqueda=funda');
  await expect(page.locator('.filtered [data-card]').first()).toBeVisible();
  const firstCount = await page.locator('.filtered [data-card]').count();
  expect(firstCount).toBe(12);
  const { script } = await readBytes();
  test.info().annotations.push({ type: 'bytes', description: `${script} bytes of script, gzip` });
  expect(script).toBeLessThanOrEqual(40 * kilobyte);

  // The full results keep the rendered cards.
  const firstCard = await page
    .locator('.filtered [data-card]')
    .first()
    .evaluateHandle((card) => card);
  release();
  await expect(page.locator('.filtered [data-card]')).not.toHaveCount(firstCount);
  expect(await firstCard.evaluate((card) => card.isConnected), 'the first card stays').toBe(true);
});

test('Budget: the live page of a product shows Comprar after at most 40 KB of JavaScript', async ({ page }) => {
  const readBytes = countBytes(page);
  const product = { ...(await findFixtureProduct('onOffer')), id: '999001', name: 'Funda para iPhone 15' };
  await mockProductResponse(page, product);
  // The script of product pages, which loads once the product is shown.
  const release = await holdRequests(page, /\/product\./);
  await page.goto('/producto/999001');
  await expect(buyLink(page)).toBeVisible();
  expect((await readBytes()).script, 'bytes of script').toBeLessThanOrEqual(40 * kilobyte);
  release();
  await expect(liveUpdateTime(page)).toBeVisible();
});

for (const path of sampleEvenly(['/producto/999999999', '/categoria/no-existe'], 1)) {
  test(`Budget: ${path}, which does not exist, loads at most 40 KB of JavaScript`, async ({ page }) => {
    const readBytes = countBytes(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilIdle(page);
    const { script, nonPictureRequests } = await readBytes();
    test.info().annotations.push({
      type: 'bytes',
      description: `${script} bytes of script, gzip; ${nonPictureRequests} requests`,
    });
    expect(script, 'bytes of script').toBeLessThanOrEqual(40 * kilobyte);
    expect(nonPictureRequests, 'requests besides pictures').toBeLessThanOrEqual(18);
  });
}

for (const kind of sampleEvenly(
  pageKinds.filter(({ status }) => !status),
  1,
)) {
  test(`Budget: choosing another branch on ${kind.name} causes no layout shift`, deepOnly, async ({ page }) => {
    const branch = await findOtherBranch();
    await openPageKind(page, kind);
    const activity = await recordPageActivity(page);
    await page.reload();
    await waitUntilIdle(page);
    await chooseBranch(page, branch);
    await waitUntilIdle(page);
    await expectNoLayoutShift(activity);
  });
}

interface LinkCondition {
  and?: LinkCondition[];
  not?: LinkCondition;
  href_matches?: string | string[];
}
interface SpeculationRules {
  prefetch: { where: LinkCondition; eagerness: string }[];
}

/** Whether a URL matches the condition of a speculation rule, by the browser's rules. */
function matchesCondition({ and, not, href_matches: patterns = [] }: LinkCondition, url: string): boolean {
  if (and) return and.every((condition) => matchesCondition(condition, url));
  if (not) return !matchesCondition(not, url);
  return [patterns].flat().some((pattern) => new URLPattern(pattern, baseUrl).test(url));
}

test('Budget: the speculation rules prefetch linked pages and results, but no files, API or other sites', async () => {
  const [, text = ''] = /<script type="speculationrules">([^<]+)<\/script>/.exec(await fetchText('/todos')) ?? [];
  const rules = JSON.parse(text) as SpeculationRules;
  // No prerendering: it would run the scripts of a page and count a visit.
  expect(Object.keys(rules)).toEqual(['prefetch']);
  const isPrefetched = (path: string): boolean =>
    rules.prefetch.some(({ where }) => matchesCondition(where, new URL(path, baseUrl).href));
  const links = [...new Set((await Promise.all(['/', '/todos'].map(fetchText))).flatMap(findInternalLinks))];
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !isPrefetched(link))).toEqual([]);
  expect(isPrefetched('/busqueda?busqueda=cable'), 'results are prefetched').toBe(true);
  const urlsNotPrefetched = [
    '/api/getCategorias.php',
    '/catalogo/manifest.json',
    '/feeds/google.tsv',
    '/robots.txt',
    '/sw.js',
    '/assets/utilidades/Manual.txt',
    '/img/productos/3/1.jpg',
    'https://wa.me/523355500142?text=Hola',
  ];
  expect(urlsNotPrefetched.filter(isPrefetched)).toEqual([]);
});

test('Budget: the live page of an unknown product and the suggestions load no React', async ({ page }) => {
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

test('R11.9 a page view takes at most the requests and bytes that the monthly budget assumes', async ({ page }) => {
  const total = { requests: 0, bytes: 0 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const pendingIds = new Set<string>();
  const cachedIds = new Set<string>();
  // Responses from the browser's cache cost nothing; pictures, API calls and 304 responses do.
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, fromDiskCache, fromPrefetchCache } = response;
    if (url.startsWith(baseUrl) && !fromDiskCache && !fromPrefetchCache) pendingIds.add(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cachedIds.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pendingIds.delete(requestId) || cachedIds.delete(requestId)) return;
    total.requests++;
    total.bytes += encodedDataLength;
  });

  const productPath = `/producto/${(await findFixtureProduct('onOffer')).id}`;
  const visitedPaths = ['/inicio', '/ofertas', productPath, '/todos', productPath];
  for (const path of visitedPaths) {
    await page.goto(path);
    await waitUntilIdle(page);
    await page.mouse.wheel(0, 2000);
    await waitUntilIdle(page);
  }
  const average = { requests: total.requests / visitedPaths.length, bytes: total.bytes / visitedPaths.length };
  test.info().annotations.push({ type: 'a page view', description: JSON.stringify(average) });
  expect(total.requests).toBeGreaterThan(visitedPaths.length);
  expect(average.requests).toBeLessThanOrEqual(pageView.requests);
  expect(average.bytes).toBeLessThanOrEqual(pageView.bytes);
});
