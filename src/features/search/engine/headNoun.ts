import { fold } from '../../../lib/text.ts';
import { maxPhraseWords, type Lexicon, type ProductType } from './lexicon.ts';
import { tokenize } from './text.ts';

// What a name says that its product is: the head noun, and what else it mentions. Runs in the build only.

/** A product type that a name mentions, and by which of its words. */
export interface TypeMention {
  productType: ProductType;
  /** Whether the words are English; null if both languages use them. */
  english: boolean | null;
  /** Too common in names: it counts only if a name begins with it and mentions no other type. */
  common: boolean;
  /** Other types that the same words may mean. */
  alternatives: ProductType[];
  from: number;
  to: number;
}

/** What ends a part of a name; after the first group follows what the product is for. */
const separators =
  /(?<for>\s(?:para|compatible|for|p\/)(?=\s|$)|\sp\/)|\s(?:con|with|sin|without|incluye)(?=\s)|\s?\b[cw]\/|[,([+|:;]|\s[-–—]\s(?!\d+['"”])/g;

const spanish = new Set(
  'para con de del y en sin tipo por a el la los las inalambrico inalambricos negro blanco'.split(' '),
);
const english = new Set('for with and the of in black white silver series wireless'.split(' '));

/** Splits a name into its head (what the product is) and further parts, without what the product is for. Folded. */
export function splitName(name: string): { head: string; rest: string[] } {
  // "8 GB RAM" is no memory module.
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
  const [head = '', ...rest] = parts;
  return { head, rest };
}

/**
 * Finds the product types that a part of a name mentions, longest phrases first.
 * @param brand the words of the product's brand @param withCommon whether words count that are too common in names
 */
export function findTypes(
  { meaningsOf }: Lexicon,
  text: string,
  brand: readonly string[] = [],
  withCommon = false,
): TypeMention[] {
  let words = tokenize(text);
  // "Cooler Master", "Monster Cable": a brand is not a product type.
  if (brand.length > 0 && brand.every((word, at) => words[at] === word)) words = words.slice(brand.length);
  const found: TypeMention[] = [];
  for (let from = 0; from < words.length;) {
    let length = Math.min(maxPhraseWords, words.length - from);
    for (; length > 0; length--) {
      const [first, ...others] = meaningsOf(words.slice(from, from + length))
        .filter((meaning) => meaning.type === 'productType')
        .filter(({ common }) => !common || withCommon || from === 0);
      if (!first) continue;
      found.push({
        productType: first.productType,
        english: first.english,
        common: first.common,
        alternatives: others.map(({ productType }) => productType),
        from,
        to: from + length,
      });
      break;
    }
    from += Math.max(1, length);
  }
  // "USB cable": a common word gives the type only if no other word does.
  const [first, ...more] = found;
  return first?.common && more.length > 0 && !withCommon ? more : found;
}

/** The language of a name: positive for Spanish, negative for English, 0 if it is unclear. */
export function detectLanguage(name: string, mentions: readonly TypeMention[] = []): number {
  let score = 0;
  for (const word of tokenize(fold(name))) score += spanish.has(word) ? 1 : english.has(word) ? -1 : 0;
  // English names use Spanish words for types too ("iPod", "subwoofer"); Spanish names seldom use English ones.
  for (const { english: isEnglish } of mentions) if (isEnglish) score -= 1;
  if (mentions[0]?.from === 0 && mentions[0].english === false) score += 1;
  return score;
}

/** The head noun of a name: the first type of a Spanish head, the last of an English one; and related types next to it. */
export function findHeadNoun(
  mentions: readonly TypeMention[],
  isSpanish: boolean,
): { head: TypeMention; related: ProductType[] } | null {
  const head = isSpanish ? mentions[0] : mentions.at(-1);
  if (!head) return null;
  const related = mentions
    .filter((other) => other !== head && other.productType !== head.productType)
    .filter((other) => isRelated(other.productType, head.productType) && Math.abs(other.from - head.from) <= 4)
    .map(({ productType }) => productType);
  return { head, related };
}

const isRelated = (a: ProductType, b: ProductType): boolean =>
  a === b || a.parent === b.id || b.parent === a.id || a.similar === b.id || b.similar === a.id;

/** Which of several types the same words mean: one made for a single phone only if a phone is named. */
export function resolveType({ productType, alternatives }: TypeMention, namesPhone: boolean): ProductType {
  return [productType, ...alternatives].find(({ deviceSpecific }) => deviceSpecific === namesPhone) ?? productType;
}
