import * as http from 'node:http';
import * as https from 'node:https';
import { findFixtureProduct } from '../support/fixtureProducts.ts';
import { attackerHost } from '../support/xssPayloads.ts';
import { sampledMaliciousTexts } from '../support/maliciousTexts.ts';
import { attributeValues, baseUrl, fetchText, fetchProducts, onSandbox } from '../support/site.ts';
import { runConcurrently } from '../support/sampling.ts';
import { expect, test } from '../support/test.ts';
import { shop } from '../../src/shop.ts';

// HTTP responses of Netlify, or of the local preview: paths, redirects and pictures. No test here opens a page.

const ownOrigin = new URL(baseUrl || 'http://localhost').origin;

/** Requests a path as it is; `fetch` would normalize it. */
function requestPath(path: string): Promise<{ status: number; location: string }> {
  const { protocol, hostname, port } = new URL(baseUrl);
  const encodedPath = path.replace(/[^\x21-\x7e]/g, (char) => encodeURIComponent(char.toWellFormed()));
  return new Promise((resolve, reject) => {
    (protocol === 'https:' ? https : http)
      .get({ hostname, port, path: encodedPath, agent: false }, (response) => {
        response.resume();
        const { statusCode: status = 0, headers } = response;
        response.on('end', () => resolve({ status, location: headers.location ?? '' }));
      })
      .on('error', reject);
  });
}

/** The paths of the product pages that a page links to. */
const findProductPaths = (html: string): string[] => [
  ...new Set(attributeValues(html, 'href').filter((href) => href.startsWith('/producto/'))),
];
const findCanonicalPath = (html: string): string =>
  new URL(/rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').pathname;
const findTitle = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const findHeading = (html: string): string | undefined => /<h1[^>]*>[^]*?<\/h1>/.exec(html)?.[0];

test('R1.1 / and /inicio are the home page, canonical to /', async () => {
  for (const path of ['/', '/inicio']) {
    const html = await fetchText(path);
    expect([findTitle(html), findCanonicalPath(html)], path).toEqual([`Tienda ${shop.name}`, '/']);
    expect(html, path).toContain('Lo más vendido');
  }
});

test('R1.4 a product is at its exact path; a trailing slash redirects there and keeps the query', async () => {
  const path = `/producto/${(await findFixtureProduct('onOffer')).id}`;
  expect(await requestPath(path)).toEqual({ status: 200, location: '' });
  expect(findCanonicalPath(await fetchText(path))).toBe(path);
  expect(await requestPath(`${path}/`)).toEqual({ status: 301, location: path });
  expect(await requestPath(`${path}/?utm_source=boletin`)).toEqual({
    status: 301,
    location: `${path}?utm_source=boletin`,
  });
});

test('R1.5 a category has its name in title and heading, and lists only its products', async () => {
  const { id } = await findFixtureProduct('onOffer');
  const [url = ''] = attributeValues(await fetchText(`/producto/${id}`), 'href')
    .filter((href) => /^\/categoria\/[\w-]+$/.test(href))
    .slice(-1);
  const html = await fetchText(url);
  expect(findTitle(html)).toMatch(/^Categoría: /);
  const name = findTitle(html)?.replace('Categoría: ', '') ?? '';
  expect(findHeading(html)).toContain(name);
  const categoryPaths = (await fetchProducts())
    .filter(({ category }) => category === name)
    .map((product) => `/producto/${product.id}`);
  const listedPaths = findProductPaths(html);
  expect(listedPaths.length, `${url} lists products`).toBeGreaterThan(0);
  expect(categoryPaths, `${url} lists only products of "${name}"`).toEqual(expect.arrayContaining(listedPaths));
});

test('R1.6 /todos lists only products on sale', async () => {
  const listedPaths = findProductPaths(await fetchText('/todos'));
  expect(listedPaths.length).toBeGreaterThan(0);
  expect((await fetchProducts()).map(({ id }) => `/producto/${id}`)).toEqual(expect.arrayContaining(listedPaths));
});

test('R1.8 form and text pages are at their paths', async () => {
  for (const [path, heading] of [
    ['/garantias', 'Garantías'],
    ['/facturacion', 'Factura tu compra'],
    ['/utilidades', 'Utilidades'],
    ['/promocode', 'PromoCode'],
  ] as const) {
    expect((await requestPath(path)).status, path).toBe(200);
    const html = await fetchText(path);
    expect(findTitle(html)).toBe(`${heading} - ${shop.name}`);
    expect(findHeading(html), path).toContain(heading);
  }
});

test('R1.9 any other path redirects to home', async () => {
  for (const path of ['/no-existe', '/a/b/c', '/index.php', '/wp-admin/', '/carrito', '/%C3%B1', '/todosx'])
    expect(await requestPath(path), path).toEqual({ status: 302, location: '/inicio' });
});

test('R1.9 a missing file responds with 404, which is not cached as immutable', async ({ request }) => {
  const folders = ['/_astro', '/catalogo', '/feeds', '/assets', '/img', '/.netlify'];
  for (const path of folders.flatMap((folder) => [`${folder}/no-existe.js`, `${folder}/a/b.json`]))
    expect((await requestPath(path)).status, path).toBe(404);
  const missing = await request.get('/_astro/no-existe.js');
  expect(missing.headers()['cache-control'] ?? '').not.toContain('immutable');
  // A file at the root exists or is missing: the response is never a page.
  for (const path of ['/robots.txt', '/favicon.ico', '/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/ads.txt']) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() === 200) expect(response.headers()['content-type'], path).not.toContain('html');
    else expect(response.status(), path).toBe(404);
  }
});

