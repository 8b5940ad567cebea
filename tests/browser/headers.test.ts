import { expect, test, type APIRequestContext } from '../support/test.ts';
import { findUnsafeSources } from '../../scripts/build/postprocess/policy.ts';
import { findWeaknesses } from '../../scripts/scan/evaluator.ts';
import { kinds } from '../support/kinds.ts';
import { attributes, html } from '../support/site.ts';

const once = [
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'],
  ...['referrer-policy', 'strict-transport-security', 'x-content-type-options', 'x-frame-options'],
];

/** The security headers that an address does not have exactly once. */
async function wrong(request: APIRequestContext, path: string): Promise<string[]> {
  const response = await request.get(path);
  const names = response.headersArray().map(({ name }) => name.toLowerCase());
  return once.flatMap((header) => {
    const times = names.filter((name) => name === header).length;
    return times === 1 ? [] : [`${path} (${response.status()}): ${header} ${times} times`];
  });
}

test('P47 each kind of page has each security header exactly once', async ({ request }) => {
  const paths = await Promise.all(kinds.map((kind) => kind.path()));
  // Where a redirect leads, live shells, and what is not there.
  const more = ['/utilidades', '/no-existe', '/inicio/', '/producto/999001', '/categoria/no-existe', '/_astro/no.js'];
  const found = await Promise.all([...paths, ...more].map((path) => wrong(request, path)));
  expect(found.flat()).toEqual([]);
});

test('P47 P51 so has each file: scripts, styles, fonts, workers, data, feeds, pictures', async ({ request }) => {
  const home = await html('/');
  const manifest = (await (await request.get('/catalogo/manifest.json')).json()) as object;
  const data = JSON.stringify(manifest).matchAll(/"(\/?catalogo\/[^"]+)"/g);
  const own = [...attributes(home, 'src'), ...attributes(home, 'href'), ...attributes(home, 'component-url')];
  const files = [
    ...own.filter((address) => /^\/(?:_astro|assets|favicon|manifest)/.test(address)),
    ...[...data].map(([, path = '']) => (path.startsWith('/') ? path : `/${path}`)),
    ...['/catalogo/manifest.json', '/feeds/google.tsv', '/feeds/google-local.tsv', '/feeds/meta.csv', '/sw.js'],
    ...['/sitemap.xml', '/robots.txt', '/favicon.ico'],
    // Of a picture of the site the host passes its headers on; of one of the API it decides itself.
    `/.netlify/images?url=${encodeURIComponent('/assets/icons/icon-192.png')}&w=120`,
  ];
  for (const kind of [/\.js$/, /\.css$/, /\.woff2$/, /\.svg$/])
    expect(files.some((path) => kind.test(path))).toBe(true);
  const found = await Promise.all([...new Set(files)].map((path) => wrong(request, path)));
  expect(found.flat()).toEqual([]);
});

test('P45 P47 P48 the header allows what the pages allow and nothing loose, and csp_evaluator finds no way in', async ({
  request,
}) => {
  const header = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const allowed = (policy: string) =>
    new Map(policy.split(';').map((part) => [part.trim().split(/\s+/)[0] ?? '', part.trim().split(/\s+/).slice(1)]));
  expect(allowed(header).get('frame-ancestors')).toEqual(["'none'"]);
  expect(allowed(header).get('default-src')).toEqual(["'none'"]);
  // Each was reviewed: the search's worker, the offline worker, and what makes glightbox fit.
  const policies = allowed(header).get('trusted-types') ?? [];
  expect(policies.filter((name) => !['search-worker', 'sw', 'glightbox'].includes(name))).toEqual([]);
  expect(findUnsafeSources(header)).toEqual([]);
  expect(findWeaknesses(header).filter(({ high }) => high)).toEqual([]);
  const pages = await Promise.all(kinds.map(async (kind) => [kind.name, await html(await kind.path())] as const));
  for (const [name, page] of pages) {
    const meta = /http-equiv="content-security-policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    for (const [directive, sources] of allowed(meta)) {
      if (directive)
        expect(allowed(header).get(directive), `${name}: ${directive}`).toEqual(
          expect.arrayContaining(sources.filter((source) => source !== "'none'")),
        );
    }
    for (const policy of [header, meta]) {
      expect(policy).not.toMatch(/'unsafe-|'strict-dynamic'|\*|(?:^|\s)(?:https?|data|blob):(?:\s|;|$)/);
      expect(findWeaknesses(policy).filter(({ high }) => high)).toEqual([]);
    }
  }
});
