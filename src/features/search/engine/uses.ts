import { toProductTypes, type Lexicon, type ProductType } from './lexicon.ts';
import type { ParserContext, QueryPart } from './parse.ts';
import { firstType, type Phrase } from './phrases.ts';

// What a shopper wants to do: "para colgar la tele" asks for a mount.

/** What a shopper wants to do, and the types of products for it. */
export interface Use {
  productTypes: ProductType[];
  isDone: (word: string) => boolean;
  /** Whether a word says with what it is done; null if that need not be said. */
  isWith: ((word: string) => boolean) | null;
  /** Whether it counts only where a query says nothing else. */
  alone: boolean;
}

/** Parses the uses of the vocabulary. */
export function parseUses(text: string, types: ReadonlyMap<string, ProductType>): Use[] {
  /** Matches words, and beginnings that end with "-". */
  const matcher = (list: string): ((word: string) => boolean) => {
    const words = new Set(list.trim().split(' '));
    const stems = [...words].filter((word) => word.endsWith('-')).map((word) => word.slice(0, -1));
    return (word) => words.has(word) || stems.some((start) => word.startsWith(start));
  };
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [keys = '', rest = ''] = line.split(/:(.*)/);
      const [done = '', other = ''] = rest.split('/');
      return {
        productTypes: keys.split(',').flatMap((key) => types.get(key.trim()) ?? []),
        isDone: matcher(done),
        isWith: other.trim() === '' || other === '-' ? null : matcher(other),
        alone: other === '-',
      };
    });
}

/** The types for what a shopper wants to do: "para colgar la tele". What is named before it is wanted itself: "celular para jugar". */
export function findUse(
  phrases: readonly Phrase[],
  texts: readonly string[],
  namesPhone: boolean,
  { uses, typeSimilarity }: Lexicon,
  countOfType: ParserContext['countOfType'],
): Extract<QueryPart, { type: 'productType' }> | null {
  const isPlain = ({ meanings }: Phrase): boolean =>
    meanings.length > 0 && meanings.every((meaning) => meaning.type === 'productType' && !meaning.common);
  const named = phrases.filter(isPlain);
  for (const { productTypes, isDone, isWith, alone } of uses) {
    const at = texts.findIndex(isDone);
    if (at < 0 || (alone && (namesPhone || phrases.length > 0))) continue;
    const isObject = (phrase: Phrase): boolean => {
      const words = phrase.wordIndexes.map((index) => texts[index] ?? '');
      return isWith !== null && firstType(phrase)?.device === true && words.some(isWith) && texts[0] !== words[0];
    };
    const isPurpose = at === 0 || texts.slice(0, at).some((word) => /^(?:para|que|como|donde)$/.test(word));
    const limit = isWith && isPurpose ? at : Infinity;
    // "bateria para cargar el cel en la calle" is a kind of battery.
    const isWider = (phrase: Phrase): boolean =>
      isWith !== null &&
      toProductTypes(phrase.meanings).some((wide) => productTypes.some(({ id }) => typeSimilarity(wide, id) > 0.4));
    const isWanted = (phrase: Phrase): boolean =>
      (phrase.wordIndexes[0] ?? 0) <= limit && !isObject(phrase) && !isWider(phrase);
    if (named.some(isWanted)) continue;
    if (isWith && !texts.some((word, index) => index !== at && isWith(word))) continue;
    const sold = productTypes.filter((productType) => countOfType(productType) > 0);
    if (sold.length > 0)
      return { type: 'productType', productTypes: sold, wordIndexes: [at], use: alone ? 'any' : 'ranked' };
  }
  return null;
}
