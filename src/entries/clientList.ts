import type { ListEntry } from '../components/card.ts';
import { whenIdle } from '../lib/idle.ts';
import type { IntentIsland } from '../runtime/clientIntent.ts';
import { startPhoneLine } from '../features/phone/phoneLine.client.ts';
import { followAddress, trackEditedPrice } from '../features/listing/filters.store.ts';
import { startRefinedList } from '../features/listing/refinedList.client.tsx';
import { $entries, showEntries } from '../features/listing/listing.store.ts';

/** Removes the placeholder of the list (ClientList.astro). */
export const removeLoading = (): void => document.querySelector('[data-waiting]')?.remove();

/** From here the filters stand in a column beside the list (List.css). */
const wide = '(min-width: 900px)';

let started = false;

/**
 * Shows a list that is not in the page's HTML, in place of its skeleton; later calls update it.
 * @param preferredFirst whether products for the shopper's phone come first
 */
export function showList(entries: readonly ListEntry[], { preferredFirst = false } = {}): void {
  const list = document.querySelector<HTMLElement>('[data-bare-list]');
  const own = list?.querySelector<HTMLElement>('[data-static-list]');
  if (!list || !own) return;
  removeLoading();
  list.hidden = false;
  if (started) {
    showEntries(entries, preferredFirst);
    return;
  }
  started = true;
  followAddress();
  showEntries(entries, preferredFirst);
  startRefinedList(own);
  startPhoneLine({
    countFitting: (fitting) => $entries.get()?.filter(({ card }) => fitting.has(card.id)).length ?? null,
  });
  trackEditedPrice();
  // The column of filters is visible, so it hydrates now; the sheet does when it opens.
  const tools = list.querySelector('.list-tools')?.closest<IntentIsland>('astro-island');
  if (matchMedia(wide).matches) whenIdle(() => void tools?.wake?.());
}
