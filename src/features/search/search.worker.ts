import { setPhoneLines } from './engine/query/phones.ts';
import { emptyInterpretation, maxFirstResults, type SearchResult } from './engine/result.ts';
import type { SearchProduct } from './engine/index/searchProduct.ts';
import { createLinearScan, decodeSearchFile } from './engine/index/searchFile.ts';
import { buildSearcher, type ModulesOnDemand, type Searcher } from './engine/searcher.ts';
import { renderFirstResults, type FirstResults } from './results/firstResults.tsx';

// Searches all products, by a linear scan until the index is built.

/** What a page may call; the search client answers with promises. A call that returns undefined waits for the index. */
const methods = {
  /** @param complete waits for the index instead of answering by a linear scan, so that no result is missing */
  find: (query: string, limit: number, complete = false): SearchResult | undefined =>
    searcher?.find(query, limit) ?? (complete ? undefined : scanFor(query, limit)),
  /**
   * The first results of the results page, rendered; null if they need more than the worker knows.
   * @param unavailable the ids of products that the shop no longer has (R5.12)
   */
  firstResults: (query: string, unavailable: readonly unknown[]): Promise<FirstResults | null> | undefined => {
    const found = searcher?.find(query, maxFirstResults);
    return found && renderFirstResults(query, unavailable, found);
  },
  /** The query with its unknown words corrected; null if there is nothing to correct. */
  spellCorrect: (query: string): string | null | undefined => searcher?.spellCorrect(query),
  /** The products with these ids, as far as the catalogue has them. */
  products: (ids: readonly string[]): SearchProduct[] | undefined =>
    searcher && products.filter(({ id }) => ids.includes(id)),
};
export type SearchMethods = typeof methods;

/** A call of one of the methods; the response has the same id. */
export interface SearchCall {
  id: number;
  method: keyof SearchMethods;
  args: readonly unknown[];
}

/** A message to the worker: the URL of the search file, the ids of products to boost, or a call. */
export type SearchMessage = { open: string } | { boost: readonly string[] } | SearchCall;

/** A message from the worker: that it is ready or has failed, or the response to a call. */
export type SearchResponse = { ready: true } | { failed: true } | { id: number; value: unknown };

let scan: ReturnType<typeof createLinearScan> | undefined;
let products: readonly SearchProduct[] = [];
let searcher: Searcher | undefined;
/** Calls that need the index, until it is built. */
let pending: SearchCall[] = [];
let boosted: readonly string[] = [];

/** Returns a part of the engine, or throws an error with a promise of it: a query needs it before it is loaded. */
function loadOnDemand<T>(load: () => Promise<T>): () => T {
  let part: T | undefined;
  return () => {
    if (part) return part;
    throw Object.assign(new Error(), { loading: load().then((loaded) => (part = loaded)) });
  };
}

const modules: ModulesOnDemand = {
  onDemand: loadOnDemand(() => import('./engine/onDemand.ts')),
  useCaseWeights: loadOnDemand(() => import('./engine/language/useCaseWeights.ts')),
};

const send = (response: SearchResponse): void => postMessage(response);
const fail = (): void => send({ failed: true });

// WebKit evaluates this module again for each chunk that imports it: the first instance, which has the products, stays.
onmessage ??= ({ data }: MessageEvent<SearchMessage>) => {
  if ('open' in data) open(data.open).catch(fail);
  else if ('boost' in data) boost(data.boost);
  else respond(data);
};

function boost(ids: readonly string[]): void {
  boosted = ids;
  searcher?.boost(ids);
}

/** Loads the search file and builds the index, in short steps so that calls are answered between them. */
async function open(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const file = decodeSearchFile(await response.text());
  scan = createLinearScan(file);
  send({ ready: true });
  await nextTask();
  const { annotations, lexicon } = file.indexData();
  const all = file.products();
  setPhoneLines(all, annotations);
  const steps = buildSearcher(all, annotations, lexicon, modules);
  let step = steps.next();
  while (!step.done) {
    await nextTask();
    step = steps.next();
  }
  products = all;
  searcher = step.value;
  searcher.boost(boosted);
  const calls = pending;
  pending = [];
  calls.forEach(respond);
}

/** Lets the worker handle the messages that have arrived. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Responds to a call, now or as soon as the index is built and the parts that it needs are loaded. */
function respond(call: SearchCall): void {
  try {
    const value = (methods[call.method] as (...args: readonly unknown[]) => unknown)(...call.args);
    if (value === undefined) pending.push(call);
    else void Promise.resolve(value).then((result) => send({ id: call.id, value: result }), fail);
  } catch (error) {
    const { loading } = error as { loading?: Promise<unknown> };
    if (loading) loading.then(() => respond(call), fail);
    else fail();
  }
}

/** The result of the scan; undefined when it finds nothing, since the index, which tolerates errors, may. */
function scanFor(query: string, limit: number): SearchResult | undefined {
  const found = scan?.(query, limit) ?? [];
  if (found.length === 0) return undefined;
  const empty = { categories: [], brands: [], interpretation: emptyInterpretation, similarProducts: [] };
  return { ...empty, total: found.length, products: found };
}
