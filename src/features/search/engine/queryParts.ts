import type { Phone } from '../../../catalogue/phones/phones.ts';
import { fold } from '../../../lib/text.ts';
import type { Attribute, Lexicon, Meaning, ProductType } from './lexicon.ts';
import type { QueryPhone } from './phones.ts';
import type { Quantity } from './quantities.ts';
import type { QueryWord } from './spelling.ts';
import { memoize, prefixRange } from './text.ts';

/** A part of a query with one meaning. `wordIndexes` are the indexes of its words. */
export type QueryPart = { wordIndexes: number[] } & (
  | { type: 'productType'; productTypes: ProductType[] }
  /** A further product type: what the first one is for, or comes with. */
  | { type: 'otherType'; productType: ProductType }
  /** A product type that the shop does not have, but that names may mention. */
  | { type: 'mentionedType'; productType: ProductType | null }
  | { type: 'phone'; phone: QueryPhone }
  | { type: 'brand'; brand: string; line: string }
  | { type: 'attribute'; attribute: Attribute }
  | { type: 'quantity'; quantity: Quantity }
  /** An incomplete last word, with what it may be the prefix of. */
  | { type: 'prefix'; meanings: Meaning[] }
  /** A word of names only. */
  | { type: 'word' }
);
export type PrefixPart = Extract<QueryPart, { type: 'prefix' }>;

export interface ParsedQuery {
  words: QueryWord[];
  parts: QueryPart[];
}

/** What the parser needs to know about a catalogue. */
export interface ParserContext {
  lexicon: Lexicon;
  phones: readonly Phone[];
  /** The brands of the catalogue as they are spelled, most products first. */
  brands: readonly { name: string }[];
  countOfType: (productType: ProductType) => number;
  /** Whether some word of the catalogue has a prefix. */
  isPrefix: (text: string) => boolean;
  correct: (words: readonly string[]) => QueryWord[];
}

/** Some words of a query, with all that they may mean. */
export interface Span {
  wordIndexes: number[];
  meanings: Meaning[];
}

/** The numbers from one to before another. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);

export const toProductTypes = (meanings: readonly Meaning[]): ProductType[] =>
  meanings.flatMap((meaning) => (meaning.type === 'productType' ? [meaning.productType] : []));

/** Decides what each span means: the query asks for one product type, and the other spans belong to it. */
export function resolveSpans(
  spans: readonly Span[],
  texts: readonly string[],
  namesPhone: boolean,
  { lexicon, countOfType }: ParserContext,
): QueryPart[] {
  const withTypes = spans.filter(({ meanings }) => toProductTypes(meanings).length > 0);
  const unambiguous = withTypes.filter(({ meanings }) => meanings.every(({ type }) => type === 'productType'));
  // "usb" and "portátil" are product types alone, and attributes beside another type.
  const candidates = unambiguous.length > 0 ? unambiguous : withTypes.slice(0, 1);
  const main = findMainSpan(candidates);
  const mainType = firstType(main);
  return spans.flatMap((span): QueryPart[] => {
    const { wordIndexes, meanings } = span;
    const types = toProductTypes(meanings);
    if (span === main) {
      const words = wordIndexes.map((index) => texts[index] ?? '');
      const productTypes = chooseTypes(types, namesPhone, lexicon, countOfType);
      return [{ type: 'productType', productTypes, wordIndexes }, ...attributesWithin(words, lexicon)];
    }
    const [productType] = types;
    const other = meanings.find(({ type }) => type !== 'productType');
    if (productType && (!other || candidates.length === 0)) {
      const before = texts[(wordIndexes[0] ?? 0) - 1];
      const isAnd = before === 'y' || before === 'e';
      if (isAnd && mainType && !mainType.device && !productType.device)
        return [{ type: 'productType', productTypes: [productType], wordIndexes }];
      return [{ type: 'otherType', productType, wordIndexes }];
    }
    if (other?.type === 'attribute') return [{ type: 'attribute', attribute: other.attribute, wordIndexes }];
    if (other?.type === 'line') return [{ type: 'brand', brand: other.brand, line: other.line, wordIndexes }];
    if (other?.type === 'brand') return [{ type: 'brand', brand: other.brand, line: '', wordIndexes }];
    return [];
  });
}

const firstType = (span: Span | undefined): ProductType | undefined => toProductTypes(span?.meanings ?? [])[0];

/** The first type, unless a later one is an accessory for it or a subtype of it. */
function findMainSpan(candidates: readonly Span[]): Span | undefined {
  let main = candidates[0];
  for (const other of candidates.slice(1)) {
    const a = firstType(main);
    const b = firstType(other);
    if (a && b && ((a.device && !b.device) || b.parent === a.id)) main = other;
  }
  return main;
}

