import { fold } from '../../../lib/text.ts';
import { begunBrands, begunPart, range, saysSort } from './begunPart.ts';
import { longestPhrase, phraseKey, type Kind, type Lexicon, type Meant } from './lexicon.ts';
import { quantitiesIn, withDigits, type Quantity } from './quantities.ts';
import type { Known, Part, Read, Reading } from './reading.ts';
import { looksLikeModel, phoneReader } from './typedPhones.ts';
import { mostWords, partsOf, longestQuery } from './words.ts';

/** Makes what reads queries for a catalogue. */
export function reader(known: Known): Read {
  const { lexicon, phones, brands, begins, mend } = known;
  const { meantBy, noise, notBrands } = lexicon;
  const readPhones = phoneReader(phones);
  const brandsFrom = begunBrands(brands);
  const brandOf = new Map<string, string>();
  for (const { name } of brands) {
    const parts = partsOf(fold(name));
    const key = phraseKey(parts);
    const [only] = parts.length === 1 ? meantBy(parts).filter(({ sort }) => sort === 'kind' || sort === 'group') : [];
    if (key && !only && key.length > 1 && !notBrands.has(parts.join(' ')) && !noise.has(key) && !brandOf.has(key))
      brandOf.set(key, name);
  }
  const meanings = (parts: readonly string[]): Meant[] => {
    const own = brandOf.get(phraseKey(parts));
    const listed = meantBy(parts);
    return own === undefined
      ? [...listed]
      : [...listed.filter(({ sort }) => sort !== 'brand'), { sort: 'brand', brand: own }];
  };

  return (query, wholePhones = false) => {
    const text = unglued(withDigits(fold(query.slice(0, longestQuery))));
    const open = !/\s$/.test(query);
    const words = mend(partsOf(text).slice(0, mostWords));
    const texts = words.map((word) => word.text);
    const taken = new Set<number>();
    const parts: Part[] = [];
    const take = (part: Part): void => {
      parts.push(part);
      for (const at of part.at) taken.add(at);
    };
    for (const phone of readPhones(texts, open && !wholePhones))
      take({ sort: 'phone', phone, at: range(phone.from, phone.to) });
    for (const { quantity, at } of quantitiesOf(texts, text))
      if (at.every((each) => !taken.has(each))) take({ sort: 'quantity', quantity, at });

    const hasOpen = open && texts.length > 0;
    // "silicon po" is the beginning of a brand, though "silicon" alone is something else.
    const longer = hasOpen ? begunPart(texts, taken, known, brandsFrom, false, 2) : null;
    if (longer && meanings(longer.at.map((at) => texts[at] ?? '')).length === 0 && !saysSort(longer, texts, lexicon))
      take(longer);
    const spans: { at: number[]; meant: Meant[] }[] = [];
    for (let from = 0; from < texts.length; from++) {
      for (let to = Math.min(texts.length, from + longestPhrase); to > from; to--) {
        const at = range(from, to);
        if (at.some((each) => taken.has(each))) continue;
        const own = texts.slice(from, to);
        if (own.length === 1 && noise.has(own[0] ?? '')) continue;
        const meant = meanings(own);
        if (meant.length === 0) continue;
        spans.push({ at, meant });
        from = to - 1;
        break;
      }
    }
    for (const part of resolved(spans, texts, parts, known)) take(part);
    const rest = texts.flatMap((_, at) => (taken.has(at) ? [] : [at]));
    const last = texts.length - 1;
    const madeForOne = parts.some((part) => part.sort === 'kind' && part.kinds[0]?.fit);
    const isStrange = (word: string): boolean => looksLikeModel(word) && !begins(word);
    const end = texts[last] ?? '';
    const isWhole = noise.has(end) && !begins(end);
    if (hasOpen && rest.includes(last) && !isWhole && !(madeForOne && isStrange(end))) {
      const begun = begunPart(
        texts,
        taken,
        known,
        brandsFrom,
        parts.some(({ sort }) => sort === 'kind'),
        1,
      );
      if (begun) take(begun);
    }
    const left = rest.filter((at) => !taken.has(at));
    const spare = left.filter((at) => noise.has(texts[at] ?? ''));
    // Where there is nothing else, even small words are all that was asked.
    const asked = parts.length === 0 && spare.length === left.length ? left : left.filter((at) => !spare.includes(at));
    for (const at of asked) {
      const word = texts[at] ?? '';
      const unknown = madeForOne && isStrange(word) && !parts.some(({ sort }) => sort === 'phone');
      if (!unknown) take({ sort: 'word', at: [at] });
      else
        take({
          sort: 'phone',
          at: [at],
          phone: { phones: [], name: word.toUpperCase(), brand: '', from: at, to: at + 1 },
        });
    }
    return { words, parts, spare: spare.filter((at) => !asked.includes(at)) };
  };
}

/** "14promax" → "14 pro max", "cargador20w" → "cargador 20w". */
const unglued = (text: string): string =>
  text
    .replaceAll(/(\d)(pro|plus|ultra|lite|mini)(max)?(?![a-z])/g, '$1 $2 $3')
    .replaceAll(/(?<![a-z])promax(?![a-z])/g, 'pro max')
    .replaceAll(/(?<![a-z])(iphone|galaxy|samsung|moto|redmi|note|poco|honor)(?=[a-z]?\d)/g, '$1 ');

