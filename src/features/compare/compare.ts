import { attributeNames, attributeTitles, cachedAttributes, notStated } from '../../components/productAttributes.ts';
import { findKind } from '../../components/kind.ts';

/** The number of compared products (R4.23). */
export const minCompared = 2;
export const maxCompared = 4;

/** Parses the ids of a URL, "1,2": distinct, at most `maxCompared`. */
export const parseIds = (text: string | null): string[] =>
  [...new Set((text ?? '').slice(0, 100).split(','))].filter((id) => /^\d{1,12}$/.test(id)).slice(0, maxCompared);

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

/** The products of the same kind as the first: URLs can name any (R4.23). */
export const keepFirstKind = <T extends { card: { name: string } }>(products: readonly T[]): T[] =>
  products.filter(({ card }) => findKindByName(card.name) === findKindByName(products[0]?.card.name ?? ''));

const findKindByName = (name: string) => findKind({ category: '', name });

export interface ComparisonRow {
  title: string;
  values: string[];
}

/** The rows of a comparison: each attribute that at least one name states, then the brands. */
export function toComparisonRows(products: readonly { name: string; brand: string }[]): ComparisonRow[] {
  const attributes = products.map(({ name }) => cachedAttributes(name));
  const rows = attributeNames.map((attribute) => ({
    title: attributeTitles[attribute],
    values: attributes.map((each) => each[attribute]),
  }));
  return [...rows, { title: 'Marca', values: products.map(({ brand }) => brand) }]
    .filter(({ values }) => values.some(Boolean))
    .map(({ title, values }) => ({ title, values: values.map((value) => value || notStated) }));
}
