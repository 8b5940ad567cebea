import { atom, computed } from 'nanostores';
import { publishedList } from '../../api/publishedLists.ts';
import { decodeList, withFigures, withPlaces, type ListEntry } from '../../components/filters/listEntry.ts';
import { createFacets } from '../../components/filters/facets.ts';
import { refine } from '../../components/filters/refine.ts';
import { isDefaultState } from '../../components/filters/listState.ts';
import { $branch, chosenBranchId } from '../branches/branches.store.ts';
import { createPlaceText } from '../branches/places.ts';
import { $fits, loadPhones } from '../phone/knownPhones.store.ts';
import { $phone } from '../phone/phone.store.ts';
import { $figures } from './revalidateLists.ts';
import { $state, fitted } from './filters.store.ts';

/** The whole list of the page; null as long as it is not known or not needed. */
const $whole = atom<readonly ListEntry[] | null>(null);
/** Whether the page comes without cards of its own, so that each list is drawn: results, live categories. */
const $bare = atom(false);
/** Whether what is for the shopper's phone stands first; results keep the order of what was asked for. */
const $preferredFirst = atom(true);
/** Whether the whole list could not be had: the page then keeps what it shows. */
export const $failed = atom(false);

export const $entries = computed(
  [$whole, $figures, $fits, $phone, $branch],
  (whole, figures, fits, mine) =>
    whole && fitted(withPlaces(withFigures(whole, figures), createPlaceText()), fits, mine),
);

/** The shopper's phone as the page began with it: another one is followed on the next page, so that nothing jumps. */
const atStart = $phone.get()?.slug ?? '';

/** What is drawn in the place of the page's own cards; null: they stay. */
export const $refined = computed(
  [$entries, $state, $fits, $bare, $preferredFirst],
  (entries, state, fits, bare, preferredFirst) =>
    entries && (bare || (!isDefaultState(state) && (fits || !state.phone)))
      ? refine(entries, state, chosenBranchId(), preferredFirst ? atStart : '')
      : null,
);

/** What the filters would leave; null until the whole list is here: the page has its own. */
export const $facets = computed(
  [$entries, $state],
  (entries, state) => entries && createFacets(entries, state, chosenBranchId()),
);

/** Fetches what is for which phone where that is of use. */
export function openPhones(): void {
  if ($phone.get() ?? $state.get().phone) loadPhones().catch(() => undefined);
}

/** Shows a list that the page came without. @param preferredFirst whether what is for the shopper's phone stands first */
export function showEntries(entries: readonly ListEntry[], preferredFirst: boolean): void {
  $bare.set(true);
  $preferredFirst.set(preferredFirst);
  $whole.set(entries);
}

/** Fetches the whole list of the page, once, and what is for which phone where the state asks for one. */
export async function fetchWholeList(name: string): Promise<void> {
  const wanted = $state.get().phone ? loadPhones() : undefined;
  // What is for the shopper's own is first from the start; without the phones the list stands as it is.
  const phones = wanted ?? (atStart ? loadPhones().catch(() => undefined) : undefined);
  try {
    if (!$whole.get()) $whole.set(decodeList((await Promise.all([publishedList(name), phones]))[0]));
    await phones;
    $failed.set(false);
  } catch {
    $failed.set(true);
  }
}
