import { fold } from '../../../lib/text.ts';
import { type InvertedIndex, phoneBits, typeBits } from './index/invertedIndex.ts';
import type { ProductType } from './language/lexicon.ts';
import type { Quantity } from '../../../lib/quantities.ts';
import { phoneBrands } from './query/phones.ts';
import type { describeExclusions } from './query/exclusions.ts';
import type { formatMissingModel } from './ranking/notInCatalogue.ts';
import { hasInferredType, isPart, type ParsedQuery, type QueryPart } from './query/parsedQuery.ts';
import { findConnector, type QueryClause } from './ranking/queryPlan.ts';
import type { Ranking } from './ranking/rank.ts';
import type { joinNames, joinPlurals } from './ranking/compoundQueries.ts';
import type { findCorrections, findMissingTerms, quantityAsTyped } from './reportedTerms.ts';
import { isCorrected } from './query/spelling.ts';
import type { formatPriceRange } from './query/prices.ts';
import { emptyInterpretation, type Interpretation, type Refinement } from './result.ts';
import { stem, tokenize } from './language/words.ts';

/**
 * Describes how a query was interpreted, and which terms the results lack. The page must not call a term missing that the first
 * results have, or show a correction that none has (R4.17).
 * @param names the names of the first results
 */
export function interpret(
  query: ParsedQuery,
  ranking: Ranking,
  { lexicon, wordIds }: Pick<InvertedIndex, 'lexicon' | 'wordIds'>,
  names: readonly string[],
  onDemand: () => {
    describeExclusions: typeof describeExclusions;
    formatMissingModel: typeof formatMissingModel;
    formatPriceRange: typeof formatPriceRange;
    findMissingTerms: typeof findMissingTerms;
    findCorrections: typeof findCorrections;
    joinNames: typeof joinNames;
    joinPlurals: typeof joinPlurals;
    quantityAsTyped: typeof quantityAsTyped;
  },
): Interpretation {
  const { words, parts, priceTerms, exclusions } = query;
  const { leading = [] } = ranking;
  const { stopWords, meaningsOf } = lexicon;
  const textAt = (index: number): string => words[index]?.text ?? '';
  const typedWords = (indexes: readonly number[]): string[] => indexes.map((index) => words[index]?.typed ?? '');
  const restoreSpelling = createSpellingRestorer(parts, `${names.join(' ')} ${query.text}`);
  const isInFirst = createTermMatcher(names[0] ?? '');
  const isInNames = createTermMatcher(names.join(' '));
  const isShown = (index: number): boolean => isInNames(textAt(index));
  /** The part with a list of word indexes: the list identifies it. */
  const findPart = (indexes: readonly number[]): QueryPart | undefined =>
    [...parts, ...ranking.dropped.flatMap(({ part }) => part ?? [])].find(({ wordIndexes }) => wordIndexes === indexes);
  const toWordIndexes = (clauses: readonly QueryClause[]): number[][] =>
    clauses.flatMap(({ part }) => (part && part.type !== 'otherType' ? [part.wordIndexes] : []));
  const isInferred = hasInferredType(parts);
  /** A quantity as names spell it; perhaps as it was typed, if no name has it or it is a conversion. */
  const quantityText = (part: Extract<QueryPart, { type: 'quantity' }>): string => {
    const formatted = formatQuantity(part.quantity);
    const isDropped = ranking.dropped.some((clause) => clause.part === part);
    return isDropped || !Number.isInteger(10 * part.quantity.value)
      ? onDemand().quantityAsTyped(formatted, typedWords(part.wordIndexes).join(' '))
      : formatted;
  };
  /**
   * The terms as they were typed, quantities as names spell them; for an inferred type, the feature: "que no se moje" is «contra agua».
   */
  const toTerms = (lists: readonly number[][]): string[] =>
    lists.flatMap((indexes) => {
      const part = findPart(indexes);
      if (part?.type === 'quantity') return quantityText(part);
      if (part?.type === 'phone') return part.phone.name;
      if (part?.type === 'attribute' && (findConnector(part) || (isInferred && !/^para /.test(part.attribute.name))))
        return part.attribute.name;
      // A correction to a word without a meaning may be wrong ("stick" for "Stitch"): what was typed is not.
      const isGuess = matchesWords(part) && !indexes.some(isShown);
      return (isGuess ? typedWords(indexes) : indexes.map(textAt)).map(restoreSpelling).join(' ') || [];
    });

  const isOtherMeaningMissing = (index: number): boolean =>
    !isShown(index) && meaningsOf([textAt(index)]).some(({ type }) => type !== 'productType');
  const mayMissTerms =
    ranking.dropped.length > 0 ||
    ranking.exclusionsRelaxed ||
    parts.some((part) => part.type === 'productType' && (part.named || part.wordIndexes.some(isOtherMeaningMissing)));
  const { missing, unknown } = mayMissTerms
    ? onDemand().findMissingTerms(query, ranking, lexicon, wordIds, isInNames)
    : { missing: [], unknown: [] };

  const interpretation: Interpretation = {
    ...emptyInterpretation,
    attributes: [],
    connectors: [],
    quantities: [],
    chips: [],
    corrected: words.some(isCorrected)
      ? onDemand().findCorrections(
          query,
          ranking,
          missing,
          stopWords,
          restoreSpelling,
          names.length > 0 ? isInNames : null,
        )
      : [],
    missingTerms: names.length > 0 || ranking.lacksModel ? [...new Set(toTerms(missing))].filter(isSignificant) : [],
    unknownTerms: toTerms(unknown),
    colours: parts.flatMap((part) =>
      part.type === 'attribute' && part.attribute.type === 'colour' ? toTerms([part.wordIndexes]) : [],
    ),
    price: priceTerms.price && { ...priceTerms.price, relaxed: ranking.priceRelaxed },
    order: priceTerms.order,
    // Not a term that only later names have: "trenzado", if the first one says "reforzado".
    leadingTerms: [
      ...new Set(
        toTerms(toWordIndexes(leading.filter(({ part }) => !matchesWords(part) || part?.wordIndexes.some(isShown)))),
      ),
    ].filter((term) => isSignificant(term) && (isInFirst(term) || !isInNames(term))),
    lacksModel: ranking.lacksModel,
  };
  if (priceTerms.price)
    interpretation.chips.push({
      text: onDemand().formatPriceRange(priceTerms.price),
      words: priceTerms.priceWords,
    });
  if (exclusions.length > 0 && !ranking.exclusionsRelaxed)
    interpretation.chips.push(...onDemand().describeExclusions(exclusions, words));
  let mayBeForPhones = true;
  const byChipRank = (a: QueryPart, b: QueryPart): number =>
    chipRank(a) - chipRank(b) || (a.wordIndexes[0] ?? 0) - (b.wordIndexes[0] ?? 0);
  for (const part of [...parts].sort(byChipRank)) {
    const name = partName(part);
    if (name === null || part.wordIndexes.length === 0) continue;
    const hasPart = (clause: QueryClause): boolean => clause.part === part;
    const dropped = ranking.dropped.some(hasPart);
    // The heading names a brand or a connector only if all results have it.
    const isInAllResults = !dropped && !ranking.partial.some(hasPart);
    if (part.type === 'productType') {
      const type = part.productTypes.find((candidate) => ranking.lacksModel || candidate !== part.named);
      const first = interpretation.productType;
      if (type && !first) interpretation.productType = describeType(type);
      // The quantity may be that of one type only: "cables y cargadores de 2 m".
      else if (type && first && first.plural !== type.plural) {
        interpretation.quantities = [];
        first.plural = onDemand().joinPlurals(first.plural, type.plural);
      }
    } else if (part.type === 'phone') {
      const phone = name + (!part.phone.series && isLongerModel(name, names.join(' ')) ? '…' : '');
      interpretation.phone =
        interpretation.phone === null ? phone : onDemand().joinNames([interpretation.phone, phone]);
    } else if (part.type === 'brand') {
      if (isInAllResults) interpretation.brand ??= name;
      // "Audífonos Kuvo": the brand is that of the product, not of a phone.
      mayBeForPhones &&= phoneBrands.has(fold(part.brand));
    } else {
      interpretation.attributes.push(name);
      if (isInAllResults && findConnector(part)) interpretation.connectors.push(name);
      if ((isInAllResults || leading.some(hasPart)) && part.type === 'quantity' && !part.limit)
        interpretation.quantities.push(quantityText(part));
    }
    // "Roja", as it was typed; and "para bicicleta", which the feature "para moto" includes.
    const asTyped = part.type === 'attribute' && (dropped || part.attribute.type === 'colour');
    const isQuantity = part.type === 'quantity' && !part.limit;
    const text = ((asTyped || isQuantity) && toTerms([part.wordIndexes])[0]) || name;
    const typed = typedWords(part.wordIndexes);
    // "Tipo C a tipo C".
    const sameChip = interpretation.chips.find((chip) => chip.text === text);
    if (sameChip) sameChip.words.push(...typed);
    else interpretation.chips.push({ text, words: typed, dropped });
  }
  // A watch, an ink or a tablet: "cambian el tamaño o la cámara" holds for phones only.
  const isOtherModel = ranking.similarModels !== undefined && interpretation.phone === null;
  if (isOtherModel) interpretation.phone = onDemand().formatMissingModel(query, ranking, lexicon, restoreSpelling);
  if (interpretation.productType && (!mayBeForPhones || isOtherModel)) interpretation.productType.forPhones = false;
  return interpretation;
}

