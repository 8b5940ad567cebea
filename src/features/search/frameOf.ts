import type { CardView } from '../../components/card.ts';
import type { Interpretation } from './engine/result.ts';

/** So few of something else than what was asked for need no column of filters, which would be longer than they are. */
const few = 8;

/**
 * The classes of a page of results by which its parts without a use are hidden (understood.css).
 * @param cards all that was found, or the first of them
 */
export const frameOf = (total: number, cards: readonly CardView[], { model, absent }: Interpretation): string =>
  [
    absent && total <= few && 'few',
    total === 1 && 'one',
    model !== null && 'of-model',
    !absent && cards.length === total && cards.every(({ stock }) => stock <= 0) && 'none-left',
  ]
    .filter(Boolean)
    .join(' ');
