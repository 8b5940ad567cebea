import { attributeNames, attributeTitles, cachedAttributes } from '../../components/productAttributes.ts';
import type { TextRow } from './delimitedText.ts';

// What the Google feed tells beyond the page of a product (R14.2), for assistants: its columns, and README.md has what is
// known of who reads them.

/** What the catalogue knows of a product besides its own fields. */
export interface RelatedData {
  name: string;
  /** The phones that it is for. */
  phones: readonly string[];
  /** Ids of similar products of its category, and of accessories if it is a phone; all of them are in the feed. */
  substitutes: readonly string[];
  accessories: readonly string[];
  /** See rankPopularity. */
  popularity: number | undefined;
}

/** Max related products (support.google.com/merchants/answer/17085213). */
const maxRelations = 30;
/** Max phones of one product: a case for many is not found by their list. */
const maxPhones = 20;

/** The columns related_product, product_detail and popularity_rank. */
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
 * How well each product sells, as the share of the others that sell less, in ten classes: 5.0, 15.0 … 95.0
 * (support.google.com/merchants/answer/17085297).
 */
export function rankPopularity(products: readonly { id: string; sold: number }[]): Map<string, number> {
  const sorted = products.map(({ sold }) => sold).sort((a, b) => a - b);
  const sellLess = new Map<number, number>();
  for (const [index, sold] of sorted.entries()) if (!sellLess.has(sold)) sellLess.set(sold, index);
  const step = 100 / popularityClasses;
  return new Map(
    products.map(({ id, sold }) => {
      const share = (sellLess.get(sold) ?? 0) / products.length;
      return [id, Math.floor(share * popularityClasses) * step + step / 2];
    }),
  );
}
