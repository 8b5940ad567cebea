import { toWellFormed } from '../lib/polyfills/wellFormed.ts';

/** The URL of the results for a search term (R2.2), or of all products for an empty one. */
export const resultsUrl = (term: string): string =>
  term ? `/busqueda?busqueda=${encodeURIComponent(toWellFormed(term))}` : '/todos';

/** Equals the maximum of features/search/searchTerm.ts, which components can't import. */
const maxTermLength = 200;

/** The URL of a search for products similar to one that is missing. */
export const similarUrl = (name: string): string =>
  resultsUrl(name.slice(0, maxTermLength).replace(/[\ud800-\udbff]$/, ''));
