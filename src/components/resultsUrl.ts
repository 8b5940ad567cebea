import { toWellFormed } from '../lib/polyfills/wellFormed.ts';

/** The URL of the results for a search term (R2.2), or of all products for an empty one. */
export const resultsUrl = (term: string): string =>
  term ? `/busqueda?busqueda=${encodeURIComponent(toWellFormed(term))}` : '/todos';
