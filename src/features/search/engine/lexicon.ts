import { families } from '../../../catalogue/phones/families.ts';
import { fold } from '../../../lib/text.ts';
import { unitWords } from './quantities.ts';
import { remembering } from './remembering.ts';
import { withPrefix } from './sortedWords.ts';
import { stem } from './stems.ts';
import type * as Words from './vocabulary.ts';
import { partsOf } from './words.ts';

/** A kind of thing that is sold. */
export interface Kind {
  number: number;
  /** As a heading: "Fundas". */
  many: string;
  /** In a sentence: "funda". */
  one: string;
  /** Made for one phone or device. */
  fit: boolean;
  /** Goes by the socket. */
  plug: boolean;
  /** What other things are made for. */
  device: boolean;
  /** Leads from one socket to another. */
  joins: boolean;
  /** The connector by which a cable or an adapter reaches it; "" where there is no usual one. */
  socket: string;
  parent: number;
  near: number;
}

/** What a thing has, with all ways to say it: each a list of words that stand together. */
export interface Group {
  sort: 'feature' | 'connector' | 'colour';
  name: string;
  phrases: string[][];
  /** Names of groups that are nearly the same: other colours. */
  near: string[];
}

/** What a phrase means. One phrase may mean several kinds ("pantalla"). */
export type Meant =
  | { sort: 'kind'; kind: Kind; english: boolean | null; common: boolean }
  | { sort: 'group'; group: Group }
  | { sort: 'line'; brand: string; line: string }
  | { sort: 'brand'; brand: string };

/** Longest phrase, in words. */
export const longestPhrase = 5;

/** The words of `vocabulary.ts`: what the build writes into the search file, and the worker reads from it. */
export type Vocabulary = Record<keyof typeof Words, string>;

const lines = (text: string): string[] => text.trim().split('\n');
const list = (text = ''): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** The key of a phrase, under which all its forms are found. */
export const phraseKey = (parts: readonly string[]): string => parts.map(stem).join(' ');

