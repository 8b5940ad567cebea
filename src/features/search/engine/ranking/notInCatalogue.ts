import { isLineOrBrand, type Lexicon } from '../language/lexicon.ts';
import type { ParsedQuery, QueryPart } from '../query/parsedQuery.ts';
import { modelWords } from '../query/phones.ts';
import type { Ranking } from './rank.ts';
import { range } from '../language/words.ts';

// Product types and models of a query that the catalogue lacks.

/**
 * Turns types that the catalogue lacks into mentioned types, which names may contain: "lap" finds a bag for laptops, "switch" a
 * controller for one.
 * @param isUnsoldType whether a part is a product type of which the shop has no product
 */
export function withMentionedTypes(
  query: ParsedQuery,
  isUnsoldType: (part: QueryPart) => boolean,
  { meaningsOf }: Lexicon,
): ParsedQuery {
  if (query.parts.some(({ type }) => type === 'phone')) return query;
  const isLineOrBrandAt = (index: number): boolean => isLineOrBrand(query.words[index]?.text ?? '', meaningsOf);
  const parts = query.parts.map((part): QueryPart => {
    if (part.type !== 'productType' || !isUnsoldType(part)) return part;
    const { wordIndexes, productTypes } = part;
    const isDevice = productTypes.every(({ device }) => device);
    // "Escritorio": the heading must not call lamps for desks furniture.
    if (!isDevice && !(wordIndexes.length === 1 && wordIndexes.every(isLineOrBrandAt)))
      return { ...part, named: productTypes[0] };
    return {
      type: 'mentionedType',
      wordIndexes,
      productType: productTypes[0] ?? null,
      wantsAccessories: false,
    };
  });
  return { ...query, parts };
}

/**
 * Formats the model that the catalogue lacks, with its brand: "HP 85A", "iPad mini 6", "Galaxy Watch 8".
 * @param restoreSpelling restores the accents and case of a folded word
 */
export function formatMissingModel(
  { words, parts }: ParsedQuery,
  { dropped }: Ranking,
  { meaningsOf, stopWords }: Lexicon,
  restoreSpelling: (word: string) => string,
): string {
  const textAt = (index: number): string => words[index]?.text ?? '';
  const droppedIndexes = dropped.flatMap(({ namesModel, part }) => (namesModel && part ? part.wordIndexes : []));
  const typeIndexes = new Set(parts.flatMap((part) => (part.type === 'productType' ? part.wordIndexes : [])));
  const isNamed = (index: number): boolean =>
    isLineOrBrand(textAt(index), meaningsOf) || modelWords.test(textAt(index));
  const modelIndexes = range(0, words.length).filter((index) => droppedIndexes.includes(index) || isNamed(index));
  return (
    range(modelIndexes[0] ?? 0, (modelIndexes.at(-1) ?? 0) + 1)
      .filter((index) => !stopWords.has(textAt(index)) && (!typeIndexes.has(index) || isNamed(index)))
      .map((index) => (/\d/.test(textAt(index)) ? textAt(index).toUpperCase() : restoreSpelling(textAt(index))))
      .join(' ')
      // "Galaxy Watch 8", but "iPad mini 6".
      .replaceAll(/^[a-z](?!P)|\b[a-z](?=(?:atch|and|ab|ad|it)\b)/g, (letter) => letter.toUpperCase())
  );
}

/**
 * Whether the catalogue has the requested product: not if it lacks the noun ("lentes de sol"), or if a device-specific type is
 * requested for another device ("batería para coche").
 */
export function hasRequestedProduct({ nounIndex, parts }: ParsedQuery, { dropped }: Ranking): boolean {
  const isDropped = (part: QueryPart): boolean => dropped.some((clause) => clause.part === part);
  const isDeviceSpecific = parts.some(
    (part) =>
      part.type === 'productType' &&
      !part.inferred &&
      part.productTypes[0]?.deviceSpecific &&
      !part.productTypes[0].device,
  );
  return !parts.some((part) => {
    // A case for phones is not one for tablets, and a spare screen is not a television.
    if (part.type === 'productType')
      return part.productTypes[0]?.deviceSpecific && (part.named?.device || part.named?.madeFor.length);
    if (part.type === 'word' || (part.type === 'mentionedType' && !part.productType?.device))
      return part.wordIndexes.includes(nounIndex) && isDropped(part);
    const isDevice =
      part.type === 'otherType'
        ? part.productType.device && part.productType.key !== 'celular'
        : part.type === 'attribute' && part.attribute.name === 'para auto';
    return isDeviceSpecific && isDevice && isDropped(part);
  });
}
