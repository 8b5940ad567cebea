import { createClient, type Client } from '../../src/api/client.ts';
import { ApiError, remedyOf } from '../../src/api/errors.ts';
import { dialect } from '../../src/contract/dialect.ts';
import type { AnswerOf, CallName, RequestOf } from '../../src/contract/calls.ts';
import type { Listed, Rejected } from '../../src/contract/results.ts';

/** What a host's answer to one call comes to. */
export interface Verdict {
  call: string;
  verdict: 'matches' | 'differs' | 'not reachable';
  /** The field or place, where it differs. */
  at?: string;
  /** What was found, and what to do. */
  note: string;
}

export interface Probe {
  ask: Client;
  /** The last answer of a call as it came: text, cut. */
  raw: (call: string) => string;
}

/** A client that remembers what came, so that a difference can be shown. */
export function probeOf(base: string, path: string, fetch: typeof globalThis.fetch): Probe {
  const texts = new Map<string, string>();
  const call = (address: string): string => /(\w+)(?:\.\w+)?(?:\?|$)/.exec(address)?.[1] ?? '';
  const remembering: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const bytes = await response.arrayBuffer();
    texts.set(
      call(input instanceof Request ? input.url : input.toString()),
      new TextDecoder().decode(bytes.slice(0, 200_000)),
    );
    return new Response(bytes.byteLength > 0 ? bytes : null, response);
  };
  const ask = createClient({ base, path, fetch: remembering, timeout: 20_000 });
  return { ask, raw: (name) => texts.get(name) ?? '' };
}

/** Asks one call. @returns its verdict, and the answer where there is one */
export async function probe<Name extends CallName>(
  { ask, raw }: Probe,
  call: Name,
  request: RequestOf<Name>,
  judge: (answer: AnswerOf<Name>, raw: string) => Omit<Verdict, 'call'>,
) {
  try {
    const answer = await ask(call, request);
    return { answer, verdict: { call, ...judge(answer, raw(call)) } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { answer: null, verdict: failure(call, error, raw(call)) };
  }
}

function failure(call: string, error: ApiError, raw: string): Verdict {
  const said = error.message.replace(`${call}: `, '');
  if (error.reason === 'status' && error.status === 404)
    return { call, verdict: 'not reachable', note: `${said}: set API_PATH, or path in src/contract/dialect.ts` };
  if (error.reason === 'status' && [401, 403].includes(error.status ?? 0))
    return { call, verdict: 'not reachable', note: `${said}: let this machine and the host of the site in` };
  if (error.reason !== 'body') return { call, verdict: 'not reachable', note: `${said}. ${remedyOf(error)}` };
  return { call, verdict: 'differs', ...envelope(said, raw) };
}

/** Where an answer holds no results, whether something else in it may be them. */
function envelope(said: string, raw: string): Pick<Verdict, 'at' | 'note'> {
  const where = /differs at (.+?):/.exec(said)?.[1] ?? 'the answer';
  let body: unknown;
  try {
    body = JSON.parse(raw.replace(/^\uFEFF+/, ''));
  } catch {
    return { at: 'the answer', note: `${said}. Look at the log of PHP for this call` };
  }
  const keys = Object.entries(typeof body === 'object' && body !== null ? body : {});
  const told = keys.some(([key]) => key === dialect.results);
  const rows = keys.find(([, value]) => Array.isArray(value));
  const hint = rows
    ? `"${rows[0]}" holds a list: set results in src/contract/dialect.ts to it`
    : 'set results in src/contract/dialect.ts to where the rows are';
  const at = told ? where : dialect.results;
  return { at, note: `${said}. The answer has ${keys.map(([key]) => `"${key}"`).join(', ') || 'no fields'}; ${hint}` };
}

/** A list: good where every row can be read. `atLeast` rows are expected. */
export function listVerdict(
  { items, rejected, untold, slim = [] }: Listed<unknown>,
  atLeast = 0,
): Omit<Verdict, 'call'> {
  const [first] = rejected;
  if (first) return { verdict: 'differs', at: first.field || 'a row', note: badRows(rejected, items.length) };
  const count = items.length + slim.length;
  if (count < atLeast)
    return {
      verdict: 'differs',
      at: 'its length',
      note: 'it is empty: a shop without it is not published. Check the data of the host',
    };
  const apart = untold.length > 0 ? `; not told: ${untold.join(', ')} (asked a product instead)` : '';
  return { verdict: 'matches', note: `${count} rows${apart}` };
}

function badRows(rejected: Rejected[], good: number): string {
  const [first] = rejected;
  return `${rejected.length} of ${rejected.length + good} rows cannot be read, such as ${first?.id ?? '?'}: ${first?.field ?? ''} ${first?.reason ?? ''}. Mend the records, or the field in src/contract/product.ts or shop.ts`;
}
