import { connect as connectHttp2 } from 'node:http2';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  sendRawRequest,
  setUpPreview,
  shopPreview,
  sendRawBytes,
  startShopPreview,
} from '../../support/previewServer.ts';

setUpPreview();

describe('robustness', () => {
  test('responds with 400 to a malformed host or URL, and keeps running', async () => {
    for (const [host, path] of [
      ['a@b', '/'],
      ['localhost', '/%zz'],
      ['localhost', '*'],
      ['localhost', 'http://a:b@localhost/'],
    ])
      expect(await sendRawBytes(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 400/,
      );
    for (const bytes of ['\0\0\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'])
      await sendRawBytes(bytes);
    expect((await sendRawRequest('/')).status).toBe(200);
  });

  test.each(
    // prettier-ignore
    [
      '/../config.json', '/..%2fconfig.json', '/%2e%2e/config.json', '/..%5cconfig.json', '/vivo/..\\..\\config.json',
      '//../config.json', '/%2e%2e%2fconfig.json',
    ],
  )('serves no file outside dist for %s', async (path) => {
    const response = await sendRawRequest(path);
    expect([response.status, response.text.includes('remote_images')]).toEqual([302, false]);
  });

  test('P44 no URL of the shop redirects to another site', async () => {
    for (const path of ['//example.com/', '//example.com/todos/', '/\\example.com/Todos', '//TODOS/', '///todos']) {
      expect(String((await sendRawRequest(path)).headers.location)).toMatch(/^\/(?!\/)/);
    }
  });

  test('reports a missing dist folder and a port in use, with the remedy', async () => {
    await expect(startShopPreview({ dist: join(shopPreview.root, 'none') })).rejects.toThrow(
      /none is missing: run npm run build:site first/,
    );
    const port = Number(new URL(shopPreview.preview.url).port);
    await expect(startShopPreview({ port })).rejects.toThrow(new RegExp(`Port ${port} is in use.*PORT=`, 's'));
  });

  test('serves pages, HEAD requests and the API over HTTP/2 with https, and closes its connections', async () => {
    const secure = await startShopPreview({ https: true });
    const session = connectHttp2(secure.url, { rejectUnauthorized: false });
    const sendHttp2Request = (path: string, requestHeaders: Record<string, string> = {}, body?: string) =>
      new Promise<{ status: unknown; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
        const stream = session.request({ ':path': path, ...requestHeaders });
        let text = '';
        let headers: Record<string, unknown> = {};
        stream.setEncoding('utf8');
        stream.on('response', (received) => (headers = received));
        stream.on('data', (chunk: string) => (text += chunk));
        stream.on('end', () => resolve({ status: headers[':status'], text, headers }));
        stream.on('error', reject);
        stream.end(body);
      });
    const todos = await sendHttp2Request('/todos');
    expect([todos.status, session.alpnProtocol]).toEqual([200, 'h2']);
    expect(todos.text).toContain('<!doctype html>');
    const head = await sendHttp2Request('/todos', { ':method': 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      todos.headers['content-length'],
    ]);
    shopPreview.apiRequests = [];
    const apiResponse = await sendHttp2Request(
      '/api/echo',
      { ':method': 'POST', 'content-type': 'application/json' },
      '{"a":1}',
    );
    expect(apiResponse.status).toBe(200);
    expect(shopPreview.apiRequests.map(({ method, body }) => [method, body])).toEqual([['POST', '{"a":1}']]);
    expect(shopPreview.apiRequests[0]?.headers['x-forwarded-host']).toBe(new URL(secure.url).host);
    expect(shopPreview.apiRequests[0]?.headers['x-forwarded-proto']).toBe('https');
    const closed = new Promise((done) => session.on('close', done));
    await secure.close();
    await closed;
  });
});