/** Creates a predicate: whether a text has every word of a term. */
function createTermMatcher(text: string): (term: string) => boolean {
  const stems = new Set(tokenize(fold(text)).map(stem));
  return (term) => tokenize(fold(term)).every((word) => stems.has(stem(word)));
}

/** Whether names contain a model that begins with another one: "Moto G84" begins with "Moto G8". */
const isLongerModel = (model: string, names: string): boolean =>
  fold(names)
    .split(fold(model))
    .slice(1)
    .some((rest) => /^\d/.test(rest));

/** Whether a term is more than a single character: of "7 en 1", a digit alone is meaningless. */
const isSignificant = ({ length }: string): boolean => length > 1;

/** Whether a part matches words, not a meaning. */
const matchesWords = (part?: QueryPart | null): boolean => isPart(part, 'word', 'prefix', 'mentionedType');

/** The order of the chips, after the price: what varies most within a type first, the type last. */
const chipOrder = ['colour', 'quantity', 'connector', 'feature', 'phone', 'brand', 'productType'];
const chipRank = (part: QueryPart): number =>
  chipOrder.indexOf(part.type === 'attribute' ? part.attribute.type : part.type);

/**
 * Creates a function that restores the accents and case of a folded word from query parts, product names or the query:
 * "inalambricos" → "inalámbricos", "iphone" → "iPhone".
 */
