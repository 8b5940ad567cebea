import { fold } from '../../../../lib/text.ts';
import { type Lexicon, maxPhraseWords, type ProductType, toProductTypes } from '../language/lexicon.ts';
import type { Respellings, SearchProduct } from './searchProduct.ts';
import { memoize, tokenize } from '../language/text.ts';

// Names as other shops write them: "CBL P/IPH C/MIC", "LÃ¡mina", "C\ufffdmara". The build learns their full forms.

const damaged = '\ufffd';
/** A word of a name, which may contain replacement characters. */
const nameWord = /[\p{L}\p{N}\ufffd]+/gu;
/** The byte of each character of Windows-1252 from 128 on. */
const windowsBytes = new Map(
  Array.from({ length: 128 }, (_, at): [string, number] => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(128 + at)),
    128 + at,
  ]),
);
const followingBytes = `[${[...windowsBytes.keys()].slice(0, 64).join('')}]`;
const doubleEncoded = new RegExp(`[ÂÃ]${followingBytes}|â${followingBytes}{2}`, 'g');

/** Repairs UTF-8 that was read as Windows-1252: "LÃ¡mina" → "Lámina". */
export const repairEncoding = (text: string): string =>
  text.replaceAll(doubleEncoded, (letters) =>
    new TextDecoder().decode(Uint8Array.from(letters, (letter) => windowsBytes.get(letter) ?? 0)),
  );

/** "P/IPH", "C/MIC", "S/CBL", "U/RUDO": the letter before the slash abbreviates a word; in "CBL C-C" it is a connector. */
const slashAbbreviations: readonly [RegExp, string][] = [
  [/\bplay ?station ([2-5])(?!\w)/gi, 'PlayStation PS$1'],
  // "Tab A9+" is another model.
  [/(?<=\b[a-z]{1,2}\d{1,2})\+(?![\p{L}\d])/giu, ' plus'],
  [/(?<!xiaomi )\bmi (?=band \d)/gi, 'Xiaomi Mi '],
  [/\bu\/\s?rudo\b/gi, 'uso rudo'],
  [/\bc\/\s?rapida\b/gi, 'carga rapida'],
  [/(?<![\p{L}\p{N}])p\/\s?(?=[\p{L}\p{N}])/giu, 'para '],
  [/(?<![\p{L}\p{N}])c\/\s?(?=[\p{L}\p{N}])/giu, 'con '],
  [/(?<=^(?:cbl|cable|adap|adaptador|hub|otg|lector)\s)c(?![\p{L}\p{N}/])/giu, 'tipo c'],
  [/(?<![\p{L}\p{N}])s\/\s?(?=[\p{L}\p{N}])/giu, 'sin '],
];

/** The full form of EXT for drives and for cameras; an extension cord elsewhere. */
const extensions: readonly [RegExp, string][] = [
  [/\b(?:hdd?|ssd|disco)\b/i, 'externo'],
  [/\bcam(?:ara)?\b/i, 'exterior'],
];

/** Names with a capacity in thousands: "PB 20K". */
const powerBank = /\b(?:pb|bank|powerbank)\b/i;

/** Creates a function that expands the abbreviations of a name, and keeps the case of other words. */
export function createNameReader(respellings: Respellings): (name: string) => string {
  const respell = (word: string): string => {
    const key = fold(word);
    const whole = respellings.get(key);
    if (whole !== undefined) return whole;
    // "IP13", "RN11": an abbreviation right before a number.
    const [, letters = '', rest = ''] = /^([a-z]{2,3})(1?\d[a-z]{0,2}|x[rs]?|se)$/.exec(key) ?? [];
    const lead = respellings.get(letters);
    return lead === undefined ? word : `${lead} ${rest}`;
  };
  return (name) => {
    let text = repairEncoding(name);
    if (/[/+]|\bc\b|station|\bmi band\b/i.test(text))
      for (const [pattern, words] of slashAbbreviations) text = text.replaceAll(pattern, words);
    for (const [thing, written] of extensions)
      if (thing.test(text)) text = text.replaceAll(/(?<!\w)ext(?!\w)/gi, written);
    if (powerBank.test(text)) text = text.replaceAll(/\b(5|10|20|30|50)k\b/gi, '$1000 mAh');
    return respellings.size === 0 ? text : text.replaceAll(nameWord, respell);
  };
}

