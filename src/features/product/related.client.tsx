import { ask } from '../../api/askFromPage.ts';
import { cardOf } from '../../components/card.ts';
import { cardsOf, correctCards } from '../../components/correctCards.tsx';
import { postBuscarProductosRelacionados } from '../../contract/calls.ts';
import type { Product } from '../../contract/fields.ts';
import { figuresOf } from '../../contract/figures.ts';
import { mostRelated } from '../../contract/rules.ts';
import { renderElement } from '../../runtime/renderToDom.ts';
import { placesHere } from '../branches/places.ts';
import { Related } from './Related.tsx';

/**
 * Corrects price and stock of the related products when they are seen, and shows those that the live API knows where the
 * build knew none: one call, and a failure changes nothing (R5.9).
 */
export function startRelated(): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-related]')];
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    void show(lists);
  });
  // What is hidden is never seen: what stands before it is.
  for (const list of lists) seen.observe(list.hidden ? (list.previousElementSibling ?? list) : list);
}

async function show(lists: readonly HTMLElement[]): Promise<void> {
  const term = lists[0]?.dataset['related'] ?? '';
  const bare = lists.find((list) => list.hidden);
  try {
    // Whole rows, which are more bytes, only where cards are made of them.
    const whole = bare && (await ask(postBuscarProductosRelacionados, { term })).items;
    const figures = whole ?? (await ask(figuresOf(postBuscarProductosRelacionados), { term })).items;
    for (const list of lists) correctCards(list, new Map(figures.map((each) => [each.id, each])), placesHere());
    if (bare && whole) fill(bare, whole);
  } catch {
    addEventListener('online', () => void show(lists), { once: true });
  }
}

/** Puts products into a place that the build left bare, but for the page's own and those that the page has. */
function fill(bare: HTMLElement, items: readonly Product[]): void {
  const page = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'];
  const shown = new Set([page, ...[...document.querySelectorAll('[data-related]')].flatMap(cardsOf).map(([id]) => id)]);
  const cards = items.filter(({ id }) => !shown.has(id)).slice(0, mostRelated);
  if (cards.length > 0)
    bare.replaceWith(renderElement(<Related of={bare.dataset['related'] ?? ''} cards={cards.map(cardOf)} />));
}
