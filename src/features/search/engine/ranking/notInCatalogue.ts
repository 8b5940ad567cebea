import { isLine, type Lexicon } from '../language/lexicon.ts';
import type { ParsedQuery, QueryPart } from '../query/parsedQuery.ts';
import { modelWords } from '../query/phones.ts';
import type { Ranking } from './rank.ts';
import { range } from '../language/text.ts';

// What a query names and the catalogue lacks: a type of product, or a model.

/**
 * Names may mention a type that is not in the catalogue: "lap" finds a bag for laptops, "switch" a controller for one.
 * @param isNotInCatalogue whether a part is a product type of which the shop has no product
 */
export function withMentionedTypes(
  query: ParsedQuery,
  isNotInCatalogue: (part: QueryPart) => boolean,
  { meaningsOf }: Lexicon,
): ParsedQuery {
  if (query.parts.some(({ type }) => type === 'phone')) return query;
  const isLineAt = (at: number): boolean => isLine(query.words[at]?.text ?? '', meaningsOf);
  const parts = query.parts.map((part): QueryPart => {
    if (part.type !== 'productType' || !isNotInCatalogue(part)) return part;
    const { wordIndexes, productTypes } = part;
    const isDevice = productTypes.every(({ device }) => device);
    // "Escritorio": no heading says that lamps for desks are furniture.
    if (!isDevice && !(wordIndexes.length === 1 && wordIndexes.every(isLineAt)))
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
 * The model that the catalogue lacks, with its brand: "HP 85A", "iPad mini 6", "Galaxy Watch 8".
 * @param spell restores the accents and case of a folded word
 */
export function formatMissingModel(
  { words, parts }: ParsedQuery,
  { dropped }: Ranking,
  { meaningsOf, stopWords }: Lexicon,
  spell: (word: string) => string,
): string {
  const textAt = (index: number): string => words[index]?.text ?? '';
  const lacking = dropped.flatMap(({ isHard, part }) => (isHard && part ? part.wordIndexes : []));
  const ofType = new Set(parts.flatMap((part) => (part.type === 'productType' ? part.wordIndexes : [])));
  const isNamed = (index: number): boolean => isLine(textAt(index), meaningsOf) || modelWords.test(textAt(index));
  const own = range(0, words.length).filter((index) => lacking.includes(index) || isNamed(index));
  return (
    range(own[0] ?? 0, (own.at(-1) ?? 0) + 1)
      .filter((index) => !stopWords.has(textAt(index)) && (!ofType.has(index) || isNamed(index)))
      .map((index) => (/\d/.test(textAt(index)) ? textAt(index).toUpperCase() : spell(textAt(index))))
      .join(' ')
      // "Galaxy Watch 8", but "iPad mini 6".
      .replaceAll(/^[a-z](?!P)|\b[a-z](?=(?:atch|and|ab|ad|it)\b)/g, (letter) => letter.toUpperCase())
  );
}
