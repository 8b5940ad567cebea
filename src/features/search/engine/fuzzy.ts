import Fuse from 'fuse.js/basic';
import { firstNotBelow, withPrefix } from './sortedWords.ts';
import { sieve } from './sieve.ts';
import { slipsIn, swapsOf, type Near, type NearWords } from './typos.ts';

/** Words kept of those near one. */
const most = 24;
/** How many found words are remembered. */
const remembered = 500;
/** Longest word that is mended: fuse.js compares 32 letters. */
const longest = 24;
/** Stand before and after a word, so that a letter too many or missing at its ends counts as one. */
const [head, tail] = ['^', '$'];

/**
 * Finds the words of a sorted vocabulary that lie near one. A slip is an error as fuse.js counts them: a letter too
 * many, missing or wrong. Two letters swapped are one slip too (R4.15); fuse.js counts two, so those words are looked up.
 */
export function nearWords(words: readonly string[]): NearWords {
  const sift = sieve(words);
  const known = new Map<string, Near[]>();

  const compared = (typed: string, slips: number, begun: boolean): Near[] => {
    const near = sift(typed, slips, begun);
    const end = begun ? typed.length + slips : undefined;
    const texts = near.map((word) => head + (words[word] ?? '').slice(0, end) + (begun ? '' : tail));
    const pattern = head + typed + (begun ? '' : tail);
    const errors = (share: number): number => Math.round(share * pattern.length);
    return new Fuse(texts, {
      ...{ includeScore: true, isCaseSensitive: true, ignoreLocation: true, ignoreFieldNorm: true },
      threshold: (slips + 0.5) / pattern.length,
    })
      .search(pattern, { limit: most })
      .map(({ refIndex, score = 0 }) => ({ word: near[refIndex] ?? 0, slips: Math.max(1, errors(score)) }));
  };

  const swapped = (typed: string, begun: boolean): Near[] =>
    swapsOf(typed).flatMap((text): Near[] => {
      const [from, to] = withPrefix(words, text);
      const first = firstNotBelow(words, text);
      const end = begun ? Math.min(to, from + most) : words[first] === text ? first + 1 : first;
      return Array.from({ length: end - first }, (_, at) => ({ word: first + at, slips: 1 }));
    });

  const search = (typed: string, slips: number, begun: boolean): Near[] => {
    const first = slips === 1 ? swapped(typed, begun) : [];
    const have = new Set(first.map(({ word }) => word));
    return [...first, ...compared(typed, slips, begun).filter(({ word }) => !have.has(word))].slice(0, most);
  };

  return (typed, begun, slips = slipsIn(typed)) => {
    if (slips === 0 || typed.length > longest) return [];
    const key = `${typed}\n${slips}${begun ? '+' : ''}`;
    let found = known.get(key);
    for (let allowed = 1; !found?.length && allowed <= slips; allowed++) {
      found = search(typed, allowed, false);
      if (begun && found.length === 0) found = search(typed, allowed, true);
    }
    if (known.size >= remembered) known.clear();
    known.set(key, found ?? []);
    return found ?? [];
  };
}
