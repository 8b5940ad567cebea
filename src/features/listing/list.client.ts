import { fetchPublishedList } from '../../api/publishedLists.ts';
import type { LivePriceAndStock } from '../../contract/catalogue.ts';
import { isDefaultState } from '../../components/filters/listState.ts';
import { lazy } from '../../runtime/lazy.ts';
import { selectedBranchId } from '../branches/branches.store.ts';
import { $listState, followUrl, revealList } from './filters.store.ts';
import { listLoadError } from './listing.ts';

const loadFilteredList = lazy(() => import('./filteredList.client.tsx'));

const findPrerenderedList = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-prerendered-list]');

/**
 * Applies filters from the URL and the controls to the page's list. Once one is set, fetches the whole list and the script that
 * renders it in parallel (R4.7).
 */
export function startList(): void {
  const prerenderedList = findPrerenderedList();
  followUrl();
  let started = false;
  const startFiltering = (): void => {
    if (!prerenderedList || started || isDefaultState($listState.get())) return;
    started = true;
    // filteredList.client.tsx reports a failure.
    fetchPublishedList(prerenderedList.dataset['prerenderedList'] ?? '').catch(() => undefined);
    loadFilteredList().then(
      ({ filterPrerenderedList }) => filterPrerenderedList(prerenderedList),
      () => {
        started = false;
        revealList();
        const status = document.querySelector('[data-list-status]');
        if (status) status.textContent = listLoadError;
      },
    );
  };
  $listState.subscribe((state) => {
    if (isDefaultState(state)) revealList();
    startFiltering();
  });
  addEventListener('online', startFiltering);
}

/**
 * Shows the result counts of the two stock filters (R4.8) until React, which hydrates on intent, renders its own.
 * @param pricesAndStock the live price and stock of the whole list
 */
export function showStockCounts(pricesAndStock: readonly LivePriceAndStock[]): void {
  const branch = selectedBranchId();
  const matchesById = {
    sucursal: pricesAndStock.filter(({ stock }) => (stock[branch] ?? 0) > 0),
    existencias: pricesAndStock.filter(({ stock }) => Object.values(stock).some((pieces) => pieces > 0)),
  };
  for (const [id, matches] of Object.entries(matchesById)) {
    const label = document.querySelector(`astro-island[ssr] #${id} ~ small`);
    // Not formatCount(): list pages would load its chunk, which results and live pages share.
    if (label) label.textContent = matches.length.toLocaleString('es-MX');
  }
}
