import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { negotiateEncoding } from '../../../scripts/preview/compress.ts';
import { parseRange } from '../../../scripts/preview/sendResponse.ts';
import { sendRawRequest, setUpPreview } from '../../support/previewServer.ts';

setUpPreview();

describe('built pages', () => {
  test('R1.1 serves / and /inicio as pages', async () => {
    expect((await sendRawRequest('/')).text).toContain('<title>Tienda</title>');
    const response = await sendRawRequest('/inicio?a=b');
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(response.headers).not.toHaveProperty('age');
  });

  test('R1.4 serves a product page at its exact path', async () => {
    const response = await sendRawRequest('/producto/1');
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
    ['/INDEX', '/'],
    ['/index/index/', '/'],
    ['/Todos.html', '/todos'],
    ['/CARPETA/INDEX', '/carpeta/'],
    ['/carpeta', '/carpeta/'],
    ['/carpeta/index.html', '/carpeta/'],
    ['//todos', '/todos'],
  ])('R1.9 %s redirects to the canonical path %s', async (path, location) => {
    const response = await sendRawRequest(path);
    expect([response.status, response.headers.location]).toEqual([301, location]);
    expect((await sendRawRequest(location)).status).toBe(200);
  });

  test('serves neither the rule files nor the marker of the output folder', async () => {
    // prettier-ignore
    const paths = [
      '/_redirects', '/_headers', '//_headers', '/_headers/', '/./_headers', '/%5fheaders', '/%2f_headers',
      '///_redirects//', '/_HEADERS', '/%5Cx/..%2f_headers', '/.shop-build', '//.shop-build',
    ];
    for (const path of paths)
      expect({ path, isServed: /^\/\*/m.test((await sendRawRequest(path)).text) }).toEqual({ path, isServed: false });
    for (const path of ['/_redirects', '//_headers', '/_headers/', '/.shop-build'])
      expect((await sendRawRequest(path)).status).toBe(302);
  });
});

describe('redirect rules', () => {
  test('R1.10 a built file takes precedence over a 200 rule, which serves all other paths', async () => {
    const response = await sendRawRequest('/producto/99');
    expect([response.status, response.text.includes('Producto vivo')]).toEqual([200, true]);
    expect((await sendRawRequest('/producto/1')).text).toContain('Producto uno');
  });

  test('a redirect inserts the rest of the path for :splat, still encoded', async () => {
    const response = await sendRawRequest('/antes/caf%C3%A9%20negro');
    expect([response.status, response.headers.location]).toEqual([301, '/busqueda?busqueda=caf%C3%A9%20negro']);
  });

  test('R1.9 any other path redirects to /inicio, with its query', async () => {
    const response = await sendRawRequest('/nada/de/esto?utm=1');
    expect([response.status, response.headers.location]).toEqual([302, '/inicio?utm=1']);
  });

  test.each(['/_astro/no.js', '/img/no.png', '/.netlify/no', '/robots.txt'])(
    'R1.9 %s is a 404 if the file is missing',
    async (path) => {
      const response = await sendRawRequest(path);
      expect([response.status, response.text.includes('No existe')]).toEqual([404, true]);
      expect(response.headers).not.toHaveProperty('location');
    },
  );

  test('R1.5 does not decode an encoded path to find a file', async () => {
    expect((await sendRawRequest('/tod%6Fs')).status).toBe(302);
  });
});

describe('headers, caching, compression', () => {
  test('sends the headers of _headers with files, including Content-Type', async () => {
    expect((await sendRawRequest('/_astro/app.abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    // A cached response stays the same after a request with another encoding.
    const first = await sendRawRequest('/_astro/app.abc.js');
    await sendRawRequest('/_astro/app.abc.js', { headers: { 'accept-encoding': 'br' } });
    const { headers, body } = await sendRawRequest('/_astro/app.abc.js');
    expect({ body, ...headers, date: '' }).toEqual({ body: first.body, ...first.headers, date: '' });
    const rules = await sendRawRequest('/rules.json');
    expect(rules.headers['content-type']).toBe('application/speculationrules+json');
    expect(rules.headers['x-content-type-options']).toBe('nosniff');
    expect((await sendRawRequest('/producto/99')).headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('compresses text with %s if the request accepts it', async (encoding, accept, decompress) => {
    const compressed = await sendRawRequest('/todos', { headers: { 'accept-encoding': accept } });
    const uncompressed = await sendRawRequest('/todos');
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.headers.vary).toBe('Accept-Encoding');
    expect(compressed.headers['content-length']).toBe(String(compressed.body.length));
    expect(decompress(compressed.body).equals(uncompressed.body)).toBe(true);
    expect(uncompressed.headers).not.toHaveProperty('content-encoding');
    expect(uncompressed.headers.vary).toBe('Accept-Encoding');
    expect(compressed.headers.etag).not.toBe(uncompressed.headers.etag);
  });

  test.each(['', 'br'])('responds with 304 to a known ETag (encoding "%s")', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await sendRawRequest('/todos', { headers });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const ifNoneMatch of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const second = await sendRawRequest('/todos', { headers: { ...headers, 'if-none-match': ifNoneMatch } });
      expect([second.status, second.body.length]).toEqual([304, 0]);
      expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(second.headers.vary).toBe('Accept-Encoding');
    }
    expect((await sendRawRequest('/todos', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('supports range requests for a video', async () => {
    const response = await sendRawRequest('/video.mp4', { headers: { range: 'bytes=2-4' } });
    expect([response.status, response.text, response.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await sendRawRequest('/video.mp4', { headers: { range: 'bytes=-3' } })).text).toBe('789');
    expect((await sendRawRequest('/video.mp4', { headers: { range: 'bytes=50-' } })).status).toBe(416);
    expect((await sendRawRequest('/video.mp4', { headers: { range: 'bytes=0-1', 'if-range': '"old"' } })).status).toBe(
      200,
    );
    expect((await sendRawRequest('/video.mp4')).headers['accept-ranges']).toBe('bytes');
  });

  test('parses Range and Accept-Encoding as HTTP specifies', () => {
    expect(parseRange('bytes=0-', 10)).toEqual([0, 9]);
    expect(parseRange('bytes=8-99', 10)).toEqual([8, 9]);
    expect(parseRange('bytes=-99', 10)).toEqual([0, 9]);
    for (const range of [undefined, 'bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])
      expect(parseRange(range, 10)).toBe(undefined);
    for (const range of ['bytes=10-', 'bytes=-0']) expect(parseRange(range, 10)).toBe('unsatisfiable');
    expect(negotiateEncoding('GZIP;q=1.0, br;q=0.0')).toBe('gzip');
    expect(negotiateEncoding('identity')).toBe(undefined);
  });
});
