import { isLine } from './interpretation.ts';
import type { Lexicon } from './lexicon.ts';
import type { ParsedQuery, QueryPart } from './parsedQuery.ts';

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
