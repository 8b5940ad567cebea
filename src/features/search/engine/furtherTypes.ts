import type { ProductType } from './lexicon.ts';
import type { ParserContext } from './parse.ts';
import type { ParsedQuery } from './parsedQuery.ts';
import { maxFallback, minResults, type Match } from './rank.ts';
import { furtherTypes } from './vocabulary.ts';

type Context = Pick<ParserContext, 'lexicon' | 'countOfType'>;

/** Appends the products of further types to few matches, if they satisfy the constraints: regulators after a "no break". */
export function withFurtherTypes(found: Match, match: (query: ParsedQuery) => Match | null, context: Context): Match {
  const { query, ranking } = found;
  const productTypes = ranking.total < minResults && !ranking.absent ? furtherTypesOf(found, context) : [];
  if (productTypes.length === 0) return found;
  const parts = query.parts.map((part) => (part.type === 'productType' ? { ...part, productTypes } : part));
  const further = match({ ...query, parts })?.ranking;
  if (!further || further.priceRelaxed || further.exclusionsRelaxed) return found;
  // Products for another device, or of another model.
  if (further.dropped.some(({ isHard, noFallback }) => isHard || noFallback)) return found;
  const others = further.products.filter((product) => !ranking.products.includes(product)).subarray(0, maxFallback);
  const products = Uint32Array.from([...ranking.products, ...others]);
  return {
    query,
    ranking: { ...ranking, products, total: ranking.total + others.length, otherTypeCount: others.length },
  };
}

/** Those of the use case, or of the only type that the query names; none if it is for a phone, or the shop lacks what it names. */
function furtherTypesOf({ query: { parts, words }, ranking }: Match, { lexicon: { typeByKey }, countOfType }: Context): ProductType[] {
  const [part, ...others] = parts.flatMap((each) => (each.type === 'productType' ? each : []));
  if (part?.furtherTypes) return part.furtherTypes;
  /** "Playstation 4", of which the shop has only another one. */
  const lacksModel = ranking.dropped.some(
    ({ part: dropped }) => dropped?.type === 'brand' || dropped?.wordIndexes.some((at) => /\d/.test(words[at]?.text ?? '')),
  );
  if (!part || part.inferred || part.named || lacksModel || others.length > 0 || parts.some(({ type }) => /^(?:phone|prefix)$/.test(type))) return [];
  const line = furtherTypes.split('\n').find((each) => each.startsWith(`${part.productTypes[0]?.key}:`));
  return (line?.split(/: |, /).slice(1) ?? []).flatMap((key) => {
    const type = typeByKey.get(key);
    return type && countOfType(type) > 0 ? type : [];
  });
}
