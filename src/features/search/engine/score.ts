import type { Index } from './index.ts';
import { flag } from './posting.ts';

/** Products with what a word or a thing is worth in each: `shift` bits below the product say which of `points` counts. */
export interface Source {
  list: Uint32Array;
  from?: number;
  to?: number;
  shift: number;
  points: Uint16Array;
  /** A product may stand there more than once. */
  repeats?: boolean;
}

/** One thing that a query asks for, with all that can give it. */
export interface Wanted {
  sources: readonly Source[];
  /** A product that has at least so many points of it has it. */
  least: number;
  /** The bit that tells which products have it; 0 where nobody asks. */
  bit: number;
  /** It is a word of the query as typed. */
  literal: boolean;
}

/** Beside the points: an exact word of the name. */
export const exactWord = 0x8000;
export const onlyPoints = 0x7fff;
/** Points beside those of what is asked: a model typed whole, a name of just these words, what is in stock. */
const bonus = { first: 2, wholeModel: 70, wholeName: 8, inStock: 5, ahead: 6, literal: 30 } as const;
/** How much less a word counts by where it stands. */
const place = { name: 0.92, maker: 0.92, category: 0.6 } as const;
/** Points beyond which all are equal: more than any product has. */
const mostPoints = 2_047;

const tables = new Map<number, Uint16Array>();

/** The points of a word by the flags of where it stands. @param exact it is that word, and not one near it */
export function wordPoints(weight: number, exact: boolean): Uint16Array {
  const key = 2 * Math.round(weight) + (exact ? 1 : 0);
  const known = tables.get(key);
  if (known) return known;
  const made = Uint16Array.from({ length: 32 }, (_, flags) => {
    const share =
      flags & flag.first ? 1 : flags & flag.name ? place.name : flags & flag.maker ? place.maker : place.category;
    const points =
      weight * share +
      (flags & flag.first ? bonus.first : 0) +
      (exact && flags & flag.wholeModel ? bonus.wholeModel : 0);
    return Math.round(points) | (exact && flags & flag.name ? exactWord : 0);
  });
  tables.set(key, made);
  return made;
}

/** The points of a brand: its own products before those that only name it. */
export const brandPoints = (weight: number): Uint16Array =>
  Uint16Array.from({ length: 32 }, (_, flags) =>
    Math.round(weight * (flags & (flag.maker | flag.first) ? 1 : flags & flag.name ? 0.85 : place.category)),
  );

/** The points of a word that is being typed: at the head of a name it means more than in its middle. */
export const begunPoints = Uint16Array.from({ length: 32 }, (_, flags) =>
  flags & flag.first ? 60 : flags & (flag.name | flag.maker) ? 22 : 14,
);

/** In the sums of a product: its points, then how many words as typed it has, then how many of its name. */
const [literalShift, namedShift] = [16, 22];
const literalOne = 1 << literalShift;
const literalMask = 0x3f;
const onlySums = 0x0fff_ffff;

/**
 * Of each product the most that any of some sources gives, into `best`; how many products are in `touched`.
 * @param passed which products do not count
 */
export function addBest(
  sources: readonly Source[],
  best: Uint16Array,
  touched: Uint32Array,
  passed?: (product: number) => boolean,
): number {
  let count = 0;
  for (const { list, from = 0, to = list.length, shift: own, points: worth } of sources) {
    const mask = (1 << own) - 1;
    for (let i = from; i < to; i++) {
      const posting = list[i] ?? 0;
      const here = worth[posting & mask] ?? 0;
      const product = posting >>> own;
      if (here === 0 || passed?.(product)) continue;
      const before = best[product] ?? 0;
      if (before === 0) touched[count++] = product;
      if ((here & onlyPoints) > (before & onlyPoints)) best[product] = here | (before & exactWord);
      else if (here & exactWord) best[product] = before | exactWord;
    }
  }
  return count;
}

