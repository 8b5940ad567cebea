import { families } from '../../../../catalogue/phones/families.ts';
import { findPhoneMentions } from '../../../../catalogue/phones/mentions.ts';
import { formatPhones, type Phone } from '../../../../catalogue/phones/phones.ts';
import { fold, toSlug } from '../../../../lib/text.ts';
import { phoneBits } from '../index/invertedIndex.ts';
import type { Annotations, SearchProduct } from '../index/searchProduct.ts';
import { memoize, tokenize } from '../language/words.ts';

/** A phone in a query. */
export interface QueryPhone {
  /** Indexes of the phones; empty if the catalogue has nothing for the model. */
  phones: number[];
  /** "Galaxy A54". */
  name: string;
  brand: string;
  /** The range of its words in the query; `to` is exclusive. */
  from: number;
  to: number;
  /** Whether its last word may be incomplete. */
  incomplete?: boolean;
  /** Whether it is the name of several phones without their numbers: "Moto G". */
  series?: boolean;
}

/** Phone brands, folded; without brands of many other products. */
export const phoneBrands: ReadonlySet<string> = new Set(
  families.map(({ brand }) => fold(brand)).filter((brand) => brand !== 'sony'),
);

/** Words before a model number: "Watch 6". */
export const modelWords = /^(?:band|watch|fit|tab|pad|ipad|series?)$/;
/** Suffixes that turn a model into another one. */
export const phoneSuffixes = new Set('pro max plus ultra lite mini fe edge power play neo fusion'.split(' '));
const brandOrFamilyWords = new Set(
  families.flatMap(({ label, brand }) => [fold(label), fold(brand)]).concat(['mi', 'samsung', 'galaxy']),
);
/** Letters and a number, as in names of phones. */
const modelCode = /^[a-z]{1,2}\d{1,3}[a-z]?$/;
const maxNameWords = 6;

/** Whether a word has the form of a phone model, even if the catalogue has none of that name. */
export const looksLikeModel = (word: string): boolean => modelCode.test(word);

/** The words of a model without its brand: "s25 ultra"; none if it begins with a number. */
export function bareModel(name: string): string[] {
  const words = tokenize(fold(name));
  const index = words.findIndex(looksLikeModel);
  return index < 0 ? [] : words.slice(index);
}

/** Cached, because consecutive keystrokes share most n-grams. */
const findMentions = memoize(findPhoneMentions, 300);

/** Separates numbers from words, as the catalogue's models are stored: "magic6" → "magic 6". */
const separateNumbers = memoize((text: string): string => text.replace(/([a-z]{3})(?=\d)/g, '$1 '), 1_000);

/** Model codes in upper case: "s9" → "S9", "9c" → "9C", "a04e" → "A04e". */
const formatCode = (text: string): string => text.replaceAll(/\b[a-z]{0,2}\d+[a-df-z]?/g, (code) => code.toUpperCase());

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Parses a series of phones, or another one of the family of the one before (severalPhones.ts). */
export type ParseSeveralPhones = (
  words: readonly string[],
  from: number,
  before: QueryPhone | undefined,
  phones: readonly Phone[],
  parseNamed: (words: readonly string[], from: number) => QueryPhone | null,
) => QueryPhone | null;

