import type { TextWithDigits } from './words.ts';

// Replaces Spanish numerals with digits: "sesenta y cinco watts", "iphone quince", "doscientos pesos", "un cuarto de tera".
// Loaded on demand (onDemand.ts), for queries that match `numeralPattern` (queryPatterns.ts) or have an age.

const ones =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve ' +
  'veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve';
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const hundreds =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

/** The value of each numeral; "mil" multiplies. */
const values = new Map<string, number>([
  // Also as they sound: "onse", "beinte".
  ...ones.split(' ').flatMap((word, value): [string, number][] => [
    [word, value],
    [word.replace(/z|c(?=[ei])/, 's').replace('v', 'b'), value],
  ]),
  ...tens.split(' ').map((word, index): [string, number] => [word, 10 * (index + 3)]),
  ...hundreds.split(' ').flatMap((word, index): [string, number][] =>
    // "Doscientos", "doscientas", "dosientos", "docientos".
    [word, word.replace(/os$/, 'as'), word.replace(/s?cientos$/, 'sientos'), word.replace(/scientos$/, 'cientos')].map(
      (spelling) => [spelling, 100 * (index + 1)],
    ),
  ),
  ...([
    ['cien', 100],
    ['sien', 100],
    ['veintiun', 21],
    ['veintiuna', 21],
  ] as const),
]);

/** Units before which "un" and "una" are numbers; elsewhere they are articles. */
const unitAfterNumeral =
  /^(?:mil|m(?!o)(?=[a-z]*[rt])[eorst]{1,7}|teras?|tb|gigas?|gb|watts?|pulgadas?|puertos?|piezas?|pzas?|varos?|pesos?|amperes?|cuarto)$/;
const word = /[\p{L}\p{N}]+/gu;

/** Numerals below this value may be part of a product name: "Sibil Dos". */
const minUnambiguous = 13;

/**
 * Replaces the numerals of a folded text with digits.
 * @param isIndexedWord whether the catalogue contains a word: "dos" without a unit is then part of a product name
 */
export function replaceNumerals(text: string, isIndexedWord: (word: string) => boolean = () => false): TextWithDigits {
  // "10mil", "dosmil".
  const folded = text.replaceAll(/(\d|\b(?:dos|tres|cuatro|cinco|diez))mil\b/g, '$1 mil');
  const typed = new Map<string, string>();
  const words = [...folded.matchAll(word)].map((match) => ({ text: match[0], start: match.index }));
  const texts = words.map(({ text }) => text);
  let replaced = '';
  let end = 0;
  for (let from = 0; from < words.length; from++) {
    const number = parseNumber(texts, from);
    const first = words[from];
    const last = words[(number?.to ?? 0) - 1];
    if (!number || !first || !last) continue;
    const isModel = texts[from - 1] === 'equis';
    const mayBeName = !isModel && number.to === from + 1 && number.value < minUnambiguous && isIndexedWord(first.text);
    if (mayBeName && !unitAfterNumeral.test(texts[number.to] ?? '')) continue;
    const numeral = folded.slice(first.start, last.start + last.text.length);
    typed.set(String(number.value), numeral);
    replaced += folded.slice(end, first.start) + String(number.value);
    end = first.start + numeral.length;
    from = number.to - 1;
  }
  return { text: joinDigits(replaced + folded.slice(end)), typed };
}

