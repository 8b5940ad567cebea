import { updateCards, markDiscontinued } from '../../components/updateCards.tsx';
import { staleTime } from '../../api/revalidate.ts';
import { $selectedBranch, selectedBranchId } from '../branches/branches.store.ts';
import { createAvailabilityFormatter } from '../branches/availabilityText.ts';
import { fetchProductPriceAndStock, loadCachedPriceAndStock } from './fetchPriceAndStock.ts';
import { $priceAndStockById, $discontinued } from './priceAndStock.store.ts';
import { maxCardCallsPerMinute } from './listing.ts';

let started = false;

/**
 * Updates the cards in the page's HTML with live data: at first the price and stock that earlier pages of the tab have fetched, then
 * all that this page fetches (R3.8, R5.12). Without React, and without a layout shift.
 */
export function startLiveCards(): void {
  if (started) return;
  started = true;
  loadCachedPriceAndStock();
  $discontinued.subscribe((ids) => markDiscontinued(document, ids));
  // Updates the availability texts at once: not every card is fetched again, and a call may fail.
  $selectedBranch.listen(() => {
    updateCards(document, new Map(Object.entries($priceAndStockById.get())), createAvailabilityFormatter());
    markDiscontinued(document, $discontinued.get());
  });
  $priceAndStockById.subscribe((priceAndStockById, previous = {}) => {
    const changed = Object.entries(priceAndStockById).filter(([id, current]) => previous[id] !== current);
    updateCards(document, new Map(changed), createAvailabilityFormatter());
  });
}

/** Max products fetched for one list because its response lacks them. */
const maxMissing = 4;
const parallelCalls = 2;
/** When each product was requested, ms since 1970, by branch and id. */
const requestTimes = new Map<string, number>();

/**
 * Fetches the price and stock of products that are missing from the response of their list: moved, sold out or discontinued (R3.8,
 * R5.12). At most `maxMissing`.
 */
export const fetchMissingPriceAndStock = (ids: readonly string[], isKnown: (id: string) => boolean): Promise<boolean> =>
  fetchCardPriceAndStock(
    [...new Set(ids)].filter((id) => !isKnown(id) && !$discontinued.get().includes(id)).slice(0, maxMissing),
  );

/**
 * Fetches the price and stock of products, one call each: each product at most once a minute, and at most
 * `maxCardCallsPerMinute` calls a minute.
 * @returns whether all calls succeeded
 */
export async function fetchCardPriceAndStock(ids: readonly string[]): Promise<boolean> {
  const branch = selectedBranchId();
  const now = Date.now();
  for (const [key, time] of requestTimes)
    if (now - time >= staleTime || !key.startsWith(`${branch} `)) requestTimes.delete(key);
  const dueIds = ids
    .filter((id) => !requestTimes.has(`${branch} ${id}`))
    .slice(0, Math.max(0, maxCardCallsPerMinute - requestTimes.size));
  for (const id of dueIds) requestTimes.set(`${branch} ${id}`, now);
  const outcomes: PromiseSettledResult<void>[] = [];
  for (let start = 0; start < dueIds.length; start += parallelCalls)
    outcomes.push(
      ...(await Promise.allSettled(dueIds.slice(start, start + parallelCalls).map(fetchProductPriceAndStock))),
    );
  return outcomes.every(({ status }) => status === 'fulfilled');
}
