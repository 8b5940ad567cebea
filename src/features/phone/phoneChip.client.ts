import type { ReadableAtom } from 'nanostores';
import { myPhoneLabel } from '../../components/texts.ts';
import type { ListState } from '../../components/filters/listState.ts';
import { markCompatibleCards, openPhoneModal, prefetchPhoneModal } from './phone.client.ts';
import { $preferredPhone } from './preferredPhone.store.ts';
import { readPreferredPhone } from './phone.ts';

const selector = '[data-phone-chip]';

/**
 * Starts the chip of a list, which filters by the shopper's phone. If no phone is chosen, or the filter is already active, the
 * chip opens the modal, and then filters by the phone that the shopper chooses.
 */
export function startPhoneChip($listState: ReadableAtom<ListState>, setListState: (state: ListState) => void): void {
  const isFiltered = (): boolean => {
    const { phone } = $listState.get();
    return phone !== '' && phone === $preferredPhone.get()?.slug;
  };
  const applyFilter = (): void => setListState({ ...$listState.get(), phone: $preferredPhone.get()?.slug ?? '' });
  let filterOnChoice = false;

  const update = (): void => {
    const chip = document.querySelector(selector);
    const name = chip?.querySelector('b');
    if (name) name.textContent = $preferredPhone.get()?.name ?? myPhoneLabel;
    chip?.classList.toggle('active', isFiltered());
    chip?.setAttribute('aria-pressed', String(isFiltered()));
  };

  update();
  void markCompatibleCards($preferredPhone.get());
  prefetchPhoneModal(selector);
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(selector)) return;
    filterOnChoice = isFiltered() || !$preferredPhone.get();
    if (filterOnChoice) openPhoneModal();
    else applyFilter();
  });
  $preferredPhone.listen((phone) => {
    void markCompatibleCards(phone);
    if (filterOnChoice) applyFilter();
    update();
  });
  $listState.listen(update);
}

/**
 * Moves the prerendered cards that fit the shopper's phone to the front. List.css hides the cards until then, for at most 3 s;
 * cards that are visible by then stay where they are. Each page of a list keeps its own products.
 */
export function movePreferredFirst(): void {
  const prerenderedList = document.querySelector('.prerendered-list');
  const grid = prerenderedList?.querySelector('.card-grid');
  const phone = readPreferredPhone();
  if (phone && grid && getComputedStyle(grid).visibility === 'hidden') {
    const fits = (card: Element): boolean => card.getAttribute('data-fits')?.split(' ').includes(phone.slug) ?? false;
    grid.prepend(...[...grid.children].filter(fits));
  }
  prerenderedList?.classList.add('sorted');
}
