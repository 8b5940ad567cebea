import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createNetlifyRules } from '../../../scripts/preview/netlifyRules.ts';
import { toCategoriesFile, toSearchFile, toUrl } from '../../../src/catalogue/publishedFiles.ts';
import { createHeadersFile, isHashed } from '../../../scripts/netlify/headers.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { createSlugs } from '../../../src/catalogue/slugs.ts';
import { createRedirectsFile } from '../../../scripts/netlify/redirects.ts';
import { tempDir } from '../../support/tempDir.ts';

const fail = (message: string): never => {
  throw new Error(message);
};

/** The lines of the redirects file, each split into its columns. */
const createRules = (apiPath = '/api/{call}.php', apiBase = '') =>
  createRedirectsFile({ apiHost: 'https://api.example.com', apiPath, apiBase })
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/\s+/));

describe('R1.9 the redirects file', () => {
  test('begins with the API and ends with a redirect of all other paths to /inicio', () => {
    const rules = createRules();
    expect(rules[0]).toEqual(['/api/getCategorias.php', 'https://api.example.com/api/getCategorias.php', '200']);
    expect(rules.at(-1)).toEqual(['/*', '/inicio', '302']);
  });

  test('P81 has no proxy to the API if browsers call the API host directly', () => {
    const rules = createRules('/api/{call}.php', 'https://api.example.com');
    expect(rules.filter(([path]) => path?.startsWith('/api'))).toEqual([['/api/*', '/404.html', '404']]);
    expect(rules.flat().filter((column) => column.startsWith('https:'))).toEqual([]);
  });

  test.each(
    // prettier-ignore
    [
      '/api/*', '/_astro/*', '/catalogo/*', '/feeds/*', '/assets/*', '/img/*', '/vistas/*', '/robots.txt', '/favicon.ico',
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

  test.each([
    ['/busqueda;busqueda=a%2Bb', '/busqueda', 200],
    ['/busqueda;existencias=1;busqueda=funda', '/busqueda', 200],
    ['/Busqueda;busqueda=Funda', '/busqueda', 200],
    ['/BUSQUEDA;busqueda=FUNDA', '/busqueda', 200],
    ['/busquedas;busqueda=a', '/inicio', 302],
  ])('R1.2 Netlify responds to the old search link %s with %s', async (path, page, status) => {
    const dir = tempDir();
    writeFileSync(
      join(dir, '_redirects'),
      createRedirectsFile({ apiHost: 'https://api.example.com', apiPath: '/api/{call}.php', apiBase: '' }),
    );
    const match = await createNetlifyRules(dir, fail).match(new URL(path, 'http://localhost'), new Headers());
    // Not a redirect: the host would decode the term. The page parses its own URL.
    expect([match?.target.pathname, match?.target.search, match?.statusCode]).toEqual([page, '', status]);
  });

  test.each([
    ['/ws/v2/{call}', ['/api/localizarip', 'https://api.example.com/ws/v2/localizarip', '200']],
    ['/{call}.php', ['/api/localizarip.php', 'https://api.example.com/localizarip.php', '200']],
    ['/api/{call}/', ['/api/localizarip', 'https://api.example.com/api/localizarip/', '200']],
    [
      '/api.php?call={call}',
      ['/api/localizarip', 'ip=:ip', 'https://api.example.com/api.php?call=localizarip&ip=:ip', '200'],
    ],
  ])('R10.1 proxies each endpoint to the path of API_PATH %s', (apiPath, rule) => {
    const rules = createRules(apiPath);
    expect(rules).toContainEqual(rule);
    for (const endpoint of Object.keys(endpoints))
      expect(rules.some(([from, ...to]) => from?.includes(endpoint) && to.at(-2)?.includes(endpoint))).toBe(true);
  });

  test.each<[path: string, target: string, status: number]>([
    ['/api/getCategorias.php', 'https://api.example.com/api/getCategorias.php', 200],
    ['/api/localizarip.php?ip=1.2.3.4', 'https://api.example.com/api/localizarip.php?ip=1.2.3.4', 200],
    ...['/api/admin.php', '/api/..%2fadmin', '/api/%2e%2e%2fadmin', '/api/getCategorias.php%2f..%2f..%2fadmin'].map(
      (path): [string, string, number] => [path, 'http://localhost/404.html', 404],
    ),
  ])('P44 Netlify routes %s to %s', async (path, target, status) => {
    const dir = tempDir();
    writeFileSync(
      join(dir, '_redirects'),
      createRedirectsFile({ apiHost: 'https://api.example.com', apiPath: '/api/{call}.php', apiBase: '' }),
    );
    const match = await createNetlifyRules(dir, fail).match(new URL(path, 'http://localhost'), new Headers());
    expect([match?.target.href, match?.statusCode]).toEqual([target, status]);
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

  test.each([
    ['/_astro/site.BxQ1z.js', true],
    [toUrl(toSearchFile('text')), true],
    [toUrl(toCategoriesFile('text')), true],
    ['/catalogo/sucursales/existencias.0a1b2c3d4e5f.json', true],
    ['/catalogo/estado/estado.0a1b2c3d4e5f.json', true],
    ['/catalogo/manifest.json', false],
    ['/catalogo/estado/cambios.md', false],
    ['/catalogo/estado/mes.json', false],
    ['/sw.js', false],
  ])('finds the hash in the name of %s: %s', (path, hashed) => {
    expect(isHashed(path)).toBe(hashed);
  });
});
