import { setPhoneLines } from './engine/phones.ts';
import type { SearchProduct } from './engine/product.ts';
import { emptyInterpretation, type SearchResult } from './engine/result.ts';
import { createLinearScan, decodeSearchFile } from './engine/searchFile.ts';
import { buildSearcher, type Searcher } from './engine/searcher.ts';
import { type FuzzyMatcher, maxEdits } from './engine/spelling.ts';
import type * as FirstResultsModule from './results/firstResults.tsx';
import type { FirstResults } from './results/firstResults.tsx';

/** A question to the search worker, which answers with the same id. */
export type SearchQuestion =
  | {
      id: number;
      find: string;
      limit: number;
      /** Waits for the index instead of answering by a linear scan. */
      complete: boolean;
    }
  | { id: number; /** A query whose first results are to be rendered. */ firstResults: string }
  | { id: number; spellCorrect: string }
  | { id: number; /** Ids. */ products: readonly string[] };

/** What the search worker is told: the address of its file, the ids of products to boost, or a question. */
export type SearchMessage = { open: string } | { boost: readonly string[] } | SearchQuestion;

/** What it answers: that it is ready or has failed, or the answer to a question. */
export type SearchAnswer =
  | { ready: true }
  | { failed: true }
  | { id: number; found: SearchResult }
  | { id: number; firstResults: FirstResults | null }
  | { id: number; corrected: string | null }
  | { id: number; products: SearchProduct[] };

// Holds all products, and answers by a linear scan until their index is built.
type Scan = ReturnType<typeof createLinearScan>;
/** How many results are rendered at first: more than most screens show. */
const maxFirstResults = 12;

let scan: Scan | undefined;
let products: readonly SearchProduct[] = [];
let searcher: Searcher | undefined;
let waiting: SearchQuestion[] = [];
let boosted: readonly string[] = [];

const reply = (answer: SearchAnswer): void => postMessage(answer);

onmessage = ({ data }: MessageEvent<SearchMessage>) => {
  if ('open' in data) open(data.open).catch(() => reply({ failed: true }));
  else if ('boost' in data) boost(data.boost);
  else {
    if ('firstResults' in data) loadFirstResults().catch(() => undefined);
    answer(data);
  }
};

function boost(ids: readonly string[]): void {
  boosted = ids;
  searcher?.boost(ids);
}

async function open(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const file = decodeSearchFile(await response.text());
  scan = createLinearScan(file);
  reply({ ready: true });
  await nextTask();
  const { annotations, lexicon } = file.indexData();
  const all = file.products();
  products = all;
  setPhoneLines(all, annotations);
  const steps = buildSearcher(all, annotations, lexicon, matcher);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      searcher = step.value;
      searcher.boost(boosted);
      break;
    }
    await nextTask();
  }
  const questions = waiting;
  waiting = [];
  questions.forEach(answer);
}

function answer(question: SearchQuestion): void {
  unmatchedWords.clear();
  const result = answerTo(question);
  if (unmatchedWords.size > 0) {
    loadMatcher().then(
      () => answer(question),
      () => reply({ failed: true }),
    );
  } else if (result && 'firstResults' in question && 'found' in result) {
    loadFirstResults().then(
      ({ renderFirstResults }) =>
        reply({ id: question.id, firstResults: renderFirstResults(question.firstResults, result.found) }),
      () => reply({ id: question.id, firstResults: null }),
    );
  } else if (result) reply(result);
  else waiting.push(question);
}

/** The views of results are fetched when a page asks for them: suggestions do without. */
let firstResultsModule: Promise<typeof FirstResultsModule> | undefined;
const loadFirstResults = (): Promise<typeof FirstResultsModule> =>
  (firstResultsModule ??= import('./results/firstResults.tsx'));

/** The answer; undefined when it has to wait for the index. */
function answerTo(question: SearchQuestion): SearchAnswer | undefined {
  const { id } = question;
  if ('products' in question)
    return searcher && { id, products: products.filter((product) => question.products.includes(product.id)) };
  if ('spellCorrect' in question) return searcher && { id, corrected: searcher.spellCorrect(question.spellCorrect) };
  if ('firstResults' in question)
    return searcher && { id, found: searcher.find(question.firstResults, maxFirstResults) };
  const { find, limit, complete } = question;
  const found = searcher?.find(find, limit) ?? (complete ? undefined : scanFor(find, limit));
  return found && { id, found };
}

/** The fuzzy matcher is fetched at the first unknown word: most words that people type are known. */
let createFuzzyMatcher: ((words: readonly string[]) => FuzzyMatcher) | undefined;
let loading: Promise<void> | undefined;
/** The words that needed the matcher before it was there: their question is answered again. */
const unmatchedWords = new Set<string>();

const loadMatcher = (): Promise<void> =>
  (loading ??= import('./engine/fuzzy.ts').then((loaded) => void ({ createFuzzyMatcher } = loaded)));

function matcher(words: readonly string[]): FuzzyMatcher {
  let fuzzyMatcher: FuzzyMatcher | undefined;
  return (typed, asPrefix, edits = maxEdits(typed)) => {
    if (edits === 0) return [];
    if (!createFuzzyMatcher) unmatchedWords.add(typed);
    fuzzyMatcher ??= createFuzzyMatcher?.(words);
    return fuzzyMatcher?.(typed, asPrefix, edits) ?? [];
  };
}

/** The result of the scan; undefined when it finds nothing, since the index, which tolerates errors, may. */
function scanFor(query: string, limit: number): SearchResult | undefined {
  const products = scan?.(query, limit) ?? [];
  return products.length > 0
    ? { total: products.length, products, categories: [], brands: [], interpretation: emptyInterpretation, near: [] }
    : undefined;
}

/** Lets the worker answer the questions that have arrived. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));
