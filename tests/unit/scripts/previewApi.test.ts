import type { IncomingHttpHeaders } from 'node:http';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sendRequest, getPort, servePreview, shopPreview } from '../../support/previewServer.ts';

servePreview();

describe('the API behind /api', () => {
  test('forwards GET requests with their query, and responses with their cookies', async () => {
    shopPreview.apiRequests = [];
    const response = await sendRequest('/api/getProducto.php?ProductoID=1&b=x%20y', {
      headers: { connection: 'x-hop', 'x-hop': '1', cookie: 'c=1' },
    });
    expect([response.status, response.text]).toEqual([200, '[{"ProductoID":"1"}]']);
    expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(response.headers['keep-alive']).not.toBe('timeout=99');
    const [{ method, url, headers } = { method: '', url: '', headers: {} as IncomingHttpHeaders }] =
      shopPreview.apiRequests;
    expect([method, new URL(`http://x${url}`).searchParams.get('b')]).toEqual(['GET', 'x y']);
    expect(headers).not.toHaveProperty('x-hop');
    expect(headers.cookie).toBe('c=1');
  });

  test("forwards POST requests with their body, and appends the shopper's IP address", async () => {
    shopPreview.apiRequests = [];
    const body = JSON.stringify({ nombre: 'Señora Ñ', texto: 'x'.repeat(200_000) });
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '10.1.1.1',
      'transfer-encoding': 'chunked',
    };
    await sendRequest('/api/postVisita.php', { method: 'POST', headers, body });
    const [received] = shopPreview.apiRequests;
    expect([received?.method, received?.body === body]).toEqual(['POST', true]);
    expect(received?.headers['x-forwarded-for']).toBe('10.1.1.1, 127.0.0.1');
    expect(received?.headers['x-forwarded-host']).toBe(new URL(shopPreview.preview.url).host);
    expect(received?.headers['x-forwarded-proto']).toBe('http');
    expect(received?.headers.host).toBe(`127.0.0.1:${getPort(shopPreview.api)}`);
  });

  test('P81 its responses cannot run as pages: plain text, nosniff, sandboxed, and without Refresh', async () => {
    const page = await sendRequest('/api/pagina.php');
    expect(page.text).toContain('<script>');
    expect(page.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    expect(page.headers).not.toHaveProperty('refresh');
    for (const dest of ['document', 'script', 'iframe']) {
      shopPreview.apiRequests = [];
      const rejected = await sendRequest('/api/pagina.php', {
        headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': 'same-origin' },
      });
      expect([rejected.status, rejected.headers['content-type'], shopPreview.apiRequests]).toEqual([
        403,
        'text/plain; charset=utf-8',
        [],
      ]);
    }
  });

  test.each([
    '/_astro/..%2fapi/pagina.php',
    '/_astro/%2e%2e/api/pagina.php',
    '/_astro/..%5capi/pagina.php',
    '/%61pi/pagina.php',
    '/api%2fpagina.php',
    '//api/pagina.php',
    '/API/pagina.php',
  ])('P81 %s does not bypass the headers of API responses', async (path) => {
    const { text, headers } = await sendRequest(path);
    if (text.includes('<script>run')) expect(headers['content-security-policy']).toMatch(/^sandbox/);
  });

  test('responds with 502 and the reason if the API is down', async () => {
    const response = await sendRequest('/abajo/x', { method: 'POST', body: 'a' });
    expect([response.status, response.headers['cache-control']]).toEqual([502, 'no-store']);
    expect(response.text).toContain('http://127.0.0.1:1 does not respond');
  });
});

describe('pictures', () => {
  const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';
  const remote = (name: string) =>
    encodeURIComponent(`http://127.0.0.1:${getPort(shopPreview.api)}/img/productos/1/${name}`);

  test('transforms a remote picture once, into the negotiated format', async () => {
    shopPreview.picturesServed = 0;
    const path = `/.netlify/images?url=${remote('1.jpg')}&w=120`;
    const responses = await Promise.all(Array.from({ length: 6 }, () => sendRequest(path, { headers: { accept } })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(shopPreview.picturesServed).toBe(1);
    const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: Buffer.alloc(0) }] = responses;
    expect([headers['content-type'], headers.vary]).toEqual(['image/webp', 'Accept']);
    expect(headers['cache-control']).toBe('public, max-age=604800');
    expect((await sharp(body).metadata()).width).toBe(120);
    const revalidated = await sendRequest(path, { headers: { accept, 'if-none-match': String(headers.etag) } });
    expect([revalidated.status, shopPreview.picturesServed]).toEqual([304, 1]);
    expect((await sendRequest(path, { method: 'HEAD', headers: { accept } })).headers['content-length']).toBe(
      String(body.length),
    );
  });

  test.each([
    ['image/avif', 'image/avif'],
    ['image/avif,image/webp;q=0', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('responds to Accept: %s with %s', async (types, type) => {
    const response = await sendRequest('/.netlify/images?url=/foto.jpg&w=60', { headers: { accept: types } });
    expect([response.status, response.headers['content-type']]).toEqual([200, type]);
  });

  test.each([
    ['another host', () => encodeURIComponent('http://example.com/a.jpg'), 403],
    [
      'another folder of the allowed host',
      () => encodeURIComponent(`http://127.0.0.1:${getPort(shopPreview.api)}/secret/1.jpg`),
      403,
    ],
    ['another call of the allowed host', () => remote('..%252f..%252fapi%252fevil.php'), 403],
    ['another host without scheme', () => '//example.com/a.jpg', 403],
    ['a file of this machine', () => encodeURIComponent('file:///etc/hosts'), 403],
    ['a missing remote picture', () => remote('no.jpg'), 404],
    ['a remote page', () => remote('text.jpg'), 404],
    ['a missing picture of the site', () => '/no.jpg', 404],
    ['a page of the site', () => '/todos.html', 404],
    ['an invalid width', () => '/foto.jpg&w=abc', 404],
    ['an injected modifier', () => '/foto.jpg&w=30,blur_5', 404],
    ['cover without a height', () => '/foto.jpg&w=30&fit=cover', 404],
    ['no URL', () => '', 400],
    ['a malformed URL', () => 'http://', 400],
    ['a failing source', () => remote('broken.jpg'), 502],
    ['a source that is down', () => encodeURIComponent('http://127.0.0.1:1/a.jpg'), 502],
  ])('rejects %s, and does not cache the response', async (_, url, status) => {
    const response = await sendRequest(`/.netlify/images?url=${url()}`, { headers: { accept } });
    expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('P81 an SVG of another host runs no scripts when it is opened as a page', async () => {
    const { status, headers } = await sendRequest(`/.netlify/images?url=${remote('dibujo.svg')}`, {
      headers: { accept: '*/*' },
    });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
