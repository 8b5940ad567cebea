import type { CardView } from '../../../components/card.ts';
import { toResultStatus, type Interpretation } from '../engine/result.ts';

/** Lists of at most this many alternatives have no filters, which would be longer than the list. */
export const maxWithoutFilters = 8;

/**
 * The class names of the results page, which hide parts that do not apply (InterpretationLine.css).
 * @param cards all results, or the first of them
 */
export const resultsClassNames = (
  total: number,
  cards: readonly CardView[],
  interpretation: Interpretation,
): string => {
  const status = toResultStatus(total, cards, interpretation);
  return [
    status === 'noneForPhone' && total <= maxWithoutFilters && 'few-results',
    total === 1 && 'single-result',
    interpretation.phone !== null && 'of-phone',
    status === 'soldOut' && 'all-sold-out',
  ]
    .filter(Boolean)
    .join(' ');
};
