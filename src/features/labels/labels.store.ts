import { atom, computed } from 'nanostores';
import { fetchPublishedList } from '../../api/publishedLists.ts';
import type { ListEntry } from '../../components/card.ts';
import { lazy } from '../../runtime/lazy.ts';
import { filterLabels, toSheets, type LabelSelection } from './labels.ts';

/** The page needs the decoder only once a list is chosen. */
const loadDecoder = lazy(() => import('./decodeList.ts'));

export const $labelSelection = atom<LabelSelection>({ list: '', words: '', inStock: true, from: 1 });
/** The chosen list of the snapshot; null until it is loaded. */
const $entries = atom<ListEntry[] | null>(null);
export const $loadFailed = atom(false);

export const $sheets = computed(
  [$entries, $labelSelection],
  (entries, selection) => entries && toSheets(filterLabels(entries, selection), selection.from),
);

/** Changes the selection; another list or filter starts at its first sheet. */
export function updateLabelSelection(change: Partial<LabelSelection>): void {
  const before = $labelSelection.get();
  $labelSelection.set({ ...before, from: 1, ...change });
  if (change.list !== undefined && change.list !== before.list) void loadEntries();
}

/** Fetches the chosen list, also to retry after a failure. */
export async function loadEntries(): Promise<void> {
  const { list } = $labelSelection.get();
  $entries.set(null);
  $loadFailed.set(false);
  if (!list) return;
  const entries = await Promise.all([fetchPublishedList(list), loadDecoder()]).then(
    ([published, { decodeList }]) => decodeList(published),
    () => null,
  );
  // Another list may have been chosen meanwhile.
  if ($labelSelection.get().list !== list) return;
  $entries.set(entries);
  $loadFailed.set(entries === null);
}
