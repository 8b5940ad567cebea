import { callApi } from '../../api/callApi.ts';
import { fetchPublishedIds } from '../../api/publishedLists.ts';
import { showRegularPrices, findCards } from '../../components/updateCards.tsx';
import {
  toLivePriceAndStockAndProducts,
  postObtenerProductosEnOferta,
  type LivePriceAndStock,
  type Product,
} from '../../contract/catalogue.ts';
import { findOffer } from '../../contract/rules.ts';
import { lazy } from '../../runtime/lazy.ts';
import { selectedBranchId } from '../branches/branches.store.ts';
import { fetchMissingPriceAndStock } from './liveCards.ts';
import { $priceAndStockById } from './priceAndStock.store.ts';
import { $newOffers, $offers } from './liveUpdates.store.ts';
import { fetchListPriceAndStock } from './fetchPriceAndStock.ts';

const loadNewOffers = lazy(() => import('./newOffers.client.tsx'));
const offersEndpoint = toLivePriceAndStockAndProducts(postObtenerProductosEnOferta);

/**
 * Updates the offers page (R4.19): cards whose offer has ended show the regular price, and cards of new offers are added.
 * An empty response ends all offers; if the call for the offers fails, nothing changes.
 * @returns whether the update is complete
 */
export async function updateOffers(list: HTMLElement): Promise<boolean> {
  let readProducts: (() => Product[]) | undefined;
  const request = async (branch: string): Promise<LivePriceAndStock[]> => {
    const response = await callApi(offersEndpoint, { branch });
    readProducts = response.readProducts;
    return response.priceAndStock;
  };
  try {
    const pricesAndStock = await fetchListPriceAndStock(offersEndpoint.name, request);
    const offers = new Set(pricesAndStock.flatMap((product) => (findOffer(product) ? product.id : [])));
    $offers.set(offers);
    const shownIds = findCards(list).map(([id]) => id);
    showRegularPrices(list, (id) => !offers.has(id) && !$priceAndStockById.get()[id]);
    void fetchMissingPriceAndStock(shownIds, (id) => offers.has(id));
    const isPaginated = list.querySelector('.pagination') !== null;
    const listedIds = isPaginated ? await fetchPublishedIds(list.dataset['prerenderedList'] ?? '') : [];
    const existingIds = new Set([...shownIds, ...listedIds, ...$newOffers.get().map(({ card }) => card.id)]);
    const addedIds = [...offers].filter((id) => !existingIds.has(id));
    if (addedIds.length === 0) return true;
    // A cached response has only price and stock.
    if (!readProducts) await request(selectedBranchId());
    const products = (readProducts?.() ?? []).filter(({ id }) => addedIds.includes(id));
    (await loadNewOffers()).addOffers(list, products, isPaginated);
    return true;
  } catch {
    return false;
  }
}
