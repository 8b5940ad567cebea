import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../src/api/apiError.ts';
import { type CallApi } from '../../../src/api/client.ts';
import { createNodeClient, type NodeApiHost, findRemedy } from '../../../src/api/nodeClient.ts';
import { getCategorias, getProductosEnVenta } from '../../../src/contract/catalogue.ts';
import { localizarip } from '../../../src/contract/visits.ts';
import { postCorreoSolicitudFactura, postRegistrarPromoCode } from '../../../src/contract/forms.ts';
import { dialect } from '../../../src/contract/dialect.ts';
import { productOf, productRow } from '../../support/rows.ts';

type MockResponse = string | Uint8Array<ArrayBuffer> | Response | (() => Promise<Response>);

/** A client whose server always responds with this, and what it was asked. */
function clientOf(response: MockResponse, timeout = 1000, more: Partial<NodeApiHost> = {}) {
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
      ...more,
    }),
  };
}
const failureOf = async (response: MockResponse, timeout?: number): Promise<ApiError> => {
  const error: unknown = await clientOf(response, timeout)
    .client(getProductosEnVenta, { branch: '1' })
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const list = JSON.stringify({ results: [productRow()] });

describe('R10.1 a call goes out', () => {
  test('as a POST of JSON', async () => {
    const { client, requests } = clientOf(list);
    const { items } = await client(getProductosEnVenta, { branch: '2' });
    expect(items).toEqual([productOf()]);
    expect(requests).toMatchObject([
      {
        url: 'https://api.example.com/ws/getProductosEnVenta.php',
        init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"SucursalID":"2"}' },
      },
    ]);
  });

  test('as a GET without a body', async () => {
    const { client, requests } = clientOf('{"results":null}');
    expect((await client(getCategorias, undefined)).items).toEqual([]);
    expect(requests[0]?.init.method).toBe('GET');
    expect(requests[0]?.init).not.toHaveProperty('body');
  });
});

const promo = {
  ...{ id: '', code: 'K7Ñ2B', description: 'x', discount: 8, discountType: 'Porcentaje', promoType: 'Total' },
  ...{ products: '', validFrom: '2026-11-20 12:00:00', validUntil: '2026-11-20 12:05:00', quantity: 1, active: true },
};

describe('R10.5 a host that reads forms is asked by forms', () => {
  const form = { dialect: { ...dialect, body: 'form' as const } };
  const sentBy = async (ask: (client: CallApi) => Promise<unknown>): Promise<RequestInit | undefined> => {
    const { client, requests } = clientOf('{"results":null}', 1000, form);
    await ask(client);
    return requests[0]?.init;
  };

  test('the fields of a request are those of the form', async () => {
    const init = await sentBy((ask) => ask(getProductosEnVenta, { branch: '2' }));
    expect(init).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'SucursalID=2',
    });
    const sent = await sentBy((ask) => ask(postRegistrarPromoCode, promo));
    expect(Object.fromEntries(new URLSearchParams(sent?.body as string))).toMatchObject({
      ...{ PromoCode: 'K7Ñ2B', Descuento: '8', Activo: '1' },
    });
  });

  test('the mail is the field that the dialect names', async () => {
    const sent = await sentBy((ask) => ask(postCorreoSolicitudFactura, 'Nota: 1 & más'));
    expect([...new URLSearchParams(sent?.body as string)]).toEqual([['Texto', 'Nota: 1 & más']]);
  });
});

test('R10.1 a GET has its fields in the query, also where the path has one', async () => {
  for (const [path, url] of [
    ['/ws/{call}.php', 'https://api.example.com/ws/localizarip.php?ip=187.1.2.3'],
    ['/ws?call={call}', 'https://api.example.com/ws?call=localizarip&ip=187.1.2.3'],
  ] as const) {
    const { client, requests } = clientOf('{}', 1000, { path });
    await client(localizarip, { ip: '187.1.2.3' });
    expect(requests[0]?.url).toBe(url);
  }
});

test('R7.4 what writes has 20 s, what reads 8', async () => {
  const limits: number[] = [];
  const timeoutSignal = (ms: number): AbortSignal => (limits.push(ms), new AbortController().signal);
  const fetch = () => Promise.resolve(new Response('{"results":null}'));
  const ask = createNodeClient({ base: '', path: '/{call}', fetch, timeoutSignal });
  await ask(getCategorias, undefined);
  await ask(postRegistrarPromoCode, promo);
  expect(limits).toEqual([8_000, 20_000]);
});

