import { fold } from '../../../../lib/text.ts';
import { type Lexicon, toProductTypes } from '../language/lexicon.ts';
import type { FullForms } from './searchProduct.ts';

// Expands abbreviated and damaged names: "CBL P/IPH C/MIC", "LÃ¡mina", "C\ufffdmara". The build learns the full forms.

const replacementCharacter = '\ufffd';
/** A word of a name, which may contain replacement characters. */
const nameWord = /[\p{L}\p{N}\ufffd]+/gu;
/** The byte of each non-ASCII character of Windows-1252. */
const windowsBytes = new Map(
  Array.from({ length: 128 }, (_, index): [string, number] => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(128 + index)),
    128 + index,
  ]),
);
const continuationBytes = `[${[...windowsBytes.keys()].slice(0, 64).join('')}]`;
const doubleEncoded = new RegExp(`[ÂÃ]${continuationBytes}|â${continuationBytes}{2}`, 'g');

/** Repairs UTF-8 that was read as Windows-1252: "LÃ¡mina" → "Lámina". */
export const repairEncoding = (text: string): string =>
  text.replaceAll(doubleEncoded, (letters) =>
    new TextDecoder().decode(Uint8Array.from(letters, (letter) => windowsBytes.get(letter) ?? 0)),
  );

/** Rewrites of abbreviations with punctuation: "P/IPH", "C/MIC", "S/CBL", "U/RUDO"; "C" in "CBL C-C" is a connector. */
const nameRewrites: readonly [RegExp, string][] = [
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
const extMeanings: readonly [RegExp, string][] = [
  [/\b(?:hdd?|ssd|disco)\b/i, 'externo'],
  [/\bcam(?:ara)?\b/i, 'exterior'],
];

/** Matches the names of power banks, which may have a capacity in thousands: "PB 20K". */
const powerBank = /\b(?:pb|bank|powerbank)\b/i;

/** Creates a function that expands the abbreviations of a name, and keeps the case of other words. */
export function createNameExpander(fullForms: FullForms): (name: string) => string {
  const expand = (word: string): string => {
    const key = fold(word);
    const fullForm = fullForms.get(key);
    if (fullForm !== undefined) return fullForm;
    // "IP13", "RN11": an abbreviation right before a number.
    const [, letters = '', rest = ''] = /^([a-z]{2,3})(1?\d[a-z]{0,2}|x[rs]?|se)$/.exec(key) ?? [];
    const expansion = fullForms.get(letters);
    return expansion === undefined ? word : `${expansion} ${rest}`;
  };
  return (name) => {
    let text = repairEncoding(name);
    if (/[/+]|\bc\b|station|\bmi band\b/i.test(text))
      for (const [pattern, words] of nameRewrites) text = text.replaceAll(pattern, words);
    for (const [context, fullForm] of extMeanings)
      if (context.test(text)) text = text.replaceAll(/(?<!\w)ext(?!\w)/gi, fullForm);
    if (powerBank.test(text)) text = text.replaceAll(/\b(5|10|20|30|50)k\b/gi, '$1000 mAh');
    return fullForms.size === 0 ? text : text.replaceAll(nameWord, expand);
  };
}

/** A catalogue uses abbreviations if at least this share of its names has a known one. */
const minAbbreviatedShare = 0.05;

/** Learns the full forms of unknown words in a catalogue's names. Runs in the build only. */
export function learnFullForms(names: readonly string[], lexicon: Lexicon): FullForms {
  const counts = new Map<string, number>();
  const firstWords = new Map<string, number>();
  const { abbreviations } = lexicon;
  /** Single words that name a type. */
  const typeWords = lexicon
    .phrasesWithPrefix('')
    .flatMap(({ phrase, meanings }) => (!phrase.includes(' ') && toProductTypes(meanings).length > 0 ? [phrase] : []));
  let abbreviatedCount = 0;
  for (const name of names) {
    const words = fold(repairEncoding(name)).match(nameWord) ?? [];
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const [first = ''] = words;
    firstWords.set(first, (firstWords.get(first) ?? 0) + 1);
    if (words.some((word) => word.length > 2 && abbreviations.has(word))) abbreviatedCount++;
  }
  const fullForms = new Map<string, string>();
  const known = [...new Set([...counts.keys(), ...lexicon.words])].filter(
    (word) => !word.includes(replacementCharacter) && /^[a-z]{3,}$/.test(word),
  );
  for (const word of counts.keys()) {
    if (!word.includes(replacementCharacter)) continue;
    const pattern = new RegExp(`^${word.replaceAll(/\ufffd+/g, '[a-z]{1,2}')}$`);
    const likeliest = mostFrequent(
      known.filter((other) => pattern.test(other)),
      (other) => (counts.get(other) ?? 0) + (lexicon.isKnown(other) ? 1 : 0),
    );
    if (likeliest !== undefined) fullForms.set(word, likeliest);
  }
  if (abbreviatedCount < minAbbreviatedShare * names.length) return fullForms;
  for (const [short, long] of abbreviations) fullForms.set(short, long);
  for (const [word, count] of counts) {
    if (fullForms.has(word) || lexicon.isKnown(word) || lexicon.isCommonWord(word) || !/^[a-z]{3,6}$/.test(word))
      continue;
    const isUsuallyFirst = (firstWords.get(word) ?? 0) * 2 > count;
    const likeliest = mostFrequent(
      (isUsuallyFirst ? typeWords : lexicon.words).filter((other) => abbreviates(word, other)),
      (other) => (counts.get(other) ?? 0) + (other.startsWith(word) ? 0.5 : 0) - other.length / 100,
    );
    if (likeliest !== undefined) fullForms.set(word, likeliest);
  }
  return fullForms;
}

function mostFrequent(words: readonly string[], frequency: (word: string) => number): string | undefined {
  const [best] = [...words].sort((a, b) => frequency(b) - frequency(a) || (a < b ? -1 : 1));
  return best;
}

/**
 * Whether a word may abbreviate another, as a prefix or as a subsequence of its consonants: "tecl" and "teclado", "ctrl" and
 * "control".
 */
export function abbreviates(short: string, long: string): boolean {
  if (long.length < short.length + 2 || short.charAt(0) !== long.charAt(0)) return false;
  if (long.startsWith(short)) return true;
  if (/[aeiou]/.test(short.slice(1, -1))) return false;
  let index = 0;
  for (const letter of short) {
    index = long.indexOf(letter, index) + 1;
    if (index === 0) return false;
  }
  const consonants = long.replaceAll(/[aeiou]/g, '');
  return short.length >= Math.min(3, consonants.length) && long.length <= 3 * short.length;
}
