import type { QueryClause } from './queryPlan.ts';
import { maxSuggestions } from './result.ts';
import type { Scorer } from './score.ts';

/** The products that match a query, best first, and which clauses they lack. */
export interface Ranking {
  products: Uint32Array;
  /** How many match; `products` may be the best of them only. */
  total: number;
  dropped: QueryClause[];
  /** What the first products match, and not all. */
  partial: QueryClause[];
  /** Whether the shop has products of the type and for single phones, but none for this phone. */
  absent: boolean;
  /** Whether no word was dropped. */
  complete: boolean;
}

/** Compares products with the query as typed. */
export interface TypedQuery {
  /** Whether a product's name begins with it. */
  beginsName: (product: number) => boolean;
  /** Whether a product has each of its words, the last one as a prefix. */
  isIn: (product: number) => boolean;
}

/** Where nothing is interpreted: the share of the words' weight that a product must match. */
const minWeightShare = 0.55;
/** From this number of parts on, a query may be the name of a product. */
const minNameParts = 4;
/** If more products have all words, the query does not name one of them. */
const maxNamed = 200;
/** A query of this many words, all in one name in any order, means that name. */
const minNameWords = 6;

/**
 * Ranks products by the clauses of a query. Clauses that nothing matches are dropped in order: words first, the brand
 * last; never the product type and the phone (R4.17).
 * @param limit how many products are sorted
 */
export function rank(clauses: readonly QueryClause[], scorer: Scorer, limit: number, typed: TypedQuery): Ranking {
  const sorted = (products: Uint32Array, literal: number) => ({
    products: scorer.sort(products, literal, limit),
    total: products.length,
  });
  const must = clauses.filter(({ occur }) => occur === 'must');
  const rest = clauses.filter(({ occur }) => occur !== 'must');
  const literalWords = clauses.filter(({ literal }) => literal).length;
  const literal = countsLiterally(clauses) ? literalWords : 0;
  const mustBits = must.reduce((bits, { bit }) => bits | bit, 0);
  const phone = must.find(({ part }) => part?.type === 'phone');

  scorer.clear();
  for (const clause of must) scorer.add(clause);
  /** The products that match so far; undefined as long as nothing is required. */
  let base = mustBits === 0 ? undefined : scorer.matching(mustBits);
  scorer.require(base?.length ? mustBits : 0, literal > 1);
  for (const clause of [...rest].sort(byCost)) scorer.add(clause);

  let absent = false;
  if (base?.length === 0) {
    if (must.length === 1) absent = must[0]?.part?.type === 'phone';
    else if (phone) {
      absent = scorer.matching(mustBits & ~phone.bit).length > 0;
      // Other products for the phone.
      base = scorer.matching(phone.bit);
    }
  }

  const dropped: QueryClause[] = [];
  const partial: QueryClause[] = [];
  const optional = rest.filter(({ bit }) => bit !== 0).sort(byImportance);
  for (const clause of optional) {
    if (clause.occur === 'should') continue;
    const matching = base ? scorer.filter(base, clause.bit) : scorer.matching(clause.bit);
    if (matching.length > 0) base = matching;
    else dropped.push(clause);
  }
  base ??= scorer.matching(0);
  for (const clause of optional) {
    if (clause.occur !== 'should') continue;
    const matching = scorer.filter(base, clause.bit).length;
    if (matching === 0) dropped.push(clause);
    else if (matching < base.length) partial.push(clause);
  }
  const complete = dropped.every(({ occur }) => occur === 'should');

  if (literal > 1 && (!absent || literalWords >= minNameWords)) {
    const withAllWords = scorer.matchingLiterally(literal);
    // A phone is exact, whatever else has its words: "Note 13" is not "Note 13 Pro". Only a whole name is enough by itself.
    const isExact = phone && base.length > 0 && literalWords < minNameWords;
    const literals = isExact ? scorer.filter(withAllWords, phone.bit) : withAllWords;
    if (literals.length > 0) {
      const mayName = complete && literals.length <= maxNamed && literals.some(typed.beginsName);
      const named = mayName ? literals.filter(typed.isIn) : [];
      if (named.length >= minNamed(clauses))
        return { ...sorted(Uint32Array.from(named), literal), dropped, partial: [], absent, complete };
      if (!complete || literalWords >= minLiteralWords(clauses, literals.length))
        return { ...sorted(literals, literal), dropped: [], partial: [], absent: false, complete: true };
      base = scorer.union(base, literals);
    }
  }
  const plainWords = clauses.filter(({ occur, part }) => occur === 'word' && part?.type === 'word').length;
  if (!complete && must.length === 0 && plainWords > 1) base = matchingMost(optional, base, scorer);
  return { ...sorted(base, literal), dropped, partial, absent, complete };
}

/** Whether it counts that a product has each word as typed: not where all words are types, brands and the like. */
const countsLiterally = (clauses: readonly QueryClause[]): boolean =>
  clauses.some(({ part }) => part?.type === 'word' || part?.type === 'prefix') ||
  clauses.filter(({ literal }) => literal).length > 3;

/** How many words as typed say that only products with all of them are meant. */
function minLiteralWords(clauses: readonly QueryClause[], products: number): number {
  if (clauses.some(({ part }) => part?.type === 'prefix')) return 3;
  return products > 2 ? 4 : 5;
}

/** How many names that begin as typed say that one of them is being typed. */
function minNamed(clauses: readonly QueryClause[]): number {
  const parts = [...new Set(clauses.flatMap(({ part }) => part ?? []))];
  const prefixMeanings = parts.flatMap((part) => (part.type === 'prefix' ? part.meanings : []));
  if (prefixMeanings.some(({ type }) => type === 'brand' || type === 'line')) return Infinity;
  if (parts.length >= minNameParts || parts.some(({ type }) => type === 'word')) return 1;
  if (!parts.some(({ type }) => type === 'prefix')) return Infinity;
  return prefixMeanings.some(({ type }) => type === 'attribute') ? maxSuggestions.products : 1;
}

/** Words as typed first, and of these the rarest: a product that lacks one is excluded early. */
const byCost = (a: QueryClause, b: QueryClause): number =>
  Number(b.literal) - Number(a.literal) || postingCount(a) - postingCount(b);

const postingCount = ({ sources }: QueryClause): number => sources.reduce((sum, { list }) => sum + list.length, 0);

const importance = { must: 0, brand: 1, word: 2, should: 3 };
const byImportance = (a: QueryClause, b: QueryClause): number =>
  importance[a.occur] - importance[b.occur] || b.weight - a.weight;

/** The products that match most of the clauses' weight. */
function matchingMost(clauses: readonly QueryClause[], base: Uint32Array, scorer: Scorer): Uint32Array {
  const total = clauses.reduce((sum, { weight }) => sum + weight, 0);
  const found = scorer.matchingWeight(clauses, minWeightShare * total);
  return found.length > 0 ? found : base;
}