/** Adds up what a query asks for over the products of an index; keeps its arrays from query to query. */
export function scorer(index: Index) {
  const size = index.products.length;
  /** The points that a product has whatever is asked. */
  const standing = new Uint8Array(size);
  const best = new Uint16Array(size);
  // Signed: engines compute with them at once, and turn others into fractions first.
  const sums = new Int32Array(size);
  const has = new Int32Array(size);
  /** A bit for each product that anything was added to. */
  const marks = new Int32Array((size >>> 5) + 1);
  const touched = new Uint32Array(size);
  const counts = new Uint32Array(mostPoints + 2);
  /** How far each of some products is from the most points, by its place among them. */
  const places = new Uint16Array(size);

  /** Has some products stand before others of as many points. */
  const prefer = (isAhead: (product: number) => boolean): void => {
    for (let product = 0; product < size; product++)
      standing[product] = (index.inStock[product] ? bonus.inStock : 0) + (isAhead(product) ? bonus.ahead : 0);
  };
  prefer(() => false);

  /** The bits that an answer must have, and how many words a literal answer has by now. */
  let [hard, words] = [0, 0];

  const clear = (): void => {
    for (const array of [sums, has, marks]) array.fill(0);
    [hard, words] = [0, 0];
  };

  const literalOf = (product: number): number => ((sums[product] ?? 0) >>> literalShift) & literalMask;

  /** What can no more be an answer is passed over: that is most products, once the kind is known. */
  const passed = (product: number): boolean => ((has[product] ?? 0) & hard) !== hard && literalOf(product) < words;

  const add = ({ sources, least, bit, literal }: Wanted): void => {
    const word = literal ? literalOne : 0;
    const give = (product: number, worth: number): void => {
      const [points, sum] = [worth & onlyPoints, sums[product] ?? 0];
      if (sum === 0) marks[product >>> 5] = (marks[product >>> 5] ?? 0) | (1 << product);
      sums[product] = sum + points + word + ((worth >>> 15) << namedShift);
      if (points >= least) has[product] = (has[product] ?? 0) | bit;
    };
    const [only] = sources;
    if (only && sources.length === 1 && !only.repeats) {
      // Most of a keystroke's time is spent here.
      const { list, from = 0, to = list.length, shift, points } = only;
      const [mask, needed, due] = [(1 << shift) - 1, hard, words];
      for (let i = from; i < to; i++) {
        const posting = list[i] ?? 0;
        const worth = points[posting & mask] ?? 0;
        if (worth === 0) continue;
        const product = posting >>> shift;
        if (((has[product] ?? 0) & needed) === needed || literalOf(product) >= due) give(product, worth);
      }
    } else {
      const count = addBest(sources, best, touched, passed);
      for (let i = 0; i < count; i++) {
        const product = touched[i] ?? 0;
        give(product, best[product] ?? 0);
        best[product] = 0;
      }
    }
    if (literal) words++;
  };

  /** From now on only what has these bits counts, and what has every word as typed. @param literally whether the latter does */
  const require = (bits: number, literally: boolean): void => {
    hard = bits;
    words = literally ? 0 : mostPoints;
  };

  const chosen = (count: number): Uint32Array => touched.slice(0, count);

  /** The products of which some bits are at least so many, in the order of best sellers; `least` is more than 0. */
  const passing = (numbers: Int32Array, mask: number, least: number): Uint32Array => {
    let count = 0;
    for (let at = 0; at < marks.length; at++) {
      if (marks[at] === 0) continue;
      const end = Math.min(size, (at + 1) << 5);
      for (let product = at << 5; product < end; product++)
        if (((numbers[product] ?? 0) & mask) >= least) touched[count++] = product;
    }
    return chosen(count);
  };

  /** The products that have all of some bits, or, of none, anything at all. */
  const having = (bits: number): Uint32Array => (bits === 0 ? passing(sums, onlySums, 1) : passing(has, bits, bits));

  /** The products whose bits weigh enough. @param weights of each bit */
  const weighing = (weights: readonly { bit: number; weight: number }[], least: number): Uint32Array => {
    const all = having(0);
    let count = 0;
    for (let i = 0; i < all.length; i++) {
      const product = all[i] ?? 0;
      const own = has[product] ?? 0;
      let sum = 0;
      for (const { bit, weight } of weights) if (own & bit) sum += weight;
      if (sum >= least) touched[count++] = product;
    }
    return chosen(count);
  };

  /** Those of some products that have a bit. */
  const among = (products: Uint32Array, bit: number): Uint32Array => {
    let count = 0;
    for (let i = 0; i < products.length; i++) {
      const product = products[i] ?? 0;
      if ((has[product] ?? 0) & bit) touched[count++] = product;
    }
    return count === products.length ? products : chosen(count);
  };

  /** Whether any of some products has a bit. */
  const any = (products: Uint32Array, bit: number): boolean => {
    for (let i = 0; i < products.length; i++) if ((has[products[i] ?? 0] ?? 0) & bit) return true;
    return false;
  };

  /** Two lists as one, in the order of best sellers; the first itself where the second has nothing more. */
  const union = (a: Uint32Array, b: Uint32Array): Uint32Array => {
    for (let i = 0; i < a.length; i++) best[a[i] ?? 0] = 1;
    const more = b.filter((product) => best[product] === 0);
    for (let i = 0; i < a.length; i++) best[a[i] ?? 0] = 0;
    if (more.length === 0) return a;
    const all = new Uint32Array(a.length + more.length);
    all.set(a);
    all.set(more, a.length);
    return all.sort();
  };

  /** The products that have every one of so many words as typed. */
  const literally = (wanted: number): Uint32Array => passing(sums, literalMask << literalShift, wanted << literalShift);

  /** The points of a product, bonuses included. @param whole how many words a literal answer has */
  const pointsOf = (product: number, whole: number): number => {
    const sum = sums[product] ?? 0;
    const named = sum >>> namedShift;
    const points =
      (sum & 0xffff) +
      (standing[product] ?? 0) +
      (named > 0 && named >= (index.nameWords[product] ?? 0) ? bonus.wholeName : 0) +
      (whole > 0 && literalOf(product) >= whole ? bonus.literal : 0);
    return Math.min(mostPoints, points);
  };

  /** The best of some products, best first; of equals the best sellers first. @param whole as in `pointsOf` */
  const sorted = (products: Uint32Array, whole: number, most: number): Uint32Array => {
    counts.fill(0);
    for (let i = 0; i < products.length; i++) {
      const at = mostPoints - pointsOf(products[i] ?? 0, whole);
      places[i] = at;
      counts[at + 1] = (counts[at + 1] ?? 0) + 1;
    }
    for (let at = 1; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + (counts[at - 1] ?? 0);
    const result = new Uint32Array(Math.min(most, products.length));
    for (let i = 0; i < products.length; i++) {
      const at = places[i] ?? 0;
      const next = counts[at] ?? 0;
      if (next >= result.length) continue;
      counts[at] = next + 1;
      result[next] = products[i] ?? 0;
    }
    return result;
  };

  return {
    prefer,
    clear,
    add,
    require,
    having,
    weighing,
    among,
    any,
    union,
    literally,
    sorted,
  };
}

export type Scorer = ReturnType<typeof scorer>;
