import { fold } from '../../../lib/text.ts';
import { quantityWord, sureOf, type Index } from './index.ts';
import type { Group, Kind } from './lexicon.ts';
import { merging } from './mergePostings.ts';
import { quality, type Meaning } from './meanings.ts';
import { productOf } from './posting.ts';
import type { Quantity } from './quantities.ts';
import { remembering } from './remembering.ts';
import { begunPoints, brandPoints, wordPoints, type Source } from './score.ts';
import { formsOf } from './stems.ts';
import { partsOf } from './words.ts';
import { withPrefix } from './sortedWords.ts';

/** What each part of a query weighs: kind and model above most else together, a brand above one feature or colour. */
export const weight = {
  kind: 100,
  phone: 130,
  brand: 34,
  quantity: 34,
  connector: 22,
  feature: 16,
  colour: 11,
  other: 20,
} as const;
/** How much of a phone's weight what names no phone has, of a kind that fits many: by its plug, or else. */
const universal = { plug: 0.75, other: 0.4 } as const;
/** Shares of a brand: its own, in a line's name, for its phones, by the plug. */
const brandShare = {
  word: 1,
  line: 0.92,
  phone: 1.15,
  forPhone: 0.9,
  itself: 1.6,
  plug: 0.7,
  otherPlug: 0.5,
  wireless: 0.4,
} as const;
/** What a near colour is worth of the colour. */
const nearColour = 0.4;

