import { connect as connect2 } from 'node:http2';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, servePreview, previewed, raw, start } from '../../support/previewed.ts';

servePreview();

describe('robustness', () => {
  test('what is no host or URL is a 400, and the server lives', async () => {
    for (const [host, path] of [
      ['a@b', '/'],
      ['localhost', '/%zz'],
      ['localhost', '*'],
      ['localhost', 'http://a:b@localhost/'],
    ])
      expect(await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 400/,
      );
    for (const bytes of ['\0\0\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'])
      await raw(bytes);
    expect((await ask('/')).status).toBe(200);
  });

  test.each(
    // prettier-ignore
    [
      '/../config.json', '/..%2fconfig.json', '/%2e%2e/config.json', '/..%5cconfig.json', '/vivo/..\\..\\config.json',
      '//../config.json', '/%2e%2e%2fconfig.json',
    ],
  )('no path leads out of dist: %s', async (path) => {
    const response = await ask(path);
    expect([response.status, response.text.includes('remote_images')]).toEqual([302, false]);
  });

  test('P44 no URL of the shop redirects to another site', async () => {
    for (const path of ['//example.com/', '//example.com/todos/', '/\\example.com/Todos', '//TODOS/', '///todos']) {
      expect(String((await ask(path)).headers.location)).toMatch(/^\/(?!\/)/);
    }
  });

  test('a missing dist and a busy port are named with their remedy', async () => {
    await expect(start({ dist: join(previewed.root, 'none') })).rejects.toThrow(
      /none is missing: run npm run build:site first/,
    );
    const port = Number(new URL(previewed.preview.url).port);
    await expect(start({ port })).rejects.toThrow(new RegExp(`Port ${port} is in use.*PORT=`, 's'));
  });

  test('over https it speaks HTTP/2, as the host does: pages, HEAD, the API, and a closed connection', async () => {
    const secure = await start({ https: true });
    const session = connect2(secure.url, { rejectUnauthorized: false });
    const ask2 = (path: string, more: Record<string, string> = {}, body?: string) =>
      new Promise<{ status: unknown; text: string; headers: Record<string, unknown> }>((resolve, reject) => {
        const stream = session.request({ ':path': path, ...more });
        let [text, headers] = ['', {} as Record<string, unknown>];
        stream.setEncoding('utf8');
        stream.on('response', (got) => (headers = got));
        stream.on('data', (chunk: string) => (text += chunk));
        stream.on('end', () => resolve({ status: headers[':status'], text, headers }));
        stream.on('error', reject);
        stream.end(body);
      });
    const todos = await ask2('/todos');
    expect([todos.status, session.alpnProtocol]).toEqual([200, 'h2']);
    expect(todos.text).toContain('<!doctype html>');
    const head = await ask2('/todos', { ':method': 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      todos.headers['content-length'],
    ]);
    previewed.saw = [];
    const called = await ask2('/api/echo', { ':method': 'POST', 'content-type': 'application/json' }, '{"a":1}');
    expect(called.status).toBe(200);
    expect(previewed.saw.map(({ method, body }) => [method, body])).toEqual([['POST', '{"a":1}']]);
    expect(previewed.saw[0]?.headers['x-forwarded-host']).toBe(new URL(secure.url).host);
    expect(previewed.saw[0]?.headers['x-forwarded-proto']).toBe('https');
    const ended = new Promise((done) => session.on('close', done));
    await secure.close();
    await ended;
  });
});
