import { families } from '../../../catalogue/phones/families.ts';
import { fold } from '../../../lib/text.ts';
import { memoize, prefixRange, stem, tokenize } from './text.ts';
import type * as VocabularyModule from './vocabulary.ts';

// What words mean: the phrases of the vocabulary, and quantities, which are numbers with a unit.

/** A type of product. `deviceSpecific` (flag `fit`), `plug`, `device` and `joins` come from the flags of `vocabulary.ts`. */
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
  plug: boolean;
  /** Other products are made for it. */
  device: boolean;
  /** Connects one connector to another. */
  joins: boolean;
  /** The connector of cables and adapters for it; "" if there is no usual one. */
  connector: string;
  /** Ids of the type that it is a subtype of, and of a nearly equal one; -1 for none. */
  parent: number;
  similar: number;
  /** Whether the wider type hardly means it: a charger is not one for cars, as long as nobody says so. */
  special: boolean;
  /** The id of the type, or the name of the feature, that makes it of the wider type; "" for none. */
  madeFor: string;
}

/** A property of products, with all ways to write it, each a list of words. */
export interface Attribute {
  type: 'feature' | 'connector' | 'colour';
  name: string;
  phrases: string[][];
  /** Names of similar colours. */
  similar: string[];
}

/** What a phrase means. One phrase may mean several product types ("pantalla"). */
export type Meaning =
  | { type: 'productType'; productType: ProductType; english: boolean | null; common: boolean }
  | { type: 'attribute'; attribute: Attribute }
  | { type: 'line'; brand: string; line: string }
  | { type: 'brand'; brand: string };

/** Maximum length of a phrase of the vocabulary, in words. */
export const maxPhraseWords = 5;

/** The texts of `vocabulary.ts`: the build writes them into the search file, the worker reads them from it. */
export type Vocabulary = Record<keyof typeof VocabularyModule, string>;

/** "short: long, …" as pairs. */
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

type AddPhrase = (phrase: string, meaning: Meaning) => void;