/** The minimum share of names with an abbreviation for expanding abbreviations. */
const minAbbreviated = 0.05;

/** Learns the full forms of unknown words in a catalogue's names. Runs in the build only. */
export function learnRespellings(names: readonly string[], lexicon: Lexicon): Respellings {
  const counts = new Map<string, number>();
  const firstWords = new Map<string, number>();
  const { abbreviations } = lexicon;
  /** Single words that name a type. */
  const typeWords = lexicon
    .phrasesWithPrefix('')
    .flatMap(({ phrase, meanings }) => (!phrase.includes(' ') && toProductTypes(meanings).length > 0 ? [phrase] : []));
  let abbreviated = 0;
  for (const name of names) {
    const words = fold(repairEncoding(name)).match(nameWord) ?? [];
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const [first = ''] = words;
    firstWords.set(first, (firstWords.get(first) ?? 0) + 1);
    if (words.some((word) => word.length > 2 && abbreviations.has(word))) abbreviated++;
  }
  const found = new Map<string, string>();
  const known = [...new Set([...counts.keys(), ...lexicon.words])].filter(
    (word) => !word.includes(damaged) && /^[a-z]{3,}$/.test(word),
  );
  for (const word of counts.keys()) {
    if (!word.includes(damaged)) continue;
    const pattern = new RegExp(`^${word.replaceAll(/\ufffd+/g, '[a-z]{1,2}')}$`);
    const likeliest = mostFrequent(
      known.filter((other) => pattern.test(other)),
      (other) => (counts.get(other) ?? 0) + (lexicon.isKnown(other) ? 1 : 0),
    );
    if (likeliest !== undefined) found.set(word, likeliest);
  }
  if (abbreviated < minAbbreviated * names.length) return found;
  for (const [short, long] of abbreviations) found.set(short, long);
  for (const [word, count] of counts) {
    if (found.has(word) || lexicon.isKnown(word) || lexicon.isCommon(word) || !/^[a-z]{3,6}$/.test(word)) continue;
    const isHead = (firstWords.get(word) ?? 0) * 2 > count;
    const likeliest = mostFrequent(
      (isHead ? typeWords : lexicon.words).filter((other) => abbreviates(word, other)),
      (other) => (counts.get(other) ?? 0) + (other.startsWith(word) ? 0.5 : 0) - other.length / 100,
    );
    if (likeliest !== undefined) found.set(word, likeliest);
  }
  return found;
}

function mostFrequent(words: readonly string[], frequency: (word: string) => number): string | undefined {
  const [best] = [...words].sort((a, b) => frequency(b) - frequency(a) || (a < b ? -1 : 1));
  return best;
}

/** Whether a word is a prefix of another, or a subsequence of its consonants: "tecl" and "teclado", "ctrl" and "control". */
export function abbreviates(short: string, long: string): boolean {
  if (long.length < short.length + 2 || short.charAt(0) !== long.charAt(0)) return false;
  if (long.startsWith(short)) return true;
  if (/[aeiou]/.test(short.slice(1, -1))) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  const consonants = long.replaceAll(/[aeiou]/g, '');
  return short.length >= Math.min(3, consonants.length) && long.length <= 3 * short.length;
}

// The product types of a name: its head noun, and other mentions. Runs in the build only.

/** A product type that a name mentions, and the words of the mention. */
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

/** Words that quantify or qualify the next one. */
export const quantifiers = new Set(
  'paquete pack juego kit set par mini combo nuevo super gran lote caja the new'.split(' '),
);

/** An unknown word that begins names of at least so many product types is a brand: "Tenda router", "Tenda switch". */
const minBrandTypes = 3;

