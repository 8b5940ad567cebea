import { mostSuggested } from './mostSuggested.ts';
import type { Scorer } from './score.ts';
import type { Sought } from './wanted.ts';

/** The products that a query means, best first, and what was given up for them. */
export interface Ranked {
  products: Uint32Array;
  /** How many there are; `products` may be the best of them only. */
  total: number;
  givenUp: Sought[];
  /** What the first of them have, and not all. */
  partly: Sought[];
  /** The kind is there, and made for one model, but not for this one. */
  absent: boolean;
  /** Whether each word was found. */
  whole: boolean;
}

/** Whether the name of a product begins as typed, and whether it has each typed word, the last one begun. */
export interface Typed {
  begins: (product: number) => boolean;
  has: (product: number) => boolean;
}

/** Where nothing is understood: the least share of the words' weight that a product must have. */
const leastShare = 0.55;

/** So many parts are the name of something. */
const wholeParts = 4;
/** More products have no name that is being typed, but a sort of name. */
const mostNames = 200;
/** So many words, all in one name, are that name. */
const wholeName = 6;

/**
 * Ranks by what is sought. Words are given up in order: first those that nothing of the kind has, last the brand; never
 * the kind and never the model (R4.17).
 * @param most how many products are put in their order @param typed tells of a product whether it is what is being typed
 */
export function rank(sought: readonly Sought[], score: Scorer, most: number, typed: Typed): Ranked {
  const best = (products: Uint32Array, words: number) => ({
    products: score.sorted(products, words, most),
    total: products.length,
  });
  const literalWords = sought.filter(({ literal }) => literal).length;
  const plainWords = sought.filter(({ need, part }) => need === 'word' && part?.sort === 'word').length;
  const unfinished = sought.some(({ part }) => part?.sort === 'begun');
  const words = countsLiterally(sought) ? literalWords : 0;
  const always = sought.filter(({ need }) => need === 'always');
  const hard = always.reduce((bits, { bit }) => bits | bit, 0);
  score.clear();
  for (const each of always) score.add(each);
  const model = always.find(({ part }) => part?.sort === 'phone');
  /** What all that has to be leaves; none while nothing has to be. */
  let base = hard === 0 ? undefined : score.having(hard);
  score.require(base?.length ? hard : 0, words > 1);
  // The rarest words first: what lacks one is no literal answer.
  for (const each of sought.filter(({ need }) => need !== 'always').sort(byLength)) score.add(each);
  let absent = false;
  if (base?.length === 0 && always.length > 1) {
    absent = model !== undefined && score.having(hard & ~model.bit).length > 0;
    // What else there is for that model.
    base = model ? score.having(model.bit) : base;
  } else if (base?.length === 0) absent = always[0]?.part?.sort === 'phone';
  const givenUp: Sought[] = [];
  const order = { always: 0, brand: 1, word: 2, soft: 3 };
  const optional = sought.filter(({ need, bit }) => bit !== 0 && need !== 'always');
  optional.sort((a, b) => order[a.need] - order[b.need] || b.weight - a.weight);
  for (const each of optional) {
    if (each.need === 'soft') continue;
    const left = base ? score.among(base, each.bit) : score.having(each.bit);
    if (left.length > 0) base = left;
    else givenUp.push(each);
  }
  base ??= score.having(0);
  const partly: Sought[] = [];
  for (const each of optional) {
    if (each.need !== 'soft') continue;
    const having = score.among(base, each.bit).length;
    if (having === 0) givenUp.push(each);
    else if (having < base.length) partly.push(each);
  }
  const whole = givenUp.every(({ need }) => need === 'soft');
  if (words > 1 && (!absent || literalWords >= wholeName)) {
    const all = score.literally(words);
    // A model is exact, whatever else has its words: "Note 13" is no "Note 13 Pro". Only a whole name, its words in
    // another order, tells the model by itself.
    const literal = model && base.length > 0 && literalWords < wholeName ? score.among(all, model.bit) : all;
    if (literal.length > 0) {
      // So many words as typed are the name of something.
      const names = whole && literal.length <= mostNames && literal.some(typed.begins) ? literal.filter(typed.has) : [];
      if (names.length >= fewestNames(sought))
        return { ...best(Uint32Array.from(names), words), givenUp, partly: [], absent, whole };
      if (!whole || literalWords >= (unfinished ? 3 : literal.length > 2 ? 4 : 5))
        return { ...best(literal, words), givenUp: [], partly: [], absent: false, whole: true };
      base = score.union(base, literal);
    }
  }
  if (!whole && always.length === 0 && plainWords > 1) base = enough(optional, base, score);
  return { ...best(base, words), givenUp, partly, absent, whole };
}

/** Whether it counts that a product has each word as typed: not where all words say kind, brand and the like. */
export const countsLiterally = (sought: readonly Sought[]): boolean =>
  sought.some(({ part }) => part?.sort === 'word' || part?.sort === 'begun') ||
  sought.filter(({ literal }) => literal).length > 3;

/** How many names that begin as typed say that one of them is being typed: fewer the more they alone can say it. */
function fewestNames(sought: readonly Sought[]): number {
  const parts = [...new Set(sought.flatMap(({ part }) => part ?? []))];
  const meant = parts.flatMap((part) => (part.sort === 'begun' ? part.meant : []));
  if (meant.some(({ sort }) => sort === 'brand' || sort === 'line')) return Infinity;
  if (parts.length >= wholeParts || parts.some(({ sort }) => sort === 'word')) return 1;
  if (!parts.some(({ sort }) => sort === 'begun')) return Infinity;
  return meant.some(({ sort }) => sort === 'group') ? mostSuggested.products : 1;
}

const lengthOf = ({ sources }: Sought): number =>
  sources.reduce((sum, { list, from = 0, to = list.length }) => sum + to - from, 0);
/** Words as typed before the rest, and of those the rarest first. */
const byLength = (a: Sought, b: Sought): number => Number(b.literal) - Number(a.literal) || lengthOf(a) - lengthOf(b);

/** The products that have most of what some words weigh. */
function enough(words: readonly Sought[], base: Uint32Array, score: Scorer): Uint32Array {
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const found = score.weighing(words, leastShare * all);
  return found.length > 0 ? found : base;
}
