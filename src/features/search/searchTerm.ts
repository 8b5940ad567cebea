// Without imports: the results page loads this module before its first cards.

/** Maximum length of a search term, characters; the page and the engine ignore the rest. */
export const maxTermLength = 200;

/**
 * Parses the search term of a URL; "" if there is none. One line without invisible characters or lone surrogates: a link could
 * otherwise forge lines of the WhatsApp message that quotes the term, or reverse the heading.
 */
export const parseTerm = (query: string): string =>
  (new URLSearchParams(query).get('busqueda') ?? '')
    .slice(0, maxTermLength)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** Parses an old link, "/busqueda;busqueda=a%2Bb;existencias=1" (R1.2), into the query of its new URL; null for other URLs. */
export function parseLegacyUrl({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const parameters = /^\/busqueda;(.*)$/i.exec(pathname)?.[1];
  if (parameters === undefined) return null;
  const query = new URLSearchParams(search);
  // A raw ";" ends a parameter, and a raw "&" belongs to its value.
  for (const [name, value] of new URLSearchParams(parameters.replaceAll('&', '%26').replaceAll(';', '&')))
    query.set(name.toLowerCase(), value);
  return `?${query}`;
}
