import type { Branch } from '../../contract/catalogue.ts';

type Place = Pick<Branch, 'id' | 'postalCode'>;

/** The distance of two postal codes, estimated as the difference of their numbers; Infinity if it is unknown. */
export function postalDistance(code: string, other: string): number {
  const difference = code && other ? Math.abs(Number(code) - Number(other)) : NaN;
  return Number.isNaN(difference) ? Infinity : difference;
}

/**
 * Sorts branches for a shopper (R2.10): the own one first, then the nearest.
 * @param code the postal code that the shopper typed; '' if none: the others keep the API's order
 */
export function sortForShopper<T extends Place>(branches: readonly T[], own: string, code: string): T[] {
  const distance = ({ id, postalCode }: T): number => (id === own ? -1 : postalDistance(code, postalCode));
  // The difference of two unknown ones is no number.
  return [...branches].sort((a, b) => distance(a) - distance(b) || 0);
}
