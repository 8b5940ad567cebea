import type { Branch } from '../../contract/catalogue.ts';

type LocatedBranch = Pick<Branch, 'id' | 'postalCode'>;

/** Estimates the distance between two postal codes by the difference of their numbers; Infinity if one is missing. */
export function postalDistance(code: string, other: string): number {
  const difference = code && other ? Math.abs(Number(code) - Number(other)) : NaN;
  return Number.isNaN(difference) ? Infinity : difference;
}

/**
 * Sorts the shopper's branch first, then the others by distance (R2.10).
 * @param selectedId id of the shopper's branch
 * @param postalCode the typed postal code; '' if none: the others keep the API's order
 */
export function sortForShopper<T extends LocatedBranch>(
  branches: readonly T[],
  selectedId: string,
  postalCode: string,
): T[] {
  const distance = (branch: T): number =>
    branch.id === selectedId ? -1 : postalDistance(postalCode, branch.postalCode);
  // Infinity - Infinity is NaN.
  return [...branches].sort((a, b) => distance(a) - distance(b) || 0);
}