describe('R11.3 a response that is too large is no response', () => {
  test.each<[string, Response]>([
    ['by its own word', new Response('x', { headers: { 'content-length': '2000' } })],
    ['by what comes', new Response('x'.repeat(2000))],
  ])('%s', async (_case, response) => {
    const { client } = clientOf(response, 1000, { maxBytes: 1000 });
    await expect(client(getCategorias, undefined)).rejects.toMatchObject({
      ...{ reason: 'body', message: expect.stringContaining('larger than 0.001 MB') as string },
    });
  });
});

test.each<[string, ResponseInit, RegExp]>([
  [
    'a redirect',
    { status: 301, headers: { location: 'https://www.example.com/ws/getProductosEnVenta.php' } },
    /set API_HOST=https:\/\/www\.example\.com$/,
  ],
  ['a method that is not let through', { status: 405 }, /method/],
  ['too many calls', { status: 429, headers: { 'retry-after': '120' } }, /fewer calls \(it says to wait 120 s\)/],
  ['a key that is missing', { status: 401 }, /API_HEADERS/],
  ['another kind of body', { status: 415 }, /body: 'form'/],
])('R11.3 %s is named for what it is', async (_case, init, remedy) => {
  const { client } = clientOf(new Response('', init), 1000, { redirect: 'manual' });
  const error = await client(getProductosEnVenta, { branch: '1' }).catch((failed: unknown) => failed);
  expect(findRemedy(error as ApiError)).toMatch(remedy);
});

test('R11.3 a certificate that nobody trusts: what to set', () => {
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  const error = new ApiError('x', 'unreachable', 'x', { cause: new TypeError('fetch failed', { cause }) });
  expect(findRemedy(error)).toContain('NODE_EXTRA_CA_CERTS');
});

describe('R10.2 a response is read though PHP wrote it', () => {
  test.each<[string, MockResponse]>([
    ['after a byte order mark', `\uFEFF${list}`],
    ['after two', `\uFEFF\uFEFF${list}`],
    ['with white space around it', `\n ${list}\r\n`],
    ['in windows-1252', Uint8Array.from(Buffer.from(list.replace('Norda', 'Ñandú'), 'latin1'))],
  ])('%s', async (_case, response) => {
    const { items } = await clientOf(response).client(getProductosEnVenta, { branch: '1' });
    expect(items[0]?.brand).toMatch(/^Norda$|^Ñandú$/);
  });
});

describe('R11.3 a call that gives nothing says which, why, and what to do', () => {
  test.each<[string, MockResponse, string, RegExp]>([
    ['a status that is an error', new Response(list, { status: 503 }), 'status', /the server responded with 503/],
    ['a page instead of data', '<!doctype html><h1>Error', 'body', /not JSON: it starts with "<!doctype html>/],
    ['nothing', '', 'body', /not JSON/],
    ['half a response', list.slice(0, 40), 'body', /not JSON/],
    ['other data', '{"error":"x"}', 'body', /the response differs at /],
    [
      'no network',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
      'unreachable',
      /cannot be reached \(ECONNREFUSED\)/,
    ],
  ])('%s', async (_case, response, reason, message) => {
    const error = await failureOf(response);
    expect(error).toMatchObject({ reason, call: 'getProductosEnVenta' });
    expect(error.message).toMatch(/^getProductosEnVenta: /);
    expect(error.message).toMatch(message);
    expect(findRemedy(error)).toMatch(/\w{4,}/);
  });

  test('a connection that breaks in the middle of the body', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(list.slice(0, 10)));
        controller.error(new TypeError('terminated'));
      },
    });
    expect(await failureOf(new Response(body))).toMatchObject({ reason: 'unreachable' });
  });

  test('a server that is silent for too long', async () => {
    const hang = clientOf('').client;
    expect(hang).toBeTypeOf('function');
    const silent = createNodeClient({
      ...{ base: '', path: '/{call}', timeout: 30 },
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    });
    await expect(silent(getCategorias, undefined)).rejects.toMatchObject({
      reason: 'timeout',
      message: 'getCategorias: no response within 0.03 s',
    });
  });

  test('who stops a call gets the own reason back, and no failure of the API', async () => {
    const controller = new AbortController();
    const { client } = clientOf(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    controller.abort();
    await expect(client(getCategorias, undefined, { signal: controller.signal })).rejects.not.toBeInstanceOf(ApiError);
  });
});
