import { expect, test } from '../support/test.ts';
import { kinds, onlyOnce, visit } from '../support/kinds.ts';
import { watch } from '../support/watch.ts';
import { ownLinks } from '../support/crawl.ts';
import { attributes, baseUrl, html } from '../support/site.ts';
import { wide } from '../support/widths.ts';

onlyOnce();

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

test('pages of the shop are fetched ahead, by a rule in each page, and nothing else is', wide, async () => {
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

for (const kind of kinds.filter(({ script }) => script <= 30)) {
  test(`Budget: ${kind.name} fetches no React before it is touched`, wide, async ({ page }) => {
    const { scripts } = await watch(page);
    await visit(page, kind);
    const texts = await Promise.all(scripts.map(async (each) => (await each.response())?.text() ?? ''));
    expect(scripts.filter((_, index) => /react\.element|__CLIENT_INTERNALS/.test(texts[index] ?? ''))).toEqual([]);
  });
}

for (const kind of kinds.filter(({ name }) => ['results', 'invoice', 'promo code', 'labels'].includes(name))) {
  test(`Budget: ${kind.name} names from the start every script that it starts with`, wide, async ({ page }) => {
    const source = await html(await kind.path());
    const named = [...attributes(source, 'href'), ...attributes(source, 'src')];
    const { scripts } = await watch(page);
    await page.setViewportSize({ width: 390, height: 844 }); // On wide screens the filters of results come, too.
    await visit(page, kind);
    const own = scripts.map((request) => new URL(request.url()).pathname).filter((path) => path.startsWith('/_astro/'));
    // What follows the first cards of results is not to be fetched beside them.
    const follows = own.findIndex((path) => path.includes('wholeResults'));
    const starting = (follows < 0 ? own : own.slice(0, follows)).filter((path) => !/worker|firstView/.test(path));
    expect(starting.length).toBeGreaterThan(3);
    expect(starting.filter((path) => !named.includes(path))).toEqual([]);
  });
}

test('an island has the ids that its page was written with', wide, async () => {
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
