import { publishedManifest } from '../../api/published.ts';
import type { SearchProduct, SearchResult } from './engine/result.ts';
import type { FirstResults } from './results/firstResults.tsx';
import type { SearchMessage, SearchRequest, SearchResponse } from './search.worker.ts';
import url from './search.worker.ts?worker&url';

/** The search in the catalogue of the last build, which runs in a worker. */
interface SearchClient {
  /** Whether all products have arrived, so that it answers at once. */
  isReady: () => boolean;
  /** Rejects when the products cannot be fetched. @param complete waits for the index, so that no result is missing */
  find: (query: string, limit: number, complete?: boolean) => Promise<SearchResult>;
  /**
   * The first results of the results page, rendered; null if they need more than the worker knows.
   * @param unavailable the ids of products that the shop no longer has (R5.12)
   */
  firstResults: (query: string, unavailable: readonly unknown[]) => Promise<FirstResults | null>;
  /** Ranks some products above equally good results, by their ids. */
  boost: (ids: Iterable<string>) => void;
  /** The query with its unknown words corrected; null if there is nothing to correct. */
  spellCorrect: (query: string) => Promise<string | null>;
  /** The products with these ids, as far as the catalogue has them. */
  products: (ids: readonly string[]) => Promise<SearchProduct[]>;
}

/** Time limit for fetching all products, ms. */
const openTimeout = 20_000;
/** Pause after a failure before another attempt, ms. */
const retryPause = 10_000;

let client: SearchClient | undefined;

/** The search client of this page; the first call starts it and fetches all products. */
export const searchClient = (): SearchClient => (client ??= startClient());

function startClient(): SearchClient {
  const pending = new Map<number, { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }>();
  let state: 'loading' | 'ready' | 'failed' = 'loading';
  let lastId = 0;
  let worker: Worker | undefined;

  const send = (message: SearchMessage): void => worker?.postMessage(message);

  const fail = (): void => {
    if (state === 'failed') return;
    state = 'failed';
    clearTimeout(timer);
    setTimeout(() => (client = undefined), retryPause);
    worker?.terminate();
    for (const { reject } of pending.values()) reject(new Error('The catalogue of the search could not be fetched.'));
    pending.clear();
  };

  const timer = setTimeout(fail, openTimeout);

  const request = (createRequest: (id: number) => SearchRequest): Promise<SearchResponse> => {
    if (state === 'failed') return Promise.reject(new Error('The search has stopped.'));
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      send(createRequest(id));
    });
  };

  try {
    worker = new Worker(trustedUrl(), { type: 'module' });
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
      if ('failed' in data) fail();
      else if ('ready' in data) {
        state = 'ready';
        clearTimeout(timer);
      } else {
        pending.get(data.id)?.resolve(data);
        pending.delete(data.id);
      }
    };
    publishedManifest().then(({ search }) => send({ open: search }), fail);
  } catch {
    fail();
  }

  return {
    isReady: () => state === 'ready',
    find: async (query, limit, complete = false) => {
      const response = await request((id) => ({ id, find: query, limit, complete }));
      return (response as { found: SearchResult }).found;
    },
    firstResults: async (query, unavailable) => {
      const response = await request((id) => ({ id, firstResults: query, unavailable }));
      return (response as { firstResults: FirstResults | null }).firstResults;
    },
    boost: (ids) => send({ boost: [...ids] }),
    spellCorrect: async (query) => {
      const response = await request((id) => ({ id, spellCorrect: query }));
      return (response as { corrected: string | null }).corrected;
    },
    products: async (ids) => {
      const response = await request((id) => ({ id, products: ids }));
      return (response as { products: SearchProduct[] }).products;
    },
  };
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (text: string) => string },
  ) => {
    createScriptURL: (text: string) => unknown;
  };
}

/** The worker's URL, as the Content Security Policy requires (astro.config.mjs: trusted-types). */
function trustedUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('search-worker', {
    createScriptURL: (text) => {
      if (text !== url) throw new TypeError('Only the search worker.');
      return text;
    },
  });
  return (policy?.createScriptURL(url) ?? url) as string;
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
