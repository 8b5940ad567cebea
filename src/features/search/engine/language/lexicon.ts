import { families } from '../../../../catalogue/phones/families.ts';
import { fold } from '../../../../lib/text.ts';
import { unitWords } from '../../../../lib/quantities.ts';
import { joinWords, memoize, prefixRange, singular, stem, tokenize } from './words.ts';
import type * as QueryPatternsModule from './queryPatterns.ts';
import type * as VocabularyModule from './vocabulary.ts';

// The vocabulary parsed into lookups: the meanings of phrases, and lists of words.

/** A type of product. The booleans are flags of `vocabulary.ts`. */
export interface ProductType {
  id: number;
  /** Its name in `vocabulary.ts`. */
  key: string;
  /** As a heading: "Fundas". */
  plural: string;
  /** In a sentence: "funda". */
  singular: string;
  /** Made for one phone or device. */
  deviceSpecific: boolean;
  /** Compatible by its connector. */
  byConnector: boolean;
  /** Other products are made for it. */
  device: boolean;
  /** Sold separately: "X con Y" requests both, not an X that includes a Y ("cautín con soldadura"). */
  soldSeparately: boolean;
  /** Connects one connector to another, like adapters and cables. */
  joinsConnectors: boolean;
  /** Other models do not match a query for one: "galaxy watch 6". */
  hasModels: boolean;
  /** The connector of cables and adapters for it; "" if there is no usual one. */
  connector: string;
  /** Ids of the type that it is a subtype of, and of a nearly equal one; -1 for none. */
  parent: number;
  similar: number;
  /** Whether the words of the parent type rarely mean it: a charger is not one for cars unless the query says so. */
  special: boolean;
  /** The types or features that narrow the parent type to this one. */
  madeFor: readonly string[];
}

/** An attribute of products, with all its phrases, each a list of words. */
export interface Attribute {
  type: 'feature' | 'connector' | 'colour';
  name: string;
  phrases: string[][];
  /** Names of similar colours. */
  similar: string[];
  /** The name of the opposite feature; "" for none. */
  opposite: string;
}

/** What a phrase means. One phrase may mean several product types ("pantalla"). */
export type Meaning =
  | { type: 'productType'; productType: ProductType; english: boolean | null; weak: boolean }
  | { type: 'attribute'; attribute: Attribute }
  | { type: 'line'; brand: string; line: string }
  | { type: 'brand'; brand: string };

export const toProductTypes = (meanings: readonly Meaning[]): ProductType[] =>
  meanings.flatMap((meaning) => (meaning.type === 'productType' ? [meaning.productType] : []));

/** The similarity of nearly equal types (`~` in the vocabulary). */
export const substituteSimilarity = 0.45;
/** The similarity of two subtypes of the same type. */
export const siblingSimilarity = 0.2;
/** The minimum similarity of a type and its subtypes, without special ones. */
export const subtypeSimilarity = 0.9;

/** Maximum length of a phrase of the vocabulary, in words. */
export const maxPhraseWords = 5;

/**
 * The texts of `vocabulary.ts` and `queryPatterns.ts`: the build writes them into the search file, the worker reads them from it.
 */
export type Vocabulary = Record<keyof typeof VocabularyModule | keyof typeof QueryPatternsModule, string>;

/** Parses "short: long, …" into pairs. */
const splitPairs = (text: string): [string, string][] =>
  splitList(text.replaceAll('\n', '')).map((entry) => entry.split(': ') as [string, string]);

const splitLines = (text: string): string[] => text.trim().split('\n');
const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** The key of a phrase, the same for all its forms. */
export const phraseKey = (words: readonly string[]): string => words.map(stem).join(' ');

/** The key of a phrase for a type, which keeps the gender: "tapo" is not "tapa". */
const typeKey = (words: readonly string[]): string => `${words.map(singular).join(' ')}|`;

type AddPhrase = (phrase: string, meaning: Meaning) => void;

