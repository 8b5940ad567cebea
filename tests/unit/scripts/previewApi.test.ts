import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { sendRawRequest, setUpPreview, shopPreview } from '../../support/previewServer.ts';

setUpPreview();

describe('the API behind /api', () => {
  test('forwards GET requests with their query, and responses with their cookies', async () => {
    shopPreview.apiRequests = [];
    const response = await sendRawRequest('/api/getProducto.php?ProductoID=1&b=x%20y', {
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
    await sendRawRequest('/api/postVisita.php', { method: 'POST', headers, body });
    const [received] = shopPreview.apiRequests;
    expect([received?.method, received?.body === body]).toEqual(['POST', true]);
    expect(received?.headers['x-forwarded-for']).toBe('10.1.1.1, 127.0.0.1');
    expect(received?.headers['x-forwarded-host']).toBe(new URL(shopPreview.preview.url).host);
    expect(received?.headers['x-forwarded-proto']).toBe('http');
    expect(received?.headers.host).toBe(shopPreview.apiHost);
  });

  test('P81 its responses cannot run as pages: plain text, nosniff, sandboxed, and without Refresh', async () => {
    const page = await sendRawRequest('/api/pagina.php');
    expect(page.text).toContain('<script>');
    expect(page.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    expect(page.headers).not.toHaveProperty('refresh');
    for (const dest of ['document', 'script', 'iframe']) {
      shopPreview.apiRequests = [];
      const rejected = await sendRawRequest('/api/pagina.php', {
        headers: { 'sec-fetch-dest': dest, 'sec-fetch-site': 'same-origin' },
      });
      expect([rejected.status, rejected.headers['content-type'], shopPreview.apiRequests]).toEqual([
        403,
        'text/plain; charset=utf-8',
        [],
      ]);
    }
  });

  test('P81 an API response whose path was normalized is sandboxed too', async () => {
    const { text, headers } = await sendRawRequest('/_astro/%2e%2e/api/pagina.php');
    expect(text).toContain('<script>run');
    expect(headers['content-security-policy']).toMatch(/^sandbox/);
  });

  test.each([
    '/_astro/..%2fapi/pagina.php',
    '/_astro/..%5capi/pagina.php',
    '/%61pi/pagina.php',
    '/api%2fpagina.php',
    '//api/pagina.php',
    '/API/pagina.php',
  ])('P81 %s does not reach the API', async (path) => {
    shopPreview.apiRequests = [];
    expect((await sendRawRequest(path)).text).not.toContain('<script>run');
    expect(shopPreview.apiRequests).toEqual([]);
  });

  test.each(['/api/..%2fprivado', '/api/%2e%2e%2fprivado', '/api/x%2f..%2f..%2fprivado', '/api/a%26call=b'])(
    'P44 %s does not reach another path of its host',
    async (path) => {
      shopPreview.apiRequests = [];
      const { status } = await sendRawRequest(path);
      expect([status, shopPreview.apiRequests]).toEqual([403, []]);
    },
  );

  test('responds with 502 and the reason if the API is down', async () => {
    const response = await sendRawRequest('/caido/x', { method: 'POST', body: 'a' });
    expect([response.status, response.headers['cache-control']]).toEqual([502, 'no-store']);
    expect(response.text).toContain('http://127.0.0.1:1 does not respond');
  });
});
