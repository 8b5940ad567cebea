import { readProducts, searchRequest } from '../contract/found.ts';
import type { Product } from '../contract/product.ts';
import { decodeBytes, parseJson } from './body.ts';
import { refused } from './light.ts';
import type { Act } from './patience.ts';
import { reads } from './reads.ts';
import { browserAddress } from './where.ts';
import { xsrfHeader } from './xsrf.ts';

const call = 'postBuscarProducto';

/** What the live API finds, asked without the client and its schemas. Rejects where there is no list. */
export const searchLive = (term: string, branch: string, act: Pick<Act, 'limit' | 'signal'>): Promise<Product[]> =>
  reads.ask((signal) => askOnce(term, branch, signal), act);

async function askOnce(term: string, branch: string, signal: AbortSignal): Promise<Product[]> {
  const address = browserAddress(call);
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...xsrfHeader(document.cookie, address) },
    body: JSON.stringify(searchRequest(term, branch)),
    signal,
  });
  if (!response.ok) throw refused(response);
  return readProducts(parseJson(call, decodeBytes(await response.arrayBuffer())));
}
