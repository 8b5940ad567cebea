import Fuse from 'fuse.js/basic';
import { withPrefix } from './index.ts';
import { slipsBetween, slipsIn, type Near, type NearWords } from './typos.ts';

/** Words kept of those near one, and words with a beginning near an unfinished one. */
const most = 24;
/** How many found words are remembered. */
const remembered = 500;
/** Longest word that is mended. */
const longest = 24;

/** Finds the words of a sorted vocabulary that lie near one: sifted by length and letters, judged by fuse.js. */
export function nearWords(words: readonly string[]): NearWords {
  const letters = Uint32Array.from(words, lettersOf);
  const lengths = Uint8Array.from(words, ({ length }) => Math.min(length, 255));
  const known = new Map<string, Near[]>();

  const sift = (typed: string, slips: number, begun: boolean): number[] => {
    const wanted = lettersOf(typed);
    const found: number[] = [];
    const judge = (word: number): void => {
      const [length, has] = [lengths[word] ?? 0, letters[word] ?? 0];
      if (length < typed.length - slips || (!begun && length > typed.length + slips)) return;
      if (bits(wanted & ~has) > slips || (!begun && bits(has & ~wanted) > slips)) return;
      found.push(word);
    };
    if (!begun) for (let word = 0; word < words.length; word++) judge(word);
    else {
      // Of an unfinished word at least one of the first two letters is taken for right.
      for (const start of new Set([typed[0], typed[1]])) {
        const [from, to] = withPrefix(words, start ?? '');
        for (let word = from; word < to; word++) judge(word);
      }
    }
    return found;
  };

  const search = (typed: string, slips: number, begun: boolean): Near[] => {
    const near = sift(typed, slips, begun).filter(
      (word) => slipsBetween(typed, words[word] ?? '', slips, begun) <= slips,
    );
    const fuse = new Fuse(
      near.map((word) => (words[word] ?? '').slice(0, begun ? typed.length + slips : undefined)),
      { includeScore: true, threshold: 1, distance: 20 },
    );
    return fuse
      .search(typed, { limit: most })
      .map(({ refIndex }) => near[refIndex] ?? 0)
      .map((word) => ({ word, slips: slipsBetween(typed, words[word] ?? '', slips, begun) }))
      .sort((a, b) => a.slips - b.slips);
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

/** The letters and digits of a word as a set of bits. */
function lettersOf(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    set |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6));
  }
  return set >>> 0;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
