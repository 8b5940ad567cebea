import { expect, test } from '../support/test.ts';
import { attributes, html, onSandbox } from '../support/site.ts';
import { spread, together } from '../support/spread.ts';

const named = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
const pathOf = (address: string): string => new URL(address).pathname;

/** Every address of the sitemap, through its index where it has one. */
async function listed(): Promise<string[]> {
  const first = await html('/sitemap.xml');
  if (!first.includes('<sitemapindex')) return named(first);
  return (await Promise.all(named(first).map((address) => html(pathOf(address))))).flatMap(named);
}

const canonicalOf = (page: string): string => /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1] ?? '';
const isHidden = (page: string): boolean => /<meta name="robots" content="[^"]*noindex/.test(page);

test('R1.9 robots.txt names the sitemap, and both are what they say', async ({ request }) => {
  const robots = await html('/robots.txt');
  const sitemap = /^Sitemap: (https?:\/\/\S+)$/m.exec(robots)?.[1] ?? '';
  expect(pathOf(sitemap)).toBe('/sitemap.xml');
  expect(new URL(sitemap).origin).toBe(new URL(canonicalOf(await html('/'))).origin);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  expect(robots).not.toMatch(/^Disallow: \/\s*$/m);
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('xml');
});

test('Sitemap: each address is a page of its own that search engines may show', async () => {
  test.slow();
  const all = await listed();
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(20);
  await together(onSandbox ? all : spread(all, 200), async (address) => {
    const response = await fetch(new URL(pathOf(address), process.env['BASE_URL']), { redirect: 'manual' });
    expect(response.status, address).toBe(200);
    const page = await response.text();
    expect(canonicalOf(page)).toBe(address);
    expect(isHidden(page), address).toBe(false);
  });
});

test('Sitemap: every page that links lead to and that may be shown is there', async () => {
  test.slow();
  const there = new Set((await listed()).map(pathOf));
  const seen = new Set(['/']);
  const hidden = new Set<string>();
  let next = ['/'];
  const most = onSandbox ? Infinity : 300;
  while (next.length > 0 && seen.size < most) {
    const found: string[] = [];
    await together(next, async (path) => {
      const page = await html(path);
      const own = canonicalOf(page) && pathOf(canonicalOf(page)) === path;
      if (isHidden(page)) hidden.add(path);
      expect(there.has(path), path).toBe(Boolean(own) && !isHidden(page));
      for (const href of attributes(page, 'href')) {
        const { origin, pathname } = new URL(href, 'http://here');
        if (origin !== 'http://here' || seen.has(pathname) || /\.\w+$|^\/(?:_astro|assets|\.netlify)\//.test(pathname))
          continue;
        seen.add(pathname);
        found.push(pathname);
      }
    });
    next = found;
  }
  if (onSandbox) expect([...there].filter((path) => !seen.has(path))).toEqual([]);
  expect([...hidden].every((path) => !there.has(path))).toBe(true);
});

test('Sitemap: results, utilities, shells and the page without a network are not in it', async () => {
  const there = (await listed()).map(pathOf);
  for (const path of ['/busqueda', '/utilidades', '/vivo/producto', '/vivo/categoria', '/sin-conexion', '/inicio']) {
    expect(there).not.toContain(path);
    if (path !== '/inicio') expect(isHidden(await html(path)), path).toBe(true);
  }
});
