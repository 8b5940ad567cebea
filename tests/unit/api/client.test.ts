import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/apiError.ts';
import type { CallApi } from '../../../src/api/client.ts';
import { createNodeClient, type NodeClientConfig, findRemedy } from '../../../src/api/nodeClient.ts';
import {
  getCategorias,
  getProductosEnVenta,
  toLivePriceAndStockRecord,
  postObtenervwProducto,
} from '../../../src/contract/catalogue.ts';
import { localizarip } from '../../../src/contract/visits.ts';
import { postCorreoSolicitudFactura, postRegistrarPromoCode } from '../../../src/contract/forms.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { createProduct, createProductRow } from '../../support/productFactory.ts';

type MockResponse = string | Uint8Array<ArrayBuffer> | Response | (() => Promise<Response>);

/** Creates a client whose server always responds with `response`, and records its requests. */
function createMockClient(response: MockResponse, timeout = 1000, overrides: Partial<NodeClientConfig> = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    requests.push({ url, init });
    if (typeof response === 'function') return response();
    return Promise.resolve(response instanceof Response ? response : new Response(response));
  };
  const base = 'https://api.example.com';
  return {
    requests,
    client: createNodeClient({
      base,
      path: '/ws/{call}.php',
      timeout,
      fetch: fetch as typeof globalThis.fetch,
      ...overrides,
    }),
  };
}

/** Calls the API and returns the error. */
const catchApiError = async (response: MockResponse, timeout?: number): Promise<ApiError> => {
  const error: unknown = await createMockClient(response, timeout)
    .client(getProductosEnVenta, { branch: '1' })
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const listBody = JSON.stringify({ results: [createProductRow()] });

describe('R10.1 a call is sent', () => {
  test('as a POST with a JSON body', async () => {
    const { client, requests } = createMockClient(listBody);
    const { items } = await client(getProductosEnVenta, { branch: '2' });
    expect(items).toEqual([createProduct()]);
    expect(requests).toMatchObject([
      {
        url: 'https://api.example.com/ws/getProductosEnVenta.php',
        init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"SucursalID":"2"}' },
      },
    ]);
  });

  test('as a GET without a body', async () => {
    const { client, requests } = createMockClient('{"results":null}');
    expect((await client(getCategorias, undefined)).items).toEqual([]);
    expect(requests[0]?.init.method).toBe('GET');
    expect(requests[0]?.init).not.toHaveProperty('body');
  });
});

const promo = {
  id: '',
  code: 'K7Ñ2B',
  description: 'x',
  discount: 8,
  discountType: 'Porcentaje',
  promoType: 'Total',
  products: '',
  validFrom: '2026-11-20 12:00:00',
  validUntil: '2026-11-20 12:05:00',
  quantity: 1,
  active: true,
};

describe('R10.5 an API with the form dialect gets form-encoded bodies', () => {
  const overrides = { dialect: { ...dialect, body: 'form' as const } };
  const captureRequest = async (send: (client: CallApi) => Promise<unknown>): Promise<RequestInit | undefined> => {
    const { client, requests } = createMockClient('{"results":null}', 1000, overrides);
    await send(client);
    return requests[0]?.init;
  };

  test('each field of the request is a form field', async () => {
    const readRequest = await captureRequest((client) => client(getProductosEnVenta, { branch: '2' }));
    expect(readRequest).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'SucursalID=2',
    });
    const writeRequest = await captureRequest((client) => client(postRegistrarPromoCode, promo));
    expect(Object.fromEntries(new URLSearchParams(writeRequest?.body as string))).toMatchObject({
      PromoCode: 'K7Ñ2B',
      Descuento: '8',
      Activo: '1',
    });
  });

  test('the text of the e-mail is in the field that the dialect names', async () => {
    const request = await captureRequest((client) => client(postCorreoSolicitudFactura, 'Nota: 1 & más'));
    expect([...new URLSearchParams(request?.body as string)]).toEqual([['Texto', 'Nota: 1 & más']]);
  });
});

