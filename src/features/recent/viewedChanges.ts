import { unavailableText } from '../../components/texts.ts';
import type { Figures } from '../../contract/catalogue.ts';
import { effectivePrice, totalStock, lastPieces } from '../../contract/rules.ts';
import { formatPesos, type Cents } from '../../lib/money.ts';

/** Price and stock of a product when it was viewed, and now. */
export interface ViewedFigures {
  /** What the shopper pays. */
  price: Cents;
  /** Pieces in all branches. */
  stock: number;
  /** The branch that the figures are for: others may have another price. */
  branch: string;
  /** ms since 1970. */
  at: number;
}

export const toViewedFigures = (figures: Figures, branch: string, at: number): ViewedFigures => ({
  price: effectivePrice(figures),
  stock: totalStock(figures.stock),
  branch,
  at,
});

/**
 * Describes how a product has changed since the shopper viewed it (R5.15): the best change only; null if there is none. Price rises and sold-out products are not shown.
 * @param viewed when the shopper viewed it
 * @param current the figures now; null if unknown
 */
export function describeChange(
  viewed: ViewedFigures | undefined,
  current: ViewedFigures | 'unavailable' | null,
): string | null {
  if (current === 'unavailable') return unavailableText;
  if (!viewed || !current || current.at <= viewed.at || current.branch !== viewed.branch || current.stock <= 0)
    return null;
  if (viewed.stock <= 0) return 'Ya volvió';
  if (current.price < viewed.price) return `Bajó ${formatPesos(viewed.price - current.price)}`;
  return current.stock <= lastPieces && viewed.stock > lastPieces ? 'Se acaba' : null;
}
