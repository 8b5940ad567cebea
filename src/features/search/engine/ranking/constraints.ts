import type { Quantity } from '../../../../lib/quantities.ts';
import { type InvertedIndex, postingProduct, type ScoredPostings } from '../index/invertedIndex.ts';
import { toProductTypes } from '../language/lexicon.ts';
import { isWithin, type Matchers } from './matchers.ts';
import { findRequestedTypes } from '../query/parse.ts';
import type { ParsedQuery, PriceTerms, QuantityLimit } from '../query/parsedQuery.ts';
import { inflectedVariants } from '../query/spelling.ts';
import type { QueryClause } from './queryPlan.ts';
import type { Scorer } from './scorer.ts';

// The constraints of a query, as ranking needs them: its exclusions and its price (R4.20).

/** High enough that a word of the name excludes, and too low for one of the category: "Cargadores y cables". */
const excludedWordPoints = 0.8;

/** The conditions of devices that are not new; names state no other. */
const usedConditions = ['usado', 'seminuevo', 'reacondicionado'];

/** The `must_not` postings of a query. */
export function planExclusions(
  { parts, exclusions }: ParsedQuery,
  index: InvertedIndex,
  matchers: Matchers,
): ScoredPostings[] {
  const types = findRequestedTypes(parts);
  /** "Consola excepto playstation": a subtype, whose names need not have the word. */
  const matchSubtypes = (words: readonly string[]): ScoredPostings[] =>
    toProductTypes(index.lexicon.meaningsOf(words))
      .filter(({ parent }) => types.some(({ id }) => id === parent))
      .flatMap(matchers.matchTypeAndSubtypes);
  const excluded = exclusions.flatMap((exclusion) => {
    if (exclusion.type === 'brand') {
      const { brand, line } = exclusion;
      return [...matchers.matchBrand(brand, line, false), ...matchSubtypes([line])];
    }
    if (exclusion.type === 'attribute') return matchers.matchExactAttribute(exclusion.attribute);
    const words = exclusion.type === 'used' ? usedConditions : exclusion.words;
    const matched = words.flatMap((word) => matchers.matchWord(inflectedVariants(word, index), excludedWordPoints));
    return [...matched, ...matchSubtypes(words)];
  });
  // A query for accessories excludes the device itself.
  const devices = parts.flatMap((part) =>
    part.type === 'mentionedType' && part.wantsAccessories && part.productType
      ? matchers.matchTypeAndSubtypes(part.productType)
      : [],
  );
  const outsideLimit = parts.flatMap((part) =>
    part.type === 'quantity' && part.limit ? matchOutsideLimit(part.quantity, part.limit, matchers) : [],
  );
  return [...excluded, ...devices, ...outsideLimit];
}

/** Products whose quantities of a unit are all outside the limit; "8 GB, 256 GB" is within one of 128. */
function matchOutsideLimit(
  quantity: Quantity,
  limit: QuantityLimit,
  { findStatedQuantities, scoreUniformly }: Matchers,
): ScoredPostings {
  const within = new Set<number>();
  const outside = new Set<number>();
  for (const [list, stated] of findStatedQuantities(quantity.unit))
    for (const posting of list) (isWithin(stated, quantity, limit) ? within : outside).add(postingProduct(posting));
  return scoreUniformly(
    Uint32Array.from(outside).filter((product) => !within.has(product)),
    1,
  );
}

/**
 * Keeps the products that match each `should` clause, if any product does: sorted by price, the others could come first. A single
 * product of another type may be the device itself, such as the laptop of "ssd barato para mi lap": it is not enough.
 */
export const filterByShouldClauses = (
  products: Uint32Array,
  clauses: readonly QueryClause[],
  { filter }: Pick<Scorer, 'filter'>,
  { order }: Pick<PriceTerms, 'order'>,
): Uint32Array =>
  clauses
    .filter(({ occur, part, bit }) => order !== null && occur === 'should' && part && part.type !== 'word' && bit !== 0)
    .reduce((list, { bit, part }) => {
      const matching = filter(list, bit);
      const minMatches = part?.type === 'otherType' ? 2 : 1;
      return matching.length >= minMatches ? matching : list;
    }, products);

/** The share of products that count as premium: those with the highest prices. */
const premiumShare = 1 / 3;

/**
 * Sorts by price: as the order says, else those closest to the price range first.
 * @param products best first @param prices by product, in cents
 */
export function sortByPrice(
  products: Uint32Array,
  prices: Float64Array,
  { order, price }: Pick<PriceTerms, 'order' | 'price'>,
): Uint32Array {
  const getPrice = (product: number): number => prices[product] ?? 0;
  const sortBy = (key: (product: number) => number): Uint32Array =>
    Uint32Array.from([...products].sort((a, b) => key(a) - key(b)));
  if (order === 'asc') return sortBy(getPrice);
  if (order === 'desc') return sortBy((product) => -getPrice(product));
  if (order === null && price)
    return sortBy((product) => Math.max(price.min - getPrice(product), getPrice(product) - price.max));
  const sorted = [...products].map(getPrice).sort((a, b) => b - a);
  const minPremiumPrice = sorted[Math.floor(sorted.length * premiumShare)] ?? 0;
  const isPremium = (product: number): boolean => getPrice(product) >= minPremiumPrice;
  return Uint32Array.from([...products.filter(isPremium), ...products.filter((product) => !isPremium(product))]);
}
