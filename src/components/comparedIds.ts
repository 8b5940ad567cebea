/** Min and max number of compared products (R4.23). */
export const minCompared = 2;
export const maxCompared = 4;

/** Parses the ids of a URL, such as "1,2", without duplicates; at most `maxCompared`. */
export const parseIds = (text: string | null): string[] =>
  [...new Set((text ?? '').slice(0, 100).split(','))].filter((id) => /^\d{1,12}$/.test(id)).slice(0, maxCompared);

/** The ids of the compared products in the page's URL. */
export const idsInUrl = (): string[] => parseIds(new URLSearchParams(location.search).get('id'));
