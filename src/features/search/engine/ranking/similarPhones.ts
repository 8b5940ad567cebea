import type { Phone } from '../../../../catalogue/phones/phones.ts';
import type { InvertedIndex } from '../index/invertedIndex.ts';
import { phoneBits, typeBits } from '../index/postings.ts';
import type { ProductType } from '../language/lexicon.ts';
import type { QueryPart } from '../query/parsedQuery.ts';
import type { QueryPhone } from '../query/phones.ts';

// Products for similar phones, if the shop has nothing for the phone of a query.

/** The distance of phones of different brands, which are not similar. */
const maxDistance = 1_000;
/** The minimum similarity of product types that replace each other. */
const minSimilarity = 0.9;

/** The products of the requested types for the phones most similar to the requested one, nearest first. */
export function findForSimilarPhones(
  parts: readonly QueryPart[],
  { annotations, byPhone, byType, lexicon }: InvertedIndex,
  countOfType: (productType: ProductType) => number,
  limit: number,
): number[] {
  // "Protector" means several types; the heading names the first.
  const types = parts
    .flatMap((part) => (part.type === 'productType' ? part.productTypes.slice(0, 1) : []))
    .filter((productType) => countOfType(productType) > 0);
  const phone = parts.find((part) => part.type === 'phone')?.phone;
  if (!phone || types.length === 0) return [];
  const productsOfType = new Set<number>();
  for (const { id } of lexicon.productTypes)
    if (types.some((productType) => lexicon.typeSimilarity(productType, id) >= minSimilarity))
      for (const posting of byType[id] ?? []) productsOfType.add(posting >>> typeBits);
  const productsForPhones = similarPhones(annotations.allPhones, phone).flatMap((similar) =>
    [...(byPhone[similar] ?? [])].map((posting) => posting >>> phoneBits),
  );
  return [...new Set(productsForPhones.filter((product) => productsOfType.has(product)))].slice(0, limit);
}

/** Indexes of the phones that are similar to that of a query, nearest first, without the phone itself. */
function similarPhones(phones: readonly Phone[], target: QueryPhone): number[] {
  return phones
    .map((phone, index) => ({ index, distance: phoneDistance(target, phone) }))
    .filter(({ distance, index }) => distance < maxDistance && !target.phones.includes(index))
    .sort((a, b) => a.distance - b.distance)
    .map(({ index }) => index);
}

/** The distance of two phones: by family, letters, number and suffix of their names. */
function phoneDistance(target: { name: string; brand: string }, other: Phone): number {
  if (target.brand && target.brand !== other.brand) return maxDistance;
  const nameA = target.name.toLowerCase();
  const nameB = other.name.toLowerCase();
  const a = splitModel(nameA);
  const b = splitModel(nameB);
  return (
    (nameA.split(' ')[0] === nameB.split(' ')[0] ? 0 : 300) +
    (a?.letters === b?.letters ? 0 : 120) +
    Math.min(100, 2 * Math.abs(Number(a?.number ?? 0) - Number(b?.number ?? 0))) +
    suffixDistance(a?.suffix ?? '', b?.suffix ?? '')
  );
}

/** The letters before the first number of a name in lower case, the number, and the rest; null if it has no number. */
function splitModel(name: string): { letters: string; number: string; suffix: string } | null {
  const digitIndex = name.search(/\d/);
  if (digitIndex < 0) return null;
  const before = name.slice(0, digitIndex).trimEnd();
  const number = /^\d+/.exec(name.slice(digitIndex))?.[0] ?? '';
  return {
    letters: before.split(/[^a-z]/).at(-1) ?? '',
    number,
    suffix: name.slice(digitIndex + number.length).trim(),
  };
}

/** "Pro" is closer to "Pro Max" than to no suffix. */
function suffixDistance(a: string, b: string): number {
  if (a === b) return 0;
  return a && b && (a.startsWith(b) || b.startsWith(a)) ? 1 : 2;
}
