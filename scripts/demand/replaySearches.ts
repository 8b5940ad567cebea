import { someInStock } from '../../src/contract/rules.ts';
import { soldOutText, discontinuedText } from '../../src/components/texts.ts';
import { toResultStatus, type Interpretation } from '../../src/features/search/engine/result.ts';
import type { SearchProduct } from '../../src/features/search/engine/index/searchProduct.ts';
import type { Searcher } from '../../src/features/search/engine/searcher.ts';
import { stopWords } from '../../src/features/search/engine/language/vocabulary.ts';
import { formatHeading } from '../../src/features/search/interpretationTexts.ts';
import { fold } from '../../src/lib/text.ts';
import { addCount, getOrCreate, sumWeeks, type CountByWeek, type VisitTally } from './tallyVisits.ts';

/** The catalogue that searches are replayed on. */
export interface CurrentCatalogue {
  searcher: Searcher;
  products: readonly SearchProduct[];
  /** Products that are no longer sold. */
  discontinued: readonly { id: string; name: string }[];
}

/** The sections of the report, in its order. */
export const demandKinds = [
  'nothing',
  'lacksModel',
  'soldOut',
  'missingAttribute',
  'unknownWord',
  'corrected',
  'unavailableProduct',
] as const;
export type DemandKind = (typeof demandKinds)[number];

/** Something that shoppers searched for or viewed and the shop lacks, or a typo that may be one. */
export interface DemandRow {
  kind: DemandKind;
  text: string;
  /** A note for the report: names of sold-out products, the line to add to `misspellings`, or how a typo was read. */
  detail: string;
  /** Searches that asked for it, as typed. */
  examples: Set<string>;
  weeks: CountByWeek;
}

export interface DemandReport {
  visits: CountByWeek;
  searches: CountByWeek;
  /** By kind, most frequent first. */
  rows: DemandRow[];
}

/** Replays all searches and views on the current catalogue, and collects the unmet demand. */
export function replaySearches({ visits, searches, views }: VisitTally, catalogue: CurrentCatalogue): DemandReport {
  const searchesByWeek: CountByWeek = new Map();
  const rows = new Map<string, DemandRow>();
  const add = ({ kind, text, detail }: Demand, weeks: CountByWeek, example?: string): void => {
    const row = getOrCreate(rows, `${kind} ${fold(text)}`, () => ({
      kind,
      text,
      detail,
      examples: new Set<string>(),
      weeks: new Map<string, number>(),
    }));
    for (const [week, count] of weeks) addCount(row.weeks, week, count);
    if (example !== undefined && row.examples.size < maxExamples) row.examples.add(example);
  };
  const findUnknownWord = createUnknownWordFinder(catalogue.searcher);
  for (const { term, weeks } of searches.values()) {
    for (const [week, count] of weeks) addCount(searchesByWeek, week, count);
    for (const demand of findSearchDemands(term, catalogue, findUnknownWord)) add(demand, weeks, term);
  }
  const findUnavailable = createUnavailableFinder(catalogue);
  for (const [id, weeks] of views) {
    const unavailable = findUnavailable(id);
    if (unavailable) add({ kind: 'unavailableProduct', ...unavailable }, weeks);
  }
  const sortedRows = [...rows.values()].sort(
    (a, b) =>
      demandKinds.indexOf(a.kind) - demandKinds.indexOf(b.kind) ||
      sumWeeks(b.weeks) - sumWeeks(a.weeks) ||
      (a.text < b.text ? -1 : 1),
  );
  return { visits, searches: searchesByWeek, rows: sortedRows };
}

/** Maximum number of example searches in a row. */
const maxExamples = 5;
/** Maximum number of sold-out products that a row names. */
const maxNames = 3;

type Demand = Pick<DemandRow, 'kind' | 'text' | 'detail'>;

/** The unmet demands of a search, by the status of the results page (toResultStatus). */
function findSearchDemands(
  term: string,
  { searcher, products }: CurrentCatalogue,
  findUnknownWord: UnknownWordFinder,
): Demand[] {
  const { total: resultCount, products: results, interpretation } = searcher.find(term, products.length);
  const cards = results.map(({ inStock }) => ({ stock: inStock ? someInStock : 0 }));
  const status = toResultStatus(resultCount, cards, interpretation);
  const heading = formatHeading(interpretation) ?? term;
  const chipWords = new Set(interpretation.chips.flatMap(({ words }) => words));
  const missingWords = findMissingWords(interpretation);
  const unknownWords = (status === 'nothing' ? fold(term).split(/[^\p{L}\p{N}]+/u) : missingWords)
    .filter((word) => !chipWords.has(word))
    .flatMap((word) => findUnknownWord(word) ?? []);
  const knownWords = missingWords.filter((word) => !unknownWords.some(({ text }) => text === word));
  const demands: Demand[] = [...unknownWords];
  if (status === 'lacksModel') demands.push({ kind: status, text: heading, detail: '' });
  else if (status === 'nothing') demands.push({ kind: status, text: term, detail: '' });
  else if (status === 'soldOut') demands.push({ kind: status, text: term, detail: listNames(results) });
  else if (knownWords.length > 0)
    demands.push({ kind: 'missingAttribute', text: `${heading}: «${knownWords.join(' ')}»`, detail: '' });
  for (const { typed, meant } of interpretation.corrected)
    demands.push({ kind: 'corrected', text: typed, detail: `leída como «${meant}»` });
  return demands;
}

/** The words of a query that no result has. */
const findMissingWords = ({ missingTerms }: Interpretation): string[] =>
  missingTerms.flatMap((words) => fold(words).split(' '));

const listNames = (products: readonly SearchProduct[]): string =>
  products
    .slice(0, maxNames)
    .map(({ id, name }) => `${id} ${name}`)
    .join(' · ');

/** Returns the demand for a word if neither vocabulary nor catalogue has it, otherwise null. */
type UnknownWordFinder = (word: string) => Demand | null;

function createUnknownWordFinder(searcher: Searcher): UnknownWordFinder {
  const ignoredWords = new Set(stopWords.split(' '));
  const cache = new Map<string, Demand | null>();
  const findUnknownWord: UnknownWordFinder = (word) => {
    if (word.length < 3 || /^\d+$/.test(word) || ignoredWords.has(word)) return null;
    const { total: resultCount, interpretation } = searcher.find(word, 1);
    const isKnown =
      interpretation.chips.length > 0 || (resultCount > 0 && findMissingWords(interpretation).length === 0);
    if (isKnown && interpretation.corrected.length === 0) return null;
    return { kind: 'unknownWord', text: word, detail: `${word}: …,` };
  };
  return (word) => getOrCreate(cache, word, () => findUnknownWord(word));
}

/** Creates a function that returns why a viewed product can't be bought, or null if it is in stock. */
function createUnavailableFinder({
  products,
  discontinued,
}: CurrentCatalogue): (id: string) => Omit<Demand, 'kind'> | null {
  const productsById = new Map(products.map((product) => [product.id, product]));
  const discontinuedNames = new Map(discontinued.map(({ id, name }) => [id, name]));
  return (id) => {
    const product = productsById.get(id);
    if (product) return product.inStock ? null : { text: `${id} ${product.name}`, detail: soldOutText };
    return { text: `${id} ${discontinuedNames.get(id) ?? ''}`.trim(), detail: discontinuedText };
  };
}
