import type { InvertedIndex } from '../index/invertedIndex.ts';
import { collectBest, type ScoredPostings } from '../index/postings.ts';
import type { QueryClause } from './queryPlan.ts';

// Adds up the points of products, clause by clause.

/** Bonus points: for products in stock, for products for the shopper's phone, and for a match of all words as typed. */
const bonus = { inStock: 5, boosted: 6, literal: 30 } as const;
/** Points are capped at this value. */
const maxPoints = 2_047;

// The low bits of a product's sum are its points, the next ones its number of literal matches.
const literalShift = 16;
const literalUnit = 1 << literalShift;
const literalMask = 0x3f;
const sumMask = 0x0fff_ffff;

/** Creates the scorer of an index, which reuses its arrays from query to query. */
export function createScorer(index: InvertedIndex) {
  const size = index.products.length;
  /** The query-independent points of each product. */
  const basePoints = new Uint8Array(size);
  const best = new Uint16Array(size);
  // Signed, because browsers compute with large unsigned integers as floating point numbers.
  const sums = new Int32Array(size);
  const matched = new Int32Array(size);
  /** A bit for each product that has points. */
  const marks = new Int32Array((size >>> 5) + 1);
  const touched = new Uint32Array(size);
  const counts = new Uint32Array(maxPoints + 2);
  /** The difference of each sorted product to the maximum points, by its position. */
  const distances = new Uint16Array(size);

  /** Boosts some products, such as those for the shopper's phone. */
  const boost = (isBoosted: (product: number) => boolean): void => {
    for (let product = 0; product < size; product++)
      basePoints[product] = (index.inStock[product] ? bonus.inStock : 0) + (isBoosted(product) ? bonus.boosted : 0);
  };
  boost(() => false);

  /** The bits that a result must have. */
  let required = 0;
  /** The number of literal clauses so far. */
  let literalClauseCount = 0;

  const clear = (): void => {
    sums.fill(0);
    matched.fill(0);
    marks.fill(0);
    required = 0;
    literalClauseCount = 0;
  };

  const literalMatchesOf = (product: number): number => ((sums[product] ?? 0) >>> literalShift) & literalMask;

  /** Whether a product can no longer be a result, as most after the clause of the product type. */
  const isExcluded = (product: number): boolean =>
    ((matched[product] ?? 0) & required) !== required && literalMatchesOf(product) < literalClauseCount;

  const addPoints = (product: number, points: number, { minPoints, bit, literal }: QueryClause): void => {
    const sum = sums[product] ?? 0;
    if (sum === 0) marks[product >>> 5] = (marks[product >>> 5] ?? 0) | (1 << product);
    sums[product] = sum + points + (literal ? literalUnit : 0);
    if (points >= minPoints) matched[product] = (matched[product] ?? 0) | bit;
  };

  const add = (clause: QueryClause): void => {
    const { sources, literal } = clause;
    const [only] = sources;
    if (only && sources.length === 1 && !only.hasDuplicates) {
      // Most of a keystroke's time is spent here.
      const { list, shift, points: pointsOf } = only;
      const mask = (1 << shift) - 1;
      for (let i = 0; i < list.length; i++) {
        const posting = list[i] ?? 0;
        const points = pointsOf[posting & mask] ?? 0;
        if (points === 0) continue;
        const product = posting >>> shift;
        if (!isExcluded(product)) addPoints(product, points, clause);
      }
    } else {
      const count = collectBest(sources, best, touched, isExcluded);
      for (let i = 0; i < count; i++) {
        const product = touched[i] ?? 0;
        addPoints(product, best[product] ?? 0, clause);
        best[product] = 0;
      }
    }
    if (literal) literalClauseCount++;
  };

  /** Excludes products without these bits from now on. @param orLiteral keeps those with every word as typed */
  const require = (bits: number, orLiteral: boolean): void => {
    required = bits;
    literalClauseCount = orLiteral ? 0 : maxPoints;
  };

  /** The products whose masked value is at least `min` (more than 0), best seller first. */
  const select = (values: Int32Array, mask: number, min: number): Uint32Array => {
    let count = 0;
    for (let i = 0; i < marks.length; i++) {
      if (marks[i] === 0) continue;
      const end = Math.min(size, (i + 1) << 5);
      for (let product = i << 5; product < end; product++)
        if (((values[product] ?? 0) & mask) >= min) touched[count++] = product;
    }
    return touched.slice(0, count);
  };

  /** The products that match all of some bits; for 0, those with any points. */
  const matching = (bits: number): Uint32Array => (bits === 0 ? select(sums, sumMask, 1) : select(matched, bits, bits));

  /** The products that match this many literal clauses. */
  const matchingLiterally = (words: number): Uint32Array =>
    select(sums, literalMask << literalShift, words << literalShift);

  /** The given products that match a bit; the same list if all do. */
  const filter = (products: Uint32Array, bit: number): Uint32Array => {
    let count = 0;
    for (let i = 0; i < products.length; i++) {
      const product = products[i] ?? 0;
      if ((matched[product] ?? 0) & bit) touched[count++] = product;
    }
    return count === products.length ? products : touched.slice(0, count);
  };

  /** Excludes products that some postings match. */
  const exclude = (products: Uint32Array, sources: readonly ScoredPostings[]): Uint32Array => {
    const count = collectBest(sources, best, touched);
    const rest = products.filter((product) => best[product] === 0);
    for (let i = 0; i < count; i++) best[touched[i] ?? 0] = 0;
    return rest;
  };

  const totalPoints = (product: number, literal: number): number => {
    const sum = sums[product] ?? 0;
    const points =
      (sum & 0xffff) +
      (basePoints[product] ?? 0) +
      (literal > 0 && literalMatchesOf(product) >= literal ? bonus.literal : 0);
    return Math.min(maxPoints, points);
  };

  /**
   * Sorts products by points; ties by units sold (a stable counting sort).
   * @param literal how many literal clauses earn the bonus; 0 for no bonus
   */
  const sort = (products: Uint32Array, literal: number, limit: number): Uint32Array => {
    counts.fill(0);
    for (let i = 0; i < products.length; i++) {
      const distance = maxPoints - totalPoints(products[i] ?? 0, literal);
      distances[i] = distance;
      counts[distance + 1] = (counts[distance + 1] ?? 0) + 1;
    }
    for (let i = 1; i < counts.length; i++) counts[i] = (counts[i] ?? 0) + (counts[i - 1] ?? 0);
    const result = new Uint32Array(Math.min(limit, products.length));
    for (let i = 0; i < products.length; i++) {
      const distance = distances[i] ?? 0;
      const position = counts[distance] ?? 0;
      if (position >= result.length) continue;
      counts[distance] = position + 1;
      result[position] = products[i] ?? 0;
    }
    return result;
  };

  return {
    boost,
    clear,
    add,
    require,
    matching,
    matchingLiterally,
    filter,
    exclude,
    sort,
    /** All products, best seller first. */
    all: (): Uint32Array => Uint32Array.from({ length: size }, (_, product) => product),
    prices: index.prices,
    isInStock: (product: number): boolean => index.inStock[product] === 1,
  };
}

export type Scorer = ReturnType<typeof createScorer>;
