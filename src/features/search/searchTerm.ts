import { cut } from '../../lib/cut.ts';

/** Longest search text, characters. */
export const longestTerm = 200;

/** The text searched for, from the query; "" where there is none. No half of a letter is in it: a query gives whole ones, and so does cut(). */
export const termOf = (query: string): string =>
  cut((new URLSearchParams(query).get('busqueda') ?? '').trim(), longestTerm);
