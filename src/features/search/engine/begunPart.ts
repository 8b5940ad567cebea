import { fold } from '../../../lib/text.ts';
import type { Lexicon, Meant } from './lexicon.ts';
import { remembering } from './remembering.ts';
import type { Known, Part } from './reading.ts';
import { withPrefix } from './sortedWords.ts';

const mostBegun = 6;
/** Names of kinds, folded once. */
const foldedName = remembering(fold);

/** The places from one to before another. */
export const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

export type BegunPart = Extract<Part, { sort: 'begun' }>;

/** The brands that begin so, two of those with most products. */
type BegunBrands = (text: string) => string[];

/** @param brands most products first */
export function begunBrands(brands: Known['brands']): BegunBrands {
  const sorted = brands.map(({ name }, rank) => ({ name, rank, key: fold(name) }));
  sorted.sort((a, b) => (a.key < b.key ? -1 : 1));
  const keys = sorted.map(({ key }) => key);
  return (text) => {
    const found = sorted.slice(...withPrefix(keys, text)).sort((a, b) => a.rank - b.rank);
    return found.slice(0, 2).map(({ name }) => name);
  };
}

/** What a last word may be the beginning of: kinds and brands that the shop has most of, before all. */
export function begunPart(
  texts: readonly string[],
  taken: ReadonlySet<number>,
  { lexicon, countOf }: Pick<Known, 'lexicon' | 'countOf'>,
  brandsFrom: BegunBrands,
  hasKind: boolean,
  least: number,
): BegunPart | null {
  const last = texts.length - 1;
  for (let from = Math.max(0, last - 3); from <= last + 1 - least; from++) {
    const at = range(from, last + 1);
    if (at.some((each) => taken.has(each)) || (lexicon.noise.has(texts[from] ?? '') && from < last)) continue;
    const text = texts.slice(from).join(' ');
    // Of a kind only what it is first called, or one word, may be meant by its beginning: "gal" is no "galaxy watch".
    const meant = lexicon
      .begunPhrases(text)
      .flatMap(({ phrase, meant: all }) =>
        all.filter(
          (each) =>
            each.sort !== 'kind' || from < last || !phrase.includes(' ') || phrase === foldedName(each.kind.one),
        ),
      );
    const begunKinds = [...new Set(meant.flatMap((each) => (each.sort === 'kind' ? [each.kind] : [])))]
      .filter((kind) => countOf(kind) > 0)
      .map((kind) => ({ kind, first: foldedName(kind.one).startsWith(text) || foldedName(kind.many).startsWith(text) }))
      .sort((a, b) => Number(b.first) - Number(a.first) || countOf(b.kind) - countOf(a.kind))
      .slice(0, 3)
      .map(({ kind, first }): Meant => ({ sort: 'kind', kind, english: false, common: !first }));
    const ownBrands = text.length > 1 ? brandsFrom(text).map((brand): Meant => ({ sort: 'brand', brand })) : [];
    const lines = meant.filter(({ sort }) => sort === 'line' || sort === 'group').filter(() => text.length > 1);
    const all = [...(hasKind ? [] : begunKinds), ...ownBrands, ...lines.slice(0, 3)].slice(0, mostBegun);
    if (all.length > 0 || (least === 1 && from === last)) return { sort: 'begun', meant: all, at };
  }
  return null;
}

/** "cargador dob": what is begun is a sort of what the words before it say, and found with it. */
export function saysSort({ at, meant }: BegunPart, texts: readonly string[], { meantBy }: Lexicon): boolean {
  const said = meantBy(at.slice(0, -1).map((each) => texts[each] ?? '')).flatMap((each) =>
    each.sort === 'kind' ? [each.kind.number] : [],
  );
  return meant.every((each) => each.sort === 'kind' && said.includes(each.kind.parent));
}
