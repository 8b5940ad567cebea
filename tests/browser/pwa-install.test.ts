import sharp from 'sharp';
import { pageKinds } from '../support/pageKinds.ts';
import { attributeValues, fetchText } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { shop } from '../../src/shop.ts';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
}

test('Installable: each kind of page links to a complete manifest, and its icons and the service worker exist', async ({
  request,
}) => {
  for (const kind of pageKinds)
    expect(attributeValues(await fetchText(await kind.path()), 'href'), kind.name).toEqual(
      expect.arrayContaining(['/manifest.webmanifest', '/assets/icons/apple-180.png']),
    );
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: shop.name, start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts)
    expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
  // Browsers must revalidate the service worker each time.
  const worker = await request.get('/sw.js');
  expect([worker.status(), worker.headers()['content-type']]).toEqual([200, expect.stringContaining('javascript')]);
  expect(worker.headers()['cache-control']).toMatch(/max-age=0|no-cache/);
});

test('Installable: Chrome reports no installability error', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Tests run in an incognito window, which Chrome reports as an error.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
