import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createQuirkyBody } from '../../scripts/sandbox/quirks.ts';
import { createNodeClient } from '../../src/api/nodeClient.ts';
import type { ApiError } from '../../src/api/apiError.ts';
import { calls, type CallName } from '../../src/contract/callTable.ts';
import type { Call } from '../../src/contract/schema.ts';
import { readProse } from '../../src/lib/prose.ts';
import { sent } from '../support/sent.ts';
import { callNames } from '../support/shopCalls.ts';
import { shopApp } from '../support/shopApp.ts';
import { decode, encode } from '../support/wire.ts';

const { app } = shopApp({ products: 40, now: () => new Date('2025-11-20T18:00:00Z') });

/** What the server says to a call. */
async function answerOf(name: CallName): Promise<Uint8Array<ArrayBuffer>> {
  const { method } = calls[name];
  const response = await (method === 'GET'
    ? app.request(`/api/${name}.php?ip=187.1.2.3`)
    : app.request(`/api/${name}.php`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent[name]),
      }));
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** What the client reads from a body. */
function read(name: CallName, body: string | Uint8Array<ArrayBuffer>): Promise<unknown> {
  const ask = createNodeClient({ base: '', path: '/{call}', fetch: () => Promise.resolve(new Response(body)) });
  const call: Call = calls[name];
  const { request } = call;
  return ask(call, (typeof request === 'string' ? sent[name] : decode(request, sent[name])) as never);
}

describe('P70 with every fault of PHP the client reads the same answer', () => {
  test.each(callNames)('%s', async (name) => {
    const answer = await answerOf(name);
    const plain = await read(name, answer);
    const { answer: codec }: Call = calls[name];
    // Descriptions are read as text.
    const said: unknown = JSON.parse(new TextDecoder().decode(answer), (key, value: unknown) =>
      key === 'Descripcion' && typeof value === 'string' ? readProse(value) : value,
    );
    expect(encode(codec, plain)).toEqual(said);
    const bearable = createQuirkyBody('php');
    for (let time = 0; time < 7; time++) expect(await read(name, bearable(name, answer))).toEqual(plain);

    // Half an answer, a page, an error, nothing: told as a failure, or for a write as not done.
    const all = createQuirkyBody('all');
    const outcomes = { same: 0, failed: 0 };
    for (let time = 0; time < 11; time++) {
      const value = await read(name, all(name, answer)).catch((error: unknown) => error);
      if (isDeepStrictEqual(value, plain)) outcomes.same++;
      else if (value === false || value === null || (value as ApiError).reason === 'body') outcomes.failed++;
    }
    // Of a visit nobody asks whether it was recorded, as long as an answer came.
    expect(outcomes).toEqual(name === 'postVisita' ? { same: 8, failed: 3 } : { same: 7, failed: 4 });
  });
});
