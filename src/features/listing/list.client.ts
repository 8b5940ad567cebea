import { publishedList } from '../../api/publishedLists.ts';
import { isDefaultState } from '../../components/filters/listState.ts';
import { lazy } from '../../runtime/lazy.ts';
import { $listState, followUrl, revealList } from './filters.store.ts';
import type * as RefinedList from './refinedList.client.tsx';
import refinedList from './refinedList.client.tsx?lazy';

const loadRefinedList = lazy<typeof RefinedList>(refinedList);

const findServerList = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-server-list]');

/**
 * Follows what is set on the page's list, by its URL or by its filters. Once something is set, the script that renders
 * it is fetched, and the whole list beside it, not after it (R4.7).
 */
export function startList(): void {
  const serverList = findServerList();
  followUrl();
  let started = false;
  $listState.subscribe((state) => {
    if (isDefaultState(state)) revealList();
    if (!serverList || started || isDefaultState(state)) return;
    started = true;
    publishedList(serverList.dataset['serverList'] ?? '').catch(() => undefined); // refinedList.client.tsx reports the failure.
    loadRefinedList().then(
      ({ startServerList }) => startServerList(serverList),
      () => {
        started = false;
        revealList();
      },
    );
  });
}
