import { callApi } from '../../../api/callApi.ts';
import { postObtenerImagenesProducto, postObtenervwProducto, type Product } from '../../../contract/catalogue.ts';
import { selectedBranchId } from '../../branches/branches.store.ts';
import { idsInUrl } from '../../../components/comparedIds.ts';

// The first script of a live product page and of the comparison: calls the API while the scripts that render the page load.

/** The shopper waits for each of these calls. */
const options = { userInitiated: true };

async function callProduct(id: string): Promise<Product | null> {
  const branch = selectedBranchId();
  const product = await callApi(postObtenervwProducto, { id, branch }, options);
  // A link (R2.12) or the shopper may have set another branch since the call.
  return branch === selectedBranchId() ? product : callProduct(id);
}
const callPictures = (id: string) => callApi(postObtenerImagenesProducto, { id }, options);

/** The id of the product in the page's path. */
export const productId = /^\/producto\/(\d{1,12})\/?$/.exec(location.pathname)?.[1];

/**
 * Starts a call for each id.
 * @returns a function that returns the started call the first time an id is passed, and calls the API again after that
 */
function prefetch<Result>(call: (id: string) => Promise<Result>, ids: readonly string[]): typeof call {
  const startedCalls = new Map(ids.map((id) => [id, call(id)]));
  // The first caller handles a failure.
  for (const response of startedCalls.values()) response.catch(() => undefined);
  return (id) => {
    const startedCall = startedCalls.get(id);
    startedCalls.delete(id);
    return startedCall ?? call(id);
  };
}

/** Fetches a product from the live API; null if it has none. */
export const fetchProduct = prefetch(callProduct, productId ? [productId] : idsInUrl());

/** Fetches the pictures of a product from the live API. */
export const fetchPictures = prefetch(callPictures, productId ? [productId] : []);
