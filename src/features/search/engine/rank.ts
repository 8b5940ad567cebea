import { fold } from '../../../lib/text.ts';
import type { ScoredPostings } from './postings.ts';
import type { PriceWords } from './quantities.ts';
import type { QueryClause } from './queryPlan.ts';
import { maxSuggestions, type SearchProduct } from './result.ts';
import type { Scorer } from './scorer.ts';
import { tokenize } from './text.ts';

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
  /** Other models, where the shop has none of the one that the query names; undefined if it names none. */
  near?: Uint32Array;
  /** How many of the last products are of other types, for the phone. */
  others?: number;
  /** Whether no word was dropped. */
  complete: boolean;
  /** Whether nothing asks a price in the range: the results ask others. */
  offPrice: boolean;
  /** Whether all results have what the query excludes. */
  onlyExcluded: boolean;
}

/** What a query leaves out whatever else it says: prices outside a range, and what it excludes. */
export interface Limits {
  prices: PriceWords;
  excluded: readonly ScoredPostings[];
}

/** Compares products with the query as typed. */
export interface TypedQuery {
  /** Whether a product's name begins with it. */
  beginsName: (product: number) => boolean;
  /** Whether a product has each of its words, the last one as a prefix. */
  isIn: (product: number) => boolean;
}

/** The words of a product's name joined by spaces, and all its words. */
interface ProductText {
  name: string;
  words: string[];
}

export function toProductText({ brand, model, category }: SearchProduct, name: string): ProductText {
  const nameWords = tokenize(fold(name));
  return { name: nameWords.join(' '), words: [...nameWords, ...tokenize(fold(`${brand} ${model} ${category}`))] };
}

export function createTypedQuery(words: readonly string[], textOf: (product: number) => ProductText): TypedQuery {
  const text = words.join(' ');
  const complete = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  return {
    beginsName: (product) => textOf(product).name.startsWith(text),
    isIn: (product) => {
      const { words: all } = textOf(product);
      return complete.every((word) => all.includes(word)) && all.some((word) => word.startsWith(last));
    },
  };
}

/** Fewer results are followed by up to so many others: of the type, without a word; or for the phone. */
const minResults = 8;
const maxFollowing = 24;
/** From this number of parts on, a query may be the name of a product. */
const minNameParts = 4;
/** If more products than this have all words, the query does not name one of them. */
const maxNamed = 200;
/** A query of this many words, all in one name in any order, means that name. */
const minNameWords = 6;

/**
 * Ranks products by the clauses of a query. Clauses that nothing matches are dropped in order: words first, the brand
 * last; never the product type and the phone (R4.17).
 * @param limit how many products are sorted
 */
export function rank(
  clauses: readonly QueryClause[],
  scorer: Scorer,
  limit: number,
  typed: TypedQuery,
  limits: Limits,
): Ranking {
  const { order } = limits.prices;
  const sorted = (products: Uint32Array, literal: number) => {
    const { kept, offPrice, onlyExcluded } = applyLimits(products, limits, scorer);
    const best = order === null ? kept : withAllWishes(kept, clauses, scorer);
    const byPrice = order !== null || offPrice;
    const ranked = scorer.sort(best, literal, byPrice ? best.length : limit);
    return {
      products: byPrice ? orderByPrice(ranked, limits.prices, scorer.prices).subarray(0, limit) : ranked,
      total: best.length,
      offPrice,
      onlyExcluded,
    };
  };
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
  if (base) base = applyLimits(base, limits, scorer).kept;
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
  base ??= clauses.length === 0 ? scorer.all() : scorer.matching(0);
  for (const clause of optional) {
    if (clause.occur !== 'should') continue;
    const matching = scorer.filter(base, clause.bit).length;
    if (matching === 0) dropped.push(clause);
    else if (matching < base.length) partial.push(clause);
  }
  /** Everything of the type and brand, whatever else it lacks. */
  const others = (): Uint32Array =>
    optional
      .filter((clause) => clause.occur === 'brand' && !dropped.includes(clause))
      .reduce((list, { bit }) => scorer.filter(list, bit), applyLimits(scorer.matching(mustBits), limits, scorer).kept);
  const wordClauses = () => optional.filter((clause) => clause.occur === 'word' && !dropped.includes(clause));
  const isStrict = (): boolean => wordClauses().some((clause) => clause.isStrict);
  /** Few results, and others after them. @param lacking what those lack */
  const followedBy = (found: Ranking, products: Uint32Array, lacking: readonly QueryClause[]): Ranking => {
    const shown = new Set(found.products);
    const more = sorted(
      products.filter((product) => !shown.has(product)),
      0,
    ).products.subarray(0, maxFollowing);
    return {
      ...found,
      products: Uint32Array.from([...found.products, ...more]),
      total: found.total + more.length,
      partial: more.length > 0 ? [...found.partial, ...lacking] : found.partial,
    };
  };
  const isTyping = clauses.some(({ part }) => part?.type === 'prefix' && part.meanings.length > 0);
  const complete = dropped.every(({ occur }) => occur === 'should');

  if (literal > 1 && (!absent || literalWords >= minNameWords)) {
    const withAllWords = scorer.matchingLiterally(literal);
    // A phone is exact, whatever else has its words: "Note 13" is not "Note 13 Pro". A whole name may be read as another one.
    const forPhone = phone && base.length > 0 ? scorer.filter(withAllWords, phone.bit) : withAllWords;
    const literals = forPhone.length > 0 || literalWords < minNameWords ? forPhone : withAllWords;
    if (literals.length > 0) {
      const mayName = complete && literals.length <= maxNamed && literals.some(typed.beginsName);
      const named = mayName ? literals.filter(typed.isIn) : [];
      if (named.length >= minNamed(clauses))
        return { ...sorted(Uint32Array.from(named), literal), dropped, partial: [], absent, complete };
      const isUnderstood = complete && !clauses.some(({ part }) => part?.type === 'word' || part?.type === 'prefix');
      const isLiteral = !complete || literalWords >= minLiteralWords(clauses, literals.length);
      if (!isUnderstood && isLiteral) {
        const named = { dropped: [], partial: [], absent: false, complete: true };
        const isEnough =
          mustBits === 0 || phone !== undefined || isTyping || isStrict() || literals.length >= minResults;
        if (isEnough) return { ...sorted(literals, literal), ...named };
        return followedBy({ ...sorted(literals, literal), ...named }, others(), wordClauses());
      }
      base = scorer.union(base, literals);
    }
  }
  const found = { ...sorted(base, literal), dropped, partial, absent, complete };
  if (isTyping || found.total === 0 || found.total >= minResults || must.length === 0) return found;
  if (!phone) {
    if (isStrict()) return found;
    return followedBy(found, others(), wordClauses());
  }
  // What else there is for the phone; a page of sold-out products has other ways on.
  if (must.length === 1 || absent || order !== null || !found.products.some(scorer.isInStock)) return found;
  const extended = followedBy(found, scorer.matching(phone.bit), []);
  return { ...extended, others: extended.total - found.total };
}

