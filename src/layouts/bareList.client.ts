import type { Entry } from '../components/filters/listEntry.ts';
import { whenIdle } from '../lib/idle.ts';
import type { SleepingIsland } from '../lib/island.ts';
import { endWaiting } from '../lib/waiting.ts';
import { startPhoneLine } from '../features/phone/line.client.ts';
import { followAddress } from '../features/listing/filters.store.ts';
import { startGrid } from '../features/listing/grid.client.tsx';
import { noteTyping } from '../features/listing/list.client.ts';
import { $entries, showEntries } from '../features/listing/listing.store.ts';

/** From here the filters stand in a column beside the list (List.css). */
const wide = '(min-width: 900px)';

let started = false;

/**
 * Shows a list that the page came without, in the place of what waited for it; once more, with what is known by then.
 * @param mineFirst whether what is for the shopper's phone stands first
 */
export function showList(entries: readonly Entry[], { mineFirst = false } = {}): void {
  const list = document.querySelector<HTMLElement>('[data-bare-list]');
  const own = list?.querySelector<HTMLElement>('[data-static-list]');
  if (!list || !own) return;
  endWaiting();
  list.hidden = false;
  if (started) {
    showEntries(entries, mineFirst);
    return;
  }
  started = true;
  followAddress();
  showEntries(entries, mineFirst);
  startGrid(own);
  startPhoneLine(undefined, (fitting) => $entries.get()?.filter(({ card }) => fitting.has(card.id)).length ?? null);
  noteTyping();
  // A column of filters is seen, so it is filled; a sheet is when it is opened.
  const tools = list.querySelector('.list-tools')?.closest<SleepingIsland>('astro-island');
  if (matchMedia(wide).matches) whenIdle(() => void tools?.wake?.());
}
