import { families } from '../../../catalogue/phones/families.ts';
import { mentionsIn } from '../../../catalogue/phones/mentions.ts';
import type { Phone } from '../../../catalogue/phones/phones.ts';
import { fold, slugOf } from '../../../lib/text.ts';
import { remembering } from './remembering.ts';
import { partsOf } from './words.ts';

/** Phones that a query asks for. */
export interface TypedPhone {
  /** Numbers of the phones; none where the catalogue has nothing for that model. */
  phones: number[];
  /** "Galaxy A54". */
  name: string;
  brand: string;
  from: number;
  to: number;
  /** Its last word may go on. */
  unfinished?: boolean;
}

/** Words that make another phone of a model. */
const variants = new Set('pro max plus ultra lite mini fe edge power play neo fusion'.split(' '));
const leads = new Set(
  families.flatMap(({ label, brand }) => [fold(label), fold(brand)]).concat(['mi', 'samsung', 'galaxy']),
);
/** Letters and a number, as makers call their phones. */
const code = /^[a-z]{1,2}\d{1,3}[a-z]?$/;
const longest = 6;

/** A query has the same windows of words again with its next letter. */
const mentionsOf = remembering(mentionsIn, 300);

/** Reads the phones of a query, by how the catalogue's own phones are called. @param phones of the catalogue */
export function phoneReader(phones: readonly Phone[]): (words: readonly string[], open?: boolean) => TypedPhone[] {
  const bySlug = new Map(phones.map(({ slug }, number) => [slug, number]));
  const byModel = new Map<string, number[]>();
  phones.forEach(({ name, slug }, number) => {
    const model = partsOf(spaced(fold(name)))
      .slice(1)
      .join(' ');
    const plain = slug.endsWith('-5g') ? model.replace(/ 5g$/, '') : model;
    for (const key of new Set([model, plain])) byModel.set(key, [...(byModel.get(key) ?? []), number]);
  });

  const named = (words: readonly string[], from: number): TypedPhone | null => {
    if (!leads.has(words[from] ?? '')) return null;
    for (let to = Math.min(words.length, from + longest); to > from; to--) {
      const text = words.slice(from, to).join(' ');
      const [mention, ...more] = mentionsOf(text);
      if (!mention || more.length > 0 || mention.at > 0) continue;
      const { family, model, radio } = mention;
      const tail = spaced(text);
      if (!tail.endsWith(model) && !(radio && tail.endsWith(`${model} ${radio}`))) continue;
      const slug = slugOf(`${family.label} ${model}`);
      const number = (radio === '5g' ? bySlug.get(`${slug}-5g`) : undefined) ?? bySlug.get(slug);
      const name = `${family.label} ${family.label === 'iPhone' ? mention.spelled : asCode(mention.spelled)}${radio && number === undefined ? ` ${radio.toUpperCase()}` : ''}`;
      return { phones: number === undefined ? [] : [number], name, brand: family.brand, from, to };
    }
    return null;
  };

  /** A model alone, as "a54", "note 13", "13 pro max". */
  const bare = (words: readonly string[], from: number): TypedPhone | null => {
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const own = words.slice(from, to);
      if (!own.some((word) => /\d/.test(word))) return null;
      const with5g = own.at(-1) === '5g' && own.length > 1;
      const key = spaced((with5g ? own.slice(0, -1) : own).join(' '));
      if (/^\d+$/.test(key) || key.length < 2 || variants.has(key)) continue;
      if (!code.test(own[0] ?? '') && !/\d/.test(key)) continue;
      const found = byModel.get(key) ?? [];
      const fitting = found.filter((number) => with5g === (phones[number]?.slug.endsWith('-5g') ?? false));
      const meant = fitting.length > 0 ? fitting : with5g ? found : [];
      const [first] = meant.map((number) => phones[number]);
      if (!first) continue;
      const more = words.slice(to).findIndex((word) => !variants.has(word));
      const further = words.slice(to, more < 0 ? undefined : to + more);
      if (further.length === 0)
        return { phones: meant, name: first.name, brand: meant.length > 1 ? '' : first.brand, from, to };
      // "A54 Ultra" where there is only an A54: a phone that the catalogue does not know.
      const name = `${first.name} ${further.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')}`;
      return { phones: [], name, brand: first.brand, from, to: to + further.length };
    }
    return null;
  };

  const folded = phones.map(({ name }) => fold(name));
  /** "iphone 14 p": a suffix that is being typed tells which phones are meant, not that there is none. */
  const unfinished = (phone: TypedPhone, last: string): TypedPhone | null => {
    const start = `${fold(phone.name)} ${last}`;
    const meant = folded.flatMap((name, number) => (name.startsWith(start) && name !== start ? [number] : []));
    const [only] = meant.map((number) => phones[number]);
    if (!only) return null;
    const name = meant.length === 1 ? only.name : `${phone.name} ${last.charAt(0).toUpperCase()}${last.slice(1)}…`;
    return { ...phone, phones: meant, name, to: phone.to + 1, unfinished: true };
  };

  return (words, open = false) => {
    const found: TypedPhone[] = [];
    for (let from = 0; from < words.length; from++) {
      const phone = named(words, from) ?? bare(words, from);
      if (!phone) continue;
      // A brand right before a bare model tells which: "motorola g84".
      const last = open && phone.to === words.length - 1 ? words.at(-1) : undefined;
      const whole = (last !== undefined && /^[a-z]/.test(last) && unfinished(phone, last)) || phone;
      found.push(whole);
      from = whole.to - 1;
    }
    return found;
  };
}

/** A code that looks like a phone's model, though the catalogue has none such. */
export const looksLikeModel = (word: string): boolean => code.test(word);

/** The numbers of the phones of which a model may be the beginning: "galaxy a5" while typing. */
export function begunPhones(phones: readonly Phone[], { name }: TypedPhone): number[] {
  const start = fold(name);
  return phones.flatMap((phone, number) => (fold(phone.name).startsWith(start) ? [number] : []));
}

/** Letters of a code as makers write them: "s9" → "S9", "9c" → "9C". */
const asCode = (text: string): string => text.replaceAll(/\b[a-z]{0,2}\d+[a-z]?\b/g, (each) => each.toUpperCase());

/** Numbers after a word apart, as the catalogue's models are kept: "magic6" → "magic 6". */
const spaced = remembering((text: string): string => text.replace(/([a-z]{3})(?=\d)/g, '$1 '), 1_000);