const attackerUrl = `https://${attackerHost}/`;
const parameters = ['url', 'next', 'to', 'return', 'redirect', 'busqueda', 'categoria', 'q'];
const maliciousQuery = `?${parameters.map((name) => `${name}=${encodeURIComponent(attackerUrl)}`).join('&')}&u=//${attackerHost}`;

test('P42 P44 no URL causes a server error or redirects to another site', async () => {
  test.skip(!onSandbox, 'Sends hundreds of malicious requests, which a deploy should not get.');
  const attackerPaths = [
    `//${attackerHost}`,
    `//${attackerHost}/`,
    `///${attackerHost}`,
    `/\\${attackerHost}`,
    `/\\/${attackerHost}/`,
    `//${attackerHost}/todos/`,
    `//${attackerHost}//TODOS/`,
    `/%2f%2f${attackerHost}`,
    `/%2F/${attackerHost}/`,
    `/%5c%5c${attackerHost}`,
    `/.//${attackerHost}`,
    `/..//${attackerHost}/`,
    `/%2e%2e//${attackerHost}`,
    `/producto//${attackerHost}`,
    `/producto/%2f%2f${attackerHost}/`,
    `/categoria/\\${attackerHost}`,
    `/vivo//${attackerHost}`,
    `/@${attackerHost}`,
    `/;busqueda=${attackerUrl}`,
    `/busqueda;busqueda=${attackerUrl}`,
    `/busqueda;busqueda=//${attackerHost}`,
    `/;@${attackerHost}`,
    `/;/${attackerHost}`,
    `/inicio${maliciousQuery}`,
    `/inicio/${maliciousQuery}`,
    `/TODOS/${maliciousQuery}`,
    `/no-existe${maliciousQuery}`,
    `/%09//${attackerHost}`,
    `/no-existe/..//${attackerHost}`,
    `/https://${attackerHost}/`,
    `/https:${attackerHost}`,
    `/.${attackerHost}`,
    `/%0d%0aLocation:${attackerUrl}`,
    `/producto/1%0d%0aLocation:%20${attackerUrl}`,
    `//${attackerHost}%2f..`,
    `//user@${attackerHost}/`,
    `//${attackerHost}:80/inicio/`,
  ];
  // Paths that break some decoders, routers and file systems.
  const malformedPaths = [
    '/categoria/%',
    '/categoria/%E0%A4%A',
    '/producto/%ff%fe',
    '/producto/1%00.html',
    '/%00',
    '/%',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..%5c..%5cwindows',
    '/categoria/..%2f..%2f',
    '/todos?%&&==&%00=%00',
    '/busqueda;busqueda=%E0%A4%A',
    '/busqueda;busqueda=<script>',
    '/busqueda?busqueda=%',
    '/producto/501;x=y',
    '/?__proto__[x]=1',
    `/categoria/${'a'.repeat(3000)}`,
    `/busqueda?busqueda=${'a'.repeat(6000)}`,
    `/${'a/'.repeat(800)}`,
    `/producto/${'9'.repeat(2000)}`,
  ];
  const maliciousPaths = sampledMaliciousTexts
    .filter((text) => text.length < 2000)
    .flatMap((text) => {
      const encoded = encodeURIComponent(text.toWellFormed());
      const raw = text.replaceAll(/[?#\s]/g, '');
      return [`/busqueda?busqueda=${encoded}`, `/categoria/${encoded}`, `/producto/${raw}`, `/${raw}`, `/todos?${raw}`];
    });
  const failures: string[] = [];
  await runConcurrently([...attackerPaths, ...malformedPaths, ...maliciousPaths], async (path) => {
    const { status, location } = await requestPath(path);
    const isSafe =
      location === '' || (!/^(?:[/\\]{2}|\s)/.test(location) && new URL(location, baseUrl).origin === ownOrigin);
    if (!isSafe || ![200, 301, 302, 304, 400, 404, 414].includes(status))
      failures.push(`${status} ${location} for ${path}`);
  });
  expect(failures).toEqual([]);
});

test('P43 the image service transforms only pictures of the site and of the API’s host', async ({ request }) => {
  test.skip(!onSandbox, 'A deploy has its own list of allowed hosts.');
  const api = new URL(process.env['SANDBOX_URL'] ?? '');
  const disallowedUrls = [
    `${attackerUrl}img/productos/1/1.jpg`,
    `//${attackerHost}/img/productos/1/1.jpg`,
    `http://${attackerHost}/1.jpg`,
    `${api.origin}@${attackerHost}/img/productos/1/1.jpg`,
    `${api.origin}.${attackerHost}/img/productos/1/1.jpg`,
    `http://user:pass@${api.host}/img/productos/1/1.jpg`,
    `${api.origin}/img/productos/../../widgets/chat`,
    `${api.origin}/img/productos/%2e%2e/%2e%2e/widgets/chat`,
    `${api.origin}/bandeja`,
    `${api.origin}/ip`,
    'http://localhost:1/img/productos/1/1.jpg',
    'http://127.0.0.1/x.jpg',
    'http://169.254.169.254/latest/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://x/img/productos/1/1.jpg',
    '/sw.js',
    '/_headers',
    `/\\${attackerHost}/1.jpg`,
    `/%2f${attackerHost}/1.jpg`,
    `?${attackerUrl}`,
    `${api.origin}\\@${attackerHost}/1.jpg`,
    `${attackerUrl}?${api.origin}/img/productos/1/1.jpg`,
    `${attackerUrl}#${api.origin}/img/productos/1/1.jpg`,
    `${api.origin}%2f@${attackerHost}/img/productos/1/1.jpg`,
    `x${api.origin}/img/productos/1/1.jpg`,
  ];
  const acceptedUrls: string[] = [];
  await runConcurrently(disallowedUrls, async (url) => {
    const response = await request.get(`/.netlify/images?w=120&url=${encodeURIComponent(url)}`, { maxRedirects: 0 });
    if (response.status() < 400) acceptedUrls.push(`${response.status()} ${url}`);
  });
  expect(acceptedUrls).toEqual([]);
});
