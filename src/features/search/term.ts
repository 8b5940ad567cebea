/** Longest search text, characters. */
const longest = 200;

/** The text searched for, from the query; "" where there is none. */
export const termOf = (query: string): string =>
  (new URLSearchParams(query).get('busqueda') ?? '').trim().slice(0, longest).toWellFormed();
