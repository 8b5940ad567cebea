import { formatPesos } from '../../../lib/money.ts';
import { fold } from '../../../lib/text.ts';
import type { Index } from './invertedIndex.ts';
import type { Lexicon, ProductType } from './lexicon.ts';
import type { Quantity } from '../../../lib/quantities.ts';
import { phoneBrands } from './phones.ts';
import type { PriceCondition } from './quantities.ts';
import type { QueryClause } from './queryPlan.ts';
import type { ParsedQuery, QueryPart } from './parse.ts';
import type { Ranking } from './rank.ts';
import { emptyInterpretation, type Interpretation, type Refinement } from './result.ts';
import { stem } from './text.ts';

/** Describes what a query was interpreted as, and what of it the results lack. */
export function interpret(query: ParsedQuery, ranking: Ranking, { stopWords }: Lexicon): Interpretation {
  const { words, parts, prices, exclusions } = query;
  const typedWords = (part: QueryPart): string[] => part.wordIndexes.map((index) => words[index]?.typed ?? '');
  const termsOf = (clauses: readonly QueryClause[]): string[] =>
    clauses.flatMap(({ part }) =>
      part && part.type !== 'otherType' && part.wordIndexes.length > 0
        ? [[...new Set(typedWords(part))].join(' ')]
        : [],
    );
  const names = parts.map(
    (part) => (part.type === 'productType' ? part.productTypes[0]?.singular : partName(part)) ?? '',
  );
  const interpretation: Interpretation = {
    ...emptyInterpretation,
    attributes: [],
    chips: [],
    corrected: words
      .filter(
        ({ text, typed, spoken }, at) =>
          text !== typed && !spoken && typed !== words[at - 1]?.typed && !stopWords.has(text),
      )
      .map(({ typed }) => ({
        typed,
        meant: words.flatMap((word) => (word.typed === typed ? [spellAsName(word.text, names)] : [])).join(' '),
      })),
    droppedTerms: termsOf(ranking.dropped.filter((clause) => !isWord(clause))),
    unknownTerms: termsOf(ranking.dropped.filter(isWord)),
    colours: parts
      .filter((part) => part.type === 'attribute' && part.attribute.type === 'colour')
      .map((part) => typedWords(part).join(' ')),
    price: prices.price && { ...prices.price, missed: ranking.offPrice },
    order: prices.order,
    partialTerms: termsOf(ranking.partial),
    absent: ranking.absent,
    others: ranking.others ?? 0,
  };
  if (prices.price) interpretation.chips.push({ text: formatPriceCondition(prices.price), words: prices.priceWords });
  let isForBrand = true;
  for (const part of [...parts].sort((a, b) => (a.wordIndexes[0] ?? 0) - (b.wordIndexes[0] ?? 0))) {
    const name = partName(part);
    if (name === null || part.wordIndexes.length === 0) continue;
    if (part.type === 'productType') interpretation.productType ??= describeType(part.productTypes[0], name);
    else if (part.type === 'phone') interpretation.phone ??= name;
    else if (part.type === 'brand') {
      // Others follow: the page does not call all of them by this brand.
      if (!ranking.partial.some((clause) => clause.part === part)) interpretation.brand ??= name;
      // "Audífonos Kuvo": the brand made the product, not the phone that it is for.
      isForBrand &&= phoneBrands.has(fold(part.brand));
    } else interpretation.attributes.push(name);
    interpretation.chips.push({ text: name, words: typedWords(part) });
  }
  for (const { wordIndexes } of ranking.onlyExcluded ? [] : exclusions) {
    const typed = wordIndexes.map((index) => words[index]?.typed ?? '');
    interpretation.chips.push({ text: `Sin ${typed.at(-1) ?? ''}`, words: typed });
  }
  if (interpretation.productType && !isForBrand) interpretation.productType.forPhones = false;
  return interpretation;
}

/** A word that says nothing of a product but itself. */
const isWord = ({ part }: QueryClause): boolean =>
  part?.type === 'word' || part?.type === 'prefix' || part?.type === 'mentionedType';