/** The quantities of a query, with the words that say them. */
function quantitiesOf(texts: readonly string[], text: string): { quantity: Quantity; at: number[] }[] {
  const places: { at: number; from: number; to: number }[] = [];
  let end = 0;
  texts.forEach((word, at) => {
    const from = text.indexOf(word, end);
    if (from < 0) return;
    places.push({ at, from, to: (end = from + word.length) });
  });
  return quantitiesIn(text).map((quantity) => ({
    quantity,
    at: places.filter(({ from, to }) => from < quantity.to && to > quantity.from).map(({ at }) => at),
  }));
}

/** What spans of words mean together: one kind is asked for, and what else is said belongs to it. */
function resolved(
  spans: readonly { at: number[]; meant: Meant[] }[],
  texts: readonly string[],
  before: readonly Part[],
  { lexicon, countOf }: Known,
): Part[] {
  const kindsOf = (meant: readonly Meant[]): Kind[] =>
    meant.flatMap((each) => (each.sort === 'kind' ? [each.kind] : []));
  const withKinds = spans.filter(({ meant }) => kindsOf(meant).length > 0);
  const sure = withKinds.filter(({ meant }) => meant.every(({ sort }) => sort === 'kind'));
  // "usb" and "portátil" are things by themselves, and say more of a thing beside another.
  const candidates = sure.length > 0 ? sure : withKinds.slice(0, 1);
  const phone = before.some(({ sort }) => sort === 'phone');
  const first = (span: (typeof spans)[number] | undefined): Kind | undefined => kindsOf(span?.meant ?? [])[0];
  let main = candidates[0];
  for (const other of candidates.slice(1)) {
    const [a, b] = [first(main), first(other)];
    if (!a || !b) continue;
    if ((a.device && !b.device) || b.parent === a.number) main = other;
  }
  return spans.flatMap((span): Part[] => {
    const { at, meant } = span;
    const own = kindsOf(meant);
    if (span === main) {
      const fitting = phone && own.length > 1 ? own.filter(({ fit }) => fit) : looseFirst(own, countOf);
      const stocked = fitting.filter((kind) => countOf(kind) > 0);
      // Where the shop has none of a sort of thing, it may have the thing.
      const wider = fitting
        .flatMap((kind) => lexicon.kinds[kind.parent] ?? lexicon.kinds[kind.near] ?? [])
        .filter((kind) => countOf(kind) > 0);
      const [all = own] = [stocked, wider, fitting].filter(({ length }) => length > 0);
      return [
        { sort: 'kind', kinds: all, at },
        ...within(
          at.map((each) => texts[each] ?? ''),
          lexicon,
        ),
      ];
    }
    const [kind] = own;
    const other = meant.find(({ sort }) => sort !== 'kind');
    if (kind && (!other || !candidates.length)) {
      const joined = texts[(at[0] ?? 0) - 1];
      const mainKind = first(main);
      if ((joined === 'y' || joined === 'e') && mainKind && !mainKind.device && !kind.device)
        return [{ sort: 'kind', kinds: [kind], at }];
      return [{ sort: 'other', kind, at }];
    }
    if (other?.sort === 'group') return [{ sort: 'group', group: other.group, at }];
    if (other?.sort === 'line') return [{ sort: 'brand', brand: other.brand, line: other.line, at }];
    if (other?.sort === 'brand') return [{ sort: 'brand', brand: other.brand, line: '', at }];
    return [];
  });
}

/** "pantalla samsung" is a television before a spare part, where no phone is named and the shop has as many. */
function looseFirst(own: readonly Kind[], countOf: (kind: Kind) => number): Kind[] {
  const count = (list: readonly Kind[]): number => list.reduce((sum, kind) => sum + countOf(kind), 0);
  const [fit, loose] = [own.filter((kind) => kind.fit), own.filter((kind) => !kind.fit)];
  return count(loose) < count(fit) ? [...own] : [...loose, ...fit];
}

/** What a phrase for a kind says of it besides: "batería magnética". */
function within(words: readonly string[], { meantBy }: Lexicon): Part[] {
  if (words.length < 2) return [];
  return words.flatMap((word) =>
    meantBy([word]).flatMap((each): Part[] =>
      each.sort === 'group' ? [{ sort: 'group', group: each.group, at: [] }] : [],
    ),
  );
}

/** The same phone, asked for what goes with any: chargers, cables, holders. */
export function universalReading({ words, parts, spare }: Reading, { kinds }: Lexicon): Reading {
  const any = kinds.filter(({ one }) => ['cargador', 'cable', 'soporte'].includes(one));
  const phone = parts.filter((part) => part.sort === 'phone');
  return { words, spare, parts: [{ sort: 'kind', kinds: any, at: [] }, ...phone] };
}

/** A query whose kind no product is: its words may be found in names all the same ("lap": a bag for laptops). */
export function withStocked(reading: Reading, { meantBy }: Lexicon, countOf: Known['countOf']): Reading {
  const parts = reading.parts.flatMap((part): Part[] => {
    if (part.sort !== 'kind' || part.kinds.some((kind) => countOf(kind) > 0)) return [part];
    if (reading.parts.some(({ sort }) => sort === 'phone')) return [part];
    const own = meantBy(part.at.map((at) => reading.words[at]?.text ?? ''));
    return [
      {
        sort: 'named',
        at: part.at,
        kind: part.kinds[0] ?? null,
        also: own.flatMap((each) => (each.sort === 'group' ? [each.group] : [])),
      },
    ];
  });
  return { ...reading, parts };
}
