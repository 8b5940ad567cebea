import './site.ts';
import { searchClient } from '../features/search/searchClient.client.ts';
import { parseLegacyUrl, parseTerm } from '../features/search/searchTerm.ts';
import { afterPaint, delayIdleUntil } from '../lib/idle.ts';
import { isSavingData } from '../lib/saveData.ts';
import { tabStorage } from '../lib/storage.ts';
import { createNodes } from '../runtime/createNodes.ts';
import { lazy } from '../runtime/lazy.ts';

/** How long the full results' scripts wait for the first cards and the pictures in view, which need the network first, ms. */
const firstResultsTimeout = 1_500;

const loadFullResults = lazy(() => import('./fullResults.ts'));

// Shows the results of the search in the URL (R1.2): first the cards that the search worker renders, then the list with
// its filters.
const legacyQuery = parseLegacyUrl(location);
if (legacyQuery !== null) history.replaceState(history.state, '', `/busqueda${legacyQuery}`);
const term = parseTerm(location.search);
const titleSuffix = term && `: ${term}`;
document.title += titleSuffix;
findPart('term')?.append(titleSuffix);
const box = document.querySelector<HTMLInputElement>('form.search input');
// With the focus in the box, the shopper is about to type.
if (box?.value === '' && box !== document.activeElement) box.value = term;
const backInStock = document.querySelector<HTMLAnchorElement>('[data-back-in-stock]');
if (backInStock) backInStock.href += encodeURIComponent(term);
// The worker finds the preloaded file in the cache; browsers warn of one that the page itself does not use.
void fetch(document.querySelector<HTMLLinkElement>('[data-search-file]')?.href ?? '').catch(() => undefined);
const firstResults = showFirstResults().catch(() => undefined);
const shown = Promise.race([firstResults, new Promise((done) => setTimeout(done, firstResultsTimeout))]);
delayIdleUntil(shown);
void shown.then(startFullResults);

/**
 * Loads and shows the full results. If their scripts cannot be fetched, the first cards stay, or the page shows an error
 * (LoadError.astro); the next pointer press tries again (tests/promises.md, P23).
 */
async function startFullResults(): Promise<void> {
  try {
    const { showFullResults } = await loadFullResults();
    showFullResults(term);
  } catch {
    // On a slow phone the cards come after firstResultsTimeout.
    await firstResults;
    dispatchEvent(new Event('error'));
    addEventListener('pointerdown', () => void startFullResults(), { once: true });
  }
}

/** Resolves when the first cards and the pictures in view are shown, or at once if only the full results can show the list. */
async function showFirstResults(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-client-rendered]');
  const prerenderedList = list?.querySelector('[data-prerendered-list]');
  if (!term || !list || !prerenderedList || !isUnfiltered()) return;
  // Reads the key itself: importing priceAndStock.store.ts would fetch the chunk of pages with products.
  const discontinued = tabStorage.read('ya-no-disponibles');
  const view = await searchClient().firstResults(term, Array.isArray(discontinued) ? discontinued : []);
  const skeleton = document.querySelector('[data-skeleton]');
  if (!view || !skeleton) return;
  skeleton.remove();
  findPart('interpretation')?.replaceChildren(createNodes(view.interpretation));
  findPart('query-chips')?.replaceChildren(createNodes(view.chips));
  findPart('list-count')?.replaceChildren(view.count);
  const container = document.createElement('div');
  container.className = 'filtered';
  container.append(createNodes(view.cards));
  prerenderedList.before(container);
  list.className = view.classNames;
  list.hidden = false;
  const picturesInView = container.querySelectorAll<HTMLImageElement>('img[loading="eager"]');
  await Promise.allSettled([...picturesInView].map((picture) => picture.decode()));
  await new Promise<void>(afterPaint);
}

/** Whether the full list will start with the worker's cards: no filter, no chosen phone (inlineScripts.ts), no data saving. */
function isUnfiltered(): boolean {
  const { classList } = document.documentElement;
  return !classList.contains('pending') && !classList.contains('has-phone') && !isSavingData();
}

function findPart(name: string): HTMLElement | null {
  return document.querySelector(`[data-results] [data-${name}]`);
}