function createSpellingRestorer(parts: readonly QueryPart[], texts: string): (word: string) => string {
  const ofParts = parts.map((part) => {
    if (part.type === 'otherType') return part.productType.plural.toLowerCase();
    if (part.type !== 'productType') return partName(part);
    return `${part.named?.plural ?? ''} ${part.productTypes[0]?.plural ?? ''}`.toLowerCase();
  });
  const spellings = [...ofParts, texts.toLowerCase()].join(' ').split(/[\s,()]+/);
  return (word) => {
    // "Cafee" is not "cafée".
    const spelling = spellings.find((candidate) => stem(fold(candidate)) === stem(word) && !word.endsWith('ee')) ?? '';
    return word.replaceAll(/./g, (letter, index: number) =>
      fold(spelling.charAt(index)) === letter ? spelling.charAt(index) : letter,
    );
  };
}

const describeType = ({ plural, singular, deviceSpecific, byConnector, device }: ProductType) => ({
  plural,
  singular,
  forPhones: deviceSpecific || byConnector,
  isDevice: device,
});

const limitPrefix = { min: 'Desde ', max: 'Hasta ' } as const;

/** The name of a part on the page; null for parts that have none. */
function partName(part: QueryPart): string | null {
  // Inferred types may be several.
  if (part.type === 'productType')
    return part.inferred && part.productTypes[1] ? null : (part.productTypes[0]?.plural ?? null);
  if (part.type === 'phone') return part.phone.name;
  if (part.type === 'brand') return formatBrand(part.line || part.brand);
  if (part.type === 'attribute') return part.attribute.name;
  if (part.type === 'quantity') return (part.limit ? limitPrefix[part.limit] : '') + formatQuantity(part.quantity);
  return null;
}

