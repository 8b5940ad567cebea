import { type InvertedIndex, collectMaxPoints, type ScoredPostings } from '../index/invertedIndex.ts';
import type { QueryClause } from './queryPlan.ts';

// Adds up the points of products, clause by clause.

/** Bonus points: for products in stock, for products for the shopper's phone, and for those that match every word of the query. */
const bonus = { inStock: 5, boosted: 6, allWords: 30 } as const;
/** Points are capped at this value. */
const maxPoints = 2_047;

// The low bits of a product's sum are its points, the next ones the number of `byWord` clauses that it matches.
const wordMatchShift = 16;
const wordMatchUnit = 1 << wordMatchShift;
const wordMatchMask = 0x3f;
const sumMask = 0x0fff_ffff;

/** Creates the scorer of an index, which reuses its arrays from query to query. */
export function createScorer(index: InvertedIndex) {
  const size = index.products.length;
  /** The query-independent points of each product. */
  const basePoints = new Uint8Array(size);
  /** The points of each product for the current clause; all 0 between clauses. */
  const clausePoints = new Uint16Array(size);
  // Signed, because browsers compute with large unsigned integers as floating point numbers.
  const sums = new Int32Array(size);
  /** The bits of the clauses that each product matches. */
  const matchedBits = new Int32Array(size);
  /** A bit for each product that has points. */
  const marks = new Int32Array((size >>> 5) + 1);
  /** Holds a list of products while it is collected. */
  const productBuffer = new Uint32Array(size);
  // For the counting sort: the number of products in each bucket, then the position of its next product; and the bucket of each
  // product of the unsorted list. A bucket is the difference to the maximum points.
  const bucketPositions = new Uint32Array(maxPoints + 2);
  const buckets = new Uint16Array(size);

  /** Boosts some products, such as those for the shopper's phone. */
  const boost = (isBoosted: (product: number) => boolean): void => {
    for (let product = 0; product < size; product++)
      basePoints[product] = (index.inStock[product] ? bonus.inStock : 0) + (isBoosted(product) ? bonus.boosted : 0);
  };
  boost(() => false);

  /** The bits without which products are pruned. */
  let requiredBits = 0;
  /** The number of word matches that keeps a product without the required bits from being pruned. */
  let minWordMatchesToKeep = 0;

  const clear = (): void => {
    sums.fill(0);
    matchedBits.fill(0);
    marks.fill(0);
    requiredBits = 0;
    minWordMatchesToKeep = 0;
  };

  const countWordMatches = (product: number): number => ((sums[product] ?? 0) >>> wordMatchShift) & wordMatchMask;

  /** Whether a product can no longer be a result, as most after the clause of the product type. */
  const isPruned = (product: number): boolean =>
    ((matchedBits[product] ?? 0) & requiredBits) !== requiredBits && countWordMatches(product) < minWordMatchesToKeep;

  const addPoints = (product: number, points: number, { minPoints, bit, byWord }: QueryClause): void => {
    const sum = sums[product] ?? 0;
    if (sum === 0) marks[product >>> 5] = (marks[product >>> 5] ?? 0) | (1 << product);
    sums[product] = sum + points + (byWord ? wordMatchUnit : 0);
    if (points >= minPoints) matchedBits[product] = (matchedBits[product] ?? 0) | bit;
  };

  const add = (clause: QueryClause): void => {
    const { sources, byWord } = clause;
    const [source] = sources;
    if (source && sources.length === 1 && !source.hasDuplicates) {
      // Most of a keystroke's time is spent here.
      const { list, shift, points: pointsOf } = source;
      const mask = (1 << shift) - 1;
      for (let i = 0; i < list.length; i++) {
        const posting = list[i] ?? 0;
        const points = pointsOf[posting & mask] ?? 0;
        if (points === 0) continue;
        const product = posting >>> shift;
        if (!isPruned(product)) addPoints(product, points, clause);
      }
    } else {
      const count = collectMaxPoints(sources, clausePoints, productBuffer, isPruned);
      for (let i = 0; i < count; i++) {
        const product = productBuffer[i] ?? 0;
        addPoints(product, clausePoints[product] ?? 0, clause);
        clausePoints[product] = 0;
      }
    }
    if (byWord) minWordMatchesToKeep++;
  };

  /**
   * Prunes products without these bits from now on.
   * @param keepsWordMatches whether to keep products that match all later `byWord` clauses
   */
  const requireBits = (bits: number, keepsWordMatches: boolean): void => {
    requiredBits = bits;
    // No product has as many word matches as `maxPoints`.
    minWordMatchesToKeep = keepsWordMatches ? 0 : maxPoints;
  };

  /** The products whose masked value is at least `min` (more than 0), best seller first. */
  const select = (values: Int32Array, mask: number, min: number): Uint32Array => {
    let count = 0;
    for (let i = 0; i < marks.length; i++) {
      if (marks[i] === 0) continue;
      const end = Math.min(size, (i + 1) << 5);
      for (let product = i << 5; product < end; product++)
        if (((values[product] ?? 0) & mask) >= min) productBuffer[count++] = product;
    }
    return productBuffer.slice(0, count);
  };

  /** The products that match all of some bits; for 0, those with any points. */
  const matching = (bits: number): Uint32Array =>
    bits === 0 ? select(sums, sumMask, 1) : select(matchedBits, bits, bits);

  /** The products that match at least this many `byWord` clauses. */
  const matchingWords = (minWordMatches: number): Uint32Array =>
    select(sums, wordMatchMask << wordMatchShift, minWordMatches << wordMatchShift);

  /** The given products that match a bit; the same list if all do. */
  const filter = (products: Uint32Array, bit: number): Uint32Array => {
    let count = 0;
    for (let i = 0; i < products.length; i++) {
      const product = products[i] ?? 0;
      if ((matchedBits[product] ?? 0) & bit) productBuffer[count++] = product;
    }
    return count === products.length ? products : productBuffer.slice(0, count);
  };

  /** The given products without those that some postings match. */
  const exclude = (products: Uint32Array, sources: readonly ScoredPostings[]): Uint32Array => {
    const count = collectMaxPoints(sources, clausePoints, productBuffer);
    const rest = products.filter((product) => clausePoints[product] === 0);
    for (let i = 0; i < count; i++) clausePoints[productBuffer[i] ?? 0] = 0;
    return rest;
  };

  /** The points of a product, with all bonuses. */
  const totalPoints = (product: number, minWordMatches: number): number => {
    const sum = sums[product] ?? 0;
    const points =
      (sum & 0xffff) +
      (basePoints[product] ?? 0) +
      (minWordMatches > 0 && countWordMatches(product) >= minWordMatches ? bonus.allWords : 0);
    return Math.min(maxPoints, points);
  };

  /**
   * Sorts products by points; ties by units sold (a stable counting sort).
   * @param minWordMatches the number of word matches that earns the bonus; 0 for no bonus
   */
  const sort = (products: Uint32Array, minWordMatches: number, limit: number): Uint32Array => {
    bucketPositions.fill(0);
    for (let i = 0; i < products.length; i++) {
      const bucket = maxPoints - totalPoints(products[i] ?? 0, minWordMatches);
      buckets[i] = bucket;
      bucketPositions[bucket + 1] = (bucketPositions[bucket + 1] ?? 0) + 1;
    }
    for (let i = 1; i < bucketPositions.length; i++)
      bucketPositions[i] = (bucketPositions[i] ?? 0) + (bucketPositions[i - 1] ?? 0);
    const result = new Uint32Array(Math.min(limit, products.length));
    for (let i = 0; i < products.length; i++) {
      const bucket = buckets[i] ?? 0;
      const position = bucketPositions[bucket] ?? 0;
      if (position >= result.length) continue;
      bucketPositions[bucket] = position + 1;
      result[position] = products[i] ?? 0;
    }
    return result;
  };

  return {
    boost,
    clear,
    add,
    requireBits,
    matching,
    matchingWords,
    filter,
    exclude,
    sort,
    totalPoints,
    /** All products, best seller first. */
    all: (): Uint32Array => Uint32Array.from({ length: size }, (_, product) => product),
    prices: index.prices,
    isInStock: (product: number): boolean => index.inStock[product] === 1,
  };
}

export type Scorer = ReturnType<typeof createScorer>;
