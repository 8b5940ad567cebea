import { atom } from 'nanostores';
import {
  defaultState,
  isDefaultState,
  readState,
  writeState,
  type ListState,
} from '../../components/filters/listState.ts';
import { perPage } from './listing.ts';

/** Filters and order of the page's list. */
export const $listState = atom<ListState>(defaultState);
/** How many cards of the refined list are rendered. */
export const $shownCount = atom(perPage);

/** What a history entry stores of a refined list, for Back. */
interface HistoryEntry {
  shown?: number;
  /** Scroll position, px. */
  y?: number;
}
const readHistory = (): HistoryEntry => (history.state ?? {}) as HistoryEntry;
const updateHistory = (changes: HistoryEntry): void => history.replaceState({ ...readHistory(), ...changes }, '');

let following = false;

/** Takes the state from the URL, now and whenever Back or Forward change it (R4.7). */
export function followUrl(): void {
  readUrl();
  if (following) return;
  following = true;
  addEventListener('popstate', () => {
    if (writeState('', readState(location.search)) !== writeState('', $listState.get())) readUrl();
  });
  addEventListener('pagehide', () => {
    if (!isDefaultState($listState.get())) updateHistory({ y: scrollY });
  });
}

function readUrl(): void {
  $listState.set(readState(location.search));
  $shownCount.set(readHistory().shown ?? perPage);
}

/**
 * Sets the state and writes it to the URL. Each change is a step that Back undoes, as on pages that load anew.
 * @param sameStep the change belongs to the one before: several boxes of one open sheet are one step
 */
export function setListState(state: ListState, sameStep = false): void {
  const query = writeState(location.search, state);
  if (query !== location.search) history[sameStep ? 'replaceState' : 'pushState'](null, '', location.pathname + query);
  $shownCount.set(perPage);
  $listState.set(state);
}

/** Renders more cards, also after Back. */
export function showMore(): void {
  $shownCount.set($shownCount.get() + perPage);
  updateHistory({ shown: $shownCount.get() });
}

/** Restores the scroll position once the refined cards are rendered: the browser had the page's own cards before. */
export function restoreScroll(): void {
  const { y } = readHistory();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (y && (navigation?.type === 'back_forward' || navigation?.type === 'reload')) scrollTo(0, y);
}

let complete: Promise<unknown> = Promise.resolve();

/** Keeps the list hidden until a task is over, even one that fails: what it adds to the cards would move those below. */
export const revealAfter = (task: Promise<unknown>): void => void (complete = task.catch(() => undefined));

/** Shows the page's own cards: they are hidden while the URL asks for others (R4.7, inlineScripts.ts). */
export const revealList = (): void => void complete.then(() => document.documentElement.classList.remove('pending'));

/** Remembers which price was typed last, for the button's words (R4.11): React may not have hydrated yet. */
export const trackEditedPrice = (): void =>
  document.addEventListener('input', ({ target }) => {
    const { name, form } = target as HTMLInputElement;
    if (form && name.startsWith('precio-')) form.dataset['edited'] = name.slice('precio-'.length);
  });
