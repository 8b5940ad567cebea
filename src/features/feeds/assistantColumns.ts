import { attributeNames, attributeTitles, cachedAttributes } from '../../components/productAttributes.ts';
import type { TextRow } from './delimitedText.ts';

// The columns for assistants in Google's Merchant Center feed (R14.2); see README.md.

/** The data of a product for these columns. All ids are of products in the feed. */
interface AssistantData {
  name: string;
  /** Names of the phones that it fits. */
  phones: readonly string[];
  /** Ids of similar products of its category. */
  substitutes: readonly string[];
  /** Ids of its accessories, if it is a phone. */
  accessories: readonly string[];
  /** Its sales percentile (rankPopularity). */
  popularity: number | undefined;
}

/** Max related products of one product (support.google.com/merchants/answer/17085213). */
const maxRelations = 30;
/** Max phones of one product: more do not help shoppers to find it. */
const maxPhones = 20;

export function assistantColumns({ name, phones, substitutes, accessories, popularity }: AssistantData): TextRow {
  const relations = [
    ...accessories.map((id) => `accessory:id:${id}`),
    ...substitutes.map((id) => `substitute:id:${id}`),
  ];
  const attributes = cachedAttributes(name);
  const stated = attributeNames.filter((attribute) => attributes[attribute]);
  const details = [
    ...stated.map(
      (attribute) => `Especificaciones:${attributeTitles[attribute]}:${removeSeparators(attributes[attribute] ?? '')}`,
    ),
    ...phones.slice(0, maxPhones).map((phone) => `Compatibilidad:Celular:${removeSeparators(phone)}`),
  ];
  return {
    related_product: relations.slice(0, maxRelations).join(','),
    'product_detail(section_name:attribute_name:attribute_value)': details.join(','),
    popularity_rank: popularity === undefined ? '' : popularity.toFixed(1),
  };
}

/** Replaces commas and colons, which separate details, with spaces; "10,000" becomes "10000". */
const removeSeparators = (text: string): string =>
  text
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[,:]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** In narrower groups than deciles, products would change their group with each sale. */
const decileCount = 10;

/**
 * Computes the sales percentile of each product by its id, as the middle of its decile: 5, 15 … 95
 * (support.google.com/merchants/answer/17085297).
 */
export function rankPopularity(products: readonly { id: string; sold: number }[]): Map<string, number> {
  const sortedSales = products.map(({ sold }) => sold).sort((a, b) => a - b);
  /** How many products sell less, by units sold. */
  const lowerCounts = new Map<number, number>();
  for (const [index, sold] of sortedSales.entries()) if (!lowerCounts.has(sold)) lowerCounts.set(sold, index);
  const width = 100 / decileCount;
  return new Map(
    products.map(({ id, sold }) => {
      const share = (lowerCounts.get(sold) ?? 0) / products.length;
      return [id, Math.floor(share * decileCount) * width + width / 2];
    }),
  );
}
