import { missingProductMessage, soldOutText } from '../../components/texts.ts';
import { formatCount } from '../../components/counts.ts';
import { fold } from '../../lib/text.ts';
import type { Refinement, Interpretation } from './engine/result.ts';

// Texts about the interpretation of a query (R4.17), for suggestions and results.

/** "Fundas para Samsung", "Televisiones LG", "Cables USB-C de 2 m"; null for a query without a product type or phone. */
export function formatHeading(interpretation: Interpretation): string | null {
  const { productType, brand, phone, lacksModel, connectors, quantities, leadingTerms } = interpretation;
  // "Funda para iPhone 13", but "celular Galaxy A54": a device is of a brand, not for it.
  const preposition = productType?.isDevice ? ' ' : ' para ';
  // A product may fit devices that its name does not list: names of inks seldom list every printer.
  const mayBeUnlisted = productType && !productType.forPhones && !productType.isDevice;
  if (lacksModel && phone) {
    if (!productType) return `Ningún producto dice ${phone}`;
    return `No ${mayBeUnlisted ? 'encontramos' : 'tenemos'} ${productType.singular}${preposition}${phone}`;
  }
  const phoneOrBrand = phone ?? brand;
  if (!productType) return phone ? `Para ${phone}` : null;
  const connected = [...new Set(connectors)].filter((name) => !productType.plural.includes(name)).join(' a ');
  const noun = connected ? `${productType.plural} ${connected}` : productType.plural;
  // A quantity that not all results have is in the heading only if the line below explains it (formatLeadingTerms).
  const [quantity] = quantities.filter((text) => leadingTerms.length < 2 || !leadingTerms.includes(text));
  const ofQuantity = quantity && quantities.length === 1 ? ` de ${quantity}` : '';
  if (!phoneOrBrand) return noun + ofQuantity;
  return !productType.isDevice && (phone !== null || productType.forPhones)
    ? `${noun}${ofQuantity} para ${phoneOrBrand}`
    : `${noun} ${phoneOrBrand}${ofQuantity}`;
}

/** The notice about terms that no result matches; null if there are none. */
export function formatMissingTerms(interpretation: Interpretation): { lead: string; text: string } | null {
  const { missingTerms, unknownTerms, lacksModel, price } = interpretation;
  if (lacksModel) return null;
  if (price?.relaxed) return { lead: 'Nada a ese precio:', text: 'primero va lo más cercano.' };
  if (missingTerms.length === 0) return null;
  // Unknown terms are typos: the notice must not say that the shop has no «sansumg».
  const knownTerms = missingTerms.filter((term) => !unknownTerms.includes(term));
  const ignored = `No tomamos en cuenta ${quoteAll(unknownTerms, ' ni ')}`;
  const text = 'esto es lo más parecido que encontramos.';
  if (knownTerms.length === 0) return { lead: `${ignored}:`, text };
  return {
    lead: `Ningún nombre dice ${quoteAll(knownTerms, ' ni ')}:`,
    text: unknownTerms.length > 0 ? `${text} ${ignored}.` : text,
  };
}

/** Quotes and joins folded words: "«a», «b» ni «c»". */
const quoteAll = (words: readonly string[], and: string): string => quoteAsTyped(words.map(restoreAccents), and);

/** The same for words as typed. */
function quoteAsTyped(words: readonly string[], and: string): string {
  const quoted = words.map((word) => `«${word}»`);
  const last = quoted.at(-1) ?? '';
  // "«mecánico» e «inalámbrico»".
  const conjunction = / y /.test(and) && /^«h?i(?!e)/.test(last) ? ' e ' : and;
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')}${conjunction}${last}`;
}

/** Restores the accent of folded words that end in -ción and -sión: "extensión". */
const restoreAccents = (words: string): string => words.replace(/([cs])ion\b/g, '$1ión');

/**
 * "Primero las rojas o parecidas; luego, otros colores."; null if all results match equally, or are sorted by price. Fits one line on
 * a phone. For quantities, formatQuantityNotice() is more specific.
 */
export function formatLeadingTerms(interpretation: Interpretation): string | null {
  const { leadingTerms, productType, colours, lacksModel, order, hasRelated } = interpretation;
  const [first = ''] = leadingTerms;
  // Results sorted by price do not begin with the best matches.
  if (lacksModel || order || first === '') return null;
  if (leadingTerms.length > 2) return 'Primero lo más parecido a lo que escribiste.';
  if (leadingTerms.length > 1 || !productType || !colours.includes(first))
    return `Primero lo más parecido a ${quoteAll(leadingTerms, ' y ')}.`;
  const article = definiteArticle(lowercaseFirst(`${productType.plural} `));
  const vowel = article === 'las' ? 'a' : 'o';
  return `Primero ${article} ${pluralizeColour(first, vowel)} o parecid${vowel}s${hasRelated ? '' : '; luego, otros colores'}.`;
}

/** The notice about the related products at the end; null if there are none, or if they are sorted by price. */
export const formatRelatedNotice = ({
  lacksModel,
  hasRelated,
  order,
  productType,
  phone,
}: Interpretation): string | null =>
  !lacksModel && hasRelated && !order && productType
    ? `Después, ${phone ? `lo demás para ${phone}` : 'otras cosas que pueden servir'}.`.replace('….', '…')
    : null;

