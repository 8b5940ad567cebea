import { describe, expect, test } from 'vitest';
import { createNodeClient } from '../../../src/api/nodeClient.ts';
import { xsrfHeader } from '../../../src/api/browserClient.ts';
import { getCategorias, getProductosEnVenta } from '../../../src/contract/catalogue.ts';
import { postCorreoSolicitudFactura } from '../../../src/contract/forms.ts';

describe('R10.3 P67 the anti-forgery header', () => {
  test.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['a=1; XSRF-TOKEN=abc; b=2', 'abc'],
    ['a=1;XSRF-TOKEN=abc', 'abc'],
    ['XSRF-TOKEN=a%2Fb%3D', 'a/b='],
    ['XSRF-TOKEN=100%', '100%'],
    ['XSRF-TOKEN=a=b', 'a=b'],
  ])('%s', (cookies, value) => {
    expect(xsrfHeader(cookies, '/api/postVisita.php')).toEqual({ 'X-XSRF-TOKEN': value });
  });

  test.each(['', 'XSRF-TOKEN=', 'MY-XSRF-TOKEN=abc', 'xsrf-token=abc', 'a=XSRF-TOKEN=abc'])(
    'none for %j',
    (cookies) => {
      expect(xsrfHeader(cookies, '/api/postVisita.php')).toEqual({});
    },
  );

  test.each(['https://shop.example/api', '//other.example/api', 'api/postVisita.php', ''])('none to %j', (url) => {
    expect(xsrfHeader('XSRF-TOKEN=abc', url)).toEqual({});
  });

  test('is sent with each method except GET', async () => {
    const requests: [string, unknown][] = [];
    const client = createNodeClient({
      base: '',
      path: '/api/{call}.php',
      headers: (method, url) => (method === 'GET' ? {} : xsrfHeader('XSRF-TOKEN=abc', url)),
      fetch: (url, init) => {
        requests.push([init?.method ?? '', new Headers(init?.headers).get('x-xsrf-token')]);
        expect(url).toMatch(/^\/api\//);
        return Promise.resolve(new Response('{"results":null}'));
      },
    });
    await client(getCategorias, undefined);
    await client(getProductosEnVenta, { branch: '1' });
    expect(requests).toEqual([
      ['GET', null],
      ['POST', 'abc'],
    ]);
  });

  test('R12.2 with writes disabled, only reads are sent', async () => {
    const urls: unknown[] = [];
    const fetch = (url: unknown) => {
      urls.push(url);
      return Promise.resolve(new Response('{"results":null}'));
    };
    const client = createNodeClient({ base: '', path: '/{call}', writes: false, fetch });
    await expect(client(postCorreoSolicitudFactura, 'x')).rejects.toMatchObject({ reason: 'writes-disabled' });
    expect(urls).toEqual([]);
    await client(getProductosEnVenta, { branch: '1' });
    expect(urls).toEqual(['/getProductosEnVenta']);
  });
});
