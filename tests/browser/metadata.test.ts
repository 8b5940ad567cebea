import { expect, test } from '../support/test.ts';
import { kinds, onlyOnce } from '../support/kinds.ts';
import { attributes, html, onSale } from '../support/site.ts';

onlyOnce();

const meta = { title: 'title', description: 'meta[name="description"]', canonical: 'link[rel="canonical"]' };

for (const kind of kinds) {
  test(`Metadata: ${kind.name} has one title, description and canonical address, and one heading`, async ({ page }) => {
    await page.goto(await kind.path(), { waitUntil: 'domcontentloaded' });
    for (const selector of Object.values(meta)) await expect(page.locator(`head ${selector}`)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await page.title()).length).toBeGreaterThan(5);
    const description = (await page.locator(meta.description).getAttribute('content')) ?? '';
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThanOrEqual(160);
    const canonical = new URL((await page.locator(meta.canonical).getAttribute('href')) ?? '');
    expect(canonical.search + canonical.hash).toBe('');
    if (kind.status === 404) await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    else expect(canonical.pathname).toBe(new URL(page.url()).pathname);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  });
}

test('Metadata: no two pages share a title, a description or a canonical address', async () => {
  const lists = attributes(await html('/'), 'href').filter((href) => /^\/(?:categoria\/|todos$)/.test(href));
  const numbered = ['/todos/2', '/todos/3'].filter(Boolean);
  const some = (await onSale()).slice(0, 40).map(({ id }) => `/producto/${id}`);
  const paths = ['/', ...new Set(lists), ...numbered, ...some];
  const seen = {
    title: new Map<string, string>(),
    description: new Map<string, string>(),
    canonical: new Map<string, string>(),
  };
  const origins = new Set<string>();
  for (const path of paths) {
    const page = await html(path);
    const canonical = new URL(/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? '');
    if (path !== '/' && canonical.pathname === '/') continue; // No such page here: it led home.
    const values = {
      title: /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? '',
      description: /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? '',
      canonical: canonical.pathname,
    };
    expect(canonical.pathname).toBe(path);
    origins.add(canonical.origin);
    for (const name of ['title', 'description', 'canonical'] as const) {
      expect(seen[name].get(values[name]), `${name} of ${path}: ${values[name]}`).toBeUndefined();
      seen[name].set(values[name], path);
    }
  }
  expect(seen.canonical.size).toBeGreaterThan(10);
  expect(origins.size).toBe(1);
});
