import { someInStock } from '../../src/contract/rules.ts';
import { soldOutText, unavailableText } from '../../src/components/texts.ts';
import { toResultStatus, type Interpretation } from '../../src/features/search/engine/result.ts';
import type { SearchProduct } from '../../src/features/search/engine/index/searchProduct.ts';
import type { Searcher } from '../../src/features/search/engine/searcher.ts';
import { stopWords } from '../../src/features/search/engine/language/vocabulary.ts';
import { formatHeading } from '../../src/features/search/interpretationTexts.ts';
import { fold } from '../../src/lib/text.ts';
import { addTo, getOrCreate, total, type CountByWeek, type VisitTally } from './tallyVisits.ts';

/** The catalogue that searches are replayed on. */
export interface ReplayShop {
  searcher: Searcher;
  products: readonly SearchProduct[];
  /** Products that are no longer sold. */
  discontinued: readonly { id: string; name: string }[];
}

/** The sections of the report, in its order. */
export const demandKinds = [
  'nothing',
  'onlyOtherModels',
  'soldOut',
  'attribute',
  'word',
  'corrected',
  'product',
] as const;
export type DemandKind = (typeof demandKinds)[number];

/** A demand that the shop does not meet. */
export interface DemandRow {
  kind: DemandKind;
  text: string;
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

/** Replays each search and view on today's catalogue, and collects those that it cannot serve. */
export function replaySearches({ visits, searches, views }: VisitTally, shop: ReplayShop): DemandReport {
  const searchesByWeek: CountByWeek = new Map();
  const rows = new Map<string, DemandRow>();
  const add = ({ kind, text, detail }: Demand, weeks: CountByWeek, example?: string): void => {
    const row = getOrCreate(rows, `${kind} ${fold(text)}`, () => ({
      ...{ kind, text, detail },
      examples: new Set<string>(),
      weeks: new Map<string, number>(),
    }));
    for (const [week, count] of weeks) addTo(row.weeks, week, count);
    if (example !== undefined && row.examples.size < maxExamples) row.examples.add(example);
  };
  const judgeWord = createWordJudge(shop.searcher);
  for (const { term, weeks } of searches.values()) {
    for (const [week, count] of weeks) addTo(searchesByWeek, week, count);
    for (const demand of judgeSearch(term, shop, judgeWord)) add(demand, weeks, term);
  }
  const stock = createStockTexts(shop);
  for (const [id, weeks] of views) {
    const missing = stock(id);
    if (missing) add({ kind: 'product', ...missing }, weeks);
  }
  const sorted = [...rows.values()].sort(
    (a, b) =>
      demandKinds.indexOf(a.kind) - demandKinds.indexOf(b.kind) ||
      total(b.weeks) - total(a.weeks) ||
      (a.text < b.text ? -1 : 1),
  );
  return { visits, searches: searchesByWeek, rows: sorted };
}

/** Examples of searches that a row shows at most. */
const maxExamples = 5;
/** Names of sold-out products that a row shows at most. */
const maxNames = 3;

type Demand = Pick<DemandRow, 'kind' | 'text' | 'detail'>;

/** The unmet demand of a search, by the status of the results page (toResultStatus). */
function judgeSearch(term: string, { searcher, products }: ReplayShop, judgeWord: WordJudge): Demand[] {
  const { total: found, products: results, interpretation } = searcher.find(term, products.length);
  const cards = results.map(({ inStock }) => ({ stock: inStock ? someInStock : 0 }));
  const verdict = toResultStatus(found, cards, interpretation);
  const heading = formatHeading(interpretation) ?? term;
  const chipWords = new Set(interpretation.chips.flatMap(({ words }) => words));
  const dropped = wordsWithoutResults(interpretation);
  const unknown = (verdict === 'nothing' ? fold(term).split(/[^\p{L}\p{N}]+/u) : dropped)
    .filter((word) => !chipWords.has(word))
    .flatMap((word) => judgeWord(word) ?? []);
  const lacking = dropped.filter((word) => !unknown.some(({ text }) => text === word));
  const demands: Demand[] = [...unknown];
  if (verdict === 'onlyOtherModels') demands.push({ kind: verdict, text: heading, detail: '' });
  else if (verdict === 'nothing') demands.push({ kind: verdict, text: term, detail: '' });
  else if (verdict === 'soldOut') demands.push({ kind: verdict, text: term, detail: listNames(results) });
  else if (lacking.length > 0)
    demands.push({ kind: 'attribute', text: `${heading}: «${lacking.join(' ')}»`, detail: '' });
  for (const { typed, meant } of interpretation.corrected)
    demands.push({ kind: 'corrected', text: typed, detail: `leída como «${meant}»` });
  return demands;
}

/** The words of a query that no result has. */
const wordsWithoutResults = ({ droppedTerms }: Interpretation): string[] =>
  droppedTerms.flatMap((words) => fold(words).split(' '));

const listNames = (products: readonly SearchProduct[]): string =>
  products
    .slice(0, maxNames)
    .map(({ id, name }) => `${id} ${name}`)
    .join(' · ');

/** A row for a word that neither vocabulary nor catalogue knows; null for others. */
type WordJudge = (word: string) => Demand | null;

function createWordJudge(searcher: Searcher): WordJudge {
  const meaningless = new Set(stopWords.split(' '));
  const judged = new Map<string, Demand | null>();
  const judge: WordJudge = (word) => {
    if (word.length < 3 || /^\d+$/.test(word) || meaningless.has(word)) return null;
    const { total: found, interpretation } = searcher.find(word, 1);
    const isKnown = interpretation.chips.length > 0 || (found > 0 && wordsWithoutResults(interpretation).length === 0);
    if (isKnown && interpretation.corrected.length === 0) return null;
    return { kind: 'word', text: word, detail: `${word}: …,` };
  };
  return (word) => getOrCreate(judged, word, () => judge(word));
}

/** The name of a viewed product, and why nobody can buy it; null if it is in stock. */
function createStockTexts({ products, discontinued }: ReplayShop): (id: string) => Omit<Demand, 'kind'> | null {
  const current = new Map(products.map((product) => [product.id, product]));
  const former = new Map(discontinued.map(({ id, name }) => [id, name]));
  return (id) => {
    const product = current.get(id);
    if (product) return product.inStock ? null : { text: `${id} ${product.name}`, detail: soldOutText };
    return { text: `${id} ${former.get(id) ?? ''}`.trim(), detail: unavailableText };
  };
}
