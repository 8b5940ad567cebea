import { callApi } from '../../api/callApi.ts';
import { revalidate } from '../../api/revalidate.ts';
import { findCards } from '../../components/updateCards.tsx';
import {
  getProductosMasVendidos,
  getProductosMasVisitados,
  getProductosNuevos,
  getProductosVendidosRecientemente,
  toLivePriceAndStockList,
  type LivePriceAndStock,
} from '../../contract/catalogue.ts';
import type { ParsedList } from '../../contract/schema.ts';
import { whenIdle } from '../../lib/idle.ts';
import { isSavingData } from '../../lib/saveData.ts';
import { whenInView } from '../../lib/whenInView.ts';
import { $selectedBranch } from '../branches/branches.store.ts';
import { fetchMissingPriceAndStock, startLiveCards } from './liveCards.ts';
import { fetchCategoryPriceAndStock, fetchListPriceAndStock } from './fetchPriceAndStock.ts';
import type { ListSource } from './listing.ts';
import { updateOffers } from './offers.ts';
import { revalidateVisible } from './revalidateVisible.ts';

/** The endpoints of the API's own lists, which the home page and `src/pages/[list].astro` show. */
type ApiListEndpoint = Exclude<
  ListSource['endpoint'],
  'postObtenerProductosEnOferta' | 'postObtenerProductosCategoria'
>;

const fetchers: Record<ApiListEndpoint, (branch: string) => Promise<ParsedList<LivePriceAndStock>>> = {
  getProductosMasVisitados: () => callApi(toLivePriceAndStockList(getProductosMasVisitados), undefined),
  getProductosMasVendidos: (branch) => callApi(toLivePriceAndStockList(getProductosMasVendidos), { branch }),
  getProductosVendidosRecientemente: (branch) =>
    callApi(toLivePriceAndStockList(getProductosVendidosRecientemente), { branch }),
  getProductosNuevos: (branch) => callApi(toLivePriceAndStockList(getProductosNuevos), { branch }),
};

type OnWholeList = (pricesAndStock: readonly LivePriceAndStock[]) => void;

/**
 * Updates price and stock on the cards of the page's lists, once a list is in view and the page is idle: one call for each
 * list, then one for each of the few products that its response lacks; in a list that is too long, one for each product in
 * view. Without React, and without a layout shift; a failure changes nothing (R3.8, R4.14, R4.19).
 * @param onWholeList called with the price and stock of a category page's whole list
 */
export function revalidateLists(onWholeList?: OnWholeList): void {
  startLiveCards();
  if (isSavingData()) return;
  for (const list of document.querySelectorAll<HTMLElement>('[data-live], [data-revalidate-visible]'))
    whenInView([toVisibleElement(list)], () => whenIdle(() => startRevalidation(list, onWholeList)));
}

/** The element to observe: the list, or its parent if a filtered list may replace it. */
const toVisibleElement = (list: HTMLElement): Element =>
  list.dataset['prerenderedList'] === undefined ? list : (list.parentElement ?? list);

function startRevalidation(list: HTMLElement, onWholeList?: OnWholeList): void {
  const isLong = list.dataset['revalidateVisible'] !== undefined;
  let pending: Promise<boolean> = Promise.resolve(true);
  if (list.dataset['live']) {
    // Fetches at once, which sets `pending`, unless the page is hidden.
    const refetch = revalidate(() => {
      pending = updateList(list, isLong, onWholeList);
      return pending;
    });
    $selectedBranch.listen(refetch);
  }
  // The cards in view follow the response, which may have their price and stock.
  if (isLong) void pending.then(() => revalidateVisible(list));
}

/** @returns whether the update is complete; false if a call failed */
async function updateList(list: HTMLElement, isLong: boolean, onWholeList?: OnWholeList): Promise<boolean> {
  const { live, category } = list.dataset as { live: ListSource['endpoint']; category?: string };
  try {
    if (live === 'postObtenerProductosEnOferta') return await updateOffers(list);
    const pricesAndStock = await (live === 'postObtenerProductosCategoria'
      ? fetchCategoryPriceAndStock(category ?? '')
      : fetchListPriceAndStock(live, async (branch) => (await fetchers[live](branch)).items));
    if (category) onWholeList?.(pricesAndStock);
    const returnedIds = new Set(pricesAndStock.map(({ id }) => id));
    const shownIds = findCards(list).map(([id]) => id);
    if (!isLong) void fetchMissingPriceAndStock(shownIds, (id) => returnedIds.has(id));
    return true;
  } catch {
    return false;
  }
}
