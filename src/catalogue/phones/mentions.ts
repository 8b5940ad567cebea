import { fold } from '../../lib/text.ts';
import { families, type Family } from './families.ts';

/** A phone as a name has it. */
export interface Mention {
  family: Family;
  /** The model in its one form: "14 pro max", "magic 6 lite". */
  model: string;
  /** The same as the name spells it: "14 Pro Max", "Magic6 Lite". */
  spelled: string;
  /** "4g", "5g" or "". */
  radio: string;
  /** Where in the name it begins. */
  at: number;
}

/** What makes a number a measure, as in "iPhone 15 W": a model is never right before it. */
const measure = String.raw`(?![.,]\d|\s?(?:%|"|[x×] ?\d|en \d|\d{3} ?mah|(?:w|wh|mah|v|a(?! \d)|m|cm|mm|mp|gb|tb|mb|k|hz|mpx|piezas?|pzas?|pz|puertos?|pulgadas?|horas?|hrs?)\b))`;
const radio = String.raw`(?:\s?\(?([45]g|lte)\b\)?)?`;
const variantPattern = ({ variants }: Family): string => String.raw`(?:\s?\+(?!\w)|[\s-](?:${variants})(?!\w))*`;
const modelPattern = (family: Family): string =>
  String.raw`((?:${family.model})(?!\w)${variantPattern(family)})${measure}${radio}`;

/** What may stand between brand and model: "Samsung Smartphone A54". */
export const phoneWords = /smartphone|celular|telefono/;
const afterLead = String.raw`(?:\s?(?:\(tm\)|[™®]))?(?:\s(?:${phoneWords.source}))?[\s-]?`;

const patterns = families.map((family) => ({
  family,
  first: new RegExp(String.raw`(?<![\w])(?:${family.lead})${afterLead}${modelPattern(family)}`, 'g'),
  // "14/14 Pro", "A54 y A34"; after a comma a bare number only if the list goes on.
  next: new RegExp(
    String.raw`\s*(?:[/&]|y\b|o\b|,(?!\s*\d+(?!\w)(?!\s*(?:[,/]|y\b|o\b|pro|plus|mini))))\s*${modelPattern(family)}`,
    'y',
  ),
  variant: new RegExp(String.raw`\s*/\s*((?:${family.variants})(?!\w)(?:\s(?:${family.variants})(?!\w))*)`, 'y'),
}));

/** "11 a 13": the phones between two numbers. */
const range = /\s+al?\s+(\d{1,2})(?!\w)(?!\s*(?:pro|plus|mini|w|m|v)\b)/y;
const maxRangeLength = 4;

/** The phones that a name mentions, in order; none if that is uncertain. */
export function mentionsIn(name: string): Mention[] {
  const written = name.normalize('NFC').replace(/\s/g, ' ');
  const folded = fold(written);
  // Spelling is taken by place; where folding moves letters, the folded text is all there is.
  const text = folded.length === written.length ? written : folded;
  return patterns
    .flatMap((pattern) =>
      [...folded.matchAll(pattern.first)].flatMap((match) => listFrom(match, pattern, folded, text)),
    )
    .sort((a, b) => a.at - b.at);
}

type Pattern = (typeof patterns)[number];

/** A phone and those that are named after it in one list. */
function listFrom(first: RegExpExecArray, { family, next, variant }: Pattern, folded: string, text: string): Mention[] {
  const found: Mention[] = [];
  let end = first.index;
  const add = (match: RegExpExecArray, model: string, spelled: string): void => {
    found.push({ family, model: oneForm(model), spelled: tidy(spelled), radio: match[2] ?? '', at: first.index });
    end = match.index + match[0].length;
  };
  const at = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = end;
    return pattern.exec(folded);
  };
  const spelledIn = (match: RegExpExecArray): string => {
    const start = match.index + match[0].lastIndexOf(match[1] ?? '');
    return text.slice(start, start + (match[1] ?? '').length);
  };
  add(first, first[1] ?? '', spelledIn(first));
  for (;;) {
    const other = at(next);
    if (other) {
      add(other, other[1] ?? '', spelledIn(other));
      continue;
    }
    const [base = ''] = found.at(-1)?.model.split(' ') ?? [];
    const more = at(variant);
    if (more) {
      add(more, `${base} ${more[1]}`, `${base} ${spelledIn(more)}`);
      continue;
    }
    const last = at(range);
    const [from, to] = [Number(found.at(-1)?.model), Number(last?.[1])];
    if (!last || !(to > from && to - from <= maxRangeLength)) return found;
    for (let number = from + 1; number <= to; number++) add(last, String(number), String(number));
  }
}

/** "Magic6-Lite+" → "magic 6 lite plus". */
const oneForm = (model: string): string =>
  model
    .replaceAll('+', ' plus')
    .replace(/(?<=[a-z]{3})(?=\d)/g, ' ')
    .replace(/[\s()-]+/g, ' ')
    .trim();

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Words as people write them, "Pro Max"; the model itself stays as it is spelled. */
const tidy = (spelled: string): string =>
  spelled
    .replaceAll('+', ' Plus')
    .replace(/[\s()-]+/g, ' ')
    .trim()
    .replace(/\p{L}{3,}/gu, capital)
    .replace(/\b(?:fe|se|gt|xl)\b/gi, (word) => word.toUpperCase())
    .replace(/\bMini\b/g, 'mini');
