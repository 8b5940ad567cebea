import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '../../src/contract/callTable.ts';
import { sampleRequests } from '../support/sampleRequests.ts';
import { bodyCalls, callNames } from '../support/shopCalls.ts';
import { shopApp, type ShopApp } from '../support/shopApp.ts';

const own = 'http://localhost:4321';
const foreign = ['https://intruder.example', 'http://localhost:4321.intruder.example', 'null'];
const json = 'application/json';
/** What a form, or a page without the server's leave, can send. */
const simple = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''];

let shop: ShopApp;
beforeEach(() => {
  shop = shopApp({ products: 2, now: () => new Date('2025-11-20T18:00:00Z'), server: { origins: [own] } });
});
const send = (name: (typeof callNames)[number], headers: Record<string, string>, method: string = calls[name].method) =>
  shop.app.request(`/api/${name}.php?ip=187.1.2.3`, {
    method,
    headers: { 'content-type': json, ...headers },
    ...(method !== 'GET' && method !== 'OPTIONS' && { body: JSON.stringify(sampleRequests[name]) }),
  });
const written = (): unknown => shop.database.prepare('SELECT count(*) AS n FROM visits').get()?.['n'];

describe('P67 a page of another site writes nothing and reads nothing', () => {
  test.each(foreign)('%s', async (origin) => {
    for (const name of callNames) {
      for (const type of [json, ...simple]) {
        const response = await send(name, { origin, 'content-type': type });
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
        expect(response.headers.get('access-control-allow-credentials')).toBeNull();
        expect(response.headers.get('vary')).toBe('Origin');
        if (calls[name].method !== 'GET') expect(response.status).toBe(403);
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
    expect(written()).toBe(0);
  });

  test.each(['cross-site', 'same-site'])('one that hides its origin, from %s', async (site) => {
    expect((await send('postVisita', { 'sec-fetch-site': site })).status).toBe(403);
    expect(written()).toBe(0);
  });

  test('a form writes nothing, wherever it stands', async () => {
    for (const name of bodyCalls)
      for (const type of simple) expect((await send(name, { origin: own, 'content-type': type })).status).toBe(415);
    expect(written()).toBe(0);
  });
});

describe('P67 the shop’s own pages', () => {
  test('of its origin may call, without cookies', async () => {
    for (const name of callNames) {
      const response = await send(name, { origin: own });
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, own]);
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
      expect(response.headers.get('vary')).toBe('Origin');
    }
  });

  test('are told beforehand what they may send', async () => {
    const preflightHeaders = { origin: own, 'access-control-request-method': 'PUT' };
    const preflight = await send('putModificarCliente', preflightHeaders, 'OPTIONS');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(own);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type, idempotency-key');
  });

  test('can read why they are rejected', async () => {
    const response = await send('postObtenervwProducto', { origin: own }, 'PUT');
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([405, own]);
  });

  test('come through the host, whatever its URL: it says so itself', async () => {
    const phone = { origin: 'http://192.168.1.7:4321' };
    expect((await send('postVisita', { ...phone, 'x-forwarded-host': '192.168.1.7:4321' })).status).toBe(200);
    expect((await send('postVisita', { ...phone, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await send('postVisita', { ...phone, 'x-forwarded-host': '192.168.1.8:4321' })).status).toBe(403);
  });

  test('and what is no browser', async () => {
    expect((await send('postVisita', {})).status).toBe(200);
  });
});

describe('P67 where there is a token, a write carries it', () => {
  test.each([
    ['abc', null, 403],
    ['abc', '', 403],
    ['abc', 'abd', 403],
    ['abc', 'abc', 200],
    ['a%2Fb%3D', 'a/b=', 200],
    ['a%2Fb%3D', 'a%2Fb%3D', 200],
    ['100%', '100%', 200],
    ['100%', 'undefined', 403], // What a careless client sends.
  ])('cookie %s, header %s: %i', async (cookie, header, status) => {
    for (const name of ['postVisita', 'postObtenervwProducto'] as const) {
      const headers = { cookie: `a=b; XSRF-TOKEN=${cookie}`, ...(header !== null && { 'x-xsrf-token': header }) };
      expect((await send(name, headers)).status).toBe(status);
    }
    expect((await send('getCategorias', { cookie: `XSRF-TOKEN=${cookie}` })).status).toBe(200);
  });
});
