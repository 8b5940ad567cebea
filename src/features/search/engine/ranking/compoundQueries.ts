import { substituteSimilarity, toProductTypes, type ProductType } from '../language/lexicon.ts';
import { findRequestedTypes, narrowTypes } from '../query/parse.ts';
import { isPart, type ParsedQuery, type ParserContext, type QueryPart, type TypePart } from '../query/parsedQuery.ts';
import type { QueryClause } from './queryPlan.ts';
import type { Match, Ranking } from './rank.ts';

// Compound queries, for several product types or phones: "cable y cargador", "funda y mica galaxy a25", "funda para iphone 13 y 14".

interface Context extends Pick<ParserContext, 'lexicon' | 'countOfType'> {
  /** The ids of a product's types. */
  getTypeIds: (product: number) => number[];
}

/** A query for one type and one phone, with the parts of the whole query that it is for. */
interface SingleQuery {
  query: ParsedQuery;
  requestedParts: QueryPart[];
}

/**
 * Finds the products of each type for each phone, each with its own modifiers; null if the shop has none of them. Types and phones
 * without products are dropped, if there are others.
 */
export function matchEachType(
  query: ParsedQuery,
  findMatch: (query: ParsedQuery) => Match | null,
  context: Context,
): Match | null {
  const matches = splitByType(query, context)
    .flatMap(splitByPhone)
    .flatMap(({ query: singleQuery, requestedParts }) => {
      const match = findMatch(singleQuery);
      return match ? [{ ...match, requestedParts }] : [];
    });
  const available = matches.filter(({ ranking }) => !ranking.lacksModel);
  const shown = available.length > 0 ? available : matches;
  const [first, second] = shown;
  if (!first) return null;
  const missing = query.parts.filter(
    (part) =>
      isPart(part, 'productType', 'phone') && !shown.some(({ requestedParts }) => requestedParts.includes(part)),
  );
  const types = findRequestedTypes(query.parts);
  const isRequested = (product: number): boolean =>
    types.length === 0 ||
    context
      .getTypeIds(product)
      .some((id) => types.some((type) => context.lexicon.typeSimilarity(type, id) > substituteSimilarity));
  const ranking = second ? interleave(first, shown, isRequested) : first.ranking;
  return {
    query: second ? { ...query, parts: query.parts.filter((part) => !missing.includes(part)) } : first.query,
    ranking: { ...ranking, dropped: [...ranking.dropped, ...missing.map(toDroppedClause)] },
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

/** Splits a query for several product types, a query for each; all keep the phones, the brand and the prices. */
function splitByType(query: ParsedQuery, context: Pick<ParserContext, 'lexicon' | 'countOfType'>): SingleQuery[] {
  const { attributes, meaningsOf, typeByKey } = context.lexicon;
  const [first, second] = query.parts.filter((part) => part.type === 'productType');
  if (!first || !second)
    return [{ query: { ...query, parts: narrowTypes(query.parts, context) }, requestedParts: first ? [first] : [] }];
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
  const findPurpose = (part: TypePart, candidates: readonly ProductType[]): QueryPart[] =>
    candidates
      .filter((type) => isNarrower(part.productTypes, type))
      .map((productType) => ({ type: 'otherType', productType, wordIndexes: [] }));
  const purposeOfFirst = findPurpose(first, [...otherTypes, ...typesInSecond]);
  const purposeOfSecond = findPurpose(second, first.productTypes);
  // "PS5 y otro control": a controller for it.
  const findLine = (index: number): QueryPart[] =>
    meaningsOf([query.words[index]?.text ?? '']).flatMap((meaning) =>
      meaning.type === 'line' ? { type: 'brand', brand: meaning.brand, line: meaning.line, wordIndexes: [] } : [],
    );
  const [line] = first.wordIndexes.flatMap(findLine);
  const partsOfFirst = query.parts.filter((part) => isShared(part) || (isBefore(part) && part !== second));
  const partsOfOthers = query.parts.filter((part) => part !== first && (isShared(part) || !isBefore(part)));
  return [
    {
      query: {
        ...query,
        parts: narrowTypes([...partsOfFirst, ...purposeOfFirst, ...(sharesAttributes ? sharedPurpose : [])], context),
      },
      requestedParts: [first],
    },
    ...splitByType({ ...query, parts: [...partsOfOthers, ...purposeOfSecond, ...(line ? [line] : [])] }, context),
  ];
}

/** Splits a query for several phones, a query for each. */
function splitByPhone({ query, requestedParts }: SingleQuery): SingleQuery[] {
  const phones = query.parts.filter(({ type }) => type === 'phone');
  if (phones.length < 2) return [{ query, requestedParts: [...requestedParts, ...phones] }];
  const others = query.parts.filter(({ type }) => type !== 'phone');
  return phones.map((phone) => ({
    query: { ...query, parts: [...others, phone] },
    requestedParts: [...requestedParts, phone],
  }));
}

/**
 * The products of several rankings in turn, each product once, related ones last. A clause is dropped if each query that has
 * it drops it, and partial if some results do not match it.
 */
function interleave(first: Match, matches: readonly Match[], isRequested: (product: number) => boolean): Ranking {
  const rankings = matches.map(({ ranking }) => ranking);
  const merged = new Set<number>();
  for (let index = 0; rankings.some(({ products }) => index < products.length); index++)
    for (const { products } of rankings) {
      const product = products[index];
      if (product !== undefined) merged.add(product);
    }
  const requested = [...merged].filter(isRequested);
  const products = Uint32Array.from(new Set([...requested, ...merged]));
  const hasPart = ({ query }: Match, { part }: QueryClause): boolean => part !== null && query.parts.includes(part);
  const isIn = (clauses: readonly QueryClause[], { part }: QueryClause): boolean =>
    clauses.some((clause) => clause.part === part);
  const droppedBySome = rankings.flatMap(({ dropped }) => dropped);
  const dropped = droppedBySome.filter((clause) =>
    matches.every((match) => !hasPart(match, clause) || isIn(match.ranking.dropped, clause)),
  );
  const partOfSome = matches
    .flatMap(({ query }) => query.parts)
    .filter((part) => !matches.every(({ query }) => query.parts.includes(part)))
    .map(toDroppedClause);
  const partial = [...rankings.flatMap((ranking) => ranking.partial), ...droppedBySome, ...partOfSome];
  return {
    ...first.ranking,
    products,
    total: products.length,
    dropped,
    partial: partial.filter((clause) => !isIn(dropped, clause)),
    hasRelated: rankings.some(({ hasRelated }) => hasRelated),
  };
}

/** "Moto G54 y Galaxy A15", "Moto G54 e iPhone 13". */
export const joinNames = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);

/** Adds a type to a list: "Cables y cargadores", "Tabletas e impresoras", "Fundas, micas, cristales y bocinas". */
export const joinPlurals = (list: string, plural: string): string =>
  joinNames([list, plural.toLowerCase()].flatMap((text) => text.split(/, | [ye] /)));
