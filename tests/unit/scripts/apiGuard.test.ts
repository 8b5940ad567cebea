import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBrowserHeaders, isApiPath, forbiddenReason } from '../../../scripts/netlify/apiGuard.ts';
import api, { config } from '../../../scripts/netlify/edge/api.ts';

const url = new URL('https://shop.example/api/getCategorias.php');
const toPassedHeaders = (headers: [string, string][]): Headers => toBrowserHeaders(new Headers(headers), url);

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
  ])('with type %s is sent as %s', (apiType, browserType) => {
    const headers = toPassedHeaders([['content-type', apiType]]);
    expect(headers.get('content-type')).toBe(browserType);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  });

  test('keeps cookies and caching headers, but is never cached with a cookie', () => {
    const headers = toPassedHeaders([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'XSRF-TOKEN=2; Secure'],
      ['retry-after', '3'],
      ['cache-control', 'public, s-maxage=600'],
      ['expires', 'Thu, 01 Jan 2099 00:00:00 GMT'],
      ['age', '5'],
    ]);
    expect(headers.getSetCookie()).toEqual(['a=1', 'XSRF-TOKEN=2; Secure']);
    expect(headers.get('retry-after')).toBe('3');
    // A response with a cookie is private to one visitor, whatever its Cache-Control says.
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect([headers.has('expires'), headers.has('age')]).toEqual([false, false]);
    expect(toPassedHeaders([['cache-control', 'public, s-maxage=600']]).get('cache-control')).toBe(
      'public, s-maxage=600',
    );
  });

  test('passes on no other headers, which would take effect on the shop’s origin', () => {
    // prettier-ignore
    const name = fc.constantFrom(
      'refresh', 'link', 'clear-site-data', 'access-control-allow-origin', 'service-worker-allowed',
      'speculation-rules', 'content-security-policy', 'strict-transport-security', 'x-frame-options', 'report-to',
      'nel', 'alt-svc', 'x-own', 'content-disposition', 'sourcemap', 'cross-origin-resource-policy',
      'permissions-policy', 'x-content-type-options',
    );
    const value = fc.constantFrom('*', '0;url=https://evil.example', '"*"', 'unsafe-none', '</x>; rel=preload');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (headers) => {
        expect([...toPassedHeaders(headers)]).toEqual([...toPassedHeaders([])]);
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
  ])('that redirects to %s is sent with Location %s', (location, browserLocation) => {
    expect(toPassedHeaders([['location', location]]).get('location')).toBe(browserLocation);
  });
});

describe('P81 the guard of /api', () => {
  const getForbiddenReason = (site: string | null, dest: string | null): string | undefined =>
    forbiddenReason(
      new Headers([...(site ? [['sec-fetch-site', site]] : []), ...(dest ? [['sec-fetch-dest', dest]] : [])] as never),
      url.pathname,
    );

  test.each([
    [null, null],
    ['same-origin', 'empty'],
    [null, 'empty'],
  ])('allows Sec-Fetch-Site %s with Sec-Fetch-Dest %s', (site, dest) =>
    expect(getForbiddenReason(site, dest)).toBeUndefined(),
  );

  test.each([
    // prettier-ignore
    ...[
      'document', 'script', 'iframe', 'frame', 'image', 'style', 'worker', 'serviceworker', 'object', 'embed', 'xslt',
    ].map((dest) => ['same-origin', dest] as const),
    ...(['none', 'same-site', 'cross-site'] as const).flatMap((site) => [
      [site, 'empty'] as const,
      [site, 'document'] as const,
    ]),
  ])('rejects Sec-Fetch-Site %s with Sec-Fetch-Dest %s', (site, dest) =>
    expect(getForbiddenReason(site, dest)).toMatch(/Only scripts of this site/),
  );
});

describe('P44 the guard of /api, whose rewrite decodes the path,', () => {
  test.each(['/api/getCategorias.php', '/api/getCategorias', '/api/get-categorias.v2.php'])('allows %s', (path) =>
    expect(forbiddenReason(new Headers(), path)).toBeUndefined(),
  );

  test.each([
    ...['/api', '/api/', '/api/..%2fadmin', '/api/%2e%2e%2fadmin', '/api/..%5cadmin', '/api/..%252fadmin'],
    ...['/api/%2fevil.example', '/api/x/../../admin', '/api/x%3fa=1', '/api/x%26call=admin', '/api/x%23', '/api/.env'],
    ...['/api/x%00.php', '/api/x%0d%0aA: b', '/api/%', '/%61pi/getCategorias.php', '/api%2fgetCategorias.php'],
  ])('rejects %s, which is not an endpoint in the folder of the API', (path) =>
    expect(forbiddenReason(new Headers(), path)).toBe('There is no such endpoint.'),
  );
});

describe('P81 the edge function', () => {
  const next = () =>
    Promise.resolve(
      new Response('<svg onload=alert(1)>', { status: 201, headers: { 'content-type': 'text/html', link: '<x>' } }),
    );

  test.each(['/api', '/api/x.php', '/%61pi/x', '/%61%70%69/x', '/ap%69', '/api%2Fx', '/%61pi%2fx/y'])(
    'handles every spelling of a call: %s',
    (pathname) => {
      expect(config.path.filter((path) => new URLPattern({ pathname: path }).test({ pathname }))).not.toEqual([]);
      expect(isApiPath(pathname)).toBe(true);
    },
  );

  test.each(['/', '/apis', '/producto/1', '/_astro/api/x.js', '/assets/api'])(
    'does not handle pages: %s',
    (pathname) => {
      expect(config.path.filter((path) => new URLPattern({ pathname: path }).test({ pathname }))).toEqual([]);
      expect(isApiPath(pathname)).toBe(false);
    },
  );

  test('passes on status and body with its own headers', async () => {
    const response = await api(new Request(url), { next });
    expect([response.status, await response.text()]).toEqual([201, '<svg onload=alert(1)>']);
    expect([...response.headers]).toEqual([...toPassedHeaders([['content-type', 'text/html']])]);
  });

  test('does not call the API for a forbidden request', async () => {
    const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
    const rejectCall = () => Promise.reject(new Error('The API was called.'));
    const response = await api(new Request(url, { headers }), { next: rejectCall });
    expect([response.status, response.headers.get('content-type')]).toEqual([403, 'text/plain; charset=utf-8']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
