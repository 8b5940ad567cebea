import type { CardData } from '../../../components/card.ts';
import { toResultStatus, type Interpretation } from '../engine/result.ts';

/** The page shows up to this many alternatives without filters, which would be longer than the list. */
export const maxAlternativesWithoutFilters = 8;

/**
 * The class names of the list of results: InterpretationLine.css hides the tools of short lists, and shows help below results that are
 * all sold out (AllSoldOut).
 * @param cards all results, or the first of them
 */
export const resultsClassNames = (
  total: number,
  cards: readonly CardData[],
  interpretation: Interpretation,
): string => {
  const status = toResultStatus(total, cards, interpretation);
  return [
    status === 'lacksModel' && total <= maxAlternativesWithoutFilters && 'few-alternatives',
    total === 1 && 'single-result',
    status === 'soldOut' && 'all-sold-out',
  ]
    .filter(Boolean)
    .join(' ');
};
