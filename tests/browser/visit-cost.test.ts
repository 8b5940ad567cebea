import { monthCost, pageView } from '../../scripts/rebuild/plan.ts';
import { expect, test } from '../support/test.ts';
import { kinds, settled } from '../support/kinds.ts';
import { baseUrl } from '../support/site.ts';

test('R11.9 a page view costs the host no more than a month is reckoned with', async ({ page }) => {
  const asked = { requests: 0, bytes: 0 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const [ours, cached] = [new Set<string>(), new Set<string>()];
  // What the browser's own cache answers never comes to the host; pictures, the API and answers 304 do.
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, fromDiskCache, fromPrefetchCache } = response;
    if (url.startsWith(baseUrl) && !fromDiskCache && !fromPrefetchCache) ours.add(requestId);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!ours.delete(requestId) || cached.delete(requestId)) return;
    asked.requests++;
    asked.bytes += encodedDataLength;
  });

  const paths = await Promise.all(kinds.slice(0, 5).map((kind) => kind.path()));
  const product = paths.find((path) => path.startsWith('/producto/')) ?? '/todos';
  const visit = ['/inicio', '/ofertas', product, '/todos', product];
  for (const path of visit) {
    await page.goto(path);
    await settled(page);
    await page.mouse.wheel(0, 2000);
    await settled(page);
  }
  const each = { requests: asked.requests / visit.length, bytes: asked.bytes / visit.length };
  test.info().annotations.push({ type: 'a page view', description: JSON.stringify(each) });
  if (process.env['FIGURES']) console.log(each, monthCost(0, 5000));
  expect(asked.requests).toBeGreaterThan(visit.length);
  expect(each.requests).toBeLessThanOrEqual(pageView.requests);
  expect(each.bytes).toBeLessThanOrEqual(pageView.bytes);
});
