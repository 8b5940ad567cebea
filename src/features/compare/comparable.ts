import { findKind } from '../../components/kind.ts';
import { cachedAttributes } from '../../components/productAttributes.ts';

/** The URL of a comparison (R1.13). */
export const compareUrl = (ids: readonly string[]): string => `/comparar?id=${ids.join(',')}`;

/** Whether a product can be compared with others: they are of the same kind, and their names state a common attribute. */
export function isComparable(name: string, chosen: readonly string[]): boolean {
  const stated = Object.keys(cachedAttributes(name));
  return (
    stated.length > 0 &&
    chosen.every(
      (other) =>
        findKindByName(other) === findKindByName(name) &&
        stated.some((attribute) => attribute in cachedAttributes(other)),
    )
  );
}

const findKindByName = (name: string) => findKind({ category: '', name });