/** Which of the types that the same words mean: those that the shop has, else the types that they are subtypes of. */
function chooseTypes(
  types: readonly ProductType[],
  namesPhone: boolean,
  lexicon: Lexicon,
  countOfType: ParserContext['countOfType'],
): ProductType[] {
  const inShop = (productType: ProductType): boolean => countOfType(productType) > 0;
  const fitting =
    namesPhone && types.length > 1
      ? types.filter(({ deviceSpecific }) => deviceSpecific)
      : universalFirst(types, countOfType);
  const inStock = fitting.filter(inShop);
  const wider = fitting
    .flatMap(({ parent, similar }) => lexicon.productTypes[parent] ?? lexicon.productTypes[similar] ?? [])
    .filter(inShop);
  return [inStock, wider, fitting].find(({ length }) => length > 0) ?? [...types];
}

/** "pantalla samsung" means a television before a spare part, where no phone is named and the shop has as many. */
function universalFirst(types: readonly ProductType[], countOfType: ParserContext['countOfType']): ProductType[] {
  const count = (list: readonly ProductType[]): number => list.reduce((sum, type) => sum + countOfType(type), 0);
  const forOneDevice = types.filter((type) => type.deviceSpecific);
  const universal = types.filter((type) => !type.deviceSpecific);
  return count(universal) < count(forOneDevice) ? [...types] : [...universal, ...forOneDevice];
}

/** The attributes within a phrase for a type: "batería magnética". */
function attributesWithin(words: readonly string[], { meaningsOf }: Lexicon): QueryPart[] {
  if (words.length < 2) return [];
  return words.flatMap((word) =>
    meaningsOf([word]).flatMap((meaning): QueryPart[] =>
      meaning.type === 'attribute' ? [{ type: 'attribute', attribute: meaning.attribute, wordIndexes: [] }] : [],
    ),
  );
}

const maxPrefixMeanings = 6;
const maxPrefixTypes = 3;
const maxPrefixBrands = 2;
/** The last words that are read as one prefix. */
const maxPrefixWords = 4;
/** The names of types are folded once. */
const foldedName = memoize(fold);

export type PrefixMatcher = (
  texts: readonly string[],
  taken: ReadonlySet<number>,
  hasType: boolean,
  minWords: number,
) => PrefixPart | null;

/** Creates a matcher that finds what the last words may be the prefix of: the types and brands with most products first. */
export function createPrefixMatcher({
  lexicon,
  countOfType,
  brands,
}: Pick<ParserContext, 'lexicon' | 'countOfType' | 'brands'>): PrefixMatcher {
  const sortedBrands = brands.map(({ name }, rank) => ({ name, rank, key: fold(name) }));
  sortedBrands.sort((a, b) => (a.key < b.key ? -1 : 1));
  const brandKeys = sortedBrands.map(({ key }) => key);
  const findBrands = (text: string): string[] =>
    sortedBrands
      .slice(...prefixRange(brandKeys, text))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxPrefixBrands)
      .map(({ name }) => name);

  const typeMeanings = (meanings: readonly Meaning[], text: string): Meaning[] =>
    [...new Set(toProductTypes(meanings))]
      .filter((productType) => countOfType(productType) > 0)
      .map((productType) => {
        const { plural, singular } = productType;
        return {
          productType,
          count: countOfType(productType),
          isName: foldedName(singular).startsWith(text) || foldedName(plural).startsWith(text),
        };
      })
      .sort((a, b) => Number(b.isName) - Number(a.isName) || b.count - a.count)
      .slice(0, maxPrefixTypes)
      .map(({ productType, isName }): Meaning => ({
        type: 'productType',
        productType,
        english: false,
        common: !isName,
      }));

  return (texts, taken, hasType, minWords) => {
    const last = texts.length - 1;
    for (let from = Math.max(0, last + 1 - maxPrefixWords); from <= last + 1 - minWords; from++) {
      const wordIndexes = range(from, last + 1);
      if (wordIndexes.some((index) => taken.has(index)) || (lexicon.stopWords.has(texts[from] ?? '') && from < last))
        continue;
      const text = texts.slice(from).join(' ');
      // One word is the prefix only of a type's name or of a single word: "gal" does not mean "galaxy watch".
      const meanings = lexicon
        .phrasesWithPrefix(text)
        .flatMap(({ phrase, meanings: all }) =>
          all.filter(
            (meaning) =>
              meaning.type !== 'productType' ||
              from < last ||
              !phrase.includes(' ') ||
              phrase === foldedName(meaning.productType.singular),
          ),
        );
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
  { wordIndexes, meanings }: PrefixPart,
  texts: readonly string[],
  { meaningsOf }: Lexicon,
): boolean {
  const before = toProductTypes(meaningsOf(wordIndexes.slice(0, -1).map((index) => texts[index] ?? ''))).map(
    ({ id }) => id,
  );
  return meanings.every((meaning) => meaning.type === 'productType' && before.includes(meaning.productType.parent));
}
