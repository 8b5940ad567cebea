import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBrowserHeaders, isApiPath, forbiddenReason } from '../../../scripts/netlify/apiResponse.ts';
import api, { config } from '../../../scripts/netlify/edge/api.ts';

const url = new URL('https://shop.example/api/getCategorias.php');
const toResponse = (headers: [string, string][]): Headers => toBrowserHeaders(new Headers(headers), url);

describe('P81 a response of the API', () => {
  test.each([
    ['text/html', 'text/plain; charset=utf-8'],
    ['text/html; charset=ISO-8859-1', 'text/plain; charset=utf-8'],
    ['image/svg+xml', 'text/plain; charset=utf-8'],
    ['application/xhtml+xml', 'text/plain; charset=utf-8'],
    ['text/javascript', 'text/plain; charset=utf-8'],
    ['application/javascript+json/evil', 'text/plain; charset=utf-8'],
    ['application/jsonp', 'text/plain; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['Application/JSON ;charset=utf-8', 'application/json; charset=utf-8'],
  ])('that says %s comes as %s', (said, given) => {
    const headers = toResponse([['content-type', said]]);
    expect(headers.get('content-type')).toBe(given);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  test('keeps what its caller needs, each cookie too', () => {
    const headers = toResponse([
      ...([
        ['set-cookie', 'a=1'],
        ['set-cookie', 'XSRF-TOKEN=2; Secure'],
      ] as [string, string][]),
      ...([
        ['retry-after', '3'],
        ['cache-control', 'public, s-maxage=600'],
        ['expires', 'Thu, 01 Jan 2099 00:00:00 GMT'],
        ['age', '5'],
      ] as [string, string][]),
    ]);
    expect(headers.getSetCookie()).toEqual(['a=1', 'XSRF-TOKEN=2; Secure']);
    expect(headers.get('retry-after')).toBe('3');
    // With a cookie it is one visitor's, whatever the API says of it.
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect([headers.has('expires'), headers.has('age')]).toEqual([false, false]);
    expect(toResponse([['cache-control', 'public, s-maxage=600']]).get('cache-control')).toBe('public, s-maxage=600');
  });

  test('speaks for the shop in nothing else, whatever its headers', () => {
    const name = fc.constantFrom(
      ...[
        'refresh',
        'link',
        'clear-site-data',
        'access-control-allow-origin',
        'service-worker-allowed',
        'speculation-rules',
      ],
      // prettier-ignore
      ...[
        'content-security-policy', 'strict-transport-security', 'x-frame-options', 'report-to', 'nel', 'alt-svc',
        'x-own',
      ],
      ...[
        'content-disposition',
        'sourcemap',
        'cross-origin-resource-policy',
        'permissions-policy',
        'x-content-type-options',
      ],
    );
    const value = fc.constantFrom('*', '0;url=https://evil.example', '"*"', 'unsafe-none', '</x>; rel=preload');
    const plain = [...toResponse([])].map(([key]) => key);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (headers) => {
        expect([...toResponse(headers)]).toEqual([...toResponse([])]);
        expect([...toResponse(headers)].map(([key]) => key)).toEqual(plain);
      }),
    );
  });

  test.each([
    ['https://evil.example/', null],
    ['//evil.example/api/x', null],
    ['javascript:alert(1)', null],
    ['/producto/1', null],
    ['/api/../producto/1', null],
    ['https://', null],
    ['otra.php?a=1', '/api/otra.php?a=1'],
    ['https://shop.example/api/x', '/api/x'],
  ])('that sends on to %s leads to %s', (location, given) => {
    expect(toResponse([['location', location]]).get('location')).toBe(given);
  });
});

describe('P81 which requests are allowed', () => {
  const rejection = (site: string | null, dest: string | null): string | undefined =>
    forbiddenReason(
      new Headers([...(site ? [['sec-fetch-site', site]] : []), ...(dest ? [['sec-fetch-dest', dest]] : [])] as never),
    );

  test.each([
    [null, null],
    ['same-origin', 'empty'],
    [null, 'empty'],
  ])('%s, %s is handed on', (site, dest) => expect(rejection(site, dest)).toBeUndefined());

  test.each([
    // prettier-ignore
    ...[
      'document', 'script', 'iframe', 'frame', 'image', 'style', 'worker', 'serviceworker', 'object', 'embed', 'xslt',
    ].map((dest) => ['same-origin', dest] as const),
    ...(['none', 'same-site', 'cross-site'] as const).flatMap((site) => [
      [site, 'empty'] as const,
      [site, 'document'] as const,
    ]),
  ])('%s, %s is not', (site, dest) => expect(rejection(site, dest)).toMatch(/Only scripts of this site/));
});

describe("P81 the host's edge function", () => {
  const next = () =>
    Promise.resolve(
      new Response('<svg onload=alert(1)>', { status: 201, headers: { 'content-type': 'text/html', link: '<x>' } }),
    );

  test.each(['/api', '/api/x.php', '/%61pi/x', '/%61%70%69/x', '/ap%69', '/api%2Fx', '/%61pi%2fx/y'])(
    'is before every call: %s',
    (pathname) => {
      expect(config.path.filter((path) => new URLPattern({ pathname: path }).test({ pathname }))).not.toEqual([]);
      expect(isApiPath(pathname)).toBe(true);
    },
  );

  test.each(['/', '/apis', '/producto/1', '/_astro/api/x.js', '/assets/api'])('and before no page: %s', (pathname) => {
    expect(config.path.filter((path) => new URLPattern({ pathname: path }).test({ pathname }))).toEqual([]);
    expect(isApiPath(pathname)).toBe(false);
  });

  test('hands on status and body under its own headers', async () => {
    const response = await api(new Request(url), { next });
    expect([response.status, await response.text()]).toEqual([201, '<svg onload=alert(1)>']);
    expect([...response.headers]).toEqual([...toResponse([['content-type', 'text/html']])]);
  });

  test('asks nothing of the API for who may not', async () => {
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
    const never = () => Promise.reject(new Error('asked'));
    const response = await api(new Request(url, { headers }), { next: never });
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/plain; charset=utf-8']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
