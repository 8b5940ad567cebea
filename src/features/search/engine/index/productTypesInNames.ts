import { fold } from '../../../../lib/text.ts';
import { type Lexicon, maxPhraseWords, type ProductType, toProductTypes } from '../language/lexicon.ts';
import { memoize, tokenize } from '../language/words.ts';
import type { SearchProduct } from './searchProduct.ts';

// Finds the product types in a name: the head noun and other mentions. Runs in the build only.

/** A product type that a name mentions, and the words of the mention. */
export interface TypeMention {
  productType: ProductType;
  /** Whether the words are English; null if both languages use them. */
  english: boolean | null;
  /** Too common in names: it counts only if a name begins with it and mentions no other type but devices. */
  weak: boolean;
  /** Other types that the same words may mean. */
  alternatives: ProductType[];
  /** The range of its words, counted without the brands that the text begins with; `to` is exclusive. */
  from: number;
  to: number;
}

/** Words that quantify or qualify the next one. */
export const leadingModifiers = new Set(
  'paquete pack juego kit set par mini combo nuevo super gran lote caja the new'.split(' '),
);

/** An unknown word that begins names of at least this many product types is a brand: "Tenda router", "Tenda switch". */
const minBrandTypes = 3;

/** Learns which words are brands: by the vocabulary, by the brand column, or by the product types that follow them. */
export function createBrandDetector(
  products: readonly Pick<SearchProduct, 'name' | 'brand'>[],
  { hasWord, meansNoBrand, meaningsOf }: Lexicon,
): (word: string) => boolean {
  const brands = new Set(products.flatMap(({ brand }) => (meansNoBrand(brand) ? [] : fold(brand))));
  const typesByFirstWord = new Map<string, Set<string>>();
  for (const { name } of products) {
    const [first = '', second = ''] = tokenize(fold(name));
    const [type] = toProductTypes(meaningsOf([second]));
    if (!type || type.device || !/^[a-z]{3,}$/.test(first) || hasWord(first) || leadingModifiers.has(first)) continue;
    const types = typesByFirstWord.get(first) ?? new Set<string>();
    typesByFirstWord.set(first, types.add(type.key));
    if (types.size >= minBrandTypes) brands.add(first);
  }
  return memoize((word) => {
    const meanings = meaningsOf([word]);
    return meanings.length > 0 ? meanings.every(({ type }) => type === 'brand') : brands.has(word);
  });
}

