import { fold } from '../../lib/text.ts';
import type { KnownPhone } from './phone.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';

/** Letters and digits alone, so that "a 54", "A-54" and "a54" are one. */
const bare = (text: string): string => fold(text).replaceAll(/[^a-z0-9]+/g, '');

/** The phones that were probably meant by what was typed: every word somewhere in brand and name. */
export function phonesLike(phones: readonly KnownPhone[], typed: string): KnownPhone[] {
  const words = fold(typed).split(/\s+/).map(bare).filter(Boolean);
  const joined = bare(typed);
  return phones.filter(({ brand, name }) => {
    const text = bare(`${brand} ${name}`);
    return text.includes(joined) || words.every((word) => text.includes(word));
  });
}

/** Phones under the names of their brands, most products first; before them those that the page is about. */
export function groupsOf(
  phones: readonly KnownPhone[],
  first: readonly string[],
): { title: string; phones: KnownPhone[] }[] {
  const ahead = phones.filter(({ slug }) => first.includes(slug));
  const brands = [...groupBy(phones, ({ brand }) => brand)].map(([title, own]) => ({ title, phones: own }));
  const size = (own: readonly KnownPhone[]): number => own.reduce((sum, { products }) => sum + products.length, 0);
  brands.sort((a, b) => size(b.phones) - size(a.phones));
  return ahead.length > 0 ? [{ title: 'De este producto', phones: ahead }, ...brands] : brands;
}
