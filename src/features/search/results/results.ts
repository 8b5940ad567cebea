import { type CardView, toListEntry, type ListEntry } from '../../../components/card.ts';
import { someInStock } from '../../../components/stockText.ts';
import type { Interpretation, SearchProduct } from '../engine/result.ts';

/** A product of the search as an entry of a list. */
export const toEntry = (product: SearchProduct): ListEntry =>
  toListEntry({
    ...product,
    unit: '',
    stock: { '': product.inStock ? someInStock : 0 },
  });

/**
 * What the results page says of a query: that there are products, none, none of the type for the phone, or only sold-out
 * ones. scripts/demand reports the last three to the owner.
 */
type ResultStatus = 'found' | 'nothing' | 'absent' | 'soldOut';

/** @param cards all results, or the first of them */
export function toResultStatus(
  total: number,
  cards: readonly Pick<CardView, 'stock'>[],
  { absent }: Pick<Interpretation, 'absent'>,
): ResultStatus {
  if (absent) return 'absent';
  if (total === 0) return 'nothing';
  return cards.length === total && cards.every(({ stock }) => stock <= 0) ? 'soldOut' : 'found';
}

/** Up to this many alternatives there is no column of filters: it would be longer than the list. */
const maxUnfiltered = 8;

/**
 * The classes of the results page that hide its parts without a use (InterpretationLine.css).
 * @param cards all results, or the first of them
 */
export const resultsClassNames = (
  total: number,
  cards: readonly CardView[],
  interpretation: Interpretation,
): string => {
  const verdict = toResultStatus(total, cards, interpretation);
  return [
    verdict === 'absent' && total <= maxUnfiltered && 'few',
    total === 1 && 'one',
    interpretation.model !== null && 'of-model',
    verdict === 'soldOut' && 'none-left',
  ]
    .filter(Boolean)
    .join(' ');
};
