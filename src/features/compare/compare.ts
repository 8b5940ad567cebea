import { attributeNames, attributeTitles, cachedAttributes, notStated } from '../../components/productAttributes.ts';
import { findKindIn } from '../../components/productKind.ts';

/** The message to the seller, if the comparison cannot be shown. */
export const compareMessage = 'Hola, quiero comparar unos productos que vi en la tienda en línea.';

/** Keeps the products of the same kind as the first, since a URL may name any products (R4.23). */
export const keepFirstKind = <T extends { card: { name: string } }>(products: readonly T[]): T[] =>
  products.filter(({ card }) => findKindIn(card.name) === findKindIn(products[0]?.card.name ?? ''));

interface ComparisonRow {
  title: string;
  values: string[];
}

/** Creates the rows of a comparison: a row for each attribute that at least one name states, then the brands. */
export function toComparisonRows(products: readonly { name: string; brand: string }[]): ComparisonRow[] {
  const attributes = products.map(({ name }) => cachedAttributes(name));
  const rows = attributeNames.map((attribute) => ({
    title: attributeTitles[attribute],
    values: attributes.map((stated) => stated[attribute]),
  }));
  return [...rows, { title: 'Marca', values: products.map(({ brand }) => brand) }]
    .filter(({ values }) => values.some(Boolean))
    .map(({ title, values }) => ({ title, values: values.map((value) => value || notStated) }));
}
