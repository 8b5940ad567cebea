import { describe, expect, test } from 'vitest';
import { requireAssets } from '../../../scripts/build/postprocess/pageProcessor.ts';
import { readPage } from '../../../scripts/build/postprocess/page.ts';
import { mergePolicies, requirePolicies, trimPolicy } from '../../../scripts/build/postprocess/policy.ts';
import { createHeadersFile } from '../../../scripts/netlify/headers.ts';
import { createSlugs } from '../../../src/catalogue/slugs.ts';
import { createRedirectsFile } from '../../../scripts/netlify/redirects.ts';

/** The lines of the redirects file, each split into its columns. */
const createRules = (apiPath = '/api/{call}.php', apiBase = '') =>
  createRedirectsFile({ apiHost: 'https://api.example.com', apiPath, apiBase })
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/));

describe('R1.9 the redirects file', () => {
  test('begins with the API and ends with a redirect of all other paths to /inicio', () => {
    const rules = createRules();
    expect(rules[0]).toEqual(['/api/*', 'https://api.example.com/api/:splat', '200']);
    expect(rules.at(-1)).toEqual(['/*', '/inicio', '302']);
  });

  test('P81 has no proxy to the API if browsers call the API host directly', () => {
    const rules = createRules('/api/{call}.php', 'https://api.example.com');
    expect(rules[0]).toEqual(['/api/*', '/404.html', '404']);
    expect(rules.flat().filter((column) => column.startsWith('https:'))).toEqual([]);
  });

  test.each(
    // prettier-ignore
    [
      '/_astro/*', '/catalogo/*', '/feeds/*', '/assets/*', '/img/*', '/vistas/*', '/robots.txt', '/favicon.ico',
      '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/ads.txt', '/indexnow.txt',
    ],
  )('responds with 404 to missing files of %s', (path) => {
    expect(createRules()).toContainEqual([path, '/404.html', '404']);
  });

  test('R1.10 serves the live page for a product or category without a page, after the 404 rules', () => {
    const rules = createRules();
    for (const folder of ['producto', 'categoria']) {
      const index = rules.findIndex(([path]) => path === `/${folder}/*`);
      expect(rules[index]).toEqual([`/${folder}/*`, `/vivo/${folder}`, '200']);
      expect(rules.findLastIndex(([, , status]) => status === '404')).toBeLessThan(index);
    }
  });

  test.each(['/producto', '/categoria'])('R1.9 redirects %s to /inicio before the rule for its subpaths', (path) => {
    const rules = createRules();
    const index = rules.findIndex((rule) => rule.join(' ') === `${path} /inicio 302`);
    expect(index).toBeGreaterThan(0);
    expect(index).toBeLessThan(rules.findIndex(([from]) => from === `${path}/*`));
  });

  test('R1.5 redirects a category name to its own page where it differs from the slug of another only in case', () => {
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

  test('R1.2 serves the search page for old search links', () => {
    // Not a redirect: the host would decode the term. The page parses its own URL.
    expect(createRules()).toContainEqual(['/busqueda;busqueda=*', '/busqueda', '200']);
  });

  test.each([
    ['/ws/v2/{call}', 'https://api.example.com/ws/v2/:splat'],
    ['/{call}.php', 'https://api.example.com/:splat'],
  ])('R10.1 proxies to the path of API_PATH %s', (apiPath, target) => {
    expect(createRules(apiPath)[0]).toEqual(['/api/*', target, '200']);
  });
});

const securityHeaders = [
  ['Strict-Transport-Security', /^max-age=63072000$/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  ['Permissions-Policy', /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/],
  ['Content-Security-Policy', /^default-src 'none'; img-src 'self'; frame-ancestors 'none'$/],
] as const;

describe('R1.9 the headers file', () => {
  /** Header lines, by path. */
  const blocks = new Map(
    createHeadersFile("default-src 'none'; img-src 'self'", ['/_astro/a.1x.js', '/_astro/b.2y.css'])
      .split(/\n(?=\/)/)
      .map((block) => {
        const [path = '', ...lines] = block.trimEnd().split('\n');
        return [path, lines.map((line) => line.trim())] as const;
      }),
  );

  test('P47 sets the security headers on every response, and no header twice', () => {
    const toNames = (lines: readonly string[] = []) => lines.map((line) => line.slice(0, line.indexOf(':')));
    const globalNames = toNames(blocks.get('/*'));
    expect(globalNames).toEqual(expect.arrayContaining(securityHeaders.map(([name]) => name)));
    expect(new Set(globalNames).size).toBe(globalNames.length);
    for (const [path, lines] of blocks)
      if (path !== '/*') expect(toNames(lines).filter((name) => globalNames.includes(name))).toEqual([]);
  });

  test.each(securityHeaders)('P47 P51 sets %s', (name, value) => {
    const header = blocks.get('/*')?.find((line) => line.startsWith(`${name}:`));
    expect(header?.slice(name.length + 2)).toMatch(value);
  });

  test('lets browsers cache only hashed files for a year, each listed by its name', () => {
    const immutable = [...blocks].filter(([, lines]) => lines.some((line) => line.includes('immutable')));
    expect(immutable.map(([path]) => path)).toEqual(['/_astro/a.1x.js', '/_astro/b.2y.css']);
    expect(blocks.get('/_astro/b.2y.css')).toEqual(['Cache-Control: public, max-age=31536000, immutable']);
  });
});

describe('P47 the Content-Security-Policy header', () => {
  const page = (policy: string) =>
    readPage(
      'producto/1.html',
      `<title>ñ</title>${policy && `<meta http-equiv="content-security-policy" content="${policy}">`}<p>a"b</p>`,
    );

  test('allows what any page allows, and nothing else', () => {
    const first = "default-src 'none'; script-src 'self' 'sha256-a='; frame-src 'none';";
    const second = "default-src 'none'; script-src 'self' 'sha256-b='; frame-src https://a.example";
    const merged = "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; frame-src https://a.example";
    expect(mergePolicies([first, first, second].flatMap((policy) => requirePolicies(page(policy))))).toBe(merged);
    expect(mergePolicies([second, first])).toBe(merged);
    expect(mergePolicies([first])).toBe(first.slice(0, -1));
  });

  test('fails the build for a page without a policy', () => {
    expect(() => requirePolicies(page(''))).toThrow('producto/1.html has no Content-Security-Policy');
  });

  test('P80 ignores a policy that an attribute quotes', () => {
    const quoted = `<p title='<meta http-equiv="content-security-policy" content="script-src *">'></p>`;
    expect(() => requirePolicies(readPage('x.html', quoted))).toThrow('x.html has no Content-Security-Policy');
    expect(
      requirePolicies(readPage('x.html', `<META HTTP-EQUIV=Content-Security-Policy content='a &#39;b&#39;'>${quoted}`)),
    ).toEqual(["a 'b'"]);
  });

  // prettier-ignore
  test.each([
    "'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'strict-dynamic'", "'wasm-unsafe-eval'", '*', 'https:',
    'http:', 'data:', 'blob:', 'https://*.example.com', '*.example.com', "'allow-duplicates'",
  ])('P45 fails the build for %s on any page', (source) => {
    expect(() => mergePolicies(["script-src 'self'", `script-src 'self' ${source}`])).toThrow(
      `has ${source} in script-src`,
    );
  });

  // With the first of these, WebKit runs no script at all.
  // prettier-ignore
  test.each([
    '*:*/_astro/', '*:*/sw.js', 'http://*:*/_astro/', 'https://*:443', 'localhost:4321', 'example.com', '*:80',
    'http://[::1]:4321', 'https://ejemplo.com/a?b', 'https://Example.com', 'HTTPS://example.com', "'sha256-a_b-'",
  ])('R13.1 fails the build for %s, which engines interpret differently', (source) => {
    expect(() => mergePolicies([`script-src 'self' ${source}`])).toThrow(`has ${source} in script-src`);
  });

  test('removes the hashes of scripts and styles that a page does not have', () => {
    const policy = "default-src 'self'; script-src 'self' 'sha256-Aa+/=' 'sha256-Bb='; style-src 'self' 'sha256-Cc='";
    expect(trimPolicy(policy, new Set(["'sha256-Bb='"]))).toBe(
      "default-src 'self'; script-src 'self' 'sha256-Bb='; style-src 'self'",
    );
    expect(trimPolicy(policy, new Set(["'sha256-Cc='"]))).toContain("script-src 'self'; style-src 'self' 'sha256-Cc='");
  });
});

describe('R11.7 a page that references a missing file fails the build', () => {
  const builtFiles = new Set(['page.a1.js', 'font_b-2.woff2']);
  const requireFiles = (html: string) =>
    requireAssets(new Map([...readPage('', html).files].map((file) => [file, 'producto/1.html'])), builtFiles);

  test('accepts a page whose files all exist', () => {
    const html =
      '<script src="/_astro/page.a1.js"></script><style>@font-face { src: url(/_astro/font_b-2.woff2) }</style>';
    expect(() => requireFiles(html)).not.toThrow();
  });

  test('reports each missing file once, with its page', () => {
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
  ])('detects the reference in %s', (html) => expect(() => requireFiles(html)).toThrow('no.js'));

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
  ])('P80 ignores %s', (html) => expect(() => requireFiles(html)).not.toThrow());
});
