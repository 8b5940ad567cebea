import { expect, test } from '../support/test.ts';
import { kinds, settled } from '../support/kinds.ts';
import { ownLinks } from '../support/crawl.ts';
import { searchBox } from '../support/parts.ts';
import { baseUrl, html } from '../support/site.ts';

interface Condition {
  and?: Condition[];
  not?: Condition;
  href_matches?: string | string[];
}
interface Rules {
  prefetch: { where: Condition; eagerness: string }[];
}

/** Whether a link is one that the rules speak of, as a browser decides. */
function isMeant({ and, not, href_matches: patterns = [] }: Condition, address: string): boolean {
  if (and) return and.every((each) => isMeant(each, address));
  if (not) return !isMeant(not, address);
  return [patterns].flat().some((pattern) => new URLPattern(pattern, baseUrl).test(address));
}

test('pages of the shop are fetched ahead, by a rule in each page, and nothing else is', async () => {
  const [, text = ''] = /<script type="speculationrules">([^<]+)<\/script>/.exec(await html('/todos')) ?? [];
  const rules = JSON.parse(text) as Rules;
  // Made ahead as a whole, a page would run its scripts and be counted as seen.
  expect(Object.keys(rules)).toEqual(['prefetch']);
  const meant = (path: string): boolean =>
    rules.prefetch.some(({ where }) => isMeant(where, new URL(path, baseUrl).href));
  const links = [...new Set((await Promise.all(['/', '/todos'].map(html))).flatMap(ownLinks))];
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !meant(link))).toEqual([]);
  expect(meant('/busqueda?busqueda=cable')).toBe(true);
  const others = [
    ...['/api/getCategorias.php', '/catalogo/manifest.json', '/feeds/google.tsv', '/robots.txt', '/sw.js'],
    ...['/assets/utilidades/Manual.txt', '/img/productos/3/1.jpg', 'https://wa.me/523355500142?text=Hola'],
  ];
  expect(others.filter(meant)).toEqual([]);
});

test('an island has the ids that its page was written with', async () => {
  let seen = 0;
  for (const kind of kinds) {
    const page = await html(await kind.path());
    for (const [, attributes = '', inside = ''] of page.matchAll(/<astro-island([^>]*)>([^]*?)<\/astro-island>/g)) {
      const prefix = /\sprefix="([^"]+)"/.exec(attributes)?.[1];
      const ids = [...inside.matchAll(/"_(\w*?)R_\w+_"/g)].map(([, before]) => before);
      expect(
        ids.filter((before) => before !== prefix),
        kind.name,
      ).toEqual([]);
      seen += ids.length;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('Budget: live pages and suggestions come without React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/producto/999999999');
  await searchBox(page).focus();
  await expect.poll(() => scripts.some((url) => url.includes('suggest'))).toBe(true);
  await settled(page);
  expect(scripts.filter((url) => /\/react\b/.test(url))).toEqual([]);
});
