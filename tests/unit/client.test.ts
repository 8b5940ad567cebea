import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import { ApiError, remedyOf } from '../../src/api/errors.ts';
import { productOf, productRow } from '../support/rows.ts';

type Answer = string | Uint8Array<ArrayBuffer> | Response | (() => Promise<Response>);

/** A client whose server always answers this, and what it was asked. */
function clientOf(answer: Answer, timeout = 1000) {
  const asked: { address: string; init: RequestInit }[] = [];
  const fetch = (address: string, init: RequestInit): Promise<Response> => {
    asked.push({ address, init });
    if (typeof answer === 'function') return answer();
    return Promise.resolve(answer instanceof Response ? answer : new Response(answer));
  };
  const base = 'https://api.example.com';
  return {
    asked,
    client: createClient({ base, path: '/ws/{call}.php', timeout, fetch: fetch as typeof globalThis.fetch }),
  };
}
const failureOf = async (answer: Answer, timeout?: number): Promise<ApiError> => {
  const error: unknown = await clientOf(answer, timeout)
    .client('getProductosEnVenta', { branch: '1' })
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
    const { client, asked } = clientOf(list);
    const { items } = await client('getProductosEnVenta', { branch: '2' });
    expect(items).toEqual([productOf()]);
    expect(asked).toMatchObject([
      {
        address: 'https://api.example.com/ws/getProductosEnVenta.php',
        init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"SucursalID":"2"}' },
      },
    ]);
  });

  test('as a GET without a body', async () => {
    const { client, asked } = clientOf('{"results":null}');
    expect((await client('getCategorias', undefined)).items).toEqual([]);
    expect(asked[0]?.init.method).toBe('GET');
    expect(asked[0]?.init).not.toHaveProperty('body');
  });
});

describe('R10.2 an answer is read though PHP wrote it', () => {
  test.each<[string, Answer]>([
    ['after a byte order mark', `\uFEFF${list}`],
    ['after two', `\uFEFF\uFEFF${list}`],
    ['with white space around it', `\n ${list}\r\n`],
    ['in windows-1252', Uint8Array.from(Buffer.from(list.replace('Norda', 'Ñandú'), 'latin1'))],
  ])('%s', async (_case, answer) => {
    const { items } = await clientOf(answer).client('getProductosEnVenta', { branch: '1' });
    expect(items[0]?.brand).toMatch(/^Norda$|^Ñandú$/);
  });
});

describe('R11.3 a call that gives nothing says which, why, and what to do', () => {
  test.each<[string, Answer, string, RegExp]>([
    ['a status that is an error', new Response(list, { status: 503 }), 'status', /the server answered 503/],
    ['a page instead of data', '<!doctype html><h1>Error', 'body', /not JSON: it starts with "<!doctype html>/],
    ['nothing', '', 'body', /not JSON/],
    ['half an answer', list.slice(0, 40), 'body', /not JSON/],
    ['other data', '{"error":"x"}', 'body', /the answer differs at /],
    [
      'no network',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
      'unreachable',
      /cannot be reached \(ECONNREFUSED\)/,
    ],
  ])('%s', async (_case, answer, reason, message) => {
    const error = await failureOf(answer);
    expect(error).toMatchObject({ reason, call: 'getProductosEnVenta' });
    expect(error.message).toMatch(/^getProductosEnVenta: /);
    expect(error.message).toMatch(message);
    expect(remedyOf(error)).toMatch(/\w{4,}/);
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
    const silent = createClient({
      ...{ base: '', path: '/{call}', timeout: 30 },
      fetch: (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    });
    await expect(silent('getCategorias', undefined)).rejects.toMatchObject({
      reason: 'timeout',
      message: 'getCategorias: no answer within 0.03 s',
    });
  });

  test('who stops a call gets the own reason back, and no failure of the API', async () => {
    const controller = new AbortController();
    const { client } = clientOf(() => Promise.reject(new DOMException('stopped', 'AbortError')));
    controller.abort();
    await expect(client('getCategorias', undefined, { signal: controller.signal })).rejects.not.toBeInstanceOf(
      ApiError,
    );
  });
});
