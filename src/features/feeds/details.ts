import { attributeNames, attributeTitles, cachedAttributes } from '../../components/productAttributes.ts';
import type { TextRow } from './delimitedText.ts';

// The columns of the Google feed for AI assistants (R14.2); see README.md.

/** Catalogue data about a product besides its own fields. */
export interface RelatedData {
  name: string;
  phones: readonly string[];
  /** Ids of similar products of its category, and of accessories if it is a phone; all of them are in the feed. */
  substitutes: readonly string[];
  accessories: readonly string[];
  popularity: number | undefined;
}

/** Max related products (support.google.com/merchants/answer/17085213). */
const maxRelations = 30;
/** Max phones of one product: more do not help to find it. */
const maxPhones = 20;

export function detailColumns({ name, phones, substitutes, accessories, popularity }: RelatedData): TextRow {
  const relations = [
    ...accessories.map((id) => `accessory:id:${id}`),
    ...substitutes.map((id) => `substitute:id:${id}`),
  ];
  const attributes = cachedAttributes(name);
  const stated = attributeNames.filter((attribute) => attributes[attribute]);
  const details = [
    ...stated.map(
      (attribute) => `Especificaciones:${attributeTitles[attribute]}:${toDetail(attributes[attribute] ?? '')}`,
    ),
    ...phones.slice(0, maxPhones).map((phone) => `Compatibilidad:Celular:${toDetail(phone)}`),
  ];
  return {
    related_product: relations.slice(0, maxRelations).join(','),
    'product_detail(section_name:attribute_name:attribute_value)': details.join(','),
    popularity_rank: popularity === undefined ? '' : popularity.toFixed(1),
  };
}

/** Commas and colons separate details; those of "10,000" go. */
const toDetail = (text: string): string =>
  text
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[,:]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Classes of popularity: more of them would change with each sale. */
const popularityClasses = 10;

/**
 * The sales percentile of each product, in ten classes: 5.0, 15.0 … 95.0
 * (support.google.com/merchants/answer/17085297).
 */
export function rankPopularity(products: readonly { id: string; sold: number }[]): Map<string, number> {
  const sorted = products.map(({ sold }) => sold).sort((a, b) => a - b);
  const lowerCounts = new Map<number, number>();
  for (const [index, sold] of sorted.entries()) if (!lowerCounts.has(sold)) lowerCounts.set(sold, index);
  const step = 100 / popularityClasses;
  return new Map(
    products.map(({ id, sold }) => {
      const share = (lowerCounts.get(sold) ?? 0) / products.length;
      return [id, Math.floor(share * popularityClasses) * step + step / 2];
    }),
  );
}
