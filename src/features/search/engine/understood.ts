/** What a query was understood to ask for, as a page can say it. Texts are as the page shows them. */
export interface Understood {
  /** The kind of thing, as a heading ("Fundas") and in a sentence ("funda"), and whether it is for a phone. */
  kind: { many: string; one: string; forPhones: boolean } | null;
  /** The brand as it is spelled, or the line of it that was typed: "Samsung", "iPhone". */
  brand: string | null;
  /** The phone: "Galaxy A54". */
  model: string | null;
  /** What the thing should have: "rojo", "20 W", "inalámbrico". */
  attributes: string[];
  /** Words that were read as others. */
  corrected: { typed: string; meant: string }[];
  /** What no answer has, as typed: "Sin «rojo»". */
  givenUp: string[];
  /** What the first answers have and the others lack, as typed: "primero «rojo»". */
  partly: string[];
  /** Whether the shop has nothing of the kind for the model: the answers are what else there is for it. */
  absent: boolean;
  /** The words of the query that say each of these, by which one can be taken away. */
  chips: { text: string; words: string[] }[];
  /** What may be asked for besides, most frequent first: kinds, else brands, else models of the answers. */
  more: More[];
}

/** A part that a query may get: its text on the page, and the words, which stand before or after the query. */
export interface More {
  text: string;
  add: string;
  before: boolean;
}

/** Nothing is understood of an empty query. */
export const nothingUnderstood: Understood = {
  kind: null,
  brand: null,
  model: null,
  attributes: [],
  corrected: [],
  givenUp: [],
  partly: [],
  absent: false,
  chips: [],
  more: [],
};
