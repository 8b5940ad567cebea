import { flag, flagsOf, productOf, type Index } from './index.ts';
import { quality, type Meaning } from './meanings.ts';
import { mostWords } from './words.ts';

/** One word of a query with its ways of being read. */
export interface Wanted {
  meanings: readonly Meaning[];
  /** A product need not have it. */
  optional: boolean;
}

/** Points beside those of the words: an exact model stands before all, a name of just these words before longer ones. */
const bonus = { first: 2, wholeModel: 60, wholeName: 8 } as const;
/** More than any product has: every word of a query at its best. */
const mostPoints = 128 * (mostWords + 1);
/** What a word is worth that stands in the category alone. */
const categoryShare = 0.75;

const tables = new Map<number, Uint8Array>();

/** The points of a word by the flags of where it stands; the highest bit is for an exact word of a name. */
function pointsOf(base: number): Uint8Array {
  const known = tables.get(base);
  if (known) return known;
  const exact = base >= quality.exact;
  const table = Uint8Array.from({ length: 32 }, (_, flags) => {
    const place = flags & (flag.name | flag.maker) ? base : Math.floor(base * categoryShare);
    const points =
      place + (flags & flag.first ? bonus.first : 0) + (exact && flags & flag.wholeModel ? bonus.wholeModel : 0);
    return points | (exact && flags & flag.name ? 128 : 0);
  });
  tables.set(base, table);
  return table;
}

/**
 * Scores the products of an index; keeps its arrays from query to query.
 * @param ahead 1 for each product that stands before others of as many points
 */
export function scorer(index: Index, ahead: Uint8Array) {
  const size = index.products.length;
  const best = new Uint8Array(size);
  const totals = new Uint16Array(size);
  const shares = new Float32Array(size);
  const found = new Uint8Array(size);
  const namedBy = new Uint8Array(size);
  const touched = new Uint32Array(size);
  const counts = new Uint32Array(2 * mostPoints);

  /** The products that have every word that is wanted, or at least a share of their weight; best first, then what is ahead, then best sellers. */
  return (wanted: readonly Wanted[], leastShare = 1): Uint32Array => {
    for (const array of [totals, found, namedBy]) array.fill(0);
    shares.fill(0);
    const needed = wanted.filter(({ optional }) => !optional).length;
    let weights = 0;
    for (const { meanings, optional } of wanted) {
      const count = gather(meanings);
      const weight = optional ? 0 : Math.log(2 + size / (count + 1));
      weights += weight;
      for (let i = 0; i < count; i++) {
        const product = touched[i] ?? 0;
        const points = best[product] ?? 0;
        totals[product] = (totals[product] ?? 0) + (points & 127);
        if (points & 128) namedBy[product] = (namedBy[product] ?? 0) + 1;
        if (!optional) found[product] = (found[product] ?? 0) + 1;
        shares[product] = (shares[product] ?? 0) + weight;
        best[product] = 0;
      }
    }
    const enough = leastShare < 1 ? (product: number) => (shares[product] ?? 0) >= leastShare * weights : undefined;
    return sorted((product) => (enough ? enough(product) : found[product] === needed));
  };

  /** Points of one word by product, in `best`, with a bit for an exact word of the name; gives how many products. */
  function gather(meanings: readonly Meaning[]): number {
    let count = 0;
    const take = (postings: Uint32Array, from: number, to: number, table: Uint8Array): void => {
      for (let i = from; i < to; i++) {
        const posting = postings[i] ?? 0;
        const product = productOf(posting);
        const points = table[flagsOf(posting)] ?? 0;
        const before = best[product] ?? 0;
        if (before === 0) touched[count++] = product;
        if ((points & 127) > (before & 127)) best[product] = points;
      }
    };
    for (const { words, quality: base, all } of meanings) {
      const table = pointsOf(base);
      if ('from' in words) take(index.postings, index.starts[words.from] ?? 0, index.starts[words.to] ?? 0, table);
      else if (all) {
        const both = common(index, words);
        take(both, 0, both.length, table);
      } else
        for (const word of words) take(index.postings, index.starts[word] ?? 0, index.starts[word + 1] ?? 0, table);
    }
    return count;
  }

  /** A number for the place of a product that is the higher the better. */
  function placeOf(product: number): number {
    return 2 * (totals[product] ?? 0) + (ahead[product] ?? 0);
  }

  function sorted(wanted: (product: number) => boolean): Uint32Array {
    counts.fill(0);
    let size = 0;
    for (let product = 0; product < totals.length; product++) {
      let total = totals[product] ?? 0;
      if (total === 0 || !wanted(product)) continue;
      if ((namedBy[product] ?? 0) >= (index.nameWords[product] ?? 0)) totals[product] = total += bonus.wholeName;
      counts[placeOf(product)] = (counts[placeOf(product)] ?? 0) + 1;
      touched[size++] = product;
    }
    let start = 0;
    for (let place = counts.length - 1; place >= 0; place--) {
      const count = counts[place] ?? 0;
      counts[place] = start;
      start += count;
    }
    const result = new Uint32Array(size);
    for (let i = 0; i < size; i++) {
      const product = touched[i] ?? 0;
      const place = placeOf(product);
      const at = counts[place] ?? 0;
      counts[place] = at + 1;
      result[at] = product;
    }
    return result;
  }
}

const postingsOf = ({ postings, starts }: Index, word: number): Uint32Array =>
  postings.subarray(starts[word], starts[word + 1]);

/** The postings of the rarest of some words, in the products that have them all. */
function common(index: Index, words: readonly number[]): Uint32Array {
  const lists = words.map((word) => postingsOf(index, word)).sort((a, b) => a.length - b.length);
  const [rarest = new Uint32Array(), ...others] = lists;
  return rarest.filter((posting) => others.every((list) => holds(list, productOf(posting))));
}

function holds(list: Uint32Array, product: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (productOf(list[middle] ?? 0) < product) low = middle + 1;
    else high = middle;
  }
  return low < list.length && productOf(list[low] ?? 0) === product;
}
