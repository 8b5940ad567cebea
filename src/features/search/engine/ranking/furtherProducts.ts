import type { ProductType } from '../language/lexicon.ts';
import type { ParsedQuery, ParserContext, QueryPart } from '../query/parsedQuery.ts';
import { maxFallback, minResults, type Match } from './rank.ts';
import { furtherTypes } from '../language/vocabulary.ts';

interface Context extends Pick<ParserContext, 'lexicon' | 'countOfType'> {
  /** Whether the name of a product names a device. */
  namesDevice: (product: number) => boolean;
}

/** Appends further products to a match with few results, if they satisfy its constraints: regulators after a "no break". */
export function withFurtherProducts(
  match: Match,
  findMatch: (query: ParsedQuery) => Match | null,
  context: Context,
): Match {
  const { query, ranking } = match;
  // Sorted by price, further products would come first.
  if (ranking.total === 0 || ranking.total >= minResults || ranking.noneForPhone || query.priceTerms.order)
    return match;
  const append = (
    target: Match,
    parts: QueryPart[] | null,
    isFurther: (product: number) => boolean = () => true,
  ): Match => {
    const further = parts && findMatch({ ...query, parts })?.ranking;
    if (!further || further.priceRelaxed || further.exclusionsRelaxed) return target;
    // Products for another device, or of another model.
    if (further.dropped.some(({ isHard, noFallback }) => isHard || noFallback)) return target;
    const { products, total } = target.ranking;
    const others = further.products
      .filter((product) => !products.includes(product) && isFurther(product))
      .subarray(0, maxFallback);
    return {
      query,
      ranking: {
        ...ranking,
        products: Uint32Array.from([...products, ...others]),
        total: total + others.length,
        hasOtherTypes: target.ranking.hasOtherTypes || others.length > 0,
      },
    };
  };
  const namesNoDevice = (product: number): boolean => !context.namesDevice(product);
  const withUniversal = append(match, withoutDevice(query), namesNoDevice);
  return withUniversal.ranking.total >= minResults
    ? withUniversal
    : append(withUniversal, withFurtherTypes(match, context));
}

/** The query without its device: for "diadema PS5", headsets that name no device match, too. Null if the type is made for one device. */
function withoutDevice({ parts, words }: ParsedQuery): QueryPart[] | null {
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
 * The query for further types: those of its use case, or of its only type. Null if it has exclusions, is for a phone, or names
 * what the shop lacks.
 */
function withFurtherTypes(
  { query: { parts, words, exclusions }, ranking }: Match,
  { lexicon: { meaningsOf, typeByKey }, countOfType }: Context,
): QueryPart[] | null {
  const [part, ...others] = parts.filter((candidate) => candidate.type === 'productType');
  const replace = (productTypes: readonly ProductType[]): QueryPart[] | null =>
    productTypes.length > 0
      ? parts.map((candidate) => (candidate === part ? { ...part, productTypes: [...productTypes] } : candidate))
      : null;
  const typesAfter = (key: string): ProductType[] => {
    const line = furtherTypes.split('\n').find((entry) => entry.startsWith(`${key}:`));
    return (line?.split(/: |, /).slice(1) ?? []).flatMap((further) => {
      const type = typeByKey.get(further);
      return type && countOfType(type) > 0 ? type : [];
    });
  };
  if (part?.furtherTypes) return replace(part.furtherTypes);
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
    const further = part.inferred || part.named ? null : replace(typesAfter(part.productTypes[0]?.key ?? ''));
    return further && [...further, ...(part.productTypes[0]?.device ? lines.slice(0, 1) : [])];
  }
  const forChildren = parts.find(
    (candidate) => candidate.type === 'attribute' && candidate.attribute.name === 'infantil',
  );
  const productTypes = forChildren ? typesAfter('infantil') : [];
  return forChildren && productTypes.length > 0
    ? [{ type: 'productType', productTypes, wordIndexes: forChildren.wordIndexes, inferred: 'any' }]
    : null;
}
