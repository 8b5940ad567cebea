import { fold } from '../../../lib/text.ts';
import { toProductTypes, type Lexicon, type Meaning, type ProductType } from './lexicon.ts';
import type { ParserContext, PrefixPart } from './parse.ts';
import { memoize, prefixRange, range } from './text.ts';

// What the last words of a query, which may be incomplete, may be the prefix of.

const maxPrefixMeanings = 6;
const maxPrefixTypes = 3;
const maxPrefixBrands = 2;
/** The last words that are read as one prefix. */
const maxPrefixWords = 4;
/** The names of types are folded once. */
const foldedName = memoize(fold);

/** Creates a function that finds what the last words may be the prefix of: the types and brands with most products first. */
export function createPrefixMatcher({ lexicon, countOfType, brands }: ParserContext) {
  const sortedBrands = brands.map(({ name }, rank) => ({ name, rank, key: fold(name) }));
  sortedBrands.sort((a, b) => (a.key < b.key ? -1 : 1));
  const brandKeys = sortedBrands.map(({ key }) => key);
  const findBrands = (text: string): string[] =>
    sortedBrands
      .slice(...prefixRange(brandKeys, text))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxPrefixBrands)
      .map(({ name }) => name);

  const typeMeanings = (meanings: readonly Meaning[], text: string): Meaning[] => {
    const types = [...new Set(toProductTypes(meanings))]
      .filter((productType) => countOfType(productType) > 0)
      .sort((a, b) => countOfType(b) - countOfType(a));
    const isName = ({ singular, plural }: ProductType): boolean =>
      foldedName(singular).startsWith(text) || foldedName(plural).startsWith(text);
    const named = types.filter(isName);
    const others = types.filter((productType) => !named.includes(productType));
    return [...named, ...others].slice(0, maxPrefixTypes).map((productType) => ({
      type: 'productType',
      productType,
      english: false,
      common: !named.includes(productType),
    }));
  };

  return (
    texts: readonly string[],
    taken: ReadonlySet<number>,
    hasType: boolean,
    minWords: number,
  ): PrefixPart | null => {
    const last = texts.length - 1;
    for (let from = Math.max(0, last + 1 - maxPrefixWords); from <= last + 1 - minWords; from++) {
      const wordIndexes = range(from, last + 1);
      const beginsWithStopWord = from < last && lexicon.stopWords.has(texts[from] ?? '');
      if (beginsWithStopWord || wordIndexes.some((index) => taken.has(index))) continue;
      const text = texts.slice(from).join(' ');
      // One word is the prefix only of a type's name or of a single word: "gal" does not mean "galaxy watch".
      const meanings = lexicon.phrasesWithPrefix(text).flatMap(({ phrase, meanings: all }) => {
        if (from < last || !phrase.includes(' ')) return all;
        return all.filter(
          (meaning) => meaning.type !== 'productType' || phrase === foldedName(meaning.productType.singular),
        );
      });
      const types = hasType ? [] : typeMeanings(meanings, text);
      const ownBrands = text.length > 1 ? findBrands(text).map((brand): Meaning => ({ type: 'brand', brand })) : [];
      const others = meanings.filter(({ type }) => text.length > 1 && (type === 'line' || type === 'attribute'));
      const all = [...types, ...ownBrands, ...others.slice(0, 3)].slice(0, maxPrefixMeanings);
      if (all.length > 0 || (minWords === 1 && from === last)) return { type: 'prefix', meanings: all, wordIndexes };
    }
    return null;
  };
}

/** "cargador dob": the prefix means only subtypes of what the words before it say, which find them anyway. */
export function meansSubtypes(
  meanings: readonly Meaning[],
  before: readonly string[],
  { meaningsOf }: Lexicon,
): boolean {
  const ids = toProductTypes(meaningsOf(before)).map(({ id }) => id);
  return meanings.every((meaning) => meaning.type === 'productType' && ids.includes(meaning.productType.parent));
}
