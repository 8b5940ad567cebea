import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { negotiateEncoding } from '../../../scripts/preview/compress.ts';
import { parseRange } from '../../../scripts/preview/sendResponse.ts';
import { ask, servePreview } from '../../support/previewed.ts';

servePreview();

describe('built pages', () => {
  test('R1.1 / and /inicio are pages', async () => {
    expect((await ask('/')).text).toContain('<title>Tienda</title>');
    const response = await ask('/inicio?a=b');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(response.headers).not.toHaveProperty('age');
  });

  test('R1.4 a product page is served at its exact path', async () => {
    const response = await ask('/producto/1');
    expect([response.status, response.text.includes('Producto uno')]).toEqual([200, true]);
  });

  test.each([
    ['/todos/', '/todos'],
    ['/todos.html', '/todos'],
    ['/producto/1.html?a=1', '/producto/1?a=1'],
    ['/producto/1/', '/producto/1'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/Todos', '/todos'],
    ['/PRODUCTO/1/?Q=B', '/producto/1?Q=B'],
    ['/carpeta', '/carpeta/'],
    ['/carpeta/index.html', '/carpeta/'],
    ['//todos', '/todos'],
  ])('R1.9 %s goes to the one URL of its page, %s', async (path, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.location]).toEqual([301, location]);
    expect((await ask(location)).status).toBe(200);
  });

  test('the rule files themselves are not published', async () => {
    // prettier-ignore
    const paths = [
      '/_redirects', '/_headers', '//_headers', '/_headers/', '/./_headers', '/%5fheaders', '/%2f_headers',
    ];
    for (const path of [
      ...paths,
      '///_redirects//',
      '/_HEADERS',
      '/%5Cx/..%2f_headers',
      '/.shop-build',
      '//.shop-build',
    ])
      expect({ path, served: /^\/\*/m.test((await ask(path)).text) }).toEqual({ path, served: false });
    for (const path of ['/_redirects', '//_headers', '/_headers/', '/.shop-build'])
      expect((await ask(path)).status).toBe(302);
  });
});

describe('rules', () => {
  test('R1.10 a built file goes before a 200 rule, and the rule serves the rest', async () => {
    const response = await ask('/producto/99');
    expect([response.status, response.text.includes('Producto vivo')]).toEqual([200, true]);
    expect((await ask('/producto/1')).text).toContain('Producto uno');
  });

  test('R1.2 an old link with ;busqueda= leads to the search', async () => {
    const response = await ask('/busqueda;busqueda=caf%C3%A9%20negro');
    expect([response.status, response.headers.location]).toEqual([301, '/busqueda?busqueda=caf%C3%A9%20negro']);
  });

  test('R1.9 any other path goes to /inicio, its query with it', async () => {
    const response = await ask('/nada/de/esto?utm=1');
    expect([response.status, response.headers.location]).toEqual([302, '/inicio?utm=1']);
  });

  test.each(['/_astro/no.js', '/img/no.png', '/.netlify/no', '/robots.txt'])(
    'R1.9 %s is a real 404 when missing',
    async (path) => {
      const response = await ask(path);
      expect([response.status, response.text.includes('No existe')]).toEqual([404, true]);
      expect(response.headers).not.toHaveProperty('location');
    },
  );

  test('R1.5 an encoded path is not decoded into a file', async () => {
    expect((await ask('/tod%6Fs')).status).toBe(302);
  });
});

describe('headers, caching, compression', () => {
  test('_headers go with stored files, and may set the type', async () => {
    expect((await ask('/_astro/app.abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // The first response is kept: the next one is the same, whatever its encoding.
    const first = await ask('/_astro/app.abc.js');
    await ask('/_astro/app.abc.js', { headers: { 'accept-encoding': 'br' } });
    const { headers, body } = await ask('/_astro/app.abc.js');
    expect({ body, ...headers, date: '' }).toEqual({ body: first.body, ...first.headers, date: '' });
    const rules = await ask('/rules.json');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
    expect(rules.headers['x-content-type-options']).toBe('nosniff');
    expect((await ask('/producto/99')).headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('text goes out as %s when asked for', async (encoding, accept, unpack) => {
    const [packed, plain] = [await ask('/todos', { headers: { 'accept-encoding': accept } }), await ask('/todos')];
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers['content-length']).toBe(String(packed.body.length));
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
  });

  test.each(['', 'br'])('a known ETag gets a response of 304 (encoding "%s")', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await ask('/todos', { headers });
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await ask('/todos', { headers: { ...headers, 'if-none-match': known } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers.vary).toBe('Accept-Encoding');
    }
    expect((await ask('/todos', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('a video is sent in ranges', async () => {
    const part = await ask('/video.mp4', { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await ask('/video.mp4', { headers: { range: 'bytes=-3' } })).text).toBe('789');
    expect((await ask('/video.mp4', { headers: { range: 'bytes=50-' } })).status).toBe(416);
    expect((await ask('/video.mp4', { headers: { range: 'bytes=0-1', 'if-range': '"old"' } })).status).toBe(200);
    expect((await ask('/video.mp4')).headers['accept-ranges']).toBe('bytes');
  });

  test('ranges and encodings are read as HTTP means them', () => {
    expect(parseRange('bytes=0-', 10)).toEqual([0, 9]);
    expect(parseRange('bytes=8-99', 10)).toEqual([8, 9]);
    expect(parseRange('bytes=-99', 10)).toEqual([0, 9]);
    for (const ignored of [undefined, 'bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])
      expect(parseRange(ignored, 10)).toBe(undefined);
    for (const beyond of ['bytes=10-', 'bytes=-0']) expect(parseRange(beyond, 10)).toBe('unsatisfiable');
    expect(negotiateEncoding('GZIP;q=1.0, br;q=0.0')).toBe('gzip');
    expect(negotiateEncoding('identity')).toBe(undefined);
  });
});
