import type { IncomingHttpHeaders } from 'node:http';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sendRawRequest, setUpPreview, shopPreview } from '../../support/previewServer.ts';

setUpPreview();

describe('pictures', () => {
  const accept = 'image/avif,image/webp,image/*,*/*;q=0.8';
  const remote = (name: string) => encodeURIComponent(`http://${shopPreview.apiHost}/img/productos/1/${name}`);

  test('transforms a remote picture once, into the negotiated format', async () => {
    shopPreview.servedPictureCount = 0;
    const path = `/.netlify/images?url=${remote('1.jpg')}&w=120`;
    const responses = await Promise.all(Array.from({ length: 6 }, () => sendRawRequest(path, { headers: { accept } })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(shopPreview.servedPictureCount).toBe(1);
    const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: Buffer.alloc(0) }] = responses;
    expect([headers['content-type'], headers.vary]).toEqual(['image/webp', 'Accept']);
    expect(headers['cache-control']).toBe('public, max-age=604800');
    expect((await sharp(body).metadata()).width).toBe(120);
    const revalidated = await sendRawRequest(path, { headers: { accept, 'if-none-match': String(headers.etag) } });
    expect([revalidated.status, shopPreview.servedPictureCount]).toEqual([304, 1]);
    expect((await sendRawRequest(path, { method: 'HEAD', headers: { accept } })).headers['content-length']).toBe(
      String(body.length),
    );
  });

  test.each([
    ['image/avif', 'image/avif'],
    ['image/avif,image/webp;q=0', 'image/avif'],
    ['image/webp', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('responds to Accept: %s with %s', async (types, type) => {
    const response = await sendRawRequest('/.netlify/images?url=/foto.jpg&w=60', { headers: { accept: types } });
    expect([response.status, response.headers['content-type']]).toEqual([200, type]);
  });

  test.each([
    ['another host', () => encodeURIComponent('http://example.com/a.jpg'), 403],
    ['another folder of the allowed host', () => encodeURIComponent(`http://${shopPreview.apiHost}/secret/1.jpg`), 403],
    ['an endpoint of the allowed host', () => remote('..%252f..%252fapi%252fevil.php'), 403],
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
    const response = await sendRawRequest(`/.netlify/images?url=${url()}`, { headers: { accept } });
    expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('P81 an SVG of another host runs no scripts when it is opened as a page', async () => {
    const { status, headers } = await sendRawRequest(`/.netlify/images?url=${remote('dibujo.svg')}`, {
      headers: { accept: '*/*' },
    });
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
