/** JSON of a file of this site, or of a service that is not the API. Rejects where there is none within 8 s. */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(8_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