/** Parses the vocabulary into lookups: what each phrase means, and which words are known. */
export function createLexicon(vocabulary: Vocabulary) {
  const byKey = new Map<string, Meaning[]>();
  /** By the phrase as written, for prefixes. */
  const byText = new Map<string, Meaning[]>();
  const knownWords = new Set<string>(unitWords());

  const add: AddPhrase = (phrase, meaning) => {
    const words = tokenize(fold(phrase));
    for (const word of words) knownWords.add(word);
    const key = meaning.type === 'productType' ? typeKey(words) : phraseKey(words);
    const others = byKey.get(key) ?? [];
    const same = others.find(
      (other) =>
        meaning.type === 'productType' && other.type === 'productType' && other.productType === meaning.productType,
    );
    if (!same) byKey.set(key, [...others, meaning]);
    // A word of both languages ("cable") indicates neither.
    else if (same.type === 'productType' && meaning.type === 'productType' && same.english !== meaning.english)
      same.english = null;
    const text = words.join(' ');
    byText.set(text, [...(byText.get(text) ?? []), meaning]);
  };

  const productTypes = parseProductTypes(vocabulary.productTypes, add);
  const attributes: readonly Attribute[] = [
    ...parseAttributes('connector', vocabulary.connectors, add),
    ...parseAttributes('feature', vocabulary.features, add),
    ...parseAttributes('colour', vocabulary.colours, add),
  ];
  for (const brand of vocabulary.brands.split(' ')) add(brand, { type: 'brand', brand });

  const productLines = new Map<string, string[]>();
  for (const entry of vocabulary.productLines.split(';')) {
    const [brand = '', names = ''] = entry.split(':').map((part) => part.trim());
    const lines = names.split(' ');
    productLines.set(fold(brand), lines);
    for (const line of lines) add(line, { type: 'line', brand, line });
  }
  // The words of phone models ("magic", "note") are known: they are never corrected.
  for (const { prefix, model, suffixes, label } of families)
    for (const word of fold(`${prefix} ${model} ${suffixes} ${label}`).match(/[a-z]{3,}/g) ?? []) knownWords.add(word);

  const meaningsOf = (words: readonly string[]): readonly Meaning[] => [
    ...(byKey.get(typeKey(words)) ?? []),
    ...(byKey.get(phraseKey(words)) ?? []),
  ];
  const typeByKey = new Map(productTypes.map((productType) => [productType.key, productType]));

  const rewrites = splitLines(vocabulary.rewrites).map((line): [RegExp, string] => {
    const [pattern = '', replacement = ''] = line.split(' → ');
    return [new RegExp(pattern, 'g'), replacement.replaceAll('_', ' ')];
  });
  const numeralPattern = new RegExp(vocabulary.numeralPattern);
  const pricePattern = new RegExp(vocabulary.pricePattern);
  const stopWords: ReadonlySet<string> = new Set(vocabulary.stopWords.split(' '));
  const notBrands = new Set(splitList(vocabulary.notBrands).map(joinWords));
  const exclusionFillers: ReadonlySet<string> = new Set(vocabulary.exclusionFillers.split(' '));
  const knownStems = new Set([...knownWords].map(stem));
  const commonStems = new Set<string>();
  const addCommonWords = (words: string): void => {
    for (const word of words.trim().split(/\s+/)) commonStems.add(stem(word));
  };
  addCommonWords(vocabulary.commonWords);
  const vagueStems = new Set(vocabulary.vagueWords.split(' ').map(stem));
  const phrases = [...byText.keys()].sort();

  return {
    /** Every product type, by its id. */
    productTypes,
    attributes,
    typeByKey: typeByKey as ReadonlyMap<string, ProductType>,
    /** The product lines of each brand, by its folded name: "apple" has "iphone". */
    productLines: productLines as ReadonlyMap<string, string[]>,
    stopWords,
    exclusionFillers,
    /** Rewrites a folded query by the patterns of `rewrites`. */
    rewrite: (text: string): string =>
      rewrites.reduce((rewritten, [pattern, replacement]) => rewritten.replace(pattern, replacement), text),
    /** Whether a folded text may have numerals. */
    mayHaveNumerals: (text: string): boolean => numeralPattern.test(text),
    /** Whether a text, with its numerals as digits, may have price terms. */
    mayHavePrice: (text: string): boolean => pricePattern.test(text),
    /** Groups of words that are excluded together, as they mean the same. */
    excludedAlike: vocabulary.excludedAlike.split('; ').map((group) => group.split(' ')),
    /** Whether a value of the brand column means that there is no brand. */
    meansNoBrand: (brand: string): boolean => notBrands.has(joinWords(fold(brand))),
    /** Common misspellings and their corrections. */
    misspellings: new Map(splitPairs(vocabulary.misspellings)) as ReadonlyMap<string, string>,
    /** The abbreviations of wholesalers and their expansions. */
    abbreviations: new Map(splitPairs(vocabulary.abbreviations)) as ReadonlyMap<string, string>,
    /** The subtype of a type that is made for another type, or has a feature. */
    subtypeFor: (type: ProductType, other: ProductType | string): ProductType | undefined =>
      productTypes.find(({ parent, madeFor }) => {
        if (parent !== type.id) return false;
        if (typeof other === 'string') return madeFor.includes(other);
        // "pila para compu" is one for a laptop.
        return madeFor.includes(other.key) || productTypes.find(({ key }) => key === madeFor[0])?.parent === other.id;
      }),
    /** What a phrase means, in any number and gender of its words. */
    meaningsOf,
    /** Whether a word is in the vocabulary, in any form. */
    hasWord: (word: string): boolean =>
      knownWords.has(word) || stopWords.has(word) || exclusionFillers.has(word) || knownStems.has(stem(word)),
    /** Whether a word is one of everyday language, in any form, without a meaning in the vocabulary. */
    isCommonWord: (word: string): boolean => commonStems.has(stem(word)),
    /** Adds common words, separated by spaces: the search file has only those that a name or a phrase has, too. */
    addCommonWords,
    /** Whether names seldom state a word (a stop word or a vague one, in any form), so that no page calls it missing. */
    isVague: (word: string): boolean => stopWords.has(word) || vagueStems.has(stem(word)),
    /** Every word of the vocabulary, sorted. */
    words: [...new Set([...knownWords, ...stopWords])].sort() as readonly string[],
    /** Every phrase for a product type, as words. */
    phrasesFor: memoize((productType: ProductType): string[][] =>
      [...byText].flatMap(([text, meanings]) =>
        meanings.some(
          (meaning) => meaning.type === 'productType' && meaning.productType === productType && !meaning.weak,
        )
          ? [text.split(' ')]
          : [],
      ),
    ),
    phrasesWithPrefix: (prefix: string): { phrase: string; meanings: readonly Meaning[] }[] => {
      const [from, to] = prefixRange(phrases, prefix);
      return phrases.slice(from, to).map((phrase) => ({ phrase, meanings: byText.get(phrase) ?? [] }));
    },
    /** How well a product of a type matches a query for another, 0 to 1: itself 1, a subtype nearly 1, a supertype little. */
    typeSimilarity: (queryType: ProductType, id: number): number => {
      if (queryType.id === id) return 1;
      const other = productTypes[id];
      if (!other) return 0;
      if (other.parent === queryType.id) return other.special ? 0.55 : 0.96;
      if (other.parent >= 0 && productTypes[other.parent]?.parent === queryType.id) return subtypeSimilarity;
      if (queryType.similar === id || other.similar === queryType.id) return substituteSimilarity;
      if (queryType.parent === id) return 0.3;
      return queryType.parent >= 0 && other.parent === queryType.parent ? siblingSimilarity : 0;
    },
  };
}

