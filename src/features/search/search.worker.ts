import { setPhoneLines } from './engine/phones.ts';
import { emptyInterpretation, maxFirstResults, type SearchProduct, type SearchResult } from './engine/result.ts';
import { createLinearScan, decodeSearchFile } from './engine/searchFile.ts';
import { noPrice } from './engine/prices.ts';
import { buildSearcher, type OnDemand, type Searcher } from './engine/searcher.ts';
import { type FuzzyMatcher, maxEdits } from './engine/spelling.ts';
import { noNumerals } from './engine/text.ts';
import type * as FirstResultsModule from './results/firstResults.tsx';

// Searches all products, by a linear scan until the index is built.

/** A request to the worker; the response has the same id. */
export type SearchRequest = { id: number } & (
  | {
      find: string;
      limit: number;
      /** Waits for the index instead of answering by a linear scan. */
      complete: boolean;
    }
  | {
      /** A query whose first results are rendered. */
      firstResults: string;
      /** The ids of products that the shop no longer has (R5.12). */
      unavailable: readonly unknown[];
    }
  | { spellCorrect: string }
  | { /** Ids. */ products: readonly string[] }
);

/** A message to the worker: the URL of the search file, the ids of products to boost, or a request. */
export type SearchMessage = { open: string } | { boost: readonly string[] } | SearchRequest;

/** A message from the worker: that it is ready or has failed, or the response to a request. */
export type SearchResponse =
  | { ready: true }
  | { failed: true }
  | { id: number; found: SearchResult }
  | { id: number; firstResults: FirstResultsModule.FirstResults | null }
  | { id: number; corrected: string | null }
  | { id: number; products: SearchProduct[] };

let scan: ReturnType<typeof createLinearScan> | undefined;
let products: readonly SearchProduct[] = [];
let searcher: Searcher | undefined;
/** Requests that need the index, until it is built. */
let pending: SearchRequest[] = [];
let boosted: readonly string[] = [];

const send = (response: SearchResponse): void => postMessage(response);

// WebKit evaluates this module again for each chunk that imports it: the first instance, which has the products, stays.
onmessage ??= ({ data }: MessageEvent<SearchMessage>) => {
  if ('open' in data) open(data.open).catch(() => send({ failed: true }));
  else if ('boost' in data) boost(data.boost);
  else {
    if ('firstResults' in data) loadFirstResults().catch(() => undefined);
    respond(data);
  }
};

function boost(ids: readonly string[]): void {
  boosted = ids;
  searcher?.boost(ids);
}

/** Loads the search file and builds the index, in short steps so that requests are answered between them. */
async function open(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const file = decodeSearchFile(await response.text());
  scan = createLinearScan(file);
  send({ ready: true });
  await nextTask();
  const { annotations, lexicon } = file.indexData();
  const all = file.products();
  products = all;
  setPhoneLines(all, annotations);
  const steps = buildSearcher(all, annotations, lexicon, lazyOnDemand);
  let step = steps.next();
  while (!step.done) {
    await nextTask();
    step = steps.next();
  }
  searcher = step.value;
  searcher.boost(boosted);
  const requests = pending;
  pending = [];
  requests.forEach(respond);
}

/** Lets the worker handle the messages that have arrived. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Responds to a request, now or as soon as the index, the parts on demand or the result views are loaded. */
function respond(request: SearchRequest): void {
  const response = createResponse(request);
  if (isIncomplete) {
    isIncomplete = false;
    loadOnDemand().then(
      () => respond(request),
      () => send({ failed: true }),
    );
  } else if (!response) pending.push(request);
  else if ('firstResults' in request && 'found' in response) {
    void loadFirstResults()
      .then(({ renderFirstResults }) => renderFirstResults(request.firstResults, request.unavailable, response.found))
      .catch(() => null)
      .then((firstResults) => send({ id: request.id, firstResults }));
  } else send(response);
}

/** The response; undefined when it has to wait for the index. */
function createResponse(request: SearchRequest): SearchResponse | undefined {
  const { id } = request;
  if ('find' in request && !searcher && !request.complete) return scanFor(id, request.find, request.limit);
  if (!searcher) return undefined;
  if ('find' in request) return { id, found: searcher.find(request.find, request.limit) };
  if ('firstResults' in request) return { id, found: searcher.find(request.firstResults, maxFirstResults) };
  if ('spellCorrect' in request) return { id, corrected: searcher.spellCorrect(request.spellCorrect) };
  return { id, products: products.filter((product) => request.products.includes(product.id)) };
}

/** The result of the scan; undefined when it finds nothing, since the index, which tolerates errors, may. */
function scanFor(id: number, query: string, limit: number): SearchResponse | undefined {
  const found = scan?.(query, limit) ?? [];
  if (found.length === 0) return undefined;
  const empty = { categories: [], brands: [], interpretation: emptyInterpretation, similarProducts: [] };
  return { id, found: { ...empty, total: found.length, products: found } };
}

/** The result views are loaded when a page requests them; suggestions do not need them. */
let firstResultsModule: Promise<typeof FirstResultsModule> | undefined;
const loadFirstResults = (): Promise<typeof FirstResultsModule> =>
  (firstResultsModule ??= import('./results/firstResults.tsx'));

/** Fetched at the first query that needs it, which most do not. */
let onDemand: OnDemand | undefined;
let onDemandModule: Promise<void> | undefined;
/** Whether a request needed it before it was loaded: the request is then processed again. */
let isIncomplete = false;

const loadOnDemand = (): Promise<void> =>
  (onDemandModule ??= import('./engine/onDemand.ts').then((loaded) => void (onDemand = loaded)));

/** The parts on demand; undefined until they are loaded. */
function loaded(): OnDemand | undefined {
  isIncomplete ||= !onDemand;
  return onDemand;
}

/** Creates something from the parts on demand at its first use; returns undefined until they are loaded. */
function lazily<T>(create: (parts: OnDemand) => T): () => T | undefined {
  let instance: T | undefined;
  return () => {
    const parts = loaded();
    if (parts) instance ??= create(parts);
    return instance;
  };
}

const lazyOnDemand: OnDemand = {
  createFuzzyMatcher: (words): FuzzyMatcher => {
    const matcher = lazily((parts) => parts.createFuzzyMatcher(words));
    return (typed, asPrefix, edits = maxEdits(typed)) => (edits > 0 && matcher()?.(typed, asPrefix, edits)) || [];
  },
  createCorrectionRules: (...context) => {
    const rules = lazily((parts) => parts.createCorrectionRules(...context));
    return () => rules()?.();
  },
  findExclusions: (...query) => loaded()?.findExclusions(...query) ?? [],
  findPriceWords: (text) => loaded()?.findPriceWords(text) ?? noPrice(text),
  readNumerals: (...query) => loaded()?.readNumerals(...query) ?? noNumerals(query[0]),
  splitByType: (query, lexicon) => loaded()?.splitByType(query, lexicon) ?? [query],
  interleave: (first, second) => loaded()?.interleave(first, second) ?? first,
  correctLoosely: (...query) => loaded()?.correctLoosely(...query) ?? null,
  similarPhones: (...query) => loaded()?.similarPhones(...query) ?? [],
  createUseCaseFinder: (lexicon) => {
    const finder = lazily((parts) => parts.createUseCaseFinder(lexicon));
    return {
      isVerb: (word) => onDemand !== undefined && finder()?.isVerb(word) === true,
      find: (...query) => finder()?.find(...query) ?? null,
    };
  },
};
