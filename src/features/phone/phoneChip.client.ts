import type { ReadableAtom } from 'nanostores';
import { myPhone } from '../../components/texts.ts';
import type { ListState } from '../../components/filters/listState.ts';
import { showCardFit, openPhonePicker, prefetchPhonePicker } from './phone.client.ts';
import { $phone } from './phone.store.ts';
import { readPhone } from './phone.ts';

const selector = '[data-phone-chip]';

/**
 * Starts the chip of a list, which filters by the shopper's phone. If none is chosen, or the filter is active already, it opens
 * the picker and filters by the chosen phone.
 */
export function startPhoneChip($listState: ReadableAtom<ListState>, setListState: (state: ListState) => void): void {
  const isFiltered = (): boolean => $listState.get().phone !== '' && $listState.get().phone === $phone.get()?.slug;
  const filter = (): void => setListState({ ...$listState.get(), phone: $phone.get()?.slug ?? '' });
  let filterOnChoice = false;

  const update = (): void => {
    const chip = document.querySelector(selector);
    const name = chip?.querySelector('b');
    if (name) name.textContent = $phone.get()?.name ?? myPhone;
    chip?.classList.toggle('active', isFiltered());
    chip?.setAttribute('aria-pressed', String(isFiltered()));
  };

  update();
  void showCardFit($phone.get());
  prefetchPhonePicker(selector);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(selector)) return;
    filterOnChoice = isFiltered() || !$phone.get();
    if (filterOnChoice) openPhonePicker();
    else filter();
  });
  $phone.listen((phone) => {
    void showCardFit(phone);
    if (filterOnChoice) filter();
    update();
  });
  $listState.listen(update);
}

/**
 * Moves the cards of the page's HTML that fit the shopper's phone to the front. List.css hides the cards until then, at most
 * for 3 s; visible cards stay where they are. Each page of a list keeps its own products.
 */
export function movePreferredFirst(): void {
  const prerenderedList = document.querySelector('.prerendered-list');
  const grid = prerenderedList?.querySelector('.card-grid');
  const phone = readPhone();
  if (phone && grid && getComputedStyle(grid).visibility === 'hidden') {
    const fits = (card: Element): boolean => card.getAttribute('data-fits')?.split(' ').includes(phone.slug) ?? false;
    grid.prepend(...[...grid.children].filter(fits));
  }
  prerenderedList?.classList.add('sorted');
}