/** "Hasta $200", "Desde $500", "$100 a $300", "Como $300". */
function formatPriceCondition({ min, max, about }: PriceCondition): string {
  if (about) return `Como ${formatPesos(Math.round((min + max) / 2))}`;
  if (min === 0) return `Hasta ${formatPesos(max)}`;
  return max === Infinity ? `Desde ${formatPesos(min)}` : `${formatPesos(min)} a ${formatPesos(max)}`;
}

/** A word as the names of the interpretation spell it: "inalambricos" → "inalámbrico", "iphone" → "iPhone". */
const spellAsName = (word: string, names: readonly string[]): string =>
  names.flatMap((name) => name.split(' ')).find((own) => stem(fold(own)) === stem(word)) ?? word;

const describeType = (productType: ProductType | undefined, name: string) => ({
  plural: productType?.plural ?? name,
  singular: productType?.singular ?? name,
  forPhones: (productType?.deviceSpecific ?? false) || (productType?.plug ?? false),
});

/** The name of a part on the page; null for parts that have none. */
function partName(part: QueryPart): string | null {
  // What serves a use may be of several types.
  if (part.type === 'productType')
    return part.use && part.productTypes[1] ? null : (part.productTypes[0]?.plural ?? null);
  if (part.type === 'phone') return part.phone.name;
  if (part.type === 'brand') return formatBrand(part.line || part.brand);
  if (part.type === 'attribute') return part.attribute.name;
  if (part.type === 'quantity') return formatQuantity(part.quantity);
  return null;
}

function formatBrand(text: string): string {
  if (/^i[a-z]/.test(text)) return `i${text.charAt(1).toUpperCase()}${text.slice(2)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How pages write units, if that differs. */
const unitNames: Readonly<Record<string, string>> = {
  w: 'W',
  wh: 'Wh',
  gb: 'GB',
  mah: 'mAh',
  in: 'pulgadas',
  hz: 'Hz',
  mhz: 'MHz',
  mp: 'MP',
  dpi: 'DPI',
  v: 'V',
  va: 'VA',
  a: 'A',
};

function formatQuantity({ unit, value }: Quantity): string {
  if (unit === 'gb' && value >= 1000) return `${value / 1000} TB`;
  return `${value.toLocaleString('es-MX')} ${unitNames[unit] ?? unit}`;
}

/** How many of the best results are examined, and how many refinements are offered. */
const maxExamined = 300;
const maxRefinements = 4;
/** A value that nearly all results have, or only one, does not narrow them. */
const maxShare = 0.9;
const minCount = 2;
/** What shoppers call a maker's phones. */
const spokenNames: ReadonlyMap<string, string> = new Map([['Apple', 'iPhone']]);

/**
 * Suggests what to add to a query, by what its results are: the product type if the query has none, else the brand,
 * else the model.
 * @param results best first
 */
export function suggestRefinements(
  { parts }: ParsedQuery,
  results: Uint32Array,
  { products, rows, annotations, lexicon, mentionsPhone }: Index,
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
  const phonesOf = (product: number) =>
    (annotations.phones[rows[product] ?? 0] ?? []).flatMap((code) => annotations.allPhones[code >> 1] ?? []);

  if (!has('productType', 'otherType')) {
    const typeOf = (product: number): number[] =>
      (annotations.types[rows[product] ?? 0] ?? []).slice(0, 1).map((code) => code >> 2);
    return mostFrequent(typeOf).flatMap((id) => {
      const productType = lexicon.productTypes[id];
      return productType ? [{ text: productType.plural, add: productType.singular, before: true }] : [];
    });
  }
  if (has('phone')) return [];
  const brand = parts.find((part) => part.type === 'brand')?.brand;
  const forPhones = examined.filter((product) => mentionsPhone[product]).length * 2 > examined.length;
  let terms: string[] = [];
  if (brand !== undefined) {
    const maker = fold(brand);
    const models = (product: number): string[] =>
      phonesOf(product).flatMap((phone) => (fold(phone.brand) === maker ? [phone.name] : []));
    // There is often one product for a model.
    if (forPhones) terms = mostFrequent(models, 1);
  } else if (forPhones)
    terms = mostFrequent((product) => phonesOf(product).map((phone) => spokenNames.get(phone.brand) ?? phone.brand));
  else terms = mostFrequent((product) => [products[product]?.brand ?? ''].filter(Boolean));
  return terms.map((term) => ({ text: term, add: term, before: false }));
}
