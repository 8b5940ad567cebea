import { callApi } from '../../api/callApi.ts';
import { staleTime } from '../../api/revalidate.ts';
import {
  toLivePriceAndStockList,
  toLivePriceAndStockRecord,
  postObtenerProductosCategoria,
  postObtenervwProducto,
  type LivePriceAndStock,
} from '../../contract/catalogue.ts';
import { selectedBranchId } from '../branches/branches.store.ts';
import {
  $discontinued,
  storePriceAndStock,
  addDiscontinued,
  readDiscontinued,
  mergePriceAndStock,
  readPriceAndStockCache,
  readRecentPriceAndStock,
} from './priceAndStock.store.ts';
import { findRecentResponse } from './priceAndStockCache.ts';

/** Loads what earlier pages of this tab have fetched: recent price and stock, and which products are discontinued. */
export function loadCachedPriceAndStock(): void {
  $discontinued.set(readDiscontinued());
  mergePriceAndStock(readRecentPriceAndStock(staleTime));
}

/**
 * Fetches the price and stock of a list for the shopper's branch; cached in this tab for a minute (R3.8). Rejects when the call
 * fails.
 * @param requestKey identifies the list among those of a branch, in the cache
 * @param request calls the live API
 */
export async function fetchListPriceAndStock(
  requestKey: string,
  request: (branch: string) => Promise<readonly LivePriceAndStock[]>,
): Promise<readonly LivePriceAndStock[]> {
  const branch = selectedBranchId();
  const cached = findRecentResponse(readPriceAndStockCache(branch), requestKey, Date.now(), staleTime);
  if (cached) {
    mergePriceAndStock(cached);
    return cached;
  }
  const pricesAndStock = await request(branch);
  storePriceAndStock(pricesAndStock, branch, requestKey);
  return pricesAndStock;
}

/** Fetches the price and stock of a whole category. Rejects when the call fails. */
export const fetchCategoryPriceAndStock = (category: string): Promise<readonly LivePriceAndStock[]> =>
  fetchListPriceAndStock(`categoria ${category}`, async (branch) => {
    const { items } = await callApi(toLivePriceAndStockList(postObtenerProductosCategoria), { category, branch });
    return items;
  });

/** Fetches the price and stock of one product, unless this tab did within the last minute. Rejects when the call fails. */
export async function fetchProductPriceAndStock(id: string): Promise<void> {
  const branch = selectedBranchId();
  if (readRecentPriceAndStock(staleTime).some((cached) => cached.id === id)) return;
  const priceAndStock = await callApi(toLivePriceAndStockRecord(postObtenervwProducto), { id, branch });
  if (priceAndStock) storePriceAndStock([priceAndStock], branch);
  else addDiscontinued(id);
}
