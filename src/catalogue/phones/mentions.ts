import { fold } from '../../lib/text.ts';
import { families, type Family } from './families.ts';

/** A phone model in the name of a product. */
export interface Mention {
  family: Family;
  /** The normalized model: "14 pro max", "magic 6 lite". */
  model: string;
  /** The spelling in the name: "14 Pro Max", "Magic6 Lite". */
  spelling: string;
  /** The network generation if the name states it: "4g", "5g", "lte", or else "". */
  network: string;
  /** Index in the name where the list of models that contains it begins. */
  index: number;
}

/** Rejects numbers that are quantities, as in "iPhone 15 W". */
const notQuantity = String.raw`(?![.,]\d|\s?(?:%|"|[x×] ?\d|en \d|\d{3} ?mah|(?:w|wh|mah|v|a(?! \d)|m|cm|mm|mp|gb|tb|mb|k|hz|mpx|piezas?|pzas?|pz|puertos?|pulgadas?|horas?|hrs?)\b))`;
const networkPattern = String.raw`(?:\s?\(?([45]g|lte)\b\)?)?`;
const suffixPattern = ({ suffixes }: Family): string => String.raw`(?:\s?\+(?!\w)|[\s-](?:${suffixes})(?!\w))*`;
const modelPattern = (family: Family): string =>
  String.raw`((?:${family.model})(?!\w)${suffixPattern(family)})${notQuantity}${networkPattern}`;

/** Words between brand and model: "Samsung Smartphone A54". */
export const phoneWords = /smartphone|celular|telefono/;
const afterPrefix = String.raw`(?:\s?(?:\(tm\)|[™®]))?(?:\s(?:${phoneWords.source}))?[\s-]?`;

const patterns = families.map((family) => ({
  family,
  first: new RegExp(String.raw`(?<![\w])(?:${family.prefix})${afterPrefix}${modelPattern(family)}`, 'g'),
  // "14/14 Pro", "A54 y A34"; after a comma a bare number only if the list continues.
  next: new RegExp(
    String.raw`\s*(?:[/&]|y\b|o\b|,(?!\s*\d+(?!\w)(?!\s*(?:[,/]|y\b|o\b|pro|plus|mini))))\s*${modelPattern(family)}`,
    'y',
  ),
  nextSuffix: new RegExp(String.raw`\s*/\s*((?:${family.suffixes})(?!\w)(?:\s(?:${family.suffixes})(?!\w))*)`, 'y'),
}));

/** "11 a 13": the phones between two numbers. */
const range = /\s+al?\s+(\d{1,2})(?!\w)(?!\s*(?:pro|plus|mini|w|m|v)\b)/y;
const maxRangeLength = 4;

/** Finds the phones that a name mentions, in order; none if that is uncertain. */
export function findPhoneMentions(name: string): Mention[] {
  const normalized = name.normalize('NFC').replace(/\s/g, ' ');
  const folded = fold(normalized);
  // Spellings are found by their index in the folded text, so if folding changes the length, they are folded, too.
  const text = folded.length === normalized.length ? normalized : folded;
  return patterns
    .flatMap((pattern) =>
      [...folded.matchAll(pattern.first)].flatMap((match) => parseList(match, pattern, folded, text)),
    )
    .sort((a, b) => a.index - b.index);
}

type Pattern = (typeof patterns)[number];

/** Parses a phone and those that follow in the same list: "14/14 Pro", "11 a 13". */
function parseList(
  first: RegExpExecArray,
  { family, next, nextSuffix }: Pattern,
  folded: string,
  text: string,
): Mention[] {
  const mentions: Mention[] = [];
  let end = first.index;
  const add = (match: RegExpExecArray, model: string, spelling: string): void => {
    mentions.push({
      family,
      model: normalizeModel(model),
      spelling: tidySpelling(spelling),
      network: match[2] ?? '',
      index: first.index,
    });
    end = match.index + match[0].length;
  };
  const matchNext = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = end;
    return pattern.exec(folded);
  };
  const findSpelling = (match: RegExpExecArray): string => {
    const start = match.index + match[0].lastIndexOf(match[1] ?? '');
    return text.slice(start, start + (match[1] ?? '').length);
  };
  add(first, first[1] ?? '', findSpelling(first));
  for (;;) {
    const nextPhone = matchNext(next);
    if (nextPhone) {
      add(nextPhone, nextPhone[1] ?? '', findSpelling(nextPhone));
      continue;
    }
    const [base = ''] = mentions.at(-1)?.model.split(' ') ?? [];
    const otherModel = matchNext(nextSuffix);
    if (otherModel) {
      add(otherModel, `${base} ${otherModel[1]}`, `${base} ${findSpelling(otherModel)}`);
      continue;
    }
    const rangeEnd = matchNext(range);
    const from = Number(mentions.at(-1)?.model);
    const to = Number(rangeEnd?.[1]);
    if (!rangeEnd || !(to > from && to - from <= maxRangeLength)) return mentions;
    for (let number = from + 1; number <= to; number++) add(rangeEnd, String(number), String(number));
  }
}

/** "Magic6-Lite+" → "magic 6 lite plus". */
const normalizeModel = (model: string): string =>
  model
    .replaceAll('+', ' plus')
    .replace(/(?<=[a-z]{3})(?=\d)/g, ' ')
    .replace(/[\s()-]+/g, ' ')
    .trim();

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Capitalizes words, "Pro Max"; the model itself keeps its spelling. */
const tidySpelling = (spelling: string): string =>
  spelling
    .replaceAll('+', ' Plus')
    .replace(/[\s()-]+/g, ' ')
    .trim()
    .replace(/\p{L}{3,}/gu, capitalize)
    .replace(/\b(?:fe|se|gt|xl|x[rs]?)\b/gi, (word) => word.toUpperCase())
    .replace(/\bMini\b/g, 'mini');
