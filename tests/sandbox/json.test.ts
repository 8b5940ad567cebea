import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls, type CallName } from '../../src/contract/callTable.ts';
import { badJson, oddJson } from '../support/badJson.ts';
import { sampleRequests } from '../support/sampleRequests.ts';
import { bodyCalls, callNames, expectSafeResponse, sendRaw, type Body } from '../support/shopCalls.ts';
import { shopApp } from '../support/shopApp.ts';
import { countRows } from '../support/database.ts';

const deep = Boolean(process.env['DEEP']);
const shop = shopApp({ products: 20, now: () => new Date('2025-11-20T18:00:00Z') });
const { app, database } = shop;

// What the server says to its own log is a failure of its own.
const complaints = vi.spyOn(console, 'error');
const before = countRows(database);
beforeAll(() => void complaints.mockClear());
afterAll(() => {
  expect(complaints).not.toHaveBeenCalled();
  const { products, stock, sales } = countRows(database);
  expect({ products, stock, sales }).toEqual({ products: before.products, stock: before.stock, sales: before.sales });
});

test('P64 there are more than 100 bodies that are none', () => {
  expect(badJson.length + oddJson.length).toBeGreaterThan(100);
});

/** All cases in the long tests; else for each call other ones, so that together the calls get all of them. */
const sampled = <T>(cases: readonly T[], name: CallName): readonly T[] =>
  deep ? cases : cases.filter((_, index) => index % 6 === callNames.indexOf(name) % 6);

describe('P64 bad JSON is a 400, for every call', () => {
  test.each(callNames)('%s', async (name) => {
    for (const [what, body] of sampled(badJson, name)) {
      const response = await sendRaw(app, name, body);
      expectSafeResponse(response);
      if (calls[name].method !== 'GET') expect(response.status, what).toBe(400);
    }
  });
});

describe('P64 JSON that is no request is a 400, extra and duplicate keys with it, for every call', () => {
  test.each(callNames)('%s', async (name) => {
    for (const [what, body] of sampled(oddJson, name)) {
      const response = await sendRaw(app, name, body);
      expectSafeResponse(response);
      if (calls[name].method !== 'GET') expect(response.status, what).toBe(400);
    }
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
});

/** The fields of a call's request. */
const fieldsOf = (name: CallName): string[] => {
  const content = sampleRequests[name];
  return typeof content === 'object' && content !== null ? Object.keys(content) : [];
};
const withField = (name: CallName, field: string, value: unknown): string =>
  JSON.stringify({ ...(sampleRequests[name] as object), [field]: value });

describe('P64 a field of another type is a 400, an odd text no failure', () => {
  test.each(bodyCalls.filter((name) => fieldsOf(name).length > 0))('%s', async (name) => {
    for (const field of fieldsOf(name)) {
      for (const value of [{}, [], [1], ['a'], { a: { b: 1 } }, [[[]]]])
        expect(await sendRaw(app, name, withField(name, field, value))).toMatchObject({ status: 400 });
      for (const value of [
        null,
        true,
        -1,
        1e308,
        '',
        ' ',
        '\u0000',
        'a\u0000b',
        '\ud800',
        '\udc00a',
        'x'.repeat(60_000),
      ])
        expectSafeResponse(await sendRaw(app, name, withField(name, field, value)));
    }
  });

  test('a field that no call knows is a 400', async () => {
    for (const name of bodyCalls.filter((call) => fieldsOf(call).length > 0)) {
      const response = await sendRaw(app, name, withField(name, 'Otro', '1'));
      expect(response).toEqual({
        status: 400,
        text: '{"results":null,"error":"the body has a field that this call does not accept"}',
      });
    }
  });
});

describe('P64 another content type than JSON is a 415', () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', ''];
  test.each([...types, 'application/jsonp', 'application/json, text/plain', 'text/plain; application/json'])(
    '%j',
    async (type) => {
      for (const name of bodyCalls)
        expect(await sendRaw(app, name, JSON.stringify(sampleRequests[name]), { 'content-type': type })).toMatchObject({
          status: 415,
        });
    },
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    '%s is taken',
    async (type) => {
      const response = await sendRaw(app, 'getProductosNuevos', '{"SucursalID":"1"}', { 'content-type': type });
      expect(response.status).toBe(200);
    },
  );
});

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('', '1', '\u0000', '%', "'"));
const faulty = fc
  .tuple(fc.constantFrom(...bodyCalls), fc.nat(), fc.oneof(text, fc.jsonValue()))
  .map(([name, at, value]): { name: CallName; body: Body } => {
    const fields = fieldsOf(name);
    return {
      name,
      body: fields.length > 0 ? withField(name, fields[at % fields.length] ?? '', value) : JSON.stringify(value),
    };
  });
const anything = fc.record({
  name: fc.constantFrom(...callNames),
  body: fc.oneof(
    fc.json(),
    text,
    fc.uint8Array({ maxLength: 200 }).map((array): Body => new Uint8Array(array)),
  ),
});

test('P64 whatever is sent, the sandbox responds and lives', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(faulty, anything), async ({ name, body }) => {
      expectSafeResponse(await sendRaw(app, name, body));
    }),
    {
      numRuns: deep ? 100_000 : 1000,
      plugins: [fc.interruptAfterTimeLimit(880_000, { failOnInterrupt: true })],
    },
  );
  for (const name of callNames) {
    const response = await sendRaw(app, name, JSON.stringify(sampleRequests[name] ?? ''));
    expect(response.status, name).toBe(200);
  }
});