/** "roja" → "rojas" or "rojos", "verde" → "verdes", "azul" → "azules", "menta" → "mentas": nouns keep their gender. */
function pluralizeColour(word: string, vowel: string): string {
  const singular = lowercaseFirst(word).replace(/s$/, '');
  // "Azul marino".
  if (singular.includes(' ')) return singular;
  if (/^(?:roj|negr|blanc|amarill)[ao]$|d[ao]$/.test(singular)) return `${singular.slice(0, -1)}${vowel}s`;
  return /[aeoé]$/.test(singular) ? `${singular}s` : `${singular}es`;
}

/** "Mostramos «audífonos»"; null if no correction is shown. */
export function formatCorrections({ corrected }: Interpretation): string | null {
  const shown = corrected.filter(({ isShown }) => isShown);
  if (shown.length === 0) return null;
  const meant = quoteAll(
    shown.map((word) => word.meant),
    ' y ',
  );
  const typed = quoteAsTyped(
    shown.map((word) => word.typed),
    ' y ',
  );
  return `Mostramos ${meant} en vez de ${typed}.`;
}

/** The query with all corrections, including those that formatCorrections() leaves out. */
export const correctTerm = (term: string, { corrected }: Interpretation): string =>
  corrected.reduce((text, { typed, meant }) => {
    const words = text.split(/\s+/);
    const { length } = typed.split(' ');
    const from = words.findIndex(
      (_, index) => normalize(words.slice(index, index + length).join(' ')) === normalize(typed),
    );
    return from < 0 ? text : [...words.slice(0, from), restoreAccents(meant), ...words.slice(from + length)].join(' ');
  }, term);

/** The phone of the query, for a link to all products for it; null without a phone, or if the phone is the whole query. */
export const phoneForBroaderSearch = (term: string, { phone }: Interpretation): string | null =>
  phone !== null && normalize(term) !== normalize(phone) ? phone : null;

/** The WhatsApp message when the shop has no such product for the phone. */
export const missingModelMessage = ({ productType, phone }: Interpretation): string =>
  missingProductMessage(productType?.singular ?? 'algo', phone ?? 'mi celular');

/** Lowercases the first letter. */
export const lowercaseFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Formats the text of a chip: "Rojo", "USB-C", "iPhone 14". */
export const chipText = (text: string): string =>
  text.replace(/^\p{Ll}+(?!\p{L})/u, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** The query that the chip of a refinement leads to. */
export const addRefinement = (term: string, { add, prepend }: Refinement): string =>
  prepend ? `${add} ${term}` : `${term} ${add}`;

/** The query without the words of a chip. */
export function removeWords(term: string, words: readonly string[]): string {
  const removed = new Set(words.flatMap((word) => word.split(' ').map(normalize)));
  return (
    term
      .split(/\s+/)
      .filter((word) => !removed.has(normalize(word)))
      .join(' ')
      .trim()
      // "Cable de [2 metros] de menos de 200".
      .replaceAll(/ (?:de|para|con)(?= (?:de|para|con) |$)/g, '')
  );
}

/** Folds case and accents, and removes spaces and punctuation: "$1,500" → "1500". */
const normalize = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The heading of sold-out suggestions and results. */
export const soldOutHeading = `${soldOutText} por ahora`;

/** The WhatsApp message when nothing was found. */
export const notFoundMessage = (term: string): string =>
  `Hola, busco "${term}" y no lo encontré en la tienda en línea. ¿Lo tienen?`;

/** Function words, which say nothing about a product. */
export const functionWord = /^(?:con|de|del|el|la|los|las|mi|p|para|un|una|y)$/i;

/**
 * The label of the button to all results: "Ver las 12 fundas para Galaxy A54" if the heading covers the whole query (R4.17),
 * else with the query itself. @param shown the number of suggested products
 */
export function formatAllResults(term: string, total: number, shown: number, interpretation: Interpretation): string {
  const what = completeHeading(term, interpretation);
  if (total > 1 && what) return `Ver ${definiteArticle(what)} ${formatCount(total)} ${what}`;
  const meant = correctTerm(term, interpretation);
  // The linear scan and the live API may find only some of the results, so no count that may change later.
  if (total <= shown && interpretation.chips.length === 0) return `Ver todo lo de «${meant}»`;
  return total === 1 ? `Ver el resultado de «${meant}»` : `Ver los ${formatCount(total)} resultados de «${meant}»`;
}

/** The heading in lower case, if it covers the whole query: "fundas para Galaxy A54"; else null. */
function completeHeading(term: string, interpretation: Interpretation): string | null {
  const { productType, brand, phone, attributes, missingTerms, price, order, lacksModel, hasRelated, chips } =
    interpretation;
  if (!productType?.forPhones || (phone ?? brand) === null || lacksModel || price || order || hasRelated) return null;
  if (attributes.length + missingTerms.length > 0) return null;
  const rest = chips.reduce((text, { words }) => removeWords(text, words), term);
  const isComplete = rest.split(/\s+/).every((word) => word === '' || functionWord.test(word));
  const heading = isComplete ? formatHeading(interpretation) : null;
  return heading && lowercaseFirst(heading);
}

/** The definite article of a plural, by its first word. @param what in lower case, with a space after the first word */
export const definiteArticle = (what: string): string => (/^(?:\p{L}+(?:as|iones)|bases) /u.test(what) ? 'las' : 'los');
