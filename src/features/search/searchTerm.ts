import { cut } from '../../lib/cut.ts';

/** Longest search text, characters. */
export const maxTermLength = 200;

/** The text searched for, from the query; "" where there is none. No half of a letter is in it: a query gives whole ones, and so does cut(). */
export const parseTerm = (query: string): string =>
  cut((new URLSearchParams(query).get('busqueda') ?? '').trim(), maxTermLength);

/**
 * The query that an old link means, "/busqueda;busqueda=a%2Bb" (R1.2), with what its own query has; null where an address
 * is none.
 */
export function parseOldLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const written = /^\/busqueda;busqueda=(.*)$/i.exec(pathname)?.[1];
  if (written === undefined) return null;
  const query = new URLSearchParams(search);
  try {
    query.set('busqueda', decodeURIComponent(written.replaceAll('+', ' ')));
  } catch {
    // What cannot be read is no term.
  }
  return `?${query}`;
}