test('R10.1 a GET sends its fields in the query string, even if the path has one already', async () => {
  for (const [path, url] of [
    ['/ws/{call}.php', 'https://api.example.com/ws/localizarip.php?ip=187.1.2.3'],
    ['/ws?call={call}', 'https://api.example.com/ws?call=localizarip&ip=187.1.2.3'],
  ] as const) {
    const { client, requests } = createMockClient('{}', 1000, { path });
    await client(localizarip, { ip: '187.1.2.3' });
    expect(requests[0]?.url).toBe(url);
  }
});

test('R7.4 a read times out after 8 s, a write after 20 s', async () => {
  const timeouts: number[] = [];
  const timeoutSignal = (ms: number): AbortSignal => {
    timeouts.push(ms);
    return new AbortController().signal;
  };
  const fetch = () => Promise.resolve(new Response('{"results":null}'));
  const client = createNodeClient({ base: '', path: '/{call}', fetch, timeoutSignal });
  await client(getCategorias, undefined);
  await client(postRegistrarPromoCode, promo);
  expect(timeouts).toEqual([8_000, 20_000]);
});

test('R12.2 with writes disabled, only reads are sent', async () => {
  const { client, requests } = createMockClient('{"results":null}', 1000, { writes: false });
  await expect(client(postCorreoSolicitudFactura, 'x')).rejects.toMatchObject({ reason: 'writes-disabled' });
  expect(requests).toEqual([]);
  await client(getProductosEnVenta, { branch: '1' });
  expect(requests.map(({ url }) => url)).toEqual(['https://api.example.com/ws/getProductosEnVenta.php']);
});

describe('R11.3 a response that is too large is rejected', () => {
  test.each<[string, Response]>([
    ['by its Content-Length', new Response('x', { headers: { 'content-length': '2000' } })],
    ['by the bytes received', new Response('x'.repeat(2000))],
  ])('%s', async (_case, response) => {
    const { client } = createMockClient(response, 1000, { maxBytes: 1000 });
    await expect(client(getCategorias, undefined)).rejects.toMatchObject({
      reason: 'body',
      message: expect.stringContaining('larger than 0.001 MB') as string,
    });
  });
});

test.each<[string, ResponseInit, RegExp]>([
  [
    'a redirect',
    { status: 301, headers: { location: 'https://www.example.com/ws/getProductosEnVenta.php' } },
    /set API_HOST=https:\/\/www\.example\.com$/,
  ],
  ['a method that is not allowed', { status: 405 }, /method/],
  ['too many requests', { status: 429, headers: { 'retry-after': '120' } }, /fewer calls \(it says to wait 120 s\)/],
  ['missing credentials', { status: 401 }, /API_HEADERS/],
  ['an unsupported media type', { status: 415 }, /body: 'form'/],
])('R11.3 the remedy fits the failure: %s', async (_case, init, remedy) => {
  const { client } = createMockClient(new Response('', init), 1000, { redirect: 'manual' });
  const error = await client(getProductosEnVenta, { branch: '1' }).catch((reason: unknown) => reason);
  expect(findRemedy(error as ApiError)).toMatch(remedy);
});

test('R11.3 the remedy for an untrusted certificate names the variable to set', () => {
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  const error = new ApiError('x', 'unreachable', 'x', { cause: new TypeError('fetch failed', { cause }) });
  expect(findRemedy(error)).toContain('NODE_EXTRA_CA_CERTS');
});