/** Finds in an index what gives the parts of a query. */
export function sourcesOf(index: Index) {
  const { groups, kindPhrases, kinds, kindShare, linesOf } = index.lexicon;
  const [lightning, usbC, microUsb, wireless] = ['Lightning', 'USB-C', 'micro USB', 'inalámbrico'].map((own) =>
    groups.find(({ name }) => name === own),
  );
  const known = new Map<string, Uint32Array[]>();
  const bare = new Map<string, Uint32Array>();
  const merged = merging(index.products.length);
  const phones = index.learned.allPhones.map(({ brand, name }) => ({ brand: fold(brand), name: fold(name) }));
  const sortsOf = remembering((asked: Kind) =>
    kinds.flatMap(({ number }) => {
      const [share, list] = [kindShare(asked, number), index.ofKind[number]];
      return share > 0 && list?.length ? [{ share, list }] : [];
    }),
  );

  const postings = (word: string): Uint32Array => {
    const number = index.numbers.get(word);
    return number === undefined
      ? new Uint32Array()
      : index.postings.subarray(index.starts[number], index.starts[number + 1]);
  };
  const anyForm = (word: string): Uint32Array[] =>
    formsOf(word)
      .map(postings)
      .filter(({ length }) => length > 0);

  /** The lists of a phrase's words: of one word all forms, of more the products that have all. */
  const phrase = (words: readonly string[]): Uint32Array[] => {
    const lists = words.map(anyForm);
    const [first = []] = lists;
    if (words.length === 1) return first;
    if (lists.some(({ length }) => length === 0)) return [];
    return [common(lists.map((own) => [...own].sort((a, b) => b.length - a.length)[0] ?? new Uint32Array()))];
  };
  const groupLists = (group: Group): Uint32Array[] => {
    const key = `${group.sort}:${group.name}`;
    let lists = known.get(key);
    if (!lists) known.set(key, (lists = group.phrases.flatMap(phrase)));
    return lists;
  };
  /** Products of a group that name no phone. */
  const withoutPhone = (group: Group | undefined): Uint32Array => {
    if (!group) return new Uint32Array();
    const key = `${group.sort}:${group.name}`;
    let list = bare.get(key);
    if (!list) {
      const all = new Set(groupLists(group).flatMap((own) => Array.from(own, productOf)));
      bare.set(key, (list = Uint32Array.from([...all].filter((product) => !index.namesPhone[product])).sort()));
    }
    return list;
  };
  const ofPhones = Uint32Array.from(
    index.products.flatMap((_, product) => (index.namesPhone[product] ? [product] : [])),
  );
  const plain = (list: Uint32Array, points: number): Source => ({
    list,
    shift: 0,
    points: Uint16Array.of(Math.round(points)),
  });

  const plugs = (brand: string, full: number, phone = ''): Source[] => {
    // From the iPhone 15 on Apple's phones take USB-C as all others do.
    const apple = fold(brand) === 'apple' && !/iphone (?:1[5-9]|[2-9]\d|air)/.test(fold(phone));
    return [
      plain(withoutPhone(apple ? lightning : usbC), full * brandShare.plug),
      plain(withoutPhone(apple ? usbC : microUsb), full * brandShare.otherPlug),
      plain(withoutPhone(wireless), full * brandShare.wireless),
    ];
  };

  const kind = (asked: readonly Kind[], full: number = weight.kind): Source[] =>
    merged(`kind ${full} ${asked.map(({ number }) => number).join()}`, () =>
      asked.flatMap((each, rank) =>
        sortsOf(each).map(({ share, list }): Source => {
          const all = full * share * 0.9 ** rank;
          return { list, shift: 2, points: Uint16Array.from([0, 1, 2, 3], (code) => Math.round(all * sureOf(code))) };
        }),
      ),
    );

  /** Products of a kind and its sorts that name no phone. */
  const free = remembering((main: Kind): Uint32Array => {
    const lists = sortsOf(main).flatMap(({ share, list }) => (share >= 0.4 ? [list] : []));
    return Uint32Array.from(
      lists.flatMap((list) =>
        Array.from(list, (posting) => posting >>> 2).filter((product) => !index.namesPhone[product]),
      ),
    );
  });

  return {
    kind,
    group: (group: Group): Source[] =>
      merged(`group ${group.sort} ${group.name}`, () => [
        ...groupLists(group).map((list): Source => ({ list, shift: 5, points: wordPoints(weight[group.sort], false) })),
        ...group.near
          .flatMap((name) => groups.filter((other) => other.sort === 'colour' && other.name === name))
          .flatMap(groupLists)
          .map((list): Source => ({ list, shift: 5, points: wordPoints(weight.colour * nearColour, false) })),
      ]),
    brand: (brand: string, line: string, byPlug: boolean, alone = false): Source[] =>
      merged(`brand ${brand}/${line} ${byPlug} ${alone}`, () => {
        const words = partsOf(fold(line || brand));
        const own = line ? [line] : (linesOf.get(fold(brand)) ?? []);
        const maker = fold(brand);
        const ofBrand = phones.flatMap((phone, number) =>
          phone.brand === maker && (!line || phone.name.startsWith(line)) ? [number] : [],
        );
        return [
          ...phrase(words).map((list): Source => ({
            list,
            shift: 5,
            points: brandPoints(weight.brand * brandShare.word),
          })),
          ...own
            .flatMap((word) => phrase([word]))
            .map((list): Source => ({ list, shift: 5, points: wordPoints(weight.brand * brandShare.line, false) })),
          ...ofBrand.flatMap((number): Source[] => {
            const list = index.ofPhone[number];
            // Of a brand alone, its phones stand before what is for them.
            const [own, itself] = alone
              ? [brandShare.forPhone, brandShare.itself]
              : [brandShare.phone, brandShare.phone];
            return list ? [{ list, shift: 1, points: Uint16Array.of(weight.brand * own, weight.brand * itself) }] : [];
          }),
          ...(byPlug ? plugs(brand, weight.brand) : []),
        ];
      }),
    /** Products for some phones; of a kind that fits many also those that name no phone. */
    phone: (
      numbers: readonly number[],
      { brand, name }: { brand: string; name: string },
      asked: readonly Kind[],
    ): Source[] =>
      merged(`phone ${brand} ${name} ${numbers.join()} ${asked.map(({ number }) => number).join()}`, () => {
        const itself = weight.phone;
        const own = numbers.map((number): Source => ({
          list: index.ofPhone[number] ?? new Uint32Array(),
          shift: 1,
          points: Uint16Array.of(asked.length > 0 ? itself : 0.9 * itself, itself),
        }));
        const [main] = asked;
        // Older than Lightning, the iPhone 4 takes no plug of today.
        const olderPlug = main?.plug && /iphone [34](?!\d)/.test(fold(name));
        if (!main || main.fit || olderPlug) return own;
        const share = weight.phone * universal.plug;
        return [
          ...own,
          plain(free(main), weight.phone * universal.other),
          ...(main.plug ? plugs(brand, share / brandShare.plug, name) : []),
        ];
      }),
    quantity: ({ unit, value }: Quantity): Source[] =>
      merged(`quantity ${unit} ${value}`, () => {
        const [from, to] = withPrefix(index.words, quantityWord(unit));
        return Array.from({ length: to - from }, (_, at) => from + at).flatMap((number): Source[] => {
          const other = Number((index.words[number] ?? '').split(':')[1]);
          const share = other === value ? 1 : 0.55 - 0.25 * Math.abs(Math.log2(other / value));
          if (share < 0.05) return [];
          return [
            {
              list: index.postings,
              from: index.starts[number] ?? 0,
              to: index.starts[number + 1] ?? 0,
              shift: 5,
              points: wordPoints(weight.quantity * share, false),
            },
          ];
        });
      }),
    /** A number without its unit, where names have it with one. */
    number: (text: string): Source[] =>
      /^\d{2,6}$/.test(text)
        ? ['mah', 'w', 'gb', 'in', 'hz', 'dpi', 'va'].flatMap((unit) =>
            phrase([quantityWord(unit, Number(text))]).map((list): Source => ({
              list,
              shift: 5,
              points: wordPoints(26, false),
            })),
          )
        : [],
    /** A word by its ways of being read. */
    word: (meanings: readonly Meaning[], full: number, begun = false): Source[] =>
      (begun ? withoutCovered(meanings) : meanings).flatMap(({ quality: good, words, all }): Source[] => {
        const points =
          begun && good > quality.split
            ? begunPoints
            : wordPoints((full * good) / quality.exact, good >= quality.exact);
        const of = (from: number, to: number): Source => ({
          list: index.postings,
          from: index.starts[from] ?? 0,
          to: index.starts[to] ?? 0,
          shift: 5,
          points,
          repeats: to > from + 1,
        });
        if ('from' in words) {
          const ready = index.begun.of(words.from, words.to);
          return [ready ? { list: ready, shift: 5, points } : of(words.from, words.to)];
        }
        if (all)
          return [
            {
              list: common(words.map((word) => index.postings.subarray(index.starts[word], index.starts[word + 1]))),
              shift: 5,
              points,
            },
          ];
        return words.map((word) => of(word, word + 1));
      }),
    /** What has the connector by which a kind is reached: "adaptador de audífonos" is one with a jack. */
    socket: ({ socket }: Kind): Source[] =>
      groups
        .filter(({ sort, name }) => sort === 'connector' && name === socket)
        .flatMap(groupLists)
        .map((list): Source => ({ list, shift: 5, points: wordPoints(weight.other, false) })),
    /** Names that mention a kind, by any of its words. */
    named: (kind: Kind | null): Source[] =>
      kind
        ? kindPhrases(kind)
            .flatMap(phrase)
            .map((list): Source => ({ list, shift: 5, points: wordPoints(30, false) }))
        : [],
    /** What names a phone. */
    forPhones: (points: number): Source[] => [plain(ofPhones, points)],
    /** How many products there are of a kind and its sorts. */
    countOf: remembering((asked: Kind) =>
      sortsOf(asked).reduce((sum, { share, list }) => sum + (share >= 0.9 ? list.length : 0), 0),
    ),
  };
}

export type Sources = ReturnType<typeof sourcesOf>;

/** Of a beginning every word counts alike: what it has itself is among them. */
function withoutCovered(meanings: readonly Meaning[]): readonly Meaning[] {
  const range = meanings.map(({ words }) => words).find((words) => 'from' in words);
  if (!range) return meanings;
  return meanings.filter(
    ({ words, all }) => all || 'from' in words || !words.every((word) => word >= range.from && word < range.to),
  );
}

/** The postings of the rarest of some lists, in the products that have them all. */
function common(given: readonly Uint32Array[]): Uint32Array {
  const [rarest = new Uint32Array(), ...others] = [...given].sort((a, b) => a.length - b.length);
  return rarest.filter((posting) => others.every((list) => holds(list, productOf(posting))));
}

function holds(list: Uint32Array, product: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (productOf(list[middle] ?? 0) < product) low = middle + 1;
    else high = middle;
  }
  return low < list.length && productOf(list[low] ?? 0) === product;
}
