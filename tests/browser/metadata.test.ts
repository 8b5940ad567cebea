import { expect, test } from '../support/test.ts';
import { attributes, html, onSale } from '../support/site.ts';

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
