import { fetchPublishedManifest } from '../../api/published.ts';
import type { SearchCall, SearchMessage, SearchMethods, SearchResponse } from './search.worker.ts';
import url from './search.worker.ts?worker&url';

/** Searches the products of the last build in a worker. The methods reject if the worker fails or cannot load the search file. */
type SearchClient = {
  [Name in keyof SearchMethods]: (
    ...args: Parameters<SearchMethods[Name]>
  ) => Promise<Exclude<Awaited<ReturnType<SearchMethods[Name]>>, undefined>>;
} & {
  /** Whether the search file is loaded: the linear scan can then respond before the index is built. */
  isReady: () => boolean;
  /** Ranks some products above equally good results, by their ids. */
  boost: (ids: Iterable<string>) => void;
};

/** Timeout for loading the search file, ms. */
const openTimeout = 20_000;
/** Time after a failure until the next call may start a new worker, ms. */
const retryPause = 10_000;

let client: SearchClient | undefined;

/** The search client of this page; the first call starts the worker and loads the search file. */
export const searchClient = (): SearchClient => (client ??= startClient());

function startClient(): SearchClient {
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
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
    for (const { reject } of pending.values())
      reject(new Error('The search file could not be loaded, or the search worker failed.'));
    pending.clear();
  };

  // The results page preloads the search file, which saves the round trip to the manifest. After a new deploy that file may be gone;
  // the manifest then has the URL of the new one.
  const preloadedUrl = document.querySelector<HTMLLinkElement>('[data-search-file]')?.href;
  let canRetry = preloadedUrl !== undefined;
  const openFromManifest = (): void => {
    canRetry = false;
    fetchPublishedManifest().then(({ search }) => send({ open: search }), fail);
  };

  const timer = setTimeout(fail, openTimeout);

  const call =
    (method: SearchCall['method']) =>
    (...args: unknown[]): Promise<never> => {
      if (state === 'failed') return Promise.reject(new Error('The search has stopped.'));
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve: resolve as (value: unknown) => void, reject });
        send({ id, method, args });
      });
    };

  try {
    worker = new Worker(trustedUrl(), { type: 'module' });
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
      if ('failed' in data && canRetry && state === 'loading') openFromManifest();
      else if ('failed' in data) fail();
      else if ('ready' in data) {
        state = 'ready';
        clearTimeout(timer);
      } else {
        pending.get(data.id)?.resolve(data.value);
        pending.delete(data.id);
      }
    };
    if (preloadedUrl) send({ open: preloadedUrl });
    else openFromManifest();
  } catch {
    fail();
  }

  return {
    isReady: () => state === 'ready',
    boost: (ids) => send({ boost: [...ids] }),
    find: call('find'),
    firstResults: call('firstResults'),
    spellCorrect: call('spellCorrect'),
    products: call('products'),
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

/** The worker's URL as a TrustedScriptURL, which the Content Security Policy requires (astro.config.mjs: trusted-types). */
function trustedUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('search-worker', {
    createScriptURL: (text) => {
      if (text !== url) throw new TypeError('The policy allows only the search worker.');
      return text;
    },
  });
  return (policy?.createScriptURL(url) ?? url) as string;
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
