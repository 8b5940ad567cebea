import { grouped } from '../../components/filters/counts.ts';
import type { Interpretation } from './engine/result.ts';
import { headingOf, without } from './said.ts';

/** What may stand in a query beside what was understood of it. */
const joining = /^(?:de|del|el|la|los|las|mi|p|para|un|una|y)$/i;

/**
 * The words of the way to all that was found: "Ver las 12 fundas para Galaxy A54" where nothing but that was asked for
 * (R4.17), else the query itself. @param shown how many are suggested
 */
export function allLine(term: string, total: number, shown: number, understood: Interpretation): string {
  const what = whole(term, understood);
  if (total > 1 && what) return `Ver ${articleOf(what)} ${grouped(total)} ${what}`;
  // What only the scan or the API found may be a part: no number is said that may change.
  if (total <= shown && understood.chips.length === 0) return `Ver todo lo de «${term}»`;
  return total === 1 ? `Ver el resultado de «${term}»` : `Ver los ${grouped(total)} resultados de «${term}»`;
}

/** "fundas para Galaxy A54", where that says all that was asked for; else null. */
function whole(term: string, understood: Interpretation): string | null {
  const { productType, brand, model, attributes, droppedTerms, absent, chips } = understood;
  if (!productType?.forPhones || (model ?? brand) === null || absent) return null;
  if (attributes.length + droppedTerms.length > 0) return null;
  const rest = chips.reduce((text, { words }) => without(text, words), term);
  const heading = rest.split(/\s+/).every((word) => word === '' || joining.test(word)) ? headingOf(understood) : null;
  return heading && heading.charAt(0).toLowerCase() + heading.slice(1);
}

/** By the first word: the kinds that are for phones are all many. */
const articleOf = (what: string): string => (/^(?:\p{L}+(?:as|iones)|bases) /u.test(what) ? 'las' : 'los');

/** Over suggestions and results of which nothing is left. */
export const soldOutHeading = 'Agotado por ahora';
