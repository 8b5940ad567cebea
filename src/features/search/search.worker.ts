import { setProductPhones } from './engine/query/phones.ts';
import { emptyInterpretation, maxFirstResults, type SearchResult } from './engine/result.ts';
import type { SearchProduct } from './engine/index/searchProduct.ts';
import { createLinearScan, decodeSearchFile } from './engine/index/searchFile.ts';
import { buildSearcher, type ModulesOnDemand, type Searcher } from './engine/searcher.ts';
import { renderFirstResults, type FirstResults } from './results/firstResults.tsx';

// Searches all products, by a linear scan until the index is built.

/** The methods that a page may call through the search client. A call that returns undefined waits for the index. */
const methods = {
  /** @param complete waits for the index instead of using the linear scan, which may miss results */
  find: (query: string, limit: number, complete = false): SearchResult | undefined =>
    searcher?.find(query, limit) ?? (complete ? undefined : scanFor(query, limit)),
  /**
   * Renders the first results of the results page; null if the page needs the full results.
   * @param discontinued the ids of products that the shop no longer has (R5.12)
   */
  firstResults: (query: string, discontinued: readonly unknown[]): Promise<FirstResults | null> | undefined => {
    const result = searcher?.find(query, maxFirstResults);
    return result && renderFirstResults(query, discontinued, result);
  },
  /** The query with its unknown words corrected; null if there is nothing to correct. */
  spellCorrect: (query: string): string | null | undefined => searcher?.spellCorrect(query),
  /** The products with these ids that are in the catalogue. */
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

/** A message from the worker: it is ready, it has failed, or the response to a call. */
export type SearchResponse = { ready: true } | { failed: true } | { id: number; value: unknown };

let scan: ReturnType<typeof createLinearScan> | undefined;
let products: readonly SearchProduct[] = [];
let searcher: Searcher | undefined;
/** Calls that need the index, until it is built. */
let pending: SearchCall[] = [];
let boosted: readonly string[] = [];

/**
 * Creates a synchronous getter of a module. Until the module is loaded, the getter starts loading it and throws an error whose
 * `loading` property is the promise.
 */
function loadOnDemand<T>(load: () => Promise<T>): () => T {
  let module: T | undefined;
  return () => {
    if (module) return module;
    throw Object.assign(new Error(), { loading: load().then((loaded) => (module = loaded)) });
  };
}

const modules: ModulesOnDemand = {
  onDemand: loadOnDemand(() => import('./engine/onDemand.ts')),
  useCaseWeights: loadOnDemand(() => import('./engine/language/useCaseWeights.ts')),
};

const send = (response: SearchResponse): void => postMessage(response);
const fail = (): void => send({ failed: true });

// WebKit evaluates this module again for each chunk that imports it. The first instance, which has the products, keeps the handler.
onmessage ??= ({ data }: MessageEvent<SearchMessage>) => {
  if ('open' in data) open(data.open).catch(fail);
  else if ('boost' in data) boost(data.boost);
  else respond(data);
};

function boost(ids: readonly string[]): void {
  boosted = ids;
  searcher?.boost(ids);
}

/** Loads the search file and builds the index in short steps; the worker responds to calls between them. */
async function open(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const file = decodeSearchFile(await response.text());
  scan = createLinearScan(file);
  send({ ready: true });
  await nextTask();
  const { annotations, lexicon } = file.indexData();
  const fileProducts = file.products();
  setProductPhones(fileProducts, annotations);
  const steps = buildSearcher(fileProducts, annotations, lexicon, modules);
  let step = steps.next();
  while (!step.done) {
    await nextTask();
    step = steps.next();
  }
  products = fileProducts;
  searcher = step.value;
  searcher.boost(boosted);
  const calls = pending;
  pending = [];
  calls.forEach(respond);
}

/** Lets the worker handle the messages that have arrived. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Responds to a call; postpones it if it needs the index or a module that is not loaded yet. */
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

/** The result of the linear scan; undefined if it finds nothing: the index, which tolerates typos, may find products. */
function scanFor(query: string, limit: number): SearchResult | undefined {
  const matches = scan?.(query, limit) ?? [];
  if (matches.length === 0) return undefined;
  const empty = { categories: [], brands: [], interpretation: emptyInterpretation, similarProducts: [] };
  return { ...empty, total: matches.length, products: matches };
}
