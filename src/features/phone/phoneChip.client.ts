import { myPhone } from '../../components/texts.ts';
import { $listState, setListState } from '../listing/filters.store.ts';
import { showCardFit, openPhonePicker, prefetchPhonePicker } from './phone.client.ts';
import { $phone } from './phone.store.ts';
import { readPhone } from './phone.ts';

const selector = '[data-phone-chip]';

/**
 * Starts the chip of a list: it filters by the shopper's phone. Where none is chosen, or the list is filtered by it already,
 * it opens the picker, and the list follows the choice.
 */
export function startPhoneChip(): void {
  const isFiltered = (): boolean => $listState.get().phone !== '' && $listState.get().phone === $phone.get()?.slug;
  const filter = (): void => setListState({ ...$listState.get(), phone: $phone.get()?.slug ?? '' });
  let follows = false;

  const update = (): void => {
    const chip = document.querySelector(selector);
    const name = chip?.querySelector('b');
    if (name) name.textContent = $phone.get()?.name ?? myPhone;
    chip?.classList.toggle('on', isFiltered());
    chip?.setAttribute('aria-pressed', String(isFiltered()));
  };

  update();
  void showCardFit($phone.get());
  prefetchPhonePicker(selector);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(selector)) return;
    follows = isFiltered() || !$phone.get();
    if (follows) openPhonePicker();
    else filter();
  });
  $phone.listen((phone) => {
    void showCardFit(phone);
    if (follows) filter();
    update();
  });
  $listState.listen(update);
}

/**
 * Moves the cards of the page's HTML that fit the shopper's phone to the front. List.css hides the cards until then, at most
 * for 3 s; visible cards stay where they are. Each page of a list keeps its own products.
 */
export function movePreferredFirst(): void {
  const serverList = document.querySelector('.prerendered-list');
  const grid = serverList?.querySelector('.card-grid');
  const phone = readPhone();
  if (phone && grid && getComputedStyle(grid).visibility === 'hidden') {
    const fits = (card: Element): boolean => card.getAttribute('data-for')?.split(' ').includes(phone.slug) ?? false;
    grid.prepend(...[...grid.children].filter(fits));
  }
  serverList?.classList.add('in-order');
}
