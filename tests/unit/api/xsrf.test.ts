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

  test('goes with calls that are not a GET, and with no other', async () => {
    const sent: [string, unknown][] = [];
    const ask = createNodeClient({
      ...{ base: '', path: '/api/{call}.php' },
      headers: (method, url) => (method === 'GET' ? {} : xsrfHeader('XSRF-TOKEN=abc', url)),
      fetch: (url, init) => {
        sent.push([init?.method ?? '', new Headers(init?.headers).get('x-xsrf-token')]);
        expect(url).toMatch(/^\/api\//);
        return Promise.resolve(new Response('{"results":null}'));
      },
    });
    await ask(getCategorias, undefined);
    await ask(getProductosEnVenta, { branch: '1' });
    expect(sent).toEqual([
      ['GET', null],
      ['POST', 'abc'],
    ]);
  });

  test('R12.2 a deploy that does not write sends no write, and reads on', async () => {
    const sent: unknown[] = [];
    const fetch = (url: unknown) => (sent.push(url), Promise.resolve(new Response('{"results":null}')));
    const ask = createNodeClient({ base: '', path: '/{call}', writes: false, fetch });
    await expect(ask(postCorreoSolicitudFactura, 'x')).rejects.toMatchObject({ reason: 'writes-disabled' });
    expect(sent).toEqual([]);
    await ask(getProductosEnVenta, { branch: '1' });
    expect(sent).toEqual(['/getProductosEnVenta']);
  });
});
