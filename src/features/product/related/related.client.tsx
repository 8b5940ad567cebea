import { callApi } from '../../../api/callApi.ts';
import { toCard } from '../../../components/card.ts';
import { findCards, correctCards } from '../../../components/correctCards.tsx';
import { postBuscarProductosRelacionados, liveFiguresList, type Product } from '../../../contract/catalogue.ts';
import { maxRelated } from '../../../contract/rules.ts';
import { renderElement } from '../../../runtime/renderToDom.ts';
import { createAvailabilityText } from '../../branches/places.ts';
import { Related } from './Related.tsx';

/**
 * Corrects price and stock of the related products, and shows those that the live API knows where the build knew none: one
 * call, sent again when the network returns after a failure (R5.9).
 */
export async function correctRelated(lists: readonly HTMLElement[]): Promise<void> {
  const term = lists[0]?.dataset['related'] ?? '';
  const empty = lists.find((list) => list.hidden);
  try {
    // Whole products, which are more bytes, only if cards are made of them.
    const products = empty && (await callApi(postBuscarProductosRelacionados, { term })).items;
    const figures = products ?? (await callApi(liveFiguresList(postBuscarProductosRelacionados), { term })).items;
    for (const list of lists)
      correctCards(list, new Map(figures.map((each) => [each.id, each])), createAvailabilityText());
    if (empty && products) fill(empty, products);
  } catch {
    addEventListener('online', () => void correctRelated(lists), { once: true });
  }
}

/** Shows products in a list that the build left empty, except the page's own and those already on the page. */
function fill(empty: HTMLElement, products: readonly Product[]): void {
  const own = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'];
  const shown = new Set([
    own,
    ...[...document.querySelectorAll('[data-related]')].flatMap(findCards).map(([id]) => id),
  ]);
  const cards = products.filter(({ id }) => !shown.has(id)).slice(0, maxRelated);
  if (cards.length > 0)
    empty.replaceWith(renderElement(<Related of={empty.dataset['related'] ?? ''} cards={cards.map(toCard)} />));
}
