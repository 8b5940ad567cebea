import { xsrfHeader } from './xsrf.ts';

/** How long a call of the browser may take, ms. */
const limit = 8_000;

/** Sends JSON without the client and its schemas, for what runs on every page. Rejects where there is no JSON answer. */
export async function postJson(
  address: string,
  body: unknown,
  signal: AbortSignal = AbortSignal.timeout(limit),
): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...xsrfHeader(document.cookie, address) },
    body: JSON.stringify(body),
    signal,
  });
  return jsonOf(response);
}

/** Asks for JSON. Rejects where there is none. */
export const getJson = async (address: string): Promise<unknown> =>
  jsonOf(await fetch(address, { signal: AbortSignal.timeout(limit) }));

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.ok) throw refused(response);
  return response.json();
}

/** What an answer that is none throws: with the answer, which tells whether to ask again (patience.ts). */
export const refused = (response: Response): Error => new Error(response.statusText, { cause: response });