function formatBrand(text: string): string {
  if (/^i[a-z]/.test(text)) return `i${text.charAt(1).toUpperCase()}${text.slice(2)}`;
  // "ps4".
  if (/\d$/.test(text)) return text.toUpperCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function formatQuantity({ unit, value }: Quantity): string {
  if (unit === 'GB' && value >= 1000) return `${value / 1000} TB`;
  return `${value.toLocaleString('es-MX')} ${unit}`;
}

/** Refinements are found in this number of best results. */
const maxExamined = 300;
const maxRefinements = 4;
/** A value of nearly all results, or of only one, is not a useful refinement. */
const maxShare = 0.9;
const minCount = 2;
/** What shoppers call a maker's phones. */
const toColloquialName = (brand: string): string => (brand === 'Apple' ? 'iPhone' : brand);

/**
 * Suggests refinements from the facets of the results: the product type if the query has none, else the brand, else the model.
 * @param results best first
 */
export function suggestRefinements(
  { parts }: ParsedQuery,
  results: Uint32Array,
  { products, rows, annotations, lexicon, mentionsPhone }: InvertedIndex,
): Refinement[] {
  const has = (...types: QueryPart['type'][]): boolean => parts.some(({ type }) => types.includes(type));
  if (parts.length === 0 || has('prefix', 'mentionedType')) return [];
  const examined = results.subarray(0, maxExamined);
  const mostFrequent = <T>(valuesOf: (product: number) => readonly T[], min = minCount): T[] => {
    const counts = new Map<T, number>();
    for (const product of examined)
      for (const value of new Set(valuesOf(product))) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count >= min && count <= maxShare * examined.length)
      .sort((a, b) => b[1] - a[1])
      .slice(0, maxRefinements)
      .map(([value]) => value);
  };
  const getPhones = (product: number) =>
    (annotations.phones[rows[product] ?? 0] ?? []).flatMap((code) => annotations.allPhones[code >> phoneBits] ?? []);

  if (!has('productType', 'otherType')) {
    const getType = (product: number): number[] =>
      (annotations.types[rows[product] ?? 0] ?? []).slice(0, 1).map((code) => code >> typeBits);
    return mostFrequent(getType).flatMap((id) => {
      const productType = lexicon.productTypes[id];
      return productType ? [{ text: productType.plural, add: productType.singular, prepend: true }] : [];
    });
  }
  if (has('phone')) return [];
  const brand = parts.find((part) => part.type === 'brand')?.brand;
  const forPhones = examined.filter((product) => mentionsPhone[product]).length * 2 > examined.length;
  let terms: string[] = [];
  if (brand !== undefined) {
    const maker = fold(brand);
    const models = (product: number): string[] =>
      getPhones(product).flatMap((phone) => (fold(phone.brand) === maker ? [phone.name] : []));
    // Often a single product is for a model.
    if (forPhones) terms = mostFrequent(models, 1);
  } else if (forPhones)
    terms = mostFrequent((product) => getPhones(product).map((phone) => toColloquialName(phone.brand)));
  else terms = mostFrequent((product) => [products[product]?.brand ?? ''].filter(Boolean));
  return terms.map((term) => ({ text: term, add: term, prepend: false }));
}
