import { Mine } from '../../components/Card.tsx';
import { cardsOf } from '../../components/correctCards.tsx';
import { drawElement } from '../../lib/draw.ts';
import type { Phone } from './phone.ts';
import { productsFor } from './products.ts';

/** Where the page's own cards are; those that are drawn come with their marks. */
const lists = '[data-static-list], [data-related]';

let last: Phone | null = null;

/** Marks the cards that are for the shopper's phone, upon their pictures: nothing moves. */
export async function markCards(phone: Phone | null): Promise<void> {
  if (phone?.slug === last?.slug) return;
  last = phone;
  const cards = [...document.querySelectorAll(lists)].flatMap(cardsOf);
  if (cards.length === 0) return;
  const fitting = phone ? await productsFor(phone) : new Set<string>();
  if (phone !== last) return; // Another was chosen meanwhile.
  for (const [id, card] of cards) {
    const mark = card.querySelector('.mine');
    if (!fitting.has(id)) mark?.remove();
    else if (!mark) card.querySelector('.plane')?.append(drawElement(<Mine />));
  }
}
