import { unavailableText } from '../../components/texts.ts';
import type { Figures } from '../../contract/catalogue.ts';
import { effectivePrice, totalStock, lastPieces } from '../../contract/rules.ts';
import { formatPesos, type Cents } from '../../lib/money.ts';

/** What is known of a product at some time. */
export interface Observed {
  /** What the shopper pays. */
  price: Cents;
  /** Pieces in all branches. */
  stock: number;
  /** The branch that the figures are for: others may have another price. */
  branch: string;
  /** ms since 1970. */
  at: number;
}

export const toObserved = (figures: Figures, branch: string, at: number): Observed => ({
  price: effectivePrice(figures),
  stock: totalStock(figures.stock),
  branch,
  at,
});

/**
 * Describes how a product has changed since the shopper viewed it (R5.15): the best change only; null if there is none. Price rises and sold-out products are not shown.
 * @param seen as the shopper saw it
 * @param known what the page knows of it now; null if nothing
 */
export function describeChange(seen: Observed | undefined, known: Observed | 'unavailable' | null): string | null {
  if (known === 'unavailable') return unavailableText;
  if (!seen || !known || known.at <= seen.at || known.branch !== seen.branch || known.stock <= 0) return null;
  if (seen.stock <= 0) return 'Ya volvió';
  if (known.price < seen.price) return `Bajó ${formatPesos(seen.price - known.price)}`;
  return known.stock <= lastPieces && seen.stock > lastPieces ? 'Se acaba' : null;
}
