import { mineText } from '../../components/mine.ts';
import type { Phone } from './phone.ts';
import { productsFor } from './products.ts';

/** Cards of the page's own HTML, which React does not make. */
export const ownCards = '[data-static-list] .card, [data-related] .card';

let last: Phone | null = null;

/** Marks the cards that are for the shopper's phone, upon their pictures: nothing moves. */
export async function markCards(phone: Phone | null): Promise<void> {
  if (phone?.slug === last?.slug) return;
  last = phone;
  const cards = document.querySelectorAll<HTMLElement>(ownCards);
  if (cards.length === 0) return;
  const fitting = phone ? await productsFor(phone) : new Set<string>();
  if (phone !== last) return; // Another was chosen meanwhile.
  for (const card of cards) {
    const mine = fitting.has(idOf(card));
    const mark = card.querySelector('.mine');
    if (!mine) mark?.remove();
    else if (!mark) card.querySelector('.plane')?.append(markOf());
  }
}

/** The id of a card's product. */
export const idOf = (card: Element): string => card.querySelector('a')?.pathname.slice('/producto/'.length) ?? '';

function markOf(): Node {
  const mark = document.createElement('span');
  mark.className = 'mine';
  mark.textContent = mineText;
  return mark;
}
