import { cut } from '../../lib/cut.ts';
import { wellFormed } from '../../lib/polyfills.ts';

/** Longest search text, characters. */
export const longestTerm = 200;

/** The text searched for, from the query; "" where there is none. */
export const termOf = (query: string): string =>
  wellFormed(cut((new URLSearchParams(query).get('busqueda') ?? '').trim(), longestTerm));
