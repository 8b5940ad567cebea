import { fold } from '../../../lib/text.ts';
import type { Lexicon } from './lexicon.ts';

// Names as other shops write them: "CBL P/IPH C/MIC", "LÃ¡mina", "C\ufffdmara". The build learns what stands for what.

/** Words of names and what they stand for, folded: "cbl" → "cable". */
export type Respellings = ReadonlyMap<string, string>;

const damaged = '\ufffd';
/** A word of a name, with letters that the catalogue has lost. */
const nameWord = /[\p{L}\p{N}\ufffd]+/gu;
/** A text that is encoded twice has these letters before what looks like a symbol. */
const doubleEncoded = /[ÃÂ][\u0080-\u00bf]|â€/;

/** Repairs UTF-8 that was read as Latin-1: "LÃ¡mina" → "Lámina". */
export function repairEncoding(text: string): string {
  if (!doubleEncoded.test(text)) return text;
  return text.replaceAll(/[\u00c2-\u00df][\u0080-\u00bf]/g, (pair) =>
    String.fromCodePoint(((pair.charCodeAt(0) & 0x1f) << 6) | (pair.charCodeAt(1) & 0x3f)),
  );
}

/** "P/IPH", "C/MIC", "S/CBL", "U/RUDO": what stands before the slash is a word; "CBL C-C" has a plug of type C. */
const slashed: readonly [RegExp, string][] = [
  [/\bplay ?station ([2-5])(?!\w)/gi, 'PlayStation PS$1'],
  [/\bu\/\s?rudo\b/gi, 'uso rudo'],
  [/\bc\/\s?rapida\b/gi, 'carga rapida'],
  [/(?<![\p{L}\p{N}])p\/\s?(?=[\p{L}\p{N}])/giu, 'para '],
  [/(?<![\p{L}\p{N}])c\/\s?(?=[\p{L}\p{N}])/giu, 'con '],
  [/(?<=^(?:cbl|cable|adap|adaptador|hub|otg|lector)\s)c(?![\p{L}\p{N}/])/giu, 'tipo c'],
  [/(?<![\p{L}\p{N}])s\/\s?(?=[\p{L}\p{N}])/giu, 'sin '],
];

/** What has its capacity in thousands: "PB 20K". */
const powerBank = /\b(?:pb|bank|powerbank)\b/i;

/** Creates a function that writes a name out. It keeps the case of what it does not replace. */
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
    if (/[/]|\bc\b|station/i.test(text)) for (const [pattern, words] of slashed) text = text.replaceAll(pattern, words);
    if (powerBank.test(text)) text = text.replaceAll(/\b(5|10|20|30|50)k\b/gi, '$1000 mAh');
    return respellings.size === 0 ? text : text.replaceAll(nameWord, respell);
  };
}

/** From this share of names with an abbreviation on, a catalogue abbreviates. */
const minAbbreviated = 0.05;

/** Learns what the words of a catalogue's names stand for, where they are no words. Runs in the build. */
export function learnRespellings(names: readonly string[], lexicon: Lexicon): Respellings {
  const counts = new Map<string, number>();
  const firsts = new Map<string, number>();
  const { abbreviations } = lexicon;
  let abbreviated = 0;
  for (const name of names) {
    const words = fold(repairEncoding(name)).match(nameWord) ?? [];
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const [first = ''] = words;
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
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
    if (found.has(word) || lexicon.isKnown(word) || !/^[a-z]{3,6}$/.test(word)) continue;
    const isHead = (firsts.get(word) ?? 0) * 2 > count;
    const likeliest = mostFrequent(
      (isHead ? lexicon.typeWords : lexicon.words).filter((other) => abbreviates(word, other)),
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

/** Whether a word is the beginning of another, or its consonants in their order: "tecl" and "teclado", "ctrl" and "control". */
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
