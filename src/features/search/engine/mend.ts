import type { Index } from './index.ts';
import { consonantsOf, soundOf } from './sounds.ts';
import type { Near, NearWords } from './typos.ts';
import { begins } from './sortedWords.ts';

/** A word as it was typed, and as it is meant. */
export interface Mended {
  text: string;
  typed: string;
  /** Words of the index that lie near, where that is all that is known of it. */
  near: readonly Near[];
}

/** Mends words that neither the catalogue nor the vocabulary knows. */
export type Mend = (words: readonly string[]) => Mended[];

/**
 * Makes the mender, in slices.
 * @param near finds words of the index @param nearListed finds those of its lexicon
 */
export function* mending(index: Index, near: NearWords, nearListed: NearWords): Generator<undefined, Mend> {
  const { heardWords, isKnown, meantBy, words: listedWords } = index.lexicon;
  const counts = (word: string): number => {
    const number = index.numbers.get(word);
    return number === undefined ? 0 : (index.starts[number + 1] ?? 0) - (index.starts[number] ?? 0);
  };
  const sounds = new Map<string, string>();
  const consonants = new Map<string, string>();
  const better = (a: string, b: string | undefined): boolean =>
    b === undefined || counts(a) > counts(b) || (isKnown(a) && !isKnown(b));
  const put = (map: Map<string, string>, key: string, word: string): void => {
    if (key && better(word, map.get(key))) map.set(key, word);
  };
  for (const word of listedWords) {
    if (word.length < 3) continue;
    put(sounds, soundOf(word), word);
    const bones = consonantsOf(word);
    if (bones.length > 2) put(consonants, bones, word);
  }
  for (let at = 0; at < index.plainWords; at++) {
    if (at % 10_000 === 9_999) yield;
    const word = index.words[at] ?? '';
    if (word.length > 3 && word.length < 16 && !/[^a-z]/.test(word)) put(sounds, soundOf(word), word);
  }

  const known = (word: string): boolean => index.numbers.has(word) || isKnown(word);
  const begun = (word: string): boolean => begins(index.words, word) || begins(listedWords, word);
  const plain = (word: string): boolean => word.length > 3 && !/[^a-z]/.test(word);

  /** What needs no matcher; null where it does not help. */
  const bySound = (word: string): string | null => {
    const heard = sounds.get(soundOf(word));
    return heard !== undefined && Math.abs(heard.length - word.length) < 3 ? heard : null;
  };
  const split = (word: string): string[] | null => {
    for (let at = 2; at < word.length - 1; at++) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(isKnown) && meantBy(parts).length > 0) return parts;
    }
    return null;
  };
  const isOpen = (word: string, last: boolean): boolean => plain(word) && !known(word) && !(last && begun(word));

  const bySlip = (word: string): { text: string; near: readonly Near[] } | null => {
    const found = near(word, false);
    const rank = (each: string): number =>
      (isKnown(each) ? 4 : 0) + Math.log2(1 + counts(each)) + (soundOf(each) === soundOf(word) ? 3 : 0);
    const listed = nearListed(word, false);
    const least = Math.min(found[0]?.slips ?? 9, listed[0]?.slips ?? 9);
    const all = [
      ...found.map(({ slips, word: number }) => ({ slips, text: index.words[number] ?? '' })),
      ...listed.map(({ slips, word: number }) => ({ slips, text: listedWords[number] ?? '' })),
    ].filter(({ slips, text }) => slips === least && text.length > 2);
    const [best] = all.sort((a, b) => rank(b.text) - rank(a.text));
    return best === undefined ? null : { text: best.text, near: found };
  };

  /** "enf riador" → "enfriador", where the pieces are no words; "kosscs95" stays, being two. */
  const joined = (words: readonly string[]): { text: string; typed: string }[] => {
    const found: { text: string; typed: string }[] = [];
    for (let at = 0; at < words.length; at++) {
      const [word = '', next] = [words[at], words[at + 1]];
      const both = `${word}${next ?? ''}`;
      if (next !== undefined && both.length > 3 && known(both) && !(known(word) && known(next))) {
        found.push({ text: both, typed: `${word} ${next}` });
        at++;
      } else found.push({ text: word, typed: word });
    }
    return found;
  };
  const isTwo = (word: string): boolean => {
    for (let at = 3; at <= word.length - 3; at++) if (known(word.slice(0, at)) && known(word.slice(at))) return true;
    return false;
  };
  /** "cargador20w": a known word with a number behind it. */
  const unglued = (word: string): string[] | null => {
    const [, letters = '', rest = ''] = /^([a-z]{4,})(\d.*)$/.exec(word) ?? [];
    return letters && !index.numbers.has(word) && isKnown(letters) ? [letters, rest] : null;
  };

  return (words) =>
    joined(words).flatMap(({ text: word, typed }, at, all): Mended[] => {
      const asIs = (text: string): Mended => ({ text, typed, near: [] });
      const glued = unglued(word);
      if (glued) return glued.map(asIs);
      const heard = heardWords.get(word);
      if (heard !== undefined && !index.numbers.has(word)) return heard.split(' ').map(asIs);
      const last = at === all.length - 1;
      // Of three letters only the sound can tell: "usv", "lus".
      const short = /^[a-z]{3}$/.test(word) && !known(word) && !(last && begun(word)) ? bySound(word) : null;
      if (!isOpen(word, last)) return [asIs(short ?? word)];
      const parts = split(word);
      if (parts) return parts.map(asIs);
      const sound = bySound(word);
      if (sound !== null) return [asIs(sound)];
      if (isTwo(word)) return [asIs(word)];
      const slipped = bySlip(word);
      if (slipped) return [{ typed, ...slipped }];
      const bones = consonantsOf(word);
      const skeleton = bones.length > 2 ? consonants.get(bones) : undefined;
      return [asIs(skeleton ?? word)];
    });
}
