import { phonesIn, type Phone } from '../../../catalogue/phones/phones.ts';
import { fold } from '../../../lib/text.ts';
import { headOf, kindsIn, languageOf, meantKind, piecesOf, type Told } from './heads.ts';
import type { Learned } from './learned.ts';
import type { Kind, Lexicon } from './lexicon.ts';
import type { SearchProduct } from './searchProduct.ts';
import { partsOf } from './words.ts';

const [byHead, byOther, byCategory, byDoubt] = [0, 1, 2, 3];

/** The share of the known heads that has to agree with a category before it speaks for the rest. */
const agree = { named: 0.4, unnamed: 0.65 } as const;
/** Where fewer of a category's names tell a kind, they tell it by chance. */
const fewHeads = 0.3;

/** What a category says, and whether against its names too. */
interface Said {
  kind: Kind;
  overrules: boolean;
}

/** The share of a category's names by which one language has to lead there. */
const clearly = 0.2;

/** Words that only count what follows. */
const containers = new Set('paquete pack juego kit set par mini combo nuevo super gran lote caja the new'.split(' '));

/** Learns what each product is and which phones it names. */
export function learn(products: readonly SearchProduct[], lexicon: Lexicon): Learned {
  const { kinds, kindShare } = lexicon;
  const phoneKind = kinds.find(({ one }) => one === 'celular')?.number ?? 0;
  const phones = phonesIn(products);
  const numberOf = new Map<string, number>();
  const allPhones: Phone[] = [];
  const numbered = (phone: Phone): number => {
    let number = numberOf.get(phone.slug);
    if (number === undefined) {
      numberOf.set(phone.slug, (number = allPhones.length));
      allPhones.push(phone);
    }
    return number;
  };
  const named = products.map(({ id }) => phones.named(id));
  const read = products.map((product) => readName(product, lexicon));
  const languages = languagesOf(products, read);
  const firsts = countsOf(products.map(({ name }) => partsOf(fold(name))[0] ?? ''));
  const heads = products.map((product, at): number[] => {
    const { pieces, brand } = read[at] as Read;
    const isSpanish = languages(at) >= 0;
    for (const [place, told] of pieces.entries()) {
      const found = headOf(told, isSpanish);
      if (!found) {
        if (place === 0 && startsWithPhone(product.name, named[at] ?? [])) return [4 * phoneKind + byHead];
        continue;
      }
      const sure = place > 0 || doubtful(product.name, brand, found.head, isSpanish, firsts) ? byDoubt : byHead;
      const kind = meantKind(found.head, (named[at]?.length ?? 0) > 0);
      return [4 * kind.number + sure, ...found.others.map(({ number }) => 4 * number + byOther)];
    }
    return [];
  });
  const ofCategory = categoryKinds(products, heads, named, lexicon);
  return {
    kinds: heads.map((own, at) => {
      const said = ofCategory.get(products[at]?.category ?? '');
      const [first] = own;
      if (!said || (first !== undefined && (!said.overrules || kindShare(said.kind, first >>> 2) > 0))) return own;
      // Where the names of a category never say the kind, it is as sure as they would be.
      return [
        4 * said.kind.number + (said.overrules ? byHead : byCategory),
        ...own.map((code) => code - (code % 4) + byDoubt),
      ];
    }),
    phones: named.map((own, at) => {
      const itself = (heads[at]?.[0] ?? -1) >>> 2 === phoneKind;
      return own.map((phone) => 2 * numbered(phone) + (itself ? 1 : 0));
    }),
    allPhones,
  };
}

interface Read {
  /** The kinds of the head, then of each other piece of the name. */
  pieces: Told[][];
  brand: string[];
}

function readName({ name, brand }: SearchProduct, lexicon: Lexicon): Read {
  const brandWords = partsOf(fold(brand));
  const { head, rest } = piecesOf(name);
  return { pieces: [head, ...rest.slice(0, 4)].map((piece) => kindsIn(lexicon, piece, brandWords)), brand: brandWords };
}

/** The language of each name: by itself, else by its category, else by the whole catalogue. */
function languagesOf(products: readonly SearchProduct[], read: readonly Read[]): (at: number) => number {
  const own = products.map(({ name }, at) => Math.sign(languageOf(name, read[at]?.pieces[0])));
  const byName = new Map<string, { sum: number; size: number }>();
  let all = 0;
  products.forEach(({ category }, at) => {
    const { sum, size } = byName.get(category) ?? { sum: 0, size: 0 };
    byName.set(category, { sum: sum + (own[at] ?? 0), size: size + 1 });
    all += own[at] ?? 0;
  });
  const ofCategory = (name: string): number => {
    const { sum, size } = byName.get(name) ?? { sum: 0, size: 0 };
    return Math.abs(sum) >= clearly * size ? sum : 0;
  };
  return (at) => own[at] || ofCategory(products[at]?.category ?? '') || all;
}

/** A phone is sold by its model alone: "SAMSUNG A26 5G", "Galaxy S22 128 GB". */
function startsWithPhone(name: string, named: readonly Phone[]): boolean {
  const [phone] = named;
  if (!phone) return false;
  const starts = new Set([...partsOf(fold(phone.brand)), ...partsOf(fold(phone.name)), 'nuevo']);
  return starts.has(partsOf(fold(name))[0] ?? '');
}

/** "Bandeja disco duro" is no disk: names begin often so, and what it is has no entry. */
function doubtful(
  name: string,
  brand: readonly string[],
  head: Told,
  isSpanish: boolean,
  firsts: ReadonlyMap<string, number>,
): boolean {
  const [first = ''] = partsOf(fold(name));
  if (!isSpanish || head.from === 0 || head.from > 2 || brand.includes(first) || containers.has(first)) return false;
  return !/\d/.test(first) && first.length > 3 && (firsts.get(first) ?? 0) > 2;
}

/** What a category says of those of its products whose names do not say what they are. */
function categoryKinds(
  products: readonly SearchProduct[],
  heads: readonly (readonly number[])[],
  named: readonly (readonly Phone[])[],
  lexicon: Lexicon,
): Map<string, Said> {
  const { kinds, kindShare } = lexicon;
  const places = new Map<string, number[]>();
  products.forEach(({ category }, at) => {
    const own = places.get(category);
    if (own) own.push(at);
    else places.set(category, [at]);
  });
  const found = new Map<string, Said>();
  for (const [category, own] of places) {
    const known = own.flatMap((at) => (heads[at]?.[0] === undefined ? [] : [heads[at][0] >>> 2]));
    const withPhone = own.filter((at) => (named[at]?.length ?? 0) > 0).length > own.length / 10;
    const told = kindsIn(lexicon, fold(category), [], true);
    const says = new Set(told.map((each) => meantKind(each, withPhone)));
    const [only] = says.size === 1 ? says : [];
    const agreed = only ? known.filter((number) => kindShare(only, number) > 0.5).length : 0;
    const few = known.length < fewHeads * own.length;
    if (only && (few || agreed >= agree.named * known.length)) found.set(category, { kind: only, overrules: few });
    else {
      const [[top, count] = [-1, 0]] = [...countsOf(known)].sort((a, b) => b[1] - a[1]);
      const kind = kinds[top];
      if (kind && !few && count >= agree.unnamed * known.length) found.set(category, { kind, overrules: false });
    }
  }
  return found;
}

function countsOf<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