export type Lexicon = ReturnType<typeof createLexicon>;

function parseProductTypes(text: string, add: AddPhrase): readonly ProductType[] {
  const rows = splitLines(text).map((line) => line.split('|').map((field) => field.trim()));
  const ids = new Map(rows.map(([key = ''], id) => [key, id]));
  return rows.map(([key = '', plural = '', phrases = '', options = ''], id) => {
    const [spanish = '', english = ''] = phrases.split(' / ');
    const option = (sign: string): string => new RegExp(`${sign}([^<>~@]+)`).exec(options)?.[1]?.trim() ?? '';
    const flags = options.split(' ');
    const madeFor = option('>').split('+').filter(Boolean);
    const productType: ProductType = {
      id,
      key,
      plural,
      singular: splitList(spanish)[0] ?? plural,
      deviceSpecific: flags.includes('deviceSpecific'),
      soldSeparately: flags.includes('soldSeparately'),
      byConnector: flags.includes('byConnector'),
      device: flags.includes('device'),
      joinsConnectors: flags.includes('joinsConnectors'),
      hasModels: flags.includes('hasModels'),
      connector: option('@'),
      parent: ids.get(option('<')) ?? -1,
      similar: ids.get(option('~')) ?? -1,
      special: (madeFor.length > 0 && !flags.includes('usual')) || flags.includes('special'),
      madeFor,
    };
    const addAll = (list: string, isEnglish: boolean): void => {
      // "centro de carga" and "centro carga".
      const phraseVariants = splitList(list).flatMap((phrase) => [
        ...new Set([phrase, phrase.replaceAll(/ (?:de|para) /g, ' ')]),
      ]);
      for (const phrase of phraseVariants)
        add(phrase, { type: 'productType', productType, english: isEnglish, weak: phrase.startsWith('*') });
    };
    addAll(spanish, false);
    addAll(english, true);
    return productType;
  });
}

function parseAttributes(type: Attribute['type'], text: string, add: AddPhrase): Attribute[] {
  return splitLines(text).map((line) => {
    const [name = '', rest = ''] = line.split(/:(.*)/);
    const [withSimilar = '', opposite = ''] = rest.split('!');
    const [list = '', similar = ''] = withSimilar.split('~');
    const phrases = splitList(list);
    const attribute: Attribute = {
      type,
      name,
      phrases: phrases.map((phrase) => tokenize(fold(phrase))),
      similar: splitList(similar),
      opposite: opposite.trim(),
    };
    for (const phrase of phrases) add(phrase, { type: 'attribute', attribute });
    return attribute;
  });
}

/** Whether a word is a product line or brand, as in the phrase "control xbox". */
export const isLineOrBrand = (word: string, meaningsOf: Lexicon['meaningsOf']): boolean =>
  meaningsOf([word]).some(({ type }) => type === 'line' || type === 'brand');
