import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  cachedPagesTag,
  mainTag,
  isCacheable,
  toCacheKey,
  toRequestKind,
  type RequestKind,
  addCachedPages,
  addOfflineBanner,
} from '../../../../src/features/offline/offline.ts';

const origin = 'https://clavija.example';
const findKind = (path: string, { method = 'GET', isNavigation = false } = {}): RequestKind | null =>
  toRequestKind(new URL(path, origin), { origin, method, isNavigation });

describe('Offline: what the service worker caches', () => {
  test.each<[string, RequestKind]>([
    ['/_astro/Promo.DyJZ7Xyo.js', 'asset'],
    ['/.netlify/images?url=https%3A%2F%2Fapi.example%2Fimg%2F1.jpg&w=400', 'picture'],
    ['/assets/imgs/sliders/audio-en-oferta.jpg', 'picture'],
    ['/favicon.svg', 'picture'],
    ['/catalogo/listas/ofertas.0123456789ab.json', 'hashedData'],
    ['/catalogo/manifest.json', 'data'],
  ])('%s is of the kind "%s"', (path, expected) => expect(findKind(path)).toBe(expected));

  test.each(['/', '/producto/12', '/categoria/fundas/2', '/busqueda?busqueda=funda'])('%s is a page', (path) => {
    expect(findKind(path, { isNavigation: true })).toBe('page');
    expect(findKind(path)).toBeNull();
  });

  test.each([
    '/api/getCategorias.php',
    '/api/localizarip.php?ip=1.2.3.4',
    '/sw.js',
    '/sitemap.xml',
    '/robots.txt',
    '/feeds/google.tsv',
    '/assets/utilidades/Manual.txt',
    '/assets/imgs/sliders/entrega.mp4',
    '/img/productos/1/1.jpg',
    'https://api.ipify.org/?format=json',
    'https://api.example/img/1.jpg',
    '/manifest.webmanifest',
  ])('%s is ignored', (path) => {
    expect(findKind(path)).toBeNull();
    expect(findKind(path, { isNavigation: true })).toBeNull();
  });

  test.each(['POST', 'PUT', 'HEAD'])('a %s request is ignored', (method) => {
    for (const path of ['/', '/catalogo/manifest.json', '/_astro/a.js'])
      expect(findKind(path, { method, isNavigation: path === '/' })).toBeNull();
  });

  test('the cache key of a page has no query, that of a picture has one', () => {
    expect(toCacheKey('page', new URL('/producto/1?utm_source=x#a', origin))).toBe('/producto/1');
    expect(toCacheKey('picture', new URL('/.netlify/images?url=a&w=120', origin))).toBe('/.netlify/images?url=a&w=120');
  });

  test('a response is cached only if it is complete, successful, not redirected, of this site and of the expected content type', () => {
    const response = { status: 200, type: 'basic', redirected: false } as const;
    const withType = (type: string) => ({ ...response, headers: new Headers({ 'content-type': type }) });
    expect(isCacheable('page', withType('text/html; charset=utf-8'))).toBe(true);
    for (const kind of ['asset', 'picture', 'hashedData', 'data'] as const)
      expect(isCacheable(kind, withType('text/html; charset=utf-8')), kind).toBe(false);
    expect(isCacheable('data', withType('application/json'))).toBe(true);
    for (const changes of [{ status: 206 }, { status: 404 }, { redirected: true }, { type: 'opaque' }] as const)
      expect(isCacheable('data', { ...withType('application/json'), ...changes }), JSON.stringify(changes)).toBe(false);
  });
});

describe('Offline: what the service worker adds to a cached page', () => {
  const page = '<head><title>Funda</title></head><main id="main"><h1>x</h1></main>';

  test('a banner with the reason, and the date of the copy in Mexico City time', () => {
    const offline = addOfflineBanner(page, false, 'Sat, 21 Nov 2026 18:05:00 GMT');
    expect(offline).toContain('Estás sin conexión.');
    expect(offline).toContain('Ves la copia del 21 de noviembre a las 12:05:');
    expect(addOfflineBanner(page, false, 'Sat, 21 Nov 2026 21:05:00 GMT')).toContain('a las 15:05:');
    expect(addOfflineBanner(page, true, null)).toContain('Tu conexión está muy lenta.');
    expect(addOfflineBanner(page, true, 'yesterday')).toContain('Ves la copia:');
  });

  test('links to cached pages, with their titles', () => {
    const offline = '<p data-cached-pages>Nada aún.</p>';
    const cached = [
      { path: '/producto/1', html: '<title>Cable &lt;2 m&gt; &amp; más</title>' },
      { path: '/producto/2', html: 'no title' },
      { path: '/"><b>', html: '<title>x</title>' },
    ];
    expect(addCachedPages(offline, cached)).toBe(
      '<ul class="offline-pages"><li><a class="link" href="/producto/1">Cable &lt;2 m&gt; &amp; más</a></li></ul>',
    );
    expect(addCachedPages(offline, [])).toBe(offline);
  });

  test('pages have the tags that the service worker replaces or extends', () => {
    const readSource = (file: string): string =>
      readFileSync(new URL(`../../../../src/${file}`, import.meta.url), 'utf8');
    expect(readSource('layouts/Page.astro')).toContain(mainTag);
    expect(readSource('pages/sin-conexion.astro')).toContain(cachedPagesTag);
  });

  test('titles that contain replacement patterns, unchanged', () => {
    const html = addCachedPages('<p data-cached-pages>x</p>', [{ path: '/a', html: '<title>$& $1 $`</title>' }]);
    expect(html).toContain('>$& $1 $`</a>');
  });
});
