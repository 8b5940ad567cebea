import type { Phone } from '../../../catalogue/phones/phones.ts';
import type { Group, Kind, Lexicon, Meant } from './lexicon.ts';
import type { Mended } from './mend.ts';
import type { Quantity } from './quantities.ts';
import type { TypedPhone } from './typedPhones.ts';

/** A part of a query, each word of which has one meaning. `at`: the words that say it. */
export type Part = { at: number[] } & (
  | { sort: 'kind'; kinds: Kind[] }
  | { sort: 'other'; kind: Kind }
  | { sort: 'phone'; phone: TypedPhone }
  | { sort: 'brand'; brand: string; line: string }
  | { sort: 'group'; group: Group }
  | { sort: 'quantity'; quantity: Quantity }
  | { sort: 'word' }
  /** A kind that the shop has none of, but that names may mention. */
  | { sort: 'named'; kind: Kind | null; also: Group[] }
  | { sort: 'begun'; meant: Meant[] }
);

/** A query as it is understood. */
export interface Reading {
  words: Mended[];
  parts: Part[];
  /** Words that say nothing. */
  spare: number[];
}

/** What a reader knows of a catalogue. */
export interface Known {
  lexicon: Lexicon;
  phones: readonly Phone[];
  /** Brands of the catalogue, as they are spelled, most products first. */
  brands: readonly { name: string; count: number }[];
  /** How many products a kind has. */
  countOf: (kind: Kind) => number;
  /** Whether some name has a word that is, or begins with, this. */
  begins: (word: string) => boolean;
  mend: (words: readonly string[]) => Mended[];
}

/** Reads a query. @param wholePhones a phone is what is typed of it, whatever it may be the beginning of */
export type Read = (query: string, wholePhones?: boolean) => Reading;