/** "10 mil" and "20 000" as one number, "metro y medio" as 1.5. */
const joinDigits = (text: string): string =>
  text
    .replaceAll(/(?<![\d.])(\d{1,3})[ ,.]000(?!\d)/g, '$1000')
    .replaceAll(/(?<![\d.])(\d+) (metros?|mts?|teras?) y medio/g, '$1.5 $2')
    .replaceAll(/(?<!\d )\bmetro y medio\b/g, '1.5 metros')
    .replaceAll(/\bmedi[oa] (metro|tera|mt)\b/g, '0.5 $1')
    .replaceAll(/\b(?:1 )?cuarto de (tera)\b/g, '0.25 $1')
    .replaceAll(/\bmedio millar\b/g, '500')
    .replaceAll(/(?<=\d en )uno\b/g, '1')
    // South American: "25 lucas".
    .replaceAll(/\b(\d+) lucas?\b/g, '$1 mil')
    // "Galaxy a cero seis", "samsung a cincuenta y cuatro".
    .replaceAll(/(?<= [a-z] )0 (?=\d(?!\d))/g, '0')
    .replaceAll(/(?<=(?:galaxy|samsung|moto|motorola|honor|huawei|redmi|oppo) [a-z]) (?=\d\d?(?!\d))/g, '')
    // "Del ese veinticinco", "moto ge ochenta y cuatro".
    .replaceAll(/(?<=(?:l|un|mi|galaxy|samsung) )ese (?=\d\d(?!\d))/g, 's')
    .replaceAll(/(?<=(?:l|un|mi|moto|motorola) )ge (?=\d\d(?!\d))/g, 'g');

/** The number that begins at a word, and the index after it; null if none does. */
function parseNumber(words: readonly string[], from: number): { value: number; to: number } | null {
  let total = 0;
  let current = -1;
  let to = from;
  for (let index = from; index < words.length; index++) {
    const text = words[index] ?? '';
    if (/^mill?$/.test(text)) {
      if (total > 0) break;
      total = 1_000 * (current < 0 ? 1 : current);
      current = -1;
      to = index + 1;
      continue;
    }
    // "treinta y cinco": "y" is part of a number only between tens and ones.
    const isJoined = text === 'y' && current >= 30 && current % 10 === 0 && isOne(words[index + 1] ?? '');
    const value = parseNumeral(isJoined ? (words[index + 1] ?? '') : text, words[index + 1], index === from);
    if (value === undefined || !follows(value, current, total, isJoined)) break;
    current = Math.max(0, current) + value;
    if (isJoined) index++;
    to = index + 1;
  }
  const isDigitsAlone = to === from + 1 && /^\d+$/.test(words[from] ?? '');
  if (to === from || isDigitsAlone) return null;
  return { value: total + Math.max(0, current), to };
}

const isOne = (text: string): boolean => {
  const value = values.get(text);
  return value !== undefined && value > 0 && value < 10;
};

function parseNumeral(text: string, next = '', isFirst = false): number | undefined {
  // "15o", with a letter for the zero.
  if (/^\d+o+$/.test(text)) return Number(text.replaceAll('o', '0'));
  if (/^una?$/.test(text)) return !isFirst || unitAfterNumeral.test(next) ? 1 : undefined;
  if (text === 'uno' && isFirst && !unitAfterNumeral.test(next)) return undefined;
  // "8 mil", "2 mil 500".
  if (/^\d{1,3}$/.test(text)) return isFirst && !/^mill?$/.test(next) ? undefined : Number(text);
  return values.get(text);
}

/** Whether a numeral can follow those before it: "ciento" before "veinte", "dos" before "mil". */
function follows(value: number, current: number, total: number, isJoined: boolean): boolean {
  if (current < 0) return total === 0 || value < 1_000;
  if (isJoined) return true;
  return current >= 100 && current % 100 === 0 && value < 100;
}

/**
 * The indexes of the words of ages: "niño de 8", "infantil 8", "de 8 años".
 * @param childWordIndexes the indexes of words that mean a child
 */
export const findAges = (texts: readonly string[], childWordIndexes: readonly number[]): number[] =>
  [...texts.entries()].flatMap(([index, text]) => {
    const isOfChild =
      /^\d\d?$/.test(text) && childWordIndexes.includes(texts[index - 1] === 'de' ? index - 2 : index - 1);
    if (isOfChild || text !== 'anos') return isOfChild ? [index] : [];
    return /^\d/.test(texts[index - 1] ?? '') ? [index - 1, index] : [index];
  });
