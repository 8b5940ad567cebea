import { fold } from '../../../lib/text.ts';
import { longestPhrase, type Kind, type Lexicon } from './lexicon.ts';
import { partsOf } from './words.ts';

/** A kind that a name tells, and where. */
export interface Told {
  kind: Kind;
  /** Whether its words are English; null where they are of both languages. */
  english: boolean | null;
  /** It counts only where a name begins with it, and no other does. */
  common: boolean;
  /** Other kinds that the same words may mean. */
  others: Kind[];
  from: number;
  to: number;
}

/** What ends the head of a name; after the first group stands what the thing is for. */
const borders =
  /(?<for>\s(?:para|compatible|for|p\/)(?=\s|$)|\sp\/)|\s(?:con|with|sin|without|incluye)(?=\s)|\s?\b[cw]\/|[,([+|:;]|\s[-–—]\s(?!\d+['"”])/g;

const spanish = new Set(
  'para con de del y en sin tipo por a el la los las inalambrico inalambricos negro blanco'.split(' '),
);
const english = new Set('for with and the of in black white silver series wireless'.split(' '));

/** A name cut into what the thing is, what else is said of it, and what it is for. Folded. */
export function piecesOf(name: string): { head: string; rest: string[] } {
  const folded = fold(name);
  let [start, isFor] = [0, false];
  const own: string[] = [];
  const add = (end: number): void => {
    const piece = folded.slice(start, end).trim();
    if (piece && !isFor) own.push(piece);
  };
  for (const match of folded.matchAll(borders)) {
    add(match.index);
    start = match.index + match[0].length;
    isFor = match.groups?.['for'] !== undefined;
  }
  add(folded.length);
  const [head = '', ...rest] = own;
  return { head, rest };
}

/** The kinds that a piece of a name tells, in its order: the longest phrase counts. @param common with words that are too common in names */
export function kindsIn({ meantBy }: Lexicon, piece: string, brand: readonly string[] = [], common = false): Told[] {
  let parts = partsOf(piece);
  // "Cooler Master", "Monster Cable": a brand is no kind.
  if (brand.length > 0 && brand.every((word, at) => parts[at] === word)) parts = parts.slice(brand.length);
  const found: Told[] = [];
  for (let from = 0; from < parts.length;) {
    let length = Math.min(longestPhrase, parts.length - from);
    for (; length > 0; length--) {
      const meant = meantBy(parts.slice(from, from + length));
      const told = meant.filter((each) => each.sort === 'kind').filter((each) => !each.common || common || from === 0);
      const [first, ...others] = told;
      if (!first) continue;
      found.push({
        kind: first.kind,
        english: first.english,
        common: first.common,
        others: others.map(({ kind }) => kind),
        from,
        to: from + length,
      });
      break;
    }
    from += Math.max(1, length);
  }
  // "USB cable": a word that is common in names tells the kind only where no other does.
  const [first, ...more] = found;
  return first?.common && more.length > 0 && !common ? more : found;
}

/** More than 0 for a Spanish text, less for an English one, 0 where it does not tell. */
export function languageOf(name: string, told: readonly Told[] = []): number {
  let sum = 0;
  for (const word of partsOf(fold(name))) sum += spanish.has(word) ? 1 : english.has(word) ? -1 : 0;
  // A kind's Spanish words are used in English names too ("iPod", "subwoofer"), its English ones seldom in Spanish.
  for (const { english: isEnglish } of told) if (isEnglish) sum -= 1;
  return sum;
}

const related = (a: Kind, b: Kind): boolean =>
  a === b || a.parent === b.number || b.parent === a.number || a.near === b.number || b.near === a.number;

/** What a name says that the thing is: the first kind of a Spanish head, the last of an English one, and near it its other names. */
export function headOf(told: readonly Told[], isSpanish: boolean): { head: Told; others: Kind[] } | null {
  const head = isSpanish ? told[0] : told.at(-1);
  if (!head) return null;
  const others = told
    .filter((each) => each !== head && each.kind !== head.kind)
    .filter((each) => related(each.kind, head.kind) && Math.abs(each.from - head.from) <= 4)
    .map(({ kind }) => kind);
  return { head, others };
}

/** Which of the kinds that the same words may mean: what is made for one phone only where a phone is named. */
export function meantKind({ kind, others }: Told, namesPhone: boolean): Kind {
  const all = [kind, ...others];
  return all.find(({ fit }) => fit === namesPhone) ?? kind;
}
