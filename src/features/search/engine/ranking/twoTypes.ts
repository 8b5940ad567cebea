import { substituteSimilarity, toProductTypes, type ProductType } from '../language/lexicon.ts';
import { findRequestedTypes, narrowTypes } from '../query/parse.ts';
import type { ParsedQuery, ParserContext, QueryPart, TypePart } from '../query/parsedQuery.ts';
import type { QueryClause } from './queryPlan.ts';
import type { Match, Ranking } from './rank.ts';

// Queries for two product types: "cable y cargador", "funda y mica galaxy a25".

interface Context extends Pick<ParserContext, 'lexicon' | 'countOfType'> {
  /** The ids of a product's types. */
  typeIdsOf: (product: number) => number[];
}

/**
 * Finds the products of both types, each with its own modifiers; null if the shop lacks one of them. If only one type is missing
 * for the phone, returns the products of the other.
 */
export function matchEachType(
  query: ParsedQuery,
  findMatch: (query: ParsedQuery) => Match | null,
  context: Context,
): Match | null {
  const [first, second] = splitByType(query, context).map(findMatch);
  if (!first || !second) return null;
  if (first.ranking.noneForPhone === second.ranking.noneForPhone) {
    const types = findRequestedTypes(query.parts);
    const isRequested = (product: number): boolean =>
      context
        .typeIdsOf(product)
        .some((id) => types.some((type) => context.lexicon.typeSimilarity(type, id) > substituteSimilarity));
    return { query, ranking: interleave(first.ranking, second.ranking, isRequested) };
  }
  const [available, missing] = first.ranking.noneForPhone ? [second, first] : [first, second];
  const missingTypeClauses = missing.query.parts.filter(({ type }) => type === 'productType').map(toDroppedClause);
  return {
    ...available,
    ranking: { ...available.ranking, dropped: [...available.ranking.dropped, ...missingTypeClauses] },
  };
}

const toDroppedClause = (part: QueryPart): QueryClause => ({
  part,
  occur: 'must',
  weight: 0,
  sources: [],
  minPoints: 1,
  bit: 0,
  byWord: false,
});

/** Splits a query for two product types in two, a query for each; both keep the phone, the brand and the prices. */
function splitByType(query: ParsedQuery, context: Pick<ParserContext, 'lexicon' | 'countOfType'>): ParsedQuery[] {
  const { attributes, meaningsOf, typeByKey } = context.lexicon;
  const [first, second] = query.parts.filter((part) => part.type === 'productType');
  if (!first || !second) return [query];
  const splitIndex = Math.min(...second.wordIndexes);
  const isBefore = (part: QueryPart): boolean => Math.min(...part.wordIndexes) < splitIndex;
  const isAttribute = ({ type }: QueryPart): boolean => type === 'attribute' || type === 'quantity';
  // "cable y cargador lightning": the first type has no attributes of its own.
  const sharesAttributes = !query.parts.some((part) => isAttribute(part) && isBefore(part));
  const isShared = (part: QueryPart): boolean =>
    part.type === 'phone' || part.type === 'brand' || (sharesAttributes && isAttribute(part));
  // "Soporte y cargador de carro": the purpose of the second type is that of the first, too.
  const [madeFor = ''] = second.productTypes[0]?.madeFor ?? [];
  const attribute = attributes.find(({ name }) => name === madeFor);
  const productType = typeByKey.get(madeFor);
  const sharedPurpose: QueryPart[] = [
    ...(attribute ? [{ type: 'attribute' as const, attribute, wordIndexes: [] }] : []),
    ...(productType ? [{ type: 'otherType' as const, productType, wordIndexes: [] }] : []),
  ];
  // "Soporte y antena para la tele", "cámara para el carro y su memoria".
  const isNarrower = (types: readonly ProductType[], other: ProductType): boolean =>
    types.some((type) => context.lexicon.subtypeFor(type, other));
  const typesInSecond = second.wordIndexes
    .slice(1)
    .flatMap((index) => toProductTypes(meaningsOf([query.words[index]?.text ?? ''])));
  const otherTypes = query.parts.flatMap((part) =>
    part.type === 'otherType' && !isBefore(part) ? part.productType : [],
  );
  const purposeOf = (part: TypePart, candidates: readonly ProductType[]): QueryPart[] =>
    candidates
      .filter((type) => isNarrower(part.productTypes, type))
      .map((productType) => ({ type: 'otherType', productType, wordIndexes: [] }));
  const purposeOfFirst = purposeOf(first, [...otherTypes, ...typesInSecond]);
  const purposeOfSecond = purposeOf(second, first.productTypes);
  // "PS5 y otro control": a controller for it.
  const lineOf = (index: number): QueryPart[] =>
    meaningsOf([query.words[index]?.text ?? '']).flatMap((meaning) =>
      meaning.type === 'line' ? { type: 'brand', brand: meaning.brand, line: meaning.line, wordIndexes: [] } : [],
    );
  const [line] = first.wordIndexes.flatMap(lineOf);
  const partsOfFirst = query.parts.filter((part) => isShared(part) || (isBefore(part) && part !== second));
  return [
    [...partsOfFirst, ...purposeOfFirst, ...(sharesAttributes ? sharedPurpose : [])],
    [...query.parts.filter((part) => isShared(part) || !isBefore(part)), ...purposeOfSecond, ...(line ? [line] : [])],
  ].map((parts) => ({ ...query, parts: narrowTypes(parts, context) }));
}

/**
 * The products of two rankings in turn, each product once, those of other types last. A clause is dropped or partial if it is in
 * both.
 */
function interleave(first: Ranking, second: Ranking, isRequested: (product: number) => boolean): Ranking {
  const merged = new Set<number>();
  for (let index = 0; index < Math.max(first.products.length, second.products.length); index++)
    for (const product of [first.products[index], second.products[index]])
      if (product !== undefined) merged.add(product);
  const all = [...merged];
  const products = Uint32Array.from([...all.filter(isRequested), ...all.filter((product) => !isRequested(product))]);
  const inBoth = (list: 'dropped' | 'partial') =>
    first[list].filter((clause) => second[list].some(({ part }) => part === clause.part));
  return {
    ...first,
    products,
    total: products.length,
    dropped: inBoth('dropped'),
    partial: inBoth('partial'),
    hasOtherTypes: [first, second].some((ranking) => ranking.hasOtherTypes),
  };
}
