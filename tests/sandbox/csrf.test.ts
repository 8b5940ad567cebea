import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { sampleRequests } from '../support/sampleRequests.ts';
import { endpointsWithBody, endpointNames } from '../support/rawCalls.ts';
import { createTestSandbox, type TestSandbox } from '../support/testSandbox.ts';

const ownOrigin = 'http://localhost:4321';
const foreignOrigins = ['https://intruder.example', 'http://localhost:4321.intruder.example', 'null'];
const jsonType = 'application/json';
/** Content types that any page can send without a preflight request, for example with a form. */
const simpleContentTypes = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];

let shop: TestSandbox;
beforeEach(() => {
  shop = createTestSandbox({
    products: 2,
    now: () => new Date('2025-11-20T18:00:00Z'),
    server: { origins: [ownOrigin] },
  });
});
const send = (
  name: (typeof endpointNames)[number],
  headers: Record<string, string>,
  method: string = endpoints[name].method,
) =>
  shop.app.request(`/api/${name}.php?ip=187.1.2.3`, {
    method,
    headers: { 'content-type': jsonType, ...headers },
    ...(method !== 'GET' && method !== 'OPTIONS' && { body: JSON.stringify(sampleRequests[name]) }),
  });
const countVisits = (): unknown => shop.database.prepare('SELECT count(*) AS n FROM visits').get()?.['n'];

describe('P67 pages of other origins can neither write nor read', () => {
  test.each(foreignOrigins)('%s', async (origin) => {
    for (const name of endpointNames) {
      for (const type of [jsonType, ...simpleContentTypes]) {
        const response = await send(name, { origin, 'content-type': type });
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        expect(response.headers.get('access-control-allow-credentials')).toBeNull();
        expect(response.headers.get('vary')).toBe('Origin');
        if (endpoints[name].method !== 'GET') expect(response.status).toBe(403);
      }
      for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'])
        expect((await send(name, { origin }, method)).status).toBe(403);
      const preflightHeaders = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const preflight = await send(name, preflightHeaders, 'OPTIONS');
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    expect(countVisits()).toBe(0);
  });

  test.each(['cross-site', 'same-site'])('a request without Origin and with Sec-Fetch-Site: %s', async (site) => {
    expect((await send('postVisita', { 'sec-fetch-site': site })).status).toBe(403);
    expect(countVisits()).toBe(0);
  });

  test('forms cannot write, even on the shop’s own pages', async () => {
    for (const name of endpointsWithBody)
      for (const type of simpleContentTypes)
        expect((await send(name, { origin: ownOrigin, 'content-type': type })).status).toBe(415);
    expect(countVisits()).toBe(0);
  });
});

describe('P67 the shop’s own pages', () => {
  test('may call the API from its origin, without credentials', async () => {
    for (const name of endpointNames) {
      const response = await send(name, { origin: ownOrigin });
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, ownOrigin]);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('vary')).toBe('Origin');
    }
  });

  test('get the allowed headers in a preflight response', async () => {
    const preflightHeaders = { origin: ownOrigin, 'access-control-request-method': 'PUT' };
    const preflight = await send('putModificarCliente', preflightHeaders, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ownOrigin);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key');
  });

  test('can read the reason for a rejection', async () => {
    const response = await send('postObtenervwProducto', { origin: ownOrigin }, 'PUT');
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([405, ownOrigin]);
  });

  test('may call the API from another address of the site, if X-Forwarded-Host or Sec-Fetch-Site confirms it', async () => {
    const lanOrigin = { origin: 'http://192.168.1.7:4321' };
    expect((await send('postVisita', { ...lanOrigin, 'x-forwarded-host': '192.168.1.7:4321' })).status).toBe(200);
    expect((await send('postVisita', { ...lanOrigin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await send('postVisita', { ...lanOrigin, 'x-forwarded-host': '192.168.1.8:4321' })).status).toBe(403);
  });
});

test('P67 serves clients that send no browser headers', async () => {
  expect((await send('postVisita', {})).status).toBe(200);
});

describe('P67 writes with an XSRF cookie need the matching header', () => {
  test.each([
    ['abc', null, 403],
    ['abc', '', 403],
    ['abc', 'abd', 403],
    ['abc', 'abc', 200],
    ['a%2Fb%3D', 'a/b=', 200],
    ['a%2Fb%3D', 'a%2Fb%3D', 200],
    ['100%', '100%', 200],
    ['100%', 'undefined', 403], // A client without error handling sends this.
  ])('cookie %s, header %s: %i', async (cookie, header, status) => {
    for (const name of ['postVisita', 'postObtenervwProducto'] as const) {
      const headers = { cookie: `a=b; XSRF-TOKEN=${cookie}`, ...(header !== null && { 'x-xsrf-token': header }) };
      expect((await send(name, headers)).status).toBe(status);
    }
    expect((await send('getCategorias', { cookie: `XSRF-TOKEN=${cookie}` })).status).toBe(200);
  });
});
