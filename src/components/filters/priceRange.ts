import { toCents, type Cents } from '../../lib/money.ts';
import type { Bounds } from './facets.ts';
import type { PriceRange } from './listState.ts';

export type Edge = keyof PriceRange;

/** What the button says for 3 s where the minimum is above the maximum, by the edge that was edited last (R4.11). */
export const rangeErrors: Record<Edge, string> = {
  min: 'El precio mínimo no puede ser mayor al máximo',
  max: 'El precio máximo no puede ser menor al mínimo',
};

const maxPrice: Cents = 9_999_999_00;

/** Cents of what was typed as a price ("$1,600", " 99.5 "); null where it is none. */
const typed = (text: string): Cents | null => toCents(text.replaceAll(/[$\s]|mxn/gi, ''));

/**
 * The range that was typed, by the order of R4.10: read, fill the empty ones (0, 9999999), compare, then limit to what
 * the list has. @returns null where the minimum is above the maximum
 */
export function readRange(texts: Record<Edge, string>, { lowest, highest }: Bounds): Record<Edge, Cents> | null {
  const min = typed(texts.min) ?? 0;
  const max = typed(texts.max) ?? maxPrice;
  if (min > max) return null;
  const limited = (cents: Cents): Cents => Math.min(Math.max(cents, lowest), highest);
  return { min: limited(min), max: limited(max) };
}

/** What of a range filters at all: an edge at the end of the list does not. */
export const rangeOf = ({ min, max }: Record<Edge, Cents>, { lowest, highest }: Bounds): PriceRange => ({
  min: min > lowest ? min : null,
  max: max < highest ? max : null,
});
