import { atom } from 'nanostores';
import { perPage } from './listing.ts';
import { withPhones, type ListEntry } from '../../components/filters/listEntry.ts';
import type { Phone } from '../phone/phone.ts';
import type { $fits } from '../phone/knownPhones.store.ts';
import {
  isDefaultState,
  readState,
  defaultState,
  writeState,
  type ListState,
} from '../../components/filters/listState.ts';

/** What is set on the list of this page. */
export const $state = atom<ListState>(defaultState);
/** How many cards of the refined list are drawn. */
export const $shown = atom(perPage);

/** Entries with the phones that they are for, as soon as these are known; what is for the shopper's is marked. */
export const fitted = (entries: readonly ListEntry[], fits: Fits, mine: Phone | null): readonly ListEntry[] =>
  fits ? withPhones(entries, fits, mine) : entries;

type Fits = ReturnType<typeof $fits.get>;

/** What an entry of the history keeps of a refined list, so that Back finds it as it was left. */
interface Kept {
  shown?: number;
  /** How far it was scrolled, px. */
  y?: number;
}
const kept = (): Kept => (history.state ?? {}) as Kept;
const keep = (more: Kept): void => history.replaceState({ ...kept(), ...more }, '');

let following = false;

/** Takes the state from the address, now and whenever Back or Forward change it (R4.7). */
export function followAddress(): void {
  take();
  if (following) return;
  following = true;
  addEventListener('popstate', () => {
    if (writeState('', readState(location.search)) !== writeState('', $state.get())) take();
  });
  addEventListener('pagehide', () => {
    if (!isDefaultState($state.get())) keep({ y: scrollY });
  });
}

function take(): void {
  $state.set(readState(location.search));
  $shown.set(kept().shown ?? perPage);
}

/**
 * Sets what is set on the list, and writes it to the address. Each change is a step that Back undoes, as on pages that
 * load anew. @param sameStep it belongs to the change before: several boxes of one open sheet are one step
 */
export function setState(state: ListState, sameStep = false): void {
  const query = writeState(location.search, state);
  if (query !== location.search) history[sameStep ? 'replaceState' : 'pushState'](null, '', location.pathname + query);
  $shown.set(perPage);
  $state.set(state);
}

/** Draws more cards, and again when one comes back to them. */
export function showMore(): void {
  $shown.set($shown.get() + perPage);
  keep({ shown: $shown.get() });
}

/** Scrolls to where the list was left, once its cards are there; the browser cannot, it had the page's own before it. */
export function scrollBack(): void {
  const { y } = kept();
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (y && (navigation?.type === 'back_forward' || navigation?.type === 'reload')) scrollTo(0, y);
}

/** Shows the page's own cards: they stay hidden while its address asks for others (R4.7, inlineScripts.ts). */
export const reveal = (): void => document.documentElement.classList.remove('filtered');
