import type { CardView } from '../../../components/card.ts';
import type { Interpretation } from '../engine/result.ts';

/**
 * What the results page says of a query: that there are products, none, none of the type for the phone, or only sold-out
 * ones. scripts/demand reports the last three to the owner.
 */
export type ResultStatus = 'found' | 'nothing' | 'absent' | 'soldOut';

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
