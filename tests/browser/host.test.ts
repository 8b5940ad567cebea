import { expect, test } from '../support/test.ts';
import { some } from '../support/spread.ts';

test.describe('R1.9 any other path leads home', () => {
  for (const path of some(['/no-existe', '/a/b/c', '/index.php', '/wp-admin/', '/carrito', '/%C3%B1', '/todosx'], 3)) {
    test(path, async ({ request, page }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(302);
      expect(response.headers()['location']).toBe('/inicio');
      await page.goto(path);
      await expect(page).toHaveURL('/inicio');
    });
  }
});

test.describe('R1.9 a missing file is a real 404', () => {
  const folders = ['/_astro', '/catalogo', '/feeds', '/assets', '/img', '/.netlify'];
  for (const path of folders.flatMap((folder) => [`${folder}/no-existe.js`, `${folder}/a/b.json`])) {
    test(path, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(404);
    });
  }

  const files = ['/robots.txt', '/favicon.ico', '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/ads.txt'];
  for (const path of files) {
    test(`${path}, where it is missing`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      const type = response.headers()['content-type'] ?? '';
      // It may come to be there; then it is itself, and not a page.
      if (response.status() === 200) expect(type).not.toContain('html');
      else expect(response.status()).toBe(404);
    });
  }

  test('and says so to a person, with a way on', async ({ page }) => {
    const response = await page.goto('/catalogo/no-existe');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Ver todos los productos' }).click();
    await expect(page).toHaveURL('/todos');
  });
});

test('R1.9 a file of the site is never kept after it is gone', async ({ request }) => {
  const response = await request.get('/_astro/no-existe.js', { maxRedirects: 0 });
  expect(response.headers()['cache-control'] ?? '').not.toContain('immutable');
});
