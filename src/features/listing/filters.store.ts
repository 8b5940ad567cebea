import { atom } from 'nanostores';
import {
  defaultState,
  isDefaultState,
  readState,
  writeState,
  type ListState,
} from '../../components/filters/listState.ts';
import type { QueryPrice } from '../../components/filters/PriceRange.tsx';
import { perPage } from './listing.ts';

/** The filters and sort order of the page's list. */
export const $listState = atom<ListState>(defaultState);
/** The price in the query of a results page; null if it has none, and on other lists. */
export const $queryPrice = atom<QueryPrice | null>(null);
/** How many cards of the filtered list are rendered, at most. */
export const $shownCount = atom(perPage);

/** What a history entry stores about a filtered list, for Back. */
interface HistoryEntry {
  /** $shownCount. */
  shown?: number;
  /** Scroll position, px. */
  y?: number;
}
const readHistory = (): HistoryEntry => (history.state ?? {}) as HistoryEntry;
const updateHistory = (changes: HistoryEntry): void => history.replaceState({ ...readHistory(), ...changes }, '');

let listening = false;

/** Reads the state from the URL, now and on Back and Forward (R4.7). */
export function followUrl(): void {
  readUrl();
  if (listening) return;
  listening = true;
  addEventListener('popstate', () => {
    if (writeState('', readState(location.search)) !== writeState('', $listState.get())) readUrl();
  });
  addEventListener('pagehide', () => {
    const isClientRendered = !isDefaultState($listState.get()) || document.querySelector('[data-client-rendered]');
    if (isClientRendered) updateHistory({ y: scrollY });
  });
}

function readUrl(): void {
  $listState.set(readState(location.search));
  $shownCount.set(readHistory().shown ?? perPage);
}

/**
 * Sets the state and writes it to the URL, as a new history entry: Back undoes the change.
 * @param replace replaces the current history entry instead, so that Back undoes all changes in an open sheet together
 */
export function setListState(state: ListState, replace = false): void {
  const query = writeState(location.search, state);
  if (query !== location.search) history[replace ? 'replaceState' : 'pushState'](null, '', location.pathname + query);
  $shownCount.set(perPage);
  $listState.set(state);
}

/** Shows another page of cards; Back to this history entry restores them. */
export function showMore(): void {
  $shownCount.set($shownCount.get() + perPage);
  updateHistory({ shown: $shownCount.get() });
}

/** Restores the scroll position once the filtered cards are rendered: the browser restored it for the prerendered cards. */
export function restoreScroll(): void {
  const { y } = readHistory();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (y && (navigation?.type === 'back_forward' || navigation?.type === 'reload')) scrollTo(0, y);
}

let ready: Promise<unknown> = Promise.resolve();

/** Keeps the list hidden until a task settles: what the task adds to cards would shift those below. */
export function revealAfter(task: Promise<unknown>): void {
  ready = task.catch(() => undefined);
}

/** Shows the list, which is hidden while filters in the URL are applied (R4.7, inlineScripts.ts). */
export const revealList = (): void => void ready.then(() => document.documentElement.classList.remove('pending'));

/** Stores on the form which price was typed last, for the error text (R4.11): React may not have hydrated yet. */
export const trackEditedPrice = (): void =>
  document.addEventListener('input', ({ target }) => {
    const { name, form } = target as HTMLInputElement;
    if (form && name.startsWith('precio-')) form.dataset['edited'] = name.slice('precio-'.length);
  });
