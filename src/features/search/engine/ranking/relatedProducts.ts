import type { ProductType } from '../language/lexicon.ts';
import type { ParsedQuery, ParserContext, QueryPart } from '../query/parsedQuery.ts';
import { maxFallback, minResults, type Match } from './rank.ts';
import { relatedTypes } from '../language/vocabulary.ts';

interface Context extends Pick<ParserContext, 'lexicon' | 'countOfType'> {
  /** Whether the name of a product names a device. */
  namesDevice: (product: number) => boolean;
}

/**
 * Appends related products to a match with few results: those that name no device, then those of related types, such as voltage
 * regulators after a "no break". They satisfy the constraints of the query, too.
 */
export function withRelatedProducts(
  match: Match,
  findMatch: (query: ParsedQuery) => Match | null,
  context: Context,
): Match {
  const { query, ranking } = match;
  // Sorted by price, related products would come first.
  if (ranking.total === 0 || ranking.total >= minResults || ranking.noneForPhone || query.priceTerms.order)
    return match;
  const append = (
    target: Match,
    parts: QueryPart[] | null,
    isEligible: (product: number) => boolean = () => true,
  ): Match => {
    const related = parts && findMatch({ ...query, parts })?.ranking;
    if (!related || related.priceRelaxed || related.exclusionsRelaxed) return target;
    // Products for another device, or of another model.
    if (related.dropped.some(({ isHard, noFallback }) => isHard || noFallback)) return target;
    const { products, total } = target.ranking;
    const appended = related.products
      .filter((product) => !products.includes(product) && isEligible(product))
      .subarray(0, maxFallback);
    return {
      query,
      ranking: {
        ...ranking,
        products: Uint32Array.from([...products, ...appended]),
        total: total + appended.length,
        hasOtherTypes: target.ranking.hasOtherTypes || appended.length > 0,
      },
    };
  };
  const namesNoDevice = (product: number): boolean => !context.namesDevice(product);
  const withUniversal = append(match, removeDevice(query), namesNoDevice);
  return withUniversal.ranking.total >= minResults
    ? withUniversal
    : append(withUniversal, replaceByRelatedTypes(match, context));
}

/**
 * The parts of the query without its device: for "diadema PS5", headsets that name no device match, too. Null if the query names no
 * device, if its type is made for one device, or if its last word is incomplete.
 */
function removeDevice({ parts, words }: ParsedQuery): QueryPart[] | null {
  const types = parts.flatMap((part) => (part.type === 'productType' ? part.productTypes : []));
  const isDeviceSpecific = types.some(
    ({ deviceSpecific, hasModels, special, madeFor }) => deviceSpecific || hasModels || (special && madeFor.length > 0),
  );
  const isOfDevice = (part: QueryPart): boolean =>
    (part.type === 'brand' && part.line !== '') ||
    (/^(?:word|prefix)$/.test(part.type) &&
      part.wordIndexes.every((index) => /^(?:\d{1,2}|air|pro|mini)$/.test(words[index]?.text ?? '')));
  const others = parts.filter((part) => !isOfDevice(part));
  const namesDevice = parts.some((part) => part.type === 'brand' && part.line !== '');
  return isDeviceSpecific || !namesDevice || others.some(({ type }) => type === 'prefix') ? null : others;
}

/**
 * The parts of the query with related types in place of its own: those of its use case, else those of its only type, else those of
 * gifts for children. Null if there are none; without a use case also if the query names a phone, several types or a model that the
 * shop lacks, excludes something, or ends with an incomplete word.
 */
function replaceByRelatedTypes(
  { query: { parts, words, exclusions }, ranking }: Match,
  { lexicon: { meaningsOf, typeByKey }, countOfType }: Context,
): QueryPart[] | null {
  const [part, ...others] = parts.filter((candidate) => candidate.type === 'productType');
  const replaceBy = (productTypes: readonly ProductType[]): QueryPart[] | null =>
    productTypes.length > 0
      ? parts.map((candidate) => (candidate === part ? { ...part, productTypes: [...productTypes] } : candidate))
      : null;
  const findRelatedTypes = (key: string): ProductType[] => {
    const line = relatedTypes.split('\n').find((entry) => entry.startsWith(`${key}:`));
    return (line?.split(/: |, /).slice(1) ?? []).flatMap((relatedKey) => {
      const type = typeByKey.get(relatedKey);
      return type && countOfType(type) > 0 ? type : [];
    });
  };
  if (part?.relatedTypes) return replaceBy(part.relatedTypes);
  /** Whether the shop has only another model: "playstation 4". */
  const lacksModel = ranking.dropped.some(
    ({ part: dropped }) =>
      dropped?.type === 'brand' || dropped?.wordIndexes.some((index) => /\d/.test(words[index]?.text ?? '')),
  );
  if (
    lacksModel ||
    exclusions.length > 0 ||
    others.length > 0 ||
    parts.some(({ type }) => /^(?:phone|prefix)$/.test(type))
  )
    return null;
  if (part) {
    // "PS5": games and controllers for it.
    const lines = part.wordIndexes.flatMap((index) =>
      meaningsOf([words[index]?.text ?? '']).flatMap((meaning): QueryPart[] =>
        meaning.type === 'line' && /\d|xbox|switch/.test(meaning.line)
          ? [{ type: 'brand', brand: meaning.brand, line: meaning.line, wordIndexes: [] }]
          : [],
      ),
    );
    const related = part.inferred || part.named ? null : replaceBy(findRelatedTypes(part.productTypes[0]?.key ?? ''));
    return related && [...related, ...(part.productTypes[0]?.device ? lines.slice(0, 1) : [])];
  }
  const forChildren = parts.find(
    (candidate) => candidate.type === 'attribute' && candidate.attribute.name === 'infantil',
  );
  const productTypes = forChildren ? findRelatedTypes('infantil') : [];
  return forChildren && productTypes.length > 0
    ? [{ type: 'productType', productTypes, wordIndexes: forChildren.wordIndexes, inferred: 'any' }]
    : null;
}
