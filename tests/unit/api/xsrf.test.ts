import { describe, expect, test } from 'vitest';
import { createNodeClient } from '../../../src/api/nodeClient.ts';
import { xsrfHeader } from '../../../src/api/browserClient.ts';
import { getCategorias, getProductosEnVenta } from '../../../src/contract/catalogue.ts';

describe('R10.3 P67 the anti-forgery header', () => {
  test.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['a=1; XSRF-TOKEN=abc; b=2', 'abc'],
    ['a=1;XSRF-TOKEN=abc', 'abc'],
    ['XSRF-TOKEN=a%2Fb%3D', 'a/b='],
    ['XSRF-TOKEN=100%', '100%'],
    ['XSRF-TOKEN=a=b', 'a=b'],
  ])('has the decoded value of the cookie: %s', (cookies, value) => {
    expect(xsrfHeader(cookies, '/api/postVisita.php')).toEqual({ 'X-XSRF-TOKEN': value });
  });

  test.each(['', 'XSRF-TOKEN=', 'MY-XSRF-TOKEN=abc', 'xsrf-token=abc', 'a=XSRF-TOKEN=abc'])(
    'is not sent with the cookies %j',
    (cookies) => {
      expect(xsrfHeader(cookies, '/api/postVisita.php')).toEqual({});
    },
  );

  test.each(['https://shop.example/api', '//other.example/api', 'api/postVisita.php', ''])(
    'is not sent to %j',
    (url) => {
      expect(xsrfHeader('XSRF-TOKEN=abc', url)).toEqual({});
    },
  );

  test('is sent with a POST, but not with a GET', async () => {
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
});
