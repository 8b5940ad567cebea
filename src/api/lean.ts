import type { Row } from '../contract/entity.ts';
import { decodeBytes, parseJson } from './body.ts';
import { refused } from './light.ts';
import type { Act } from './patience.ts';
import { reads } from './reads.ts';
import { browserAddress } from './where.ts';
import { xsrfHeader } from './xsrf.ts';

/**
 * Asks a read without the client and its schemas: the JSON of its answer. Rejects where there is none.
 * @param body null: the call is a GET
 */
export const askLean = (call: string, body: Row | null, act: Act): Promise<unknown> =>
  reads.ask((signal) => askOnce(call, body, signal), act);

async function askOnce(call: string, body: Row | null, signal: AbortSignal): Promise<unknown> {
  const address = browserAddress(call);
  const post = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...xsrfHeader(document.cookie, address) },
    body: JSON.stringify(body),
  };
  const response = await fetch(address, { ...post, signal });
  if (!response.ok) throw refused(response);
  return parseJson(call, decodeBytes(await response.arrayBuffer()));
}
