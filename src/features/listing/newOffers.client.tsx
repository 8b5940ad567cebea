import { toListEntry } from '../../components/card.ts';
import { CardGrid } from '../../components/Card.tsx';
import { findCards } from '../../components/updateCards.tsx';
import { formatProductCount } from '../../components/counts.ts';
import type { Product } from '../../contract/catalogue.ts';
import { whenOutOfView } from '../../lib/whenOutOfView.ts';
import { renderElement } from '../../runtime/renderToDom.ts';
import { $newOffers } from './liveUpdates.store.ts';

/** Adds cards at the end of the offers page once the end is out of view, so that nothing visible moves (R4.19). */
export function addOffers(list: HTMLElement, products: readonly Product[], isPaginated: boolean): void {
  const entries = products.map(toListEntry);
  $newOffers.set([...$newOffers.get(), ...entries]);
  const grid = list.querySelector('.card-grid');
  const cards = renderElement(<CardGrid cards={entries.map(({ card }) => card)} withSidebar />);
  if (!grid) {
    list.replaceChildren(cards);
    showCardCount(list);
    return;
  }
  whenOutOfView(grid.lastElementChild ?? grid, () => {
    grid.append(...cards.children);
    if (!isPaginated) showCardCount(list);
  });
}

function showCardCount(list: HTMLElement): void {
  const count = document.querySelector('[data-list-count]');
  if (count) count.textContent = formatProductCount(findCards(list).length);
}
