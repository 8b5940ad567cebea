import { finder } from '../features/search/finder.client.ts';
import { queryOfOldLink, termOf } from '../features/search/searchTerm.ts';
import { fetchLater } from '../lib/fetchLater.ts';
import { nodesOf } from '../lib/nodesOf.ts';
import { savesData } from '../lib/savesData.ts';
import { endWaiting } from '../lib/waiting.ts';
import type * as Whole from './wholeResults.client.tsx';
import whole from './wholeResults.client.tsx?later';

/** How long the page's own scripts wait for the first cards, so as not to be fetched beside them, ms. */
const patience = 1_500;

const fetchWhole = fetchLater<typeof Whole>(whole);

/**
 * Shows the results of the search that stands in the address (R1.2): the first cards as the search's worker draws them,
 * then all that a person works with.
 */
export async function startResults(): Promise<void> {
  const query = queryOfOldLink(location);
  if (query !== null) history.replaceState(history.state, '', `/busqueda${query}`);
  const term = termOf(location.search);
  document.title += `: ${term}`;
  part('term')?.append(`: ${term}`);
  const restock = document.querySelector<HTMLAnchorElement>('[data-restock]');
  if (restock) restock.href += encodeURIComponent(term);
  const first = showFirst(term).catch(() => undefined);
  await Promise.race([first, new Promise((done) => setTimeout(done, patience))]);
  await startWhole(term);
}

/**
 * Has the page's own scripts take over. Where they cannot be had the first cards stand, or else the page says so
 * (Unloaded.astro); the next touch tries again (P23).
 */
async function startWhole(term: string): Promise<void> {
  try {
    const { startWholeResults } = await fetchWhole();
    startWholeResults(term);
  } catch {
    dispatchEvent(new Event('error'));
    addEventListener('pointerdown', () => void startWhole(term), { once: true });
  }
}

/** What is filtered, for a phone or not to be fetched is shown by the page's own scripts alone (headScript.ts tells). */
const isPlain = (): boolean =>
  !['asked', 'has-phone'].some((name) => document.documentElement.classList.contains(name)) && !savesData();

async function showFirst(term: string): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-bare-list]');
  const own = list?.querySelector('[data-static-list]');
  if (!term || !list || !own || !isPlain()) return;
  const view = await finder().first(term);
  if (!view || !document.querySelector('[data-waiting]')) return;
  endWaiting();
  part('understood')?.replaceChildren(nodesOf(view.understood));
  const count = part('list-count');
  if (count) count.textContent = view.count;
  const place = document.createElement('div');
  place.className = 'refined';
  place.append(nodesOf(view.cards));
  own.before(place);
  list.className = view.frame;
  list.hidden = false;
}

const part = (name: string): HTMLElement | null => document.querySelector(`[data-results] [data-${name}]`);
