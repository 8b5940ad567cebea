import { textOf } from './bytes.ts';

/** JSON of a file of this site, or of a service that is not the API. Rejects where there is none within 8 s, or too much. */
export async function fetchJson(address: string, mostBytes?: number): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(8_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return JSON.parse(await textOf(response, mostBytes));
}
