import { findKindIn } from '../../components/productKind.ts';
import { cachedAttributes } from '../../components/productAttributes.ts';

/** The URL of a comparison (R1.13). */
export const compareUrl = (ids: readonly string[]): string => `/comparar?id=${ids.join(',')}`;

/**
 * Whether a product can be compared with the chosen ones: it is of the same kind (productKind.ts; not the product type of the
 * search), and its name states an attribute that each of theirs states, too. Without chosen products: whether its name states
 * any.
 */
export function canCompareWith(name: string, chosenNames: readonly string[]): boolean {
  const stated = Object.keys(cachedAttributes(name));
  return (
    stated.length > 0 &&
    chosenNames.every(
      (chosenName) =>
        findKindIn(chosenName) === findKindIn(name) &&
        stated.some((attribute) => attribute in cachedAttributes(chosenName)),
    )
  );
}
