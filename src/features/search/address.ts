import { toWellFormed } from '../../lib/polyfills/wellFormed.ts';

/** The address of the results of a text (R2.2). */
export const resultsAddress = (term: string): string => `/busqueda?busqueda=${encodeURIComponent(toWellFormed(term))}`;
