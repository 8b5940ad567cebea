import { toWellFormed } from '../lib/polyfills/wellFormed.ts';

/** The URL of the results for a search term (R2.2). */
export const resultsUrl = (term: string): string => `/busqueda?busqueda=${encodeURIComponent(toWellFormed(term))}`;
