import type { CardView } from '../../../components/card.ts';
import { toResultStatus, type Interpretation } from '../engine/result.ts';

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
  const status = toResultStatus(total, cards, interpretation);
  return [
    status === 'absent' && total <= maxUnfiltered && 'few',
    total === 1 && 'one',
    interpretation.phone !== null && 'of-phone',
    status === 'soldOut' && 'all-sold-out',
  ]
    .filter(Boolean)
    .join(' ');
};