/** Parses the vocabulary into lookups: what each phrase means, and which words are known. */
export function createLexicon(vocabulary: Vocabulary) {
  const byKey = new Map<string, Meaning[]>();
  /** By the phrase as written, for prefixes. */
  const byText = new Map<string, Meaning[]>();
  const knownWords = new Set<string>(unitWords);

  const add: AddPhrase = (phrase, meaning) => {
    const words = tokenize(fold(phrase));
    for (const word of words) knownWords.add(word);
    const key = phraseKey(words);
    const others = byKey.get(key) ?? [];
    const same = others.find(
      (other) =>
        meaning.type === 'productType' && other.type === 'productType' && other.productType === meaning.productType,
    );
    if (!same) byKey.set(key, [...others, meaning]);
    // A word of both languages ("cable") does not indicate either.
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
  // The words of phone models ("magic", "note") are known, so that they are not corrected.
  for (const { lead, model, variants, label } of families)
    for (const word of fold(`${lead} ${model} ${variants} ${label}`).match(/[a-z]{3,}/g) ?? []) knownWords.add(word);

  const stopWords: ReadonlySet<string> = new Set(vocabulary.stopWords.split(' '));
  const knownStems = new Set([...knownWords].map(stem));
  const phrases = [...byText.keys()].sort();

  return {
    /** Every product type, by its id. */
    productTypes,
    attributes,
    /** The product lines of each brand, by its folded name: "apple" has "iphone". */
    productLines: productLines as ReadonlyMap<string, string[]>,
    stopWords,
    /** What the brand column contains if there is no brand. */
    notBrands: new Set(vocabulary.notBrands.split(' ')) as ReadonlySet<string>,
    /** Common misspellings, with what they stand for. */
    misspellings: new Map(splitPairs(vocabulary.misspellings)) as ReadonlyMap<string, string>,
    /** How wholesalers abbreviate names, with what it stands for. */
    abbreviations: new Map(splitPairs(vocabulary.abbreviations)) as ReadonlyMap<string, string>,
    /** The words that alone name a type, sorted. */
    typeWords: [...byText].flatMap(([text, meanings]) =>
      !text.includes(' ') && meanings.some(({ type }) => type === 'productType') ? [text] : [],
    ) as readonly string[],
    /** The subtype that a type is called when it is for another type, or has a feature. */
    subtypeFor: (type: ProductType, other: ProductType | string): ProductType | undefined =>
      productTypes.find(
        ({ parent, madeFor }) =>
          parent === type.id && madeFor !== '' && madeFor === (typeof other === 'string' ? other : other.key),
      ),
    /** What a phrase means, in any number and gender of its words. */
    meaningsOf: (words: readonly string[]): readonly Meaning[] => byKey.get(phraseKey(words)) ?? [],
    /** Whether a word is in the vocabulary, in any form. */
    isKnown: (word: string): boolean => knownWords.has(word) || stopWords.has(word) || knownStems.has(stem(word)),
    /** Every word of the vocabulary, sorted. */
    words: [...new Set([...knownWords, ...stopWords])].sort() as readonly string[],
    /** Every phrase for a product type, as words. */
    phrasesFor: memoize((productType: ProductType): string[][] =>
      [...byText].flatMap(([text, meanings]) =>
        meanings.some(
          (meaning) => meaning.type === 'productType' && meaning.productType === productType && !meaning.common,
        )
          ? [text.split(' ')]
          : [],
      ),
    ),
    phrasesWithPrefix: (prefix: string): { phrase: string; meanings: readonly Meaning[] }[] => {
      const [from, to] = prefixRange(phrases, prefix);
      return phrases.slice(from, to).map((phrase) => ({ phrase, meanings: byText.get(phrase) ?? [] }));
    },
    /** How well a product of one type answers a query for another, 0 to 1: itself 1, a subtype nearly, a supertype little. */
    typeSimilarity: (queryType: ProductType, id: number): number => {
      if (queryType.id === id) return 1;
      const other = productTypes[id];
      if (!other) return 0;
      if (other.parent === queryType.id) return other.special ? 0.55 : 0.96;
      if (other.parent >= 0 && productTypes[other.parent]?.parent === queryType.id) return 0.9;
      if (queryType.similar === id || other.similar === queryType.id) return 0.45;
      if (queryType.parent === id) return 0.3;
      return queryType.parent >= 0 && other.parent === queryType.parent ? 0.2 : 0;
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
    const madeFor = option('>');
    const productType: ProductType = {
      id,
      key,
      plural,
      singular: splitList(spanish)[0] ?? plural,
      deviceSpecific: flags.includes('fit'),
      plug: flags.includes('plug'),
      device: flags.includes('device'),
      joins: flags.includes('joins'),
      connector: option('@'),
      parent: ids.get(option('<')) ?? -1,
      similar: ids.get(option('~')) ?? -1,
      special: madeFor !== '' || flags.includes('special'),
      madeFor,
    };
    const addAll = (list: string, isEnglish: boolean): void => {
      for (const phrase of splitList(list))
        add(phrase, { type: 'productType', productType, english: isEnglish, common: phrase.startsWith('*') });
    };
    addAll(spanish, false);
    addAll(english, true);
    return productType;
  });
}

function parseAttributes(type: Attribute['type'], text: string, add: AddPhrase): Attribute[] {
  return splitLines(text).map((line) => {
    const [name = '', rest = ''] = line.split(/:(.*)/);
    const [list = '', similar = ''] = rest.split('~');
    const phrases = splitList(list);
    const attribute: Attribute = {
      type,
      name,
      phrases: phrases.map((phrase) => tokenize(fold(phrase))),
      similar: splitList(similar),
    };
    for (const phrase of phrases) add(phrase, { type: 'attribute', attribute });
    return attribute;
  });
}

/** A number with its unit, normalized: lengths in metres, memory in GB. */
export interface Quantity {
  unit: string;
  value: number;
  /** Its place in the text. */
  from: number;
  to: number;
}

/** Each way to write a unit, with the normalized unit and the factor to convert to it. */
const units: readonly [unit: string, written: string, factor: number][] = [
  ['mah', 'mah|miliamperes?|miliamperios?', 1],
  ['wh', 'wh', 1],
  ['w', 'w|watts?|wats?|vatios?', 1],
  ['gb', 'gb|gigas?|gigabytes?|gigabits', 1],
  ['gb', 'tb|teras?|terabytes?', 1000],
  ['gb', 'mb|megas?|megabytes?', 0.001],
  ['mm', 'mm|milimetros?', 1],
  ['m', 'cm|centimetros?', 0.01],
  ['m', 'm|mts?|metros?|meters?', 1],
  ['m', 'ft|feet|foot|pies', 0.305],
  ['in', String.raw`"|''|”|'|pulgadas?|pulg|inch(?:es)?|in`, 1],
  ['hz', 'hz|hertz', 1],
  ['mhz', 'mhz', 1],
  ['mhz', 'ghz', 1000],
  ['mp', 'mp|mpx|megapixel(?:es|s)?|megapixeles', 1],
  ['dpi', 'dpi', 1],
  ['va', 'va', 1],
  ['v', 'v|volts?', 1],
  ['a', 'amp|amperes?', 1],
  ['puertos', 'puertos?|ports?|salidas?', 1],
  ['piezas', 'piezas?|pzas?|pz|packs?', 1],
];

const unitPattern = units.map(([, words]) => words).join('|');
const quantityPattern = new RegExp(
  String.raw`(?<![a-z\d.,])(\d{1,3}(?:[ ,.\u00a0]\d{3}){1,2}(?=\s?(?:mah|dpi|miliamp))|\d+(?:[.,]\d+)?)[\s-]?(${unitPattern})(?![a-z\d])`,
  'g',
);
const exactUnits = units.map(([unit, words, factor]) => ({ unit, factor, pattern: new RegExp(`^(?:${words})$`) }));
const findUnit = memoize((text: string) => exactUnits.find(({ pattern }) => pattern.test(text)));

/** Finds the quantities of a folded text: "10,000 mAh", "1.8 m", "20w", "1 tera". */
export function parseQuantities(folded: string): Quantity[] {
  if (!/\d/.test(folded)) return [];
  return [...folded.matchAll(quantityPattern)].flatMap((match): Quantity[] => {
    const [whole, number = '', word = ''] = match;
    const unit = findUnit(word);
    const grouped = /^\d{1,3}(?:[ ,.\u00a0]\d{3})+$/.test(number) && /mah|dpi/.test(unit?.unit ?? '');
    const value = Number(grouped ? number.replaceAll(/\D/g, '') : number.replace(',', '.'));
    if (!unit || !(value > 0)) return [];
    const rounded = Math.round(value * unit.factor * 1000) / 1000;
    return [{ unit: unit.unit, value: rounded, from: match.index, to: match.index + whole.length }];
  });
}

const numberWords = 'cero un dos tres cuatro cinco seis siete ocho nueve diez'.split(' ');
const numberPattern = new RegExp(
  String.raw`(?<![a-z])(${numberWords.slice(1).join('|')}|una?)\s(?=(?:${unitPattern})(?![a-z]))`,
  'g',
);

/** Writes the numbers of a query as digits: "dos metros" → "2 metros", "10 mil" → "10000", "20 000" → "20000". */
export const withDigits = (folded: string): string =>
  folded
    .replace(numberPattern, (_, word: string) => `${word === 'una' ? 1 : numberWords.indexOf(word)} `)
    .replace(/(?<!\d)(\d{1,3}) ?mil(?![a-z])/g, '$1000')
    .replace(/(?<![\d.])(\d{1,3})[ ,.]000(?!\d)/g, '$1000');

/** The words of units, in singular and plural. */
const unitWords: readonly string[] = units
  .flatMap(([, words]) => words.split('|'))
  .flatMap((word) => word.match(/^[a-z]+/)?.[0] ?? [])
  .flatMap((word) => [word, `${word}s`]);
