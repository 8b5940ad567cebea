import type { Phone } from './phones.ts';

/** So many are named; of more the first two, and how many others. */
const most = 3;

/** Phones in one short line, as cards have it: "Galaxy A54", "iPhone 14 y 14 Pro", "Galaxy A54, A34 y 3 más"; "" for none. */
export function phoneLine(phones: readonly Pick<Phone, 'name'>[]): string {
  const names = phones.map(({ name }) => name);
  const shown = names.length > most ? names.slice(0, most - 1) : names;
  const short = shown.map((name, place) => {
    const before = shown[place - 1];
    return before !== undefined && familyOf(before) === familyOf(name) ? name.slice(familyOf(name).length) : name;
  });
  if (names.length > shown.length) short.push(`${names.length - shown.length} más`);
  return [short.slice(0, -1).join(', '), ...short.slice(-1)].filter(Boolean).join(' y ');
}

/** "Galaxy " of "Galaxy A54". */
const familyOf = (name: string): string => name.slice(0, name.indexOf(' ') + 1);
