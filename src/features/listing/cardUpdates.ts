import { updateCards, markUnavailable } from '../../components/updateCards.tsx';
import { staleTime } from '../../api/revalidate.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { createAvailabilityText } from '../branches/availabilityText.ts';
import { fetchProductFigures, loadTabFigures } from './fetchFigures.ts';
import { $figures, $unavailable } from './figures.store.ts';
import { maxCardCallsPerMinute } from './listing.ts';

let started = false;

/**
 * From now on, updates the cards in the page's HTML with all live data that this page and earlier pages of the tab fetch (R3.8,
 * R5.12). Without React, and without a layout shift.
 */
export function startCardUpdates(): void {
  if (started) return;
  started = true;
  loadTabFigures();
  $unavailable.subscribe((ids) => markUnavailable(document, ids));
  $figures.subscribe((figures, previous = {}) => {
    const changed = Object.entries(figures).filter(([id, current]) => previous[id] !== current);
    updateCards(document, new Map(changed), createAvailabilityText());
  });
}

/** Max products fetched that are missing from a list's response. */
const maxMissing = 4;
const parallelCalls = 2;
/** When each product was fetched, by branch and id. */
const requestTimes = new Map<string, number>();

/** Fetches products that are missing from the response of their list: moved, sold out or discontinued (R3.8, R5.12). */
export const fetchMissingFigures = (ids: readonly string[], isKnown: (id: string) => boolean): Promise<boolean> =>
  fetchCardFigures(
    [...new Set(ids)].filter((id) => !isKnown(id) && !$unavailable.get().includes(id)).slice(0, maxMissing),
  );

/**
 * Fetches products one by one: each at most once a minute, and at most maxCardCallsPerMinute a minute.
 * @returns whether all calls succeeded
 */
export async function fetchCardFigures(ids: readonly string[]): Promise<boolean> {
  const branch = chosenBranchId();
  const now = Date.now();
  for (const [key, at] of requestTimes)
    if (now - at >= staleTime || !key.startsWith(`${branch} `)) requestTimes.delete(key);
  const due = ids
    .filter((id) => !requestTimes.has(`${branch} ${id}`))
    .slice(0, Math.max(0, maxCardCallsPerMinute - requestTimes.size));
  for (const id of due) requestTimes.set(`${branch} ${id}`, now);
  const outcomes: PromiseSettledResult<void>[] = [];
  for (let start = 0; start < due.length; start += parallelCalls)
    outcomes.push(...(await Promise.allSettled(due.slice(start, start + parallelCalls).map(fetchProductFigures))));
  return outcomes.every(({ status }) => status === 'fulfilled');
}
