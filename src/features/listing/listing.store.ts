import { atom, computed } from 'nanostores';
import { publishedList } from '../../api/published.ts';
import { decodeList, type Entry } from './entry.ts';
import { isUntouched, readState, refine, untouched, writeState, type ListState } from './refine.ts';

/** The whole list of the page; null until something is set on it. */
export const $entries = atom<Entry[] | null>(null);
export const $state = atom<ListState>(untouched);
/** Whether the whole list could not be had: the page then keeps what it shows. */
export const $failed = atom(false);

/** What stands in the place of the page's own cards; null: they stay. */
export const $refined = computed([$entries, $state], (entries, state) =>
  entries && !isUntouched(state) ? refine(entries, state) : null,
);

/** Takes the state from the address, and the list with it (R4.7). */
export function openList(name: string): void {
  const state = readState(location.search);
  if (!isUntouched(state)) void setState(name, state);
}

/** Sets filters and order, writes them to the address, and fetches the whole list the first time. */
export async function setState(name: string, state: ListState): Promise<void> {
  $state.set(state);
  history.replaceState(history.state, '', location.pathname + writeState(location.search, state) + location.hash);
  if ($entries.get()) return;
  try {
    $entries.set(decodeList(await publishedList(name)));
    $failed.set(false);
  } catch {
    $failed.set(true);
  }
}
