import { fold } from '../../../lib/text.ts';
import type { Index } from './index.ts';
import { phoneBrands } from './phoneBrands.ts';
import type { Kind, Meant } from './lexicon.ts';
import { meaningsOf, nearMeanings, type Meaning } from './meanings.ts';
import type { Source, Wanted } from './score.ts';
import { weight, type Sources } from './sources.ts';
import type { NearWords } from './typos.ts';
import type { Part, Reading } from './reading.ts';
import { begunPhones } from './typedPhones.ts';

/** How much an answer has to have of a part: always, unless nothing has it, or it only counts. */
export type Need = 'always' | 'brand' | 'word' | 'soft';

/** A part of a query as it is looked for. */
export interface Sought extends Wanted {
  need: Need;
  part: Part | null;
  weight: number;
}

/** What a word that was not understood weighs, and more the rarer it is. */
const word = { least: 14, more: 12 } as const;
/** What the words of what was understood weigh besides, where a name has them as typed. */
const echo = { kind: 8, other: 5 } as const;
/** What a word weighs that begins as typed. */
const begunWord = 24;
/** What a last word weighs that is a brand, where it begins another word. */
const brandWord = 12;
/** What goes with phones, where what is asked for is made for some device and none is named. */
const goesWithPhones = 8;
/** What a beginning is worth of what it may be the beginning of, the most frequent first. */
const begunShare = [0.95, 0.85, 0.75] as const;
/** The same, where it is not what the kind is first called. */
const otherName = 0.57;

