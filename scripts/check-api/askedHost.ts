import type { CallApi } from '../../src/api/client.ts';
import { createNodeClient } from '../../src/api/nodeClient.ts';
import { readText } from '../../src/api/responseBody.ts';
import type { Dialect } from '../../src/contract/dialect.ts';

/** Bytes of an answer at most, as for a snapshot. */
const mostBytes = 512e6;

/** How a host is asked: what the settings and the dialect say, or what is tried in their place. */
export interface Guess {
  base: string;
  path: string;
  headers: Record<string, string>;
  dialect: Dialect;
  /** Fields that the host calls otherwise: its name → the contract's. */
  renames: Record<string, string>;
}

/** An answer as it came. */
export interface Seen {
  status: number;
  type: string;
  /** At most 200,000 letters. */
  text: string;
}

export interface Host {
  ask: CallApi;
  /** The last answer of a call. */
  seen: (call: string) => Seen | undefined;
}

/** A host that is asked as guessed, and remembers what came, so that it can be shown. */
export function hostOf({ base, path, headers, dialect, renames }: Guess, fetch: typeof globalThis.fetch): Host {
  const answers = new Map<string, Seen>();
  const [before = '', after = ''] = path.split('{call}');
  const callIn = (address: string): string => {
    const rest = address.slice(base.length + before.length);
    return /^\w+/.exec(after && rest.includes(after) ? rest.slice(0, rest.indexOf(after)) : rest)?.[0] ?? '';
  };
  const remembering: typeof globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const text = await readText(response, mostBytes);
    const address = input instanceof Request ? input.url : input.toString();
    const type = response.headers.get('content-type') ?? '';
    answers.set(callIn(address), { status: response.status, type, text: text.slice(0, 200_000) });
    const body = renamed(text, renames);
    return new Response([204, 304].includes(response.status) ? null : body, response);
  };
  const ask = createNodeClient({
    ...{ base, path, dialect, fetch: remembering, timeout: 20_000, redirect: 'manual', most: mostBytes },
    headers: () => headers,
  });
  return { ask, seen: (call) => answers.get(call) };
}

/** The answer as if the host used the contract's names: only to prove that a renamed field is all that differs. */
const renamed = (json: string, renames: Record<string, string>): string =>
  Object.entries(renames).reduce((text, [theirs, ours]) => text.replaceAll(`"${theirs}"`, `"${ours}"`), json);