/** The products within the limits; a limit that leaves none does not count. */
function applyLimits(products: Uint32Array, { prices, excluded }: Limits, scorer: Scorer) {
  const accepted = excluded.length > 0 ? scorer.without(products, excluded) : products;
  const onlyExcluded = accepted.length === 0 && products.length > 0;
  const allowed = onlyExcluded ? products : accepted;
  const { price } = prices;
  if (!price) return { kept: allowed, offPrice: false, onlyExcluded };
  const inRange = allowed.filter((product) => {
    const asked = scorer.prices[product] ?? 0;
    return asked >= price.min && asked <= price.max;
  });
  const offPrice = inRange.length === 0 && allowed.length > 0;
  return { kept: offPrice ? allowed : inRange, offPrice, onlyExcluded };
}

/** The products with everything that a query wishes for, as far as any has it: an order by price would put the others first. */
const withAllWishes = (products: Uint32Array, clauses: readonly QueryClause[], scorer: Scorer): Uint32Array =>
  clauses
    .filter(({ occur, part, bit }) => occur === 'should' && part && part.type !== 'word' && bit !== 0)
    .reduce((list, { bit }) => {
      const having = scorer.filter(list, bit);
      return having.length > 0 ? having : list;
    }, products);

/** The share of the products that are "the best": those that ask most. */
const bestShare = 1 / 3;

/**
 * Cheapest or dearest first; or the dearest third before the others, each as ranked; or those nearest to a price that none
 * asks.
 */
function orderByPrice(products: Uint32Array, { order, price }: PriceWords, prices: Float64Array): Uint32Array {
  const asked = (product: number): number => prices[product] ?? 0;
  const sortBy = (key: (product: number) => number): Uint32Array =>
    Uint32Array.from([...products].sort((a, b) => key(a) - key(b)));
  if (order === 'cheapest') return sortBy(asked);
  if (order === 'dearest') return sortBy((product) => -asked(product));
  if (order === null && price)
    return sortBy((product) => Math.max(price.min - asked(product), asked(product) - price.max));
  const sorted = [...products].map(asked).sort((a, b) => b - a);
  const least = sorted[Math.floor(sorted.length * bestShare)] ?? 0;
  const isBest = (product: number): boolean => asked(product) >= least;
  return Uint32Array.from([...products.filter(isBest), ...products.filter((product) => !isBest(product))]);
}

/** Whether it counts that a product has each word as typed: not if all words are types, brands and the like. */
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
  Number(b.literal) - Number(a.literal) || countPostings(a) - countPostings(b);

const countPostings = ({ sources }: QueryClause): number => sources.reduce((sum, { list }) => sum + list.length, 0);

const importance = { must: 0, brand: 1, word: 2, should: 3 };
const byImportance = (a: QueryClause, b: QueryClause): number =>
  importance[a.occur] - importance[b.occur] || b.weight - a.weight;
