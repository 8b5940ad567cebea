import type { CardView } from '../../components/card.ts';
import type { Figures } from '../../contract/fields.ts';
import { totalStock } from '../../contract/rules.ts';

/** How many can be bought instead of a product that is sold out. */
const most = 3;

/** The related products of a page in two: those to buy instead, if it is sold out, and the others. */
export function insteadOf(figures: Figures, related: CardView[]): [alternatives: CardView[], others: CardView[]] {
  const alternatives = totalStock(figures.stock) > 0 ? [] : related.filter(({ stock }) => stock > 0).slice(0, most);
  return [alternatives, related.filter((card) => !alternatives.includes(card))];
}
