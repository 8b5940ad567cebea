import { Model } from '../../components/Model.tsx';
import { cardsOf } from '../../components/correctCards.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import type { Phone } from './phone.ts';
import { productsFor } from './productsForPhone.ts';

/** Where the page's own cards are; those that are drawn come with their marks. */
const lists = '[data-static-list], [data-related]';

let last: Phone | null = null;

/** Marks the cards that are for the shopper's phone, in the line of their model: nothing moves. */
export async function markCards(phone: Phone | null): Promise<void> {
  if (phone?.slug === last?.slug) return;
  last = phone;
  const cards = [...document.querySelectorAll(lists)].flatMap(cardsOf);
  if (cards.length === 0) return;
  const fitting = phone ? await productsFor(phone) : new Set<string>();
  if (phone !== last) return; // Another was chosen meanwhile.
  for (const [id, card] of cards) {
    const line = card.querySelector<HTMLElement>('.model');
    const phones = line?.dataset['phones'] ?? line?.textContent ?? '';
    if (!line || (line.classList.contains('mine') === fitting.has(id) && !fitting.has(id))) continue;
    const told = card.querySelector('h3 .visually-hidden') !== null;
    const drawn = renderElement(<Model phone={phones} mine={fitting.has(id) ? phone?.name : undefined} told={told} />);
    // One name takes no more lines than several.
    drawn.style.minHeight = `${line.offsetHeight}px`;
    line.replaceWith(drawn);
  }
}
