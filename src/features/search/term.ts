import { fold } from '../../lib/text.ts';
import type { Entry } from '../listing/entry.ts';

/** Longest search text, characters. */
const longest = 200;

/** The text searched for, from the query; "" where there is none. */
export const termOf = (query: string): string =>
  (new URLSearchParams(query).get('busqueda') ?? '').trim().slice(0, longest).toWellFormed();

/** The entries that hold every word of a text somewhere, whatever its accents and order (R4.14, R4.15). */
export function entriesFor(term: string, entries: readonly Entry[]): Entry[] {
  const words = fold(term)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (words.length === 0) return [];
  return entries.filter(({ card, brand, category }) => {
    const text = fold(`${card.name} ${brand} ${category}`);
    return words.every((word) => text.includes(word));
  });
}
