import { atom, computed } from 'nanostores';
import { publishedList } from '../../api/publishedLists.ts';
import type { ListEntry } from '../../components/card.ts';
import { lazy } from '../../runtime/lazy.ts';
import { filterLabels, toSheets, type LabelChoice } from './labels.ts';

/** Decodes lists: 4 KB that the page needs only once a list is chosen. */
const loadDecoder = lazy(() => import('./decodeList.ts'));

export const $labelChoice = atom<LabelChoice>({ list: '', words: '', inStock: true, from: 1 });
/** The chosen list of the snapshot; null until it is loaded. */
const $entries = atom<ListEntry[] | null>(null);
export const $failed = atom(false);

export const $sheets = computed(
  [$entries, $labelChoice],
  (entries, choice) => entries && toSheets(filterLabels(entries, choice), choice.from),
);

/** Changes what is printed; another list or filter starts at its first sheet. */
export function updateLabelChoice(change: Partial<LabelChoice>): void {
  const before = $labelChoice.get();
  $labelChoice.set({ ...before, from: 1, ...change });
  if (change.list !== undefined && change.list !== before.list) void loadEntries();
}

/** Fetches the chosen list; also to try again after a failure. */
export async function loadEntries(): Promise<void> {
  const { list } = $labelChoice.get();
  $entries.set(null);
  $failed.set(false);
  if (!list) return;
  const entries = await Promise.all([publishedList(list), loadDecoder()]).then(
    ([published, { decodeList }]) => decodeList(published),
    () => null,
  );
  // Another list may have been chosen meanwhile.
  if ($labelChoice.get().list !== list) return;
  $entries.set(entries);
  $failed.set(entries === null);
}
