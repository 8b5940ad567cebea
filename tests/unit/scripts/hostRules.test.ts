import { describe, expect, test } from 'vitest';
import { requireAssets } from '../../../scripts/build/postprocess/pageProcessor.ts';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { mergePolicies, requirePolicies, trimPolicy } from '../../../scripts/build/postprocess/policy.ts';
import { createHeadersFile } from '../../../scripts/netlify/headers.ts';
import { createSlugs } from '../../../src/catalogue/slugs.ts';
import { createRedirectsFile } from '../../../scripts/netlify/redirects.ts';

const rulesOf = (apiPath = '/api/{call}.php', apiBase = '') =>
  createRedirectsFile({ apiHost: 'https://api.example.com', apiPath, apiBase })
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/));

describe('R1.9 the redirects', () => {
  test('the API comes first, all that is left goes home last', () => {
    const rules = rulesOf();
    expect(rules[0]).toEqual(['/api/*', 'https://api.example.com/api/:splat', '200']);
    expect(rules.at(-1)).toEqual(['/*', '/inicio', '302']);
  });

  test('P81 where browsers call the API by its own name, the site has no /api', () => {
    const rules = rulesOf('/api/{call}.php', 'https://api.example.com');
    expect(rules[0]).toEqual(['/api/*', '/404.html', '404']);
    expect(rules.flat().filter((part) => part.startsWith('https:'))).toEqual([]);
  });

  test.each(
    // prettier-ignore
    [
      '/_astro/*', '/catalogo/*', '/feeds/*', '/assets/*', '/img/*', '/vistas/*', '/robots.txt', '/favicon.ico',
      '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/ads.txt', '/indexnow.txt',
    ],
  )('%s is no page: a missing one is a real 404', (path) => {
    expect(rulesOf()).toContainEqual([path, '/404.html', '404']);
  });

  test('R1.10 a product or category without a page is asked from the live API, after all files', () => {
    const rules = rulesOf();
    for (const folder of ['producto', 'categoria']) {
      const place = rules.findIndex(([path]) => path === `/${folder}/*`);
      expect(rules[place]).toEqual([`/${folder}/*`, `/vivo/${folder}`, '200']);
      expect(rules.findLastIndex(([, , status]) => status === '404')).toBeLessThan(place);
    }
  });

  test.each(['/producto', '/categoria'])('R1.9 %s alone goes home, before what is below it is asked', (path) => {
    const rules = rulesOf();
    const place = rules.findIndex((rule) => rule.join(' ') === `${path} /inicio 302`);
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(rules.findIndex(([from]) => from === `${path}/*`));
  });

  test('R1.5 a raw name leads to the page of exactly that name, and no page away from itself', () => {
    // prettier-ignore
    const names = [
      'motherboards', 'Motherboards', 'MOTHERBOARDS', 'Cámaras', 'camaras', 'Fundas', 'Audio Video', 'AUDIO VIDEO',
    ];
    const rules = createRedirectsFile(
      { apiHost: 'https://api.example.com', apiPath: '/api/{call}.php', apiBase: '' },
      createSlugs(names),
    );
    expect(rules.split('\n').filter((line) => line.includes('!'))).toEqual([
      '/categoria/motherboards  /categoria/motherboards  200!',
      '/categoria/Motherboards  /categoria/motherboards-2  301!',
      '/categoria/MOTHERBOARDS  /categoria/motherboards-3  301!',
    ]);
  });

  test('R1.2 old search links lead to the search', () => {
    // The host decodes what it passes on: the page reads its URL itself.
    expect(rulesOf()).toContainEqual(['/busqueda;busqueda=*', '/busqueda', '200']);
  });

  test.each([
    ['/ws/v2/{call}', 'https://api.example.com/ws/v2/:splat'],
    ['/{call}.php', 'https://api.example.com/:splat'],
  ])('R10.1 the API lies where API_PATH %s says', (apiPath, target) => {
    expect(rulesOf(apiPath)[0]).toEqual(['/api/*', target, '200']);
  });
});

