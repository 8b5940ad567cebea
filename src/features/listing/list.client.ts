import { publishedIds, publishedList } from '../../api/publishedLists.ts';
import { findCards } from '../../components/correctCards.tsx';
import { isDefaultState } from '../../components/filters/listState.ts';
import { savesData } from '../../lib/savesData.ts';
import { lazy } from '../../runtime/lazy.ts';
import { $state, followAddress, revealList } from './filters.store.ts';
import type * as RefinedList from './refinedList.client.tsx';
import refinedList from './refinedList.client.tsx?lazy';

const loadRefinedList = lazy<typeof RefinedList>(refinedList);

const findServerList = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-server-list]');

/**
 * Follows what is set on the page's list, by its address or by its filters. Once something is set, the script that renders
 * it is fetched, and the whole list beside it, not after it (R4.7).
 */
export function startList(): void {
  const serverList = findServerList();
  followAddress();
  let started = false;
  $state.subscribe((state) => {
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

/** How much of the page's whole list is among some products; null if that would cost too much to know. */
export async function countFitting(fitting: ReadonlySet<string>): Promise<number | null> {
  const serverList = findServerList();
  const name = serverList?.dataset['serverList'] ?? '';
  if (name === 'todos') return fitting.size;
  if (!serverList?.querySelector('.pagination'))
    return serverList && findCards(serverList).filter(([id]) => fitting.has(id)).length;
  if (savesData()) return null;
  return (await publishedIds(name)).filter((id) => fitting.has(id)).length;
}