describe('R10.2 a response with quirks of PHP is read', () => {
  test.each<[string, MockResponse]>([
    ['after a byte order mark', `\uFEFF${listBody}`],
    ['after two byte order marks', `\uFEFF\uFEFF${listBody}`],
    ['with surrounding whitespace', `\n ${listBody}\r\n`],
    [
      'in windows-1252 after a byte order mark',
      Uint8Array.from([0xef, 0xbb, 0xbf, ...Buffer.from(listBody.replace('Norda', 'Ñandú'), 'latin1')]),
    ],
    ['in windows-1252', Uint8Array.from(Buffer.from(listBody.replace('Norda', 'Ñandú'), 'latin1'))],
  ])('%s', async (_case, response) => {
    const { items } = await createMockClient(response).client(getProductosEnVenta, { branch: '1' });
    expect(items[0]?.brand).toMatch(/^Norda$|^Ñandú$/);
  });
});

describe('R11.3 the error of a failed call names the call, the reason and a remedy', () => {
  test.each<[string, MockResponse, string, RegExp]>([
    ['an error status', new Response(listBody, { status: 503 }), 'status', /the server responded with 503/],
    ['HTML instead of JSON', '<!doctype html><h1>Error', 'body', /not JSON: it starts with "<!doctype html>/],
    ['an empty body', '', 'body', /not JSON/],
    ['a truncated body', listBody.slice(0, 40), 'body', /not JSON/],
    ['another JSON shape', '{"error":"x"}', 'body', /the response differs at /],
    [
      'no network',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
      'unreachable',
      /cannot be reached \(ECONNREFUSED\)/,
    ],
    [
      'no network, for a host with several addresses',
      () => {
        const cause = new AggregateError([new Error('connect ECONNREFUSED ::1:80'), new Error('connect ECONNREFUSED')]);
        return Promise.reject(new TypeError('fetch failed', { cause }));
      },
      'unreachable',
      /cannot be reached \(connect ECONNREFUSED ::1:80\)/,
    ],
  ])('%s', async (_case, response, reason, message) => {
    const error = await catchApiError(response);
    expect(error).toMatchObject({ reason, endpoint: 'getProductosEnVenta' });
    expect(error.message).toMatch(/^getProductosEnVenta: /);
    expect(error.message).toMatch(message);
    expect(findRemedy(error)).toMatch(/\w{4,}/);
  });

  test('a connection that is lost in the middle of the body', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(listBody.slice(0, 10)));
        controller.error(new TypeError('terminated'));
      },
    });
    expect(await catchApiError(new Response(body))).toMatchObject({ reason: 'unreachable' });
  });

  test('a server that does not respond before the timeout', async () => {
    const client = createNodeClient({
      base: '',
      path: '/{call}',
      timeout: 30,
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    });
    await expect(client(getCategorias, undefined)).rejects.toMatchObject({
      reason: 'timeout',
      message: 'getCategorias: no response within 0.03 s',
    });
  });

  test('a call that its caller aborts rejects, but not with an ApiError', async () => {
    const controller = new AbortController();
    const { client } = createMockClient(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    controller.abort();
    await expect(client(getCategorias, undefined, { signal: controller.signal })).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe('R5.11 R10.5 the record of a product', () => {
  const productCalls = {
    product: postObtenervwProducto,
    priceAndStock: toLivePriceAndStockRecord(postObtenervwProducto),
  };
  test.each(Object.entries(productCalls))(
    'is a failure if it is of another product than requested: %s',
    async (_name, call) => {
      const { client } = createMockClient(JSON.stringify({ results: createProductRow({ ProductoID: '7' }) }));
      await expect(client(call, { id: '6', branch: '1' })).rejects.toMatchObject({
        reason: 'body',
        message: expect.stringContaining('differs at ProductoID: it is 7') as unknown,
      });
      const otherClient = createMockClient(JSON.stringify({ results: createProductRow({ ProductoID: 7 }) })).client;
      await expect(otherClient(call, { id: '7', branch: '1' })).resolves.toMatchObject({ id: '7' });
    },
  );

  test('is null if the shop has no such product', async () => {
    const { client } = createMockClient('{"results":null}');
    await expect(client(postObtenervwProducto, { id: '6', branch: '1' })).resolves.toBeNull();
  });
});
