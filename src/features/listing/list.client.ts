import { publishedList } from '../../api/publishedLists.ts';
import { isDefaultState } from '../../components/filters/listState.ts';
import { lazy } from '../../runtime/lazy.ts';
import { $state, followAddress, reveal } from './filters.store.ts';
import later from './refinedList.client.ts?lazy';

const fetchRefining = lazy(later);

/**
 * Follows what is set on the page's list, by its address or by its filters. What draws it comes once something is set,
 * the list itself beside it and not after it (R4.7).
 */
export function startList(): void {
  const name = document.querySelector<HTMLElement>('[data-static-list]')?.dataset['staticList'] ?? '';
  followAddress();
  let asked = false;
  $state.subscribe((state) => {
    if (isDefaultState(state)) reveal();
    if (asked || isDefaultState(state)) return;
    asked = true;
    publishedList(name).catch(() => undefined); // refinedList.client.ts says so where it cannot be had.
    fetchRefining().catch(() => {
      asked = false;
      reveal();
    });
  });
}

/** Notes which price was typed last, for the button's words (R4.11): React may not be there yet to hear of it. */
export const noteTyping = (): void =>
  document.addEventListener('input', ({ target }) => {
    const { name, form } = target as HTMLInputElement;
    if (form && name.startsWith('precio-')) form.dataset['edited'] = name.slice('precio-'.length);
  });
