import { isDefaultState } from '../../components/filters/listState.ts';
import { $state } from './filters.store.ts';
import { startGrid } from './grid.client.tsx';
import { fetchWhole } from './listing.store.ts';

// The part of a list's script that is fetched once something is set on the list (list.client.ts).
const own = document.querySelector<HTMLElement>('[data-static-list]');
if (own) {
  startGrid(own);
  $state.subscribe((state) => {
    if (!isDefaultState(state)) void fetchWhole(own.dataset['staticList'] ?? '');
  });
}
