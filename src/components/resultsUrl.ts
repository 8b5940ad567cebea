import { toWellFormed } from '../lib/polyfills/wellFormed.ts';

/** The URL of the results of a text (R2.2). */
export const resultsUrl = (term: string): string => `/busqueda?busqueda=${encodeURIComponent(toWellFormed(term))}`;
