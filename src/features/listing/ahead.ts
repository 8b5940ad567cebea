import { publishedList, publishedPhones } from '../../api/published.ts';
import { isUntouched, readState } from '../../components/filters/state.ts';

/** Where the address asks for a filter or an order, the whole list is fetched beside React, not after it (R4.7). */
export function fetchAhead(): void {
  const name = document.querySelector<HTMLElement>('[data-static-list]')?.dataset['staticList'];
  const state = readState(location.search);
  if (!name || isUntouched(state)) return;
  for (const asked of [publishedList(name), state.phone && publishedPhones()])
    Promise.resolve(asked).catch(() => undefined); // The island says so where it cannot be had.
}

/** Notes which price was typed last, for the button's words (R4.11): React may not be there yet to hear of it. */
export const noteTyping = (): void =>
  document.addEventListener('input', ({ target }) => {
    const { name, form } = target as HTMLInputElement;
    if (form && name.startsWith('precio-')) form.dataset['edited'] = name.slice('precio-'.length);
  });