/** Learns which words are brands: by the vocabulary, by the brand column, or by the product types that follow them. */
export function createBrandTest(
  products: readonly Pick<SearchProduct, 'name' | 'brand'>[],
  { isKnown, meaningsOf, notBrands }: Lexicon,
): (word: string) => boolean {
  const brands = new Set(products.map(({ brand }) => fold(brand)).filter((brand) => !notBrands.has(brand)));
  const typesByFirstWord = new Map<string, Set<string>>();
  for (const { name } of products) {
    const [first = '', second = ''] = tokenize(fold(name));
    const [type] = toProductTypes(meaningsOf([second]));
    if (!type || type.device || !/^[a-z]{3,}$/.test(first) || isKnown(first) || quantifiers.has(first)) continue;
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

const spanish = new Set(
  'para con de del y en sin tipo por a el la los las inalambrico inalambricos negro blanco'.split(' '),
);
const english = new Set('for with and the of in black white silver series wireless'.split(' '));

/** Splits a name into its head and further parts, folded, without what the product is for. */
export function splitName(name: string): { head: string; rest: string[] } {
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
  const [head = '', ...rest] = parts;
  return { head, rest };
}

/**
 * Finds the product types that a part of a name mentions, longest phrases first.
 * @param isBrand whether a word is a brand: brands at the beginning of a name are skipped
 * @param withCommon includes words that are too common in names
 */
export function findTypes(
  { meaningsOf }: Pick<Lexicon, 'meaningsOf'>,
  text: string,
  brand: readonly string[] = [],
  isBrand: (word: string) => boolean = () => false,
  withCommon = false,
): TypeMention[] {
  let words = tokenize(text);
  // "Cooler Master", "Monster Cable": a brand is not a product type.
  if (brand.length > 0 && brand.every((word, at) => words[at] === word)) words = words.slice(brand.length);
  while (words.length > 1 && isBrand(words[0] ?? '')) words = words.slice(1);
  // "Juego de tornillos" is no game.
  const isSetOf = quantifiers.has(words[0] ?? '') && words[1] === 'de';
  const found: TypeMention[] = [];
  for (let from = 0; from < words.length;) {
    let length = Math.min(maxPhraseWords, words.length - from);
    for (; length > 0; length--) {
      const [first, ...others] = meaningsOf(words.slice(from, from + length))
        .filter((meaning) => meaning.type === 'productType')
        .filter(({ common }) => !common || withCommon || (from === 0 && !isSetOf));
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
  // "Roku Express": the brand is the type, if nothing else is.
  if (found.length === 0 && words.length < tokenize(text).length)
    return findTypes({ meaningsOf }, text, [], undefined, withCommon);
  // "USB cable": a common word names the type only if no other word does; but "Juego FIFA PS5" is for the device.
  const [first, ...more] = found;
  return first?.common && more.some(({ productType }) => !productType.device) && !withCommon ? more : found;
}

/** The language of a name: positive for Spanish, negative for English, 0 if unclear. */
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
  const last = mentions.at(-1);
  // "Case Samsung Smartphone A54": the device is what the case is for.
  const named = last?.productType.device ? mentions.filter(({ productType }) => !productType.device).at(-1) : undefined;
  const head = isSpanish ? mentions[0] : (named ?? last);
  if (!head) return null;
  const related = mentions
    .filter((other) => other !== head && other.productType !== head.productType)
    .filter((other) => isRelated(other.productType, head.productType) && Math.abs(other.from - head.from) <= 4)
    .map(({ productType }) => productType);
  return { head, related };
}

const isRelated = (a: ProductType, b: ProductType): boolean =>
  a === b || a.parent === b.id || b.parent === a.id || a.similar === b.id || b.similar === a.id;

/** Disambiguates the types of a mention: a device-specific one only if the name contains a phone. */
export function resolveType({ productType, alternatives }: TypeMention, namesPhone: boolean): ProductType {
  return [productType, ...alternatives].find(({ deviceSpecific }) => deviceSpecific === namesPhone) ?? productType;
}
