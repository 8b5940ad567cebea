import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';
import { invalidJson, unexpectedJson } from '../support/invalidJson.ts';
import { sampleRequests } from '../support/sampleRequests.ts';
import {
  endpointsWithBody,
  endpointNames,
  expectSafeResponse,
  sendRawCall,
  type CallBody,
} from '../support/rawCalls.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { countRows } from '../support/database.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

const shop = createTestSandbox({ products: 20, now: () => new Date('2025-11-20T18:00:00Z') });
const { app, database } = shop;

// Any error that the server logs is an internal error.
const errorLog = vi.spyOn(console, 'error');
const before = countRows(database);
beforeAll(() => void errorLog.mockClear());
afterAll(() => {
  expect(errorLog).not.toHaveBeenCalled();
  const { products, stock, sales } = countRows(database);
  expect({ products, stock, sales }).toEqual({ products: before.products, stock: before.stock, sales: before.sales });
});

test('P64 the tests cover more than 100 invalid bodies', () => {
  expect(invalidJson.length + unexpectedJson.length).toBeGreaterThan(100);
});

/** Samples cases for an endpoint: all in the deep tests; otherwise every sixth, so that the endpoints together cover all of them. */
const sampleCases = <T>(cases: readonly T[], name: EndpointName): readonly T[] =>
  isDeepRun ? cases : cases.filter((_, index) => index % 6 === endpointNames.indexOf(name) % 6);

describe('P64 invalid JSON is a 400 in every endpoint', () => {
  test.each(endpointNames)('%s', async (name) => {
    for (const [description, body] of sampleCases(invalidJson, name)) {
      const response = await sendRawCall(app, name, body);
      expectSafeResponse(response);
      if (endpoints[name].method !== 'GET') expect(response.status, description).toBe(400);
    }
  });
});

describe('P64 JSON that is not a valid request is a 400 in every endpoint, including extra and duplicate keys', () => {
  test.each(endpointNames)('%s', async (name) => {
    for (const [description, body] of sampleCases(unexpectedJson, name)) {
      const response = await sendRawCall(app, name, body);
      expectSafeResponse(response);
      if (endpoints[name].method !== 'GET') expect(response.status, description).toBe(400);
    }
    expect(({} as { admin?: unknown }).admin).toBeUndefined();
  });
});

/** Lists the fields of an endpoint's request. */
const listFields = (name: EndpointName): string[] => {
  const request = sampleRequests[name];
  return typeof request === 'object' && request !== null ? Object.keys(request) : [];
};
const withField = (name: EndpointName, field: string, value: unknown): string =>
  JSON.stringify({ ...(sampleRequests[name] as object), [field]: value });

// prettier-ignore
const unusualValues = [
  null, true, -1, 1e308, '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00a', 'x'.repeat(60_000),
];

describe('P64 an object or array in a field is a 400, and an unusual value causes no server error', () => {
  test.each(endpointsWithBody.filter((name) => listFields(name).length > 0))('%s', async (name) => {
    for (const field of listFields(name)) {
      for (const value of [{}, [], [1], ['a'], { a: { b: 1 } }, [[[]]]])
        expect(await sendRawCall(app, name, withField(name, field, value))).toMatchObject({ status: 400 });
      for (const value of unusualValues)
        expectSafeResponse(await sendRawCall(app, name, withField(name, field, value)));
    }
  });

  test('an unknown field is a 400', async () => {
    for (const name of endpointsWithBody.filter((endpoint) => listFields(endpoint).length > 0)) {
      const response = await sendRawCall(app, name, withField(name, 'Otro', '1'));
      expect(response).toEqual({
        status: 400,
        text: '{"results":null,"error":"the body has a field that this endpoint does not accept"}',
      });
    }
  });
});

describe('P64 a content type other than JSON is a 415', () => {
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', ''];
  test.each([...types, 'application/jsonp', 'application/json, text/plain', 'text/plain; application/json'])(
    '%j',
    async (type) => {
      for (const name of endpointsWithBody)
        expect(
          await sendRawCall(app, name, JSON.stringify(sampleRequests[name]), { 'content-type': type }),
        ).toMatchObject({
          status: 415,
        });
    },
  );

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    '%s is accepted',
    async (type) => {
      const response = await sendRawCall(app, 'getProductosNuevos', '{"SucursalID":"1"}', { 'content-type': type });
      expect(response.status).toBe(200);
    },
  );
});

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('', '1', '\u0000', '%', "'"));
const requestWithAnyValue = fc
  .tuple(fc.constantFrom(...endpointsWithBody), fc.nat(), fc.oneof(text, fc.jsonValue()))
  .map(([name, index, value]): { name: EndpointName; body: CallBody } => {
    const fields = listFields(name);
    return {
      name,
      body: fields.length > 0 ? withField(name, fields[index % fields.length] ?? '', value) : JSON.stringify(value),
    };
  });
const anyRequest = fc.record({
  name: fc.constantFrom(...endpointNames),
  body: fc.oneof(
    fc.json(),
    text,
    fc.uint8Array({ maxLength: 200 }).map((array): CallBody => new Uint8Array(array)),
  ),
});

test('P64 responds to any request and keeps running', { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(requestWithAnyValue, anyRequest), async ({ name, body }) => {
      expectSafeResponse(await sendRawCall(app, name, body));
    }),
    {
      numRuns: isDeepRun ? 100_000 : 1000,
      plugins: [fc.interruptAfterTimeLimit(880_000, { failOnInterrupt: true })],
    },
  );
  for (const name of endpointNames) {
    const response = await sendRawCall(app, name, JSON.stringify(sampleRequests[name] ?? ''));
    expect(response.status, name).toBe(200);
  }
});