/** What a query looks for, in the order of its parts. @param slips words that are known may be slips too */
export function soughtIn(reading: Reading, index: Index, sources: Sources, near: NearWords, slips: boolean): Sought[] {
  const texts = reading.words.map(({ text }) => text);
  const meanings = meaningsOf(texts, index);
  const kinds = reading.parts.flatMap((part) => (part.sort === 'kind' ? part.kinds : []));
  const last = texts.length - 1;
  const slipped = (at: number): Meaning[] => {
    const { near: known = [], typed = '' } = reading.words[at] ?? {};
    if (known.length > 0) return nearMeanings(known);
    // A model is never reached by a slip.
    if (/\d/.test(typed)) return [];
    return slips || !meanings[at]?.length ? nearMeanings(near(typed, at === last)) : [];
  };
  const wordSources = (at: number, full: number): Source[] => [
    ...sources.word([...(meanings[at] ?? []), ...slipped(at)], full),
    ...sources.number(texts[at] ?? ''),
  ];
  let bits = 0;
  const sought: Sought[] = [];
  const seek = (
    part: Part | null,
    need: Need,
    own: readonly Source[],
    least: number,
    full: number,
    literal = false,
  ): void => {
    sought.push({ part, need, sources: own, least, weight: full, literal, bit: part ? 1 << bits++ : 0 });
  };
  let joined = false;
  for (const part of reading.parts) {
    if (part.sort === 'kind') {
      // "cable y cargador": one part with both.
      if (!joined) seek(part, 'always', sources.kind(kinds), 0.4 * weight.kind, weight.kind);
      joined = true;
    } else if (part.sort === 'phone') {
      const { phones } = part.phone;
      const typing = phones.length === 0 && part.at.includes(last) && begunPhones(index.learned.allPhones, part.phone);
      const meant = typing && typing.length > 0 ? typing : phones;
      seek(part, 'always', sources.phone(meant, part.phone, kinds), 1, weight.phone);
    } else if (part.sort === 'brand') {
      const own = sources.brand(part.brand, part.line, byPlug(part.brand, kinds), kinds.length === 0);
      // A brand may be the beginning of another word: there is one called "Ex".
      const [at] = part.at;
      const more = at === last && part.at.length === 1 ? sources.word(meanings[at] ?? [], brandWord) : [];
      seek(part, 'brand', [...own, ...more], 1, weight.brand);
    } else if (part.sort === 'group')
      seek(part, 'soft', sources.group(part.group), 0.6 * weight[part.group.sort], weight[part.group.sort]);
    else if (part.sort === 'quantity')
      seek(part, 'soft', sources.quantity(part.quantity), weight.quantity * 0.9, weight.quantity);
    else if (part.sort === 'other')
      seek(
        part,
        'soft',
        [
          ...sources.kind([part.kind], 6),
          ...(kinds.some(({ joins }) => joins) ? sources.socket(part.kind) : []),
          ...part.at.flatMap((at) => wordSources(at, weight.other)),
        ],
        1,
        weight.other,
      );
    else if (part.sort === 'named')
      seek(part, 'word', [...sources.named(part.kind), ...part.at.flatMap((at) => wordSources(at, 24))], 1, 30);
    else if (part.sort === 'begun') {
      const small = part.at.length === 1 && index.lexicon.noise.has(texts[last] ?? '');
      const own = part.at.flatMap((at) => sources.word([...(meanings[at] ?? []), ...slipped(at)], begunWord, true));
      // "de" may be the beginning of a word, or only itself: nothing has to have it.
      const groupsToo = !small && ((meanings[last] ?? []).length === 0 || (texts[last] ?? '').length > 2);
      const meant = part.meant.filter(({ sort }) => sort !== 'group' || groupsToo);
      seek(part, small ? 'soft' : 'word', small ? [] : begun(meant, sources, kinds), 1, 60);
      // Either will do, the word as it is typed or what it may mean, and both are more.
      const { bit } = sought.at(-1) ?? { bit: 0 };
      sought.push({ part: null, need: 'soft', sources: own, least: 1, weight: begunWord, literal: true, bit });
    } else
      for (const at of part.at) {
        const full = word.least + word.more * rarity(meanings[at] ?? [], index);
        seek(part, 'word', wordSources(at, full), 1, full, true);
      }
  }
  const begunKinds = reading.parts.flatMap((part) =>
    part.sort === 'begun' ? part.meant.flatMap((each) => (each.sort === 'kind' ? [each.kind] : [])) : [],
  );
  const [first] = [...kinds, ...begunKinds];
  if (first?.fit && !reading.parts.some(({ sort }) => sort === 'phone' || sort === 'other'))
    seek(null, 'soft', sources.forPhones(goesWithPhones), goesWithPhones, 0);
  const counted = reading.parts.some(({ sort }) => sort === 'word' || sort === 'begun') || texts.length > 3;
  for (const { at, sort } of reading.parts) {
    if (sort === 'word' || sort === 'begun' || (sort !== 'kind' && !counted)) continue;
    for (const each of at)
      seek(
        null,
        'soft',
        sources.word(meanings[each] ?? [], sort === 'kind' ? echo.kind : echo.other),
        1,
        echo.other,
        true,
      );
  }
  return sought;
}

function begun(meant: readonly Meant[], sources: Sources, kinds: readonly Kind[]): Source[] {
  let rank = 0;
  return meant.flatMap((each): Source[] => {
    if (each.sort === 'kind')
      return sources.kind([each.kind], weight.kind * (each.common ? otherName : (begunShare[rank++] ?? 0.6)));
    if (each.sort === 'group') return sources.group(each.group);
    return sources.brand(
      each.brand,
      each.sort === 'line' ? each.line : '',
      byPlug(each.brand, kinds),
      kinds.length === 0,
    );
  });
}

/** Whether a brand's phones say what goes with it, by their plug. */
const byPlug = (brand: string, kinds: readonly Kind[]): boolean =>
  kinds.some(({ plug }) => plug) && phoneBrands.has(fold(brand));

/** 1 for the rarest words, 0 for those that all products have. */
function rarity(meanings: readonly Meaning[], { products, starts }: Index): number {
  let count = 0;
  for (const { words } of meanings) {
    if ('from' in words) count = Math.max(count, (starts[words.to] ?? 0) - (starts[words.from] ?? 0));
    else for (const each of words) count = Math.max(count, (starts[each + 1] ?? 0) - (starts[each] ?? 0));
  }
  const size = Math.max(2, products.length);
  return Math.min(1, Math.max(0, Math.log(size / (count + 1)) / Math.log(size)));
}