const guards = [
  ['Strict-Transport-Security', /^max-age=63072000$/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  ['Permissions-Policy', /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/],
  ['Content-Security-Policy', /^default-src 'none'; img-src 'self'; frame-ancestors 'none'$/],
] as const;

describe('R1.9 the headers', () => {
  const blocks = new Map(
    createHeadersFile("default-src 'none'; img-src 'self'", ['/_astro/a.1x.js', '/_astro/b.2y.css'])
      .split(/\n(?=\/)/)
      .map((block) => {
        const [path = '', ...lines] = block.trimEnd().split('\n');
        return [path, lines.map((line) => line.trim())] as const;
      }),
  );

  test('P47 every response is guarded, and no narrower rule says a second time what the widest says', () => {
    const named = (lines: readonly string[] = []) => lines.map((line) => line.slice(0, line.indexOf(':')));
    const everywhere = named(blocks.get('/*'));
    expect(everywhere).toEqual(expect.arrayContaining(guards.map(([name]) => name)));
    expect(new Set(everywhere).size).toBe(everywhere.length);
    for (const [path, lines] of blocks)
      if (path !== '/*') expect(named(lines).filter((name) => everywhere.includes(name))).toEqual([]);
  });

  test.each(guards)('P47 P51 %s', (name, value) => {
    const line = blocks.get('/*')?.find((each) => each.startsWith(`${name}:`));
    expect(line?.slice(name.length + 2)).toMatch(value);
  });

  test('only files whose name changes with their content are kept for a year, each by its name', () => {
    const kept = [...blocks].filter(([, lines]) => lines.some((line) => line.includes('immutable')));
    expect(kept.map(([path]) => path)).toEqual(['/_astro/a.1x.js', '/_astro/b.2y.css']);
    expect(blocks.get('/_astro/b.2y.css')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  });
});

describe('P47 the policy of the header', () => {
  const page = (policy: string) =>
    readPage(
      'producto/1.html',
      `<title>ñ</title>${policy && `<meta http-equiv="content-security-policy" content="${policy}">`}<p>a"b</p>`,
    );

  test('allows what any page allows, and nothing else', () => {
    const one = "default-src 'none'; script-src 'self' 'sha256-a='; frame-src 'none';";
    const other = "default-src 'none'; script-src 'self' 'sha256-b='; frame-src https://a.example";
    const all = "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; frame-src https://a.example";
    expect(mergePolicies([one, one, other].flatMap((policy) => requirePolicies(page(policy))))).toBe(all);
    expect(mergePolicies([other, one])).toBe(all);
    expect(mergePolicies([one])).toBe(one.slice(0, -1));
  });

  test('a page without one ends the build', () => {
    expect(() => requirePolicies(page(''))).toThrow('producto/1.html has no Content-Security-Policy');
  });

  test('P80 one that a text speaks of is none', () => {
    const quoted = `<p title='<meta http-equiv="content-security-policy" content="script-src *">'></p>`;
    expect(() => requirePolicies(readPage('x.html', quoted))).toThrow('x.html has no Content-Security-Policy');
    expect(
      requirePolicies(readPage('x.html', `<META HTTP-EQUIV=Content-Security-Policy content='a &#39;b&#39;'>${quoted}`)),
    ).toEqual(["a 'b'"]);
  });

  test.each([
    ...["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'strict-dynamic'", "'wasm-unsafe-eval'", '*'],
    ...['https:', 'http:', 'data:', 'blob:', 'https://*.example.com', '*.example.com', "'allow-duplicates'"],
  ])('P45 %s on any page ends the build', (source) => {
    expect(() => mergePolicies(["script-src 'self'", `script-src 'self' ${source}`])).toThrow(
      `has ${source} in script-src`,
    );
  });

  // WebKit ran no script at all under the first of these.
  test.each([
    ...['*:*/_astro/', '*:*/sw.js', 'http://*:*/_astro/', 'https://*:443', 'localhost:4321', 'example.com', '*:80'],
    ...['http://[::1]:4321', 'https://ejemplo.com/a?b', 'https://Example.com', 'HTTPS://example.com', "'sha256-a_b-'"],
  ])('R13.1 %s, which engines read differently, ends the build', (source) => {
    expect(() => mergePolicies([`script-src 'self' ${source}`])).toThrow(`has ${source} in script-src`);
  });

  test('a page allows the scripts and styles that it has and no others', () => {
    const policy = "default-src 'self'; script-src 'self' 'sha256-Aa+/=' 'sha256-Bb='; style-src 'self' 'sha256-Cc='";
    expect(trimPolicy(policy, new Set(["'sha256-Bb='"]))).toBe(
      "default-src 'self'; script-src 'self' 'sha256-Bb='; style-src 'self'",
    );
    expect(trimPolicy(policy, new Set(["'sha256-Cc='"]))).toContain("script-src 'self'; style-src 'self' 'sha256-Cc='");
  });
});

describe('R11.7 a page that names a script which is not there is found', () => {
  const there = new Set(['page.a1.js', 'font_b-2.woff2']);
  const requireFiles = (html: string) =>
    requireAssets(new Map([...readPage('', html).files].map((file) => [file, 'producto/1.html'])), there);

  test('none where all are there', () => {
    const html =
      '<script src="/_astro/page.a1.js"></script><style>@font-face { src: url(/_astro/font_b-2.woff2) }</style>';
    expect(() => requireFiles(html)).not.toThrow();
  });

  test('each missing one with its page, once', () => {
    const html = '<link href="/_astro/old.css"><script src="/_astro/page.a1.js"></script><link href="/_astro/old.css">';
    expect(() => requireFiles(html)).toThrow(/exist:\n {2}producto\/1\.html: old\.css\nBuild with .*--force/);
  });

  test.each([
    '<script type="module" src="/_astro/no.js"></script>',
    '<script type="module">import{a}from"/_astro/no.js"</script>',
    '<style>p { background: url("/_astro/no.js") }</style>',
    '<astro-island component-url="/_astro/x" renderer-url="/_astro/no.js"></astro-island>',
    '<img srcset="/_astro/page.a1.js 1x, /_astro/no.js 2x">',
    "<video poster='/_astro/no.js'></video>",
    '<link rel=preload href=/_astro/no.js>',
    '<svg><title>x</title><use href="/_astro/no.js"/></svg>',
  ])('%s fetches', (html) => expect(() => requireFiles(html)).toThrow('no.js'));

  test.each([
    'mira /_astro/no-existe.js',
    '<p>&lt;script src="/_astro/no-existe.js"></p>',
    '<a href="https://clavija.example/_astro/no-existe.js">x</a><a href="/_astro/no-existe.js">x</a>',
    '<meta name="description" content="/_astro/no-existe.js">',
    '<script type="application/ld+json">{"description":"(/_astro/no-existe.js"}</script>',
    '<p data-a=\'<script src="/_astro/no-existe.js">\'></p>',
    '<title><script src="/_astro/no-existe.js"></title>',
    '<!-- <script src="/_astro/no-existe.js"></script> -->',
    '<astro-island props="{&quot;a&quot;:&quot;/_astro/no-existe.js&quot;}"></astro-island>',
  ])('P80 a text does not: %s', (html) => expect(() => requireFiles(html)).not.toThrow());
});