/** Reads the words of the shop: what each phrase means. */
export function lexiconOf(words: Vocabulary) {
  const table = new Map<string, Meant[]>();
  const spelled = new Set<string>(unitWords);
  /** Every phrase as it is written, for what is being typed. */
  const written = new Map<string, Meant[]>();

  const put = (phrase: string, meant: Meant): void => {
    const parts = partsOf(fold(phrase));
    for (const part of parts) spelled.add(part);
    const key = phraseKey(parts);
    const before = table.get(key) ?? [];
    const same = before.find((other) => meant.sort === 'kind' && other.sort === 'kind' && other.kind === meant.kind);
    if (!same) table.set(key, [...before, meant]);
    // A word of both languages ("cable") tells neither.
    else if (same.sort === 'kind' && meant.sort === 'kind' && same.english !== meant.english) same.english = null;
    const text = parts.join(' ');
    written.set(text, [...(written.get(text) ?? []), meant]);
  };

  const kinds = kindsOf(words.kindLines, put);
  const groupsOf = (sort: Group['sort'], text: string): Group[] =>
    lines(text).map((line) => {
      const [name = '', rest = ''] = line.split(/:(.*)/);
      const [phrases = '', near = ''] = rest.split('~');
      const group: Group = { sort, name, phrases: list(phrases).map((each) => partsOf(fold(each))), near: list(near) };
      for (const phrase of list(phrases)) put(phrase, { sort: 'group', group });
      return group;
    });
  const groups: readonly Group[] = [
    ...groupsOf('connector', words.connectorLines),
    ...groupsOf('feature', words.featureLines),
    ...groupsOf('colour', words.colourLines),
  ];
  for (const brand of words.brands.split(' ')) put(brand, { sort: 'brand', brand });

  const linesOf = new Map<string, string[]>();
  for (const line of words.lineLines.split(';')) {
    const [brand = '', names = ''] = line.split(':').map((each) => each.trim());
    linesOf.set(fold(brand), names.split(' '));
    for (const name of names.split(' ')) put(name, { sort: 'line', brand, line: name });
  }
  // The words of phones' models ("magic", "note") are known, or they would be mended away.
  for (const { lead, model, variants, label } of families)
    for (const word of fold(`${lead} ${model} ${variants} ${label}`).match(/[a-z]{3,}/g) ?? []) spelled.add(word);

  const noise: ReadonlySet<string> = new Set(words.noise.split(' '));
  const stems = new Set([...spelled].map(stem));
  const phrases = [...written.keys()].sort();
  const heard = list(words.heardLines.replaceAll('\n', '')).map((each) => each.split(': ') as [string, string]);

  return {
    /** Every kind that has an entry of its own. */
    kinds,
    /** Every feature, connector and colour. */
    groups,
    /** The lines of each brand, folded: "apple" has "iphone". */
    linesOf: linesOf as ReadonlyMap<string, string[]>,
    /** Words that say nothing of what is wanted. */
    noise,
    /** Names that a brand column has where there is no brand. */
    notBrands: new Set(words.notBrands.split(' ')) as ReadonlySet<string>,
    /** As it is heard here, and as it is meant. */
    heardWords: new Map(heard) as ReadonlyMap<string, string>,
    /** What the phrases mean that have these words, in any number and gender. */
    meantBy: (parts: readonly string[]): readonly Meant[] => table.get(phraseKey(parts)) ?? [],
    /** Whether some phrase of the vocabulary has this word. */
    isKnown: (word: string): boolean => spelled.has(word) || noise.has(word) || stems.has(stem(word)),
    /** Every word of the vocabulary, sorted. */
    words: [...new Set([...spelled, ...noise])].sort() as readonly string[],
    /** Every way to say a kind, as words. */
    kindPhrases: remembering((kind: Kind): string[][] =>
      [...written].flatMap(([text, meant]) =>
        meant.some((each) => each.sort === 'kind' && each.kind === kind && !each.common) ? [text.split(' ')] : [],
      ),
    ),
    /** The phrases that begin so, with what they mean. */
    begunPhrases: (text: string): { phrase: string; meant: readonly Meant[] }[] => {
      const [from, to] = withPrefix(phrases, text);
      return phrases.slice(from, to).map((phrase) => ({ phrase, meant: written.get(phrase) ?? [] }));
    },
    /** How much a kind is what another asks for: itself 1, a sort of it nearly, what it is a sort of little. */
    kindShare: (asked: Kind, is: number): number => {
      if (asked.number === is) return 1;
      const kind = kinds[is];
      if (!kind) return 0;
      if (kind.parent === asked.number) return 0.96;
      if (kind.parent >= 0 && kinds[kind.parent]?.parent === asked.number) return 0.9;
      if (asked.near === is || kind.near === asked.number) return 0.45;
      if (asked.parent === is) return 0.3;
      return asked.parent >= 0 && kind.parent === asked.parent ? 0.2 : 0;
    },
  };
}

export type Lexicon = ReturnType<typeof lexiconOf>;

/** Reads the lines of kinds, and puts what each is called. */
function kindsOf(text: string, put: (phrase: string, meant: Meant) => void): readonly Kind[] {
  const rows = lines(text).map((line) => line.split('|').map((part) => part.trim()));
  const places = new Map(rows.map(([id = ''], at) => [id, at]));
  return rows.map(([, many = '', phrases = '', more = ''], number) => {
    const [spanish = '', english = ''] = phrases.split(' / ');
    const after = (sign: string): string => new RegExp(`${sign}([^<~@]+)`).exec(more)?.[1]?.trim() ?? '';
    const at = (sign: string): number => places.get(after(sign)) ?? -1;
    const flags = more.split(' ');
    const kind: Kind = {
      ...{ number, many, one: list(spanish)[0] ?? many, parent: at('<'), near: at('~') },
      ...{ fit: flags.includes('fit'), plug: flags.includes('plug'), device: flags.includes('device') },
      ...{ joins: flags.includes('joins'), socket: after('@') },
    };
    for (const [own, isEnglish] of [
      [spanish, false],
      [english, true],
    ] as const)
      for (const phrase of list(own))
        put(phrase, { sort: 'kind', kind, english: isEnglish, common: phrase.startsWith('*') });
    return kind;
  });
}
