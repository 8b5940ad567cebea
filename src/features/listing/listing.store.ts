import { atom, computed } from 'nanostores';
import { publishedList } from '../../api/publishedLists.ts';
import { decodeList, withLive, withPhones, type ListEntry } from '../../components/card.ts';
import { isDefaultState } from '../../components/filters/listState.ts';
import { refine } from '../../components/filters/refine.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { $fits, loadPhones } from '../phone/knownPhones.store.ts';
import { $phone } from '../phone/phone.store.ts';
import { $state } from './filters.store.ts';
import { $live, $newOffers } from './figures.store.ts';

/** The page's whole list; null until it is fetched. */
const $wholeList = atom<readonly ListEntry[] | null>(null);
/** Whether the page's HTML has no cards of its list, so that each state of it is rendered: results, live categories. */
const $clientList = atom(false);
/** Whether products for the shopper's phone come first; results keep the order of the search. */
const $preferredFirst = atom(true);
/** Whether fetching the whole list failed: the page then keeps its cards. */
export const $failed = atom(false);

/** The whole list with what the live API says of it, and with the phones of each product once these are known. */
export const $entries = computed([$wholeList, $newOffers, $live, $fits, $phone], (list, added, live, fits, phone) => {
  const entries = list && withLive([...list, ...added], live);
  return entries && fits ? withPhones(entries, fits, phone) : entries;
});

/** The shopper's phone when the page was loaded: another one counts from the next page on, so that nothing jumps. */
const initialPhone = $phone.get()?.slug ?? '';

/** The entries that replace the page's own cards; null: these stay. */
export const $refined = computed(
  [$entries, $state, $fits, $clientList, $preferredFirst],
  (entries, state, fits, clientList, preferredFirst) =>
    entries && (clientList || (!isDefaultState(state) && (fits || !state.phone)))
      ? refine(entries, state, chosenBranchId(), preferredFirst ? initialPhone : '')
      : null,
);

/** Fetches which products fit which phone, where the shopper or the state names a phone. */
export function loadPhonesIfNeeded(): void {
  if ($phone.get() ?? $state.get().phone) loadPhones().catch(() => undefined);
}

/** Shows a list that is not in the page's HTML. @param preferredFirst whether products for the shopper's phone come first */
export function showEntries(entries: readonly ListEntry[], preferredFirst: boolean): void {
  $clientList.set(true);
  $preferredFirst.set(preferredFirst);
  $wholeList.set(entries);
}

/** Fetches the page's whole list, once, and which products fit which phone where the state asks for one. */
export async function fetchWholeList(name: string): Promise<void> {
  const required = $state.get().phone ? loadPhones() : undefined;
  // Products for the shopper's phone come first from the start; without that file the list keeps its order.
  const phones = required ?? (initialPhone ? loadPhones().catch(() => undefined) : undefined);
  try {
    if (!$wholeList.get()) {
      const [list] = await Promise.all([publishedList(name), phones]);
      $wholeList.set(decodeList(list));
    }
    await phones;
    $failed.set(false);
  } catch {
    $failed.set(true);
  }
}
