import { expect, test } from '../support/test.ts';
import { kinds } from '../support/kinds.ts';
import { attributes, html } from '../support/site.ts';
import { shop } from '../../src/shop.ts';

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
}

test('Installable: the manifest has all that a phone asks for, and what it names is there', async ({
  page,
  request,
}) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: shop.name, start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  await page.goto('/');
  for (const { src, sizes, type } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type']).toBe(type);
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts)
    expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200);
});

test('Installable: Chrome finds nothing that stands in the way', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window is private: that one stays.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

for (const kind of kinds) {
  test(`Installable: ${kind.name} leads to the manifest and to an icon for iPhones`, async () => {
    const links = attributes(await html(await kind.path()), 'href');
    expect(links).toEqual(expect.arrayContaining(['/manifest.webmanifest', '/assets/icons/apple-180.png']));
  });
}

test('Installable: the worker is asked for anew each time', async ({ request }) => {
  const { headers, status } = await request.get('/sw.js').then((r) => ({ headers: r.headers(), status: r.status() }));
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toMatch(/max-age=0|no-cache/);
});
