import { findKind } from '../../components/kind.ts';
import { cachedAttributes } from '../../components/productAttributes.ts';

/** The URL of a comparison (R1.13). */
export const compareUrl = (ids: readonly string[]): string => `/comparar?id=${ids.join(',')}`;

/**
 * Whether a product can be compared with the chosen ones: with each of them its name shares an attribute, and its kind (kind.ts,
 * not the product type of the search).
 */
export function canCompareWith(name: string, chosenNames: readonly string[]): boolean {
  const stated = Object.keys(cachedAttributes(name));
  return (
    stated.length > 0 &&
    chosenNames.every(
      (other) =>
        findKindByName(other) === findKindByName(name) &&
        stated.some((attribute) => attribute in cachedAttributes(other)),
    )
  );
}

const findKindByName = (name: string) => findKind({ category: '', name });