/** Creates a parser that finds the phones of a query, by the names of the catalogue's phones. */
export function createPhoneParser(
  phones: readonly Phone[],
  onDemand: () => { parseSeveralPhones: ParseSeveralPhones },
): (words: readonly string[], allowIncomplete?: boolean) => QueryPhone[] {
  const bySlug = new Map(phones.map(({ slug }, index) => [slug, index]));
  const byModel = new Map<string, number[]>();
  phones.forEach(({ name, slug }, index) => {
    const model = tokenize(separateNumbers(fold(name)))
      .slice(1)
      .join(' ');
    const without5g = slug.endsWith('-5g') ? model.replace(/ 5g$/, '') : model;
    // "Y9 Prime" for "Y9 Prime 2019", "Flip 5" for "Z Flip 5".
    for (const key of new Set([model, without5g, without5g.replace(/^z | 20\d\d$/, '')]))
      byModel.set(key, [...(byModel.get(key) ?? []), index]);
  });
  // "Y70" for "Nova Y70", unless it is a model of its own.
  phones.forEach(({ name }, index) => {
    const [line, ...model] = tokenize(fold(name)).slice(1);
    const key = model.join(' ');
    if (line !== undefined && !/\d/.test(line) && looksLikeModel(model[0] ?? '') && !byModel.has(key))
      byModel.set(key, [index]);
  });

  /** Parses a model after its brand or family: "galaxy a54". */
  const parseNamed = (words: readonly string[], from: number): QueryPhone | null => {
    if (!brandOrFamilyWords.has(words[from] ?? '')) return null;
    for (let to = Math.min(words.length, from + maxNameWords); to > from; to--) {
      const text = words.slice(from, to).join(' ');
      const [mention, ...more] = findMentions(text);
      if (!mention || more.length > 0 || mention.index > 0) continue;
      // "Cargador iphone 20 w".
      if (findMentions(words.slice(from, to + 1).join(' ')).length === 0) continue;
      const { family, model, network, spelling } = mention;
      const separated = separateNumbers(text);
      if (!separated.endsWith(model) && !(network && separated.endsWith(`${model} ${network}`))) continue;
      const slug = toSlug(`${family.label} ${model}`);
      const index = (network === '5g' ? bySlug.get(`${slug}-5g`) : undefined) ?? bySlug.get(slug);
      const similar = (byModel.get(model) ?? []).filter((position) => phones[position]?.brand === family.brand);
      const code = family.label === 'iPhone' ? spelling : formatCode(spelling);
      const suffix = network && index === undefined ? ` ${network.toUpperCase()}` : '';
      const name = phones[index ?? -1]?.name ?? `${family.label} ${code}${suffix}`;
      return { phones: index === undefined ? similar : [index], name, brand: family.brand, from, to };
    }
    return null;
  };

  /** Parses a model alone: "a54", "note 13", "13 pro max". */
  const parseBare = (words: readonly string[], from: number): QueryPhone | null => {
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const candidateWords = words.slice(from, to);
      if (!candidateWords.some((word) => /\d/.test(word))) return null;
      const with5g = candidateWords.at(-1) === '5g' && candidateWords.length > 1;
      const key = separateNumbers((with5g ? candidateWords.slice(0, -1) : candidateWords).join(' '));
      if (/^\d+$/.test(key) || key.length < 2 || phoneSuffixes.has(key)) continue;
      if (!modelCode.test(candidateWords[0] ?? '') && !/\d/.test(key)) continue;
      const candidates = byModel.get(key) ?? [];
      const exact = candidates.filter((index) => with5g === (phones[index]?.slug.endsWith('-5g') ?? false));
      const matches = exact.length === 0 && with5g ? candidates : exact;
      const [first] = matches.map((index) => phones[index]);
      if (!first) continue;
      const after = words.slice(to);
      const end = after.findIndex((word) => !phoneSuffixes.has(word));
      const suffixes = end < 0 ? after : after.slice(0, end);
      if (suffixes.length === 0)
        return { phones: matches, name: first.name, brand: matches.length > 1 ? '' : first.brand, from, to };
      // "A54 Ultra" is an unknown phone if the catalogue has only an A54.
      const name = `${first.name} ${suffixes.map(capitalize).join(' ')}`;
      return { phones: [], name, brand: first.brand, from, to: to + suffixes.length };
    }
    return null;
  };

  /** Parses a model after its brand, without its line: "huawei y70". */
  const parseBranded = (words: readonly string[], from: number): QueryPhone | null => {
    const brand = words[from] ?? '';
    const model = phoneBrands.has(brand) ? parseBare(words, from + 1) : null;
    return model && fold(model.brand) === brand ? { ...model, from } : null;
  };

  const foldedNames = phones.map(({ name }) => fold(name));
  /** Whether a word may begin a series ("moto g"), or be another number of the same family ("iphone 13 y 14"). */
  const mayBeSeveral = (words: readonly string[], from: number, before?: QueryPhone): boolean => {
    const [word = '', next, third = ''] = words.slice(from);
    return brandOrFamilyWords.has(word)
      ? next !== undefined && !/^\d/.test(third)
      : before?.to === from - 1 && /^\d{1,2}$/.test(word);
  };

  /** "iphone 14 p": completes the suffix to those of known phones. */
  const completeSuffix = (phone: QueryPhone, suffix: string): QueryPhone | null => {
    const start = `${fold(phone.name)} ${suffix}`;
    const matches = foldedNames.flatMap((name, index) => (name.startsWith(start) && name !== start ? [index] : []));
    const [only] = matches.map((index) => phones[index]);
    if (!only) return null;
    const name = matches.length === 1 ? only.name : `${phone.name} ${capitalize(suffix)}…`;
    return { ...phone, phones: matches, name, to: phone.to + 1, incomplete: true };
  };

  return (words, allowIncomplete = false) => {
    const queryPhones: QueryPhone[] = [];
    for (let from = 0; from < words.length; from++) {
      const before = queryPhones.at(-1);
      const phone =
        parseNamed(words, from) ??
        parseBranded(words, from) ??
        (mayBeSeveral(words, from, before)
          ? onDemand().parseSeveralPhones(words, from, before, phones, parseNamed)
          : null) ??
        parseBare(words, from);
      if (!phone) continue;
      const suffix = allowIncomplete && phone.to === words.length - 1 ? words.at(-1) : undefined;
      const completed = suffix !== undefined && /^[a-z]/.test(suffix) ? completeSuffix(phone, suffix) : null;
      const queryPhone = completed ?? phone;
      queryPhones.push(queryPhone);
      from = queryPhone.to - 1;
    }
    return queryPhones;
  };
}

/** Sets the `phone` of each product to the phones that its name mentions, as cards show them. */
export function setProductPhones(products: readonly SearchProduct[], { phones, allPhones }: Annotations): void {
  products.forEach((product, row) => {
    const mentionedPhones = (phones[row] ?? []).flatMap((code) => allPhones[code >> phoneBits] ?? []);
    if (mentionedPhones.length > 0) product.phone = formatPhones(mentionedPhones);
  });
}