/** Separators of the parts of a name; the group `for` precedes what the product is for. */
const separators =
  /(?<for>\s(?:para|compatible|for|p\/)(?=\s|$)|\sp\/)|\s(?:con|with|sin|without|incluye)(?=\s)|\s?\b[cw]\/|[,([+|:;]|\s[-–—]\s(?!\d+['"”])/g;

const spanishWords = new Set(
  'para con de del y en sin tipo por a el la los las inalambrico inalambricos negro blanco'.split(' '),
);
const englishWords = new Set('for with and the of in black white silver series wireless'.split(' '));

/** Splits a name into its first part and the rest, folded, without what the product is for. */
export function splitName(name: string): { firstPart: string; rest: string[] } {
  // "8 GB RAM" is not a memory module.
  const folded = fold(name).replace(/\b\d+\s?(?:gb\s)?(?:de )?ram\b/g, ' ');
  const parts: string[] = [];
  let start = 0;
  let isFor = false;
  const addUntil = (end: number): void => {
    const part = folded.slice(start, end).trim();
    if (part && !isFor) parts.push(part);
  };
  for (const match of folded.matchAll(separators)) {
    addUntil(match.index);
    start = match.index + match[0].length;
    isFor = match.groups?.['for'] !== undefined;
  }
  addUntil(folded.length);
  const [firstPart = '', ...rest] = parts;
  return { firstPart, rest };
}

interface FindTypesOptions {
  /** The folded words of the product's brand. */
  brandWords?: readonly string[];
  /** Whether a word is a brand: brands at the beginning of a name are skipped. */
  isBrand?: (word: string) => boolean;
  /** Includes words that are too common in names. */
  includeWeak?: boolean;
}

/** Finds the product types that a part of a name mentions, in their order; of overlapping phrases, the longest one. */
export function findTypes(
  { meaningsOf }: Pick<Lexicon, 'meaningsOf'>,
  text: string,
  { brandWords = [], isBrand = () => false, includeWeak = false }: FindTypesOptions = {},
): TypeMention[] {
  let words = tokenize(text);
  // "Cooler Master", "Monster Cable": a brand is not a product type.
  if (brandWords.length > 0 && brandWords.every((word, index) => words[index] === word))
    words = words.slice(brandWords.length);
  while (words.length > 1 && isBrand(words[0] ?? '')) words = words.slice(1);
  // "Juego de tornillos" is not a game.
  const beginsWithSetOf = leadingModifiers.has(words[0] ?? '') && words[1] === 'de';
  const mentions: TypeMention[] = [];
  for (let from = 0; from < words.length;) {
    let length = Math.min(maxPhraseWords, words.length - from);
    for (; length > 0; length--) {
      const [first, ...others] = meaningsOf(words.slice(from, from + length))
        .filter((meaning) => meaning.type === 'productType')
        .filter(({ weak }) => !weak || includeWeak || (from === 0 && !beginsWithSetOf));
      if (!first) continue;
      mentions.push({
        productType: first.productType,
        english: first.english,
        weak: first.weak,
        alternatives: others.map(({ productType }) => productType),
        from,
        to: from + length,
      });
      break;
    }
    from += Math.max(1, length);
  }
  // "Roku Express": the brand is the type, if nothing else is.
  if (mentions.length === 0 && words.length < tokenize(text).length)
    return findTypes({ meaningsOf }, text, { includeWeak });
  // "USB cable": a common word names the type only if no other word does; but "Juego FIFA PS5" is for the device.
  const [first, ...more] = mentions;
  return first?.weak && more.some(({ productType }) => !productType.device) && !includeWeak ? more : mentions;
}

/** Scores the language of a name: positive for Spanish, negative for English, 0 if unclear. */
export function scoreSpanish(name: string, mentions: readonly TypeMention[] = []): number {
  let score = 0;
  for (const word of tokenize(fold(name))) {
    if (spanishWords.has(word)) score++;
    else if (englishWords.has(word)) score--;
  }
  // A Spanish word for a type is weak evidence, since English names may have it; an English one is stronger.
  for (const { english } of mentions) if (english) score--;
  if (mentions[0]?.from === 0 && mentions[0].english === false) score++;
  return score;
}

/**
 * The head noun in a part of a name: the first mention in Spanish, the last in English. The alternatives are similar types that are
 * mentioned near it.
 */
export function findHeadNoun(
  mentions: readonly TypeMention[],
  isSpanish: boolean,
): { head: TypeMention; alternatives: ProductType[] } | null {
  const last = mentions.at(-1);
  // "Case Samsung Smartphone A54": the device is what the case is for.
  const nonDevice = last?.productType.device
    ? mentions.filter(({ productType }) => !productType.device).at(-1)
    : undefined;
  const head = isSpanish ? mentions[0] : (nonDevice ?? last);
  if (!head) return null;
  const alternatives = mentions
    .filter((other) => other !== head && other.productType !== head.productType)
    .filter((other) => isSimilar(other.productType, head.productType) && Math.abs(other.from - head.from) <= 4)
    .map(({ productType }) => productType);
  return { head, alternatives };
}

const isSimilar = (a: ProductType, b: ProductType): boolean =>
  a === b || a.parent === b.id || b.parent === a.id || a.similar === b.id || b.similar === a.id;

/** The type of a mention: a device-specific one if the name contains a phone, else another; the first if there is none. */
export function resolveType({ productType, alternatives }: TypeMention, namesPhone: boolean): ProductType {
  return [productType, ...alternatives].find(({ deviceSpecific }) => deviceSpecific === namesPhone) ?? productType;
}
