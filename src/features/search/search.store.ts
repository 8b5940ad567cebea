import { atom, computed } from 'nanostores';
import { api } from '../../api/browser.ts';
import { publishedList } from '../../api/published.ts';
import { rememberedBranch } from '../branches/remembered.ts';
import { decodeList, entryOf, type Entry } from '../listing/entry.ts';
import { refine } from '../listing/refine.ts';
import { readState, untouched, writeState, type ListState } from '../listing/state.ts';
import { entriesFor, termOf } from './term.ts';

/** How long the live answer is waited for before the snapshot answers, ms. */
const patience = 4_000;

export const $term = atom('');
/** What was found; null while nothing is known yet. */
export const $found = atom<Entry[] | null>(null);
export const $state = atom<ListState>(untouched);
export const $shown = computed([$found, $state], (found, state) => found && refine(found, state));

/** Searches for what stands in the address: in the live API, or in the snapshot where that fails (R4.14). */
export async function openSearch(): Promise<void> {
  const term = termOf(location.search);
  $term.set(term);
  $state.set(readState(location.search));
  $found.set(term ? await find(term) : []);
}

async function find(term: string): Promise<Entry[]> {
  try {
    const { items } = await api('postBuscarProducto', { term, branch: rememberedBranch() }, { timeout: patience });
    return items.map(entryOf);
  } catch {
    return publishedList('todos').then(
      (list) => entriesFor(term, decodeList(list)),
      () => [],
    );
  }
}

/** Sets filters and order, and writes them to the address. */
export function setState(state: ListState): void {
  $state.set(state);
  history.replaceState(history.state, '', location.pathname + writeState(location.search, state) + location.hash);
}
