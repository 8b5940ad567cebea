import { publishedManifest } from '../../api/published.ts';
import type { SearchResult } from './engine/result.ts';
import type { SearchProduct } from './engine/product.ts';
import type { FirstView } from './firstView.tsx';
import type { Answer, Ask } from './messages.ts';
import address from './search.worker.ts?worker&url';

/** The search of the snapshot, in a worker. */
export interface Finder {
  /** Whether it has all products and answers at once. */
  ready: () => boolean;
  /** Rejects where the products could not be had. @param whole waits for the index: nothing is missed */
  find: (query: string, limit: number, whole?: boolean) => Promise<SearchResult>;
  /** What the page of results shows first, drawn; null where that wants more than the worker knows. */
  first: (query: string) => Promise<FirstView | null>;
  /** Has some products stand before others that are as good an answer. @param ids which */
  prefer: (ids: Iterable<string>) => void;
  /** The query as it was probably meant, or null. */
  mend: (query: string) => Promise<string | null>;
  /** What it knows of products; nothing of those that the shop does not have. @param ids which */
  tell: (ids: readonly string[]) => Promise<SearchProduct[]>;
}

/** How long it may take until it has all products, ms. */
const limit = 20_000;
/** How long one that failed is left alone, ms: a person types ten letters meanwhile. */
const pause = 10_000;

let started: Finder | undefined;

/** The finder of this page; the first call starts it, and it fetches all products. */
export const finder = (): Finder => (started ??= start());

type Question = Extract<Ask, { id: number }>;

function start(): Finder {
  const asked = new Map<number, { done: (answer: Answer) => void; failed: (error: Error) => void }>();
  let [state, last]: ['waiting' | 'ready' | 'failed', number] = ['waiting', 0];
  let worker: Worker | undefined;

  const fail = (): void => {
    if (state === 'failed') return;
    state = 'failed';
    clearTimeout(timer);
    setTimeout(() => (started = undefined), pause);
    worker?.terminate();
    for (const { failed } of asked.values()) failed(new Error('The catalogue for the search could not be had.'));
    asked.clear();
  };

  const timer = setTimeout(fail, limit);

  const ask = (question: (id: number) => Question): Promise<Answer> => {
    if (state === 'failed') return Promise.reject(new Error('The search has stopped.'));
    const id = ++last;
    return new Promise((done, failed) => {
      asked.set(id, { done, failed });
      worker?.postMessage(question(id));
    });
  };

  try {
    worker = new Worker(trusted(), { type: 'module' });
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if ('failed' in data) fail();
      else if ('ready' in data) {
        state = 'ready';
        clearTimeout(timer);
      } else {
        asked.get(data.id)?.done(data);
        asked.delete(data.id);
      }
    };
    publishedManifest().then(({ search }) => worker?.postMessage({ open: search } satisfies Ask), fail);
  } catch {
    fail();
  }

  return {
    ready: () => state === 'ready',
    find: async (query, limit, whole = false) => {
      const answer = await ask((id) => ({ id, find: query, limit, whole }));
      return (answer as { found: SearchResult }).found;
    },
    first: async (query) => {
      const answer = await ask((id) => ({ id, first: query }));
      return (answer as { first: FirstView | null }).first;
    },
    prefer: (ids) => worker?.postMessage({ prefer: [...ids] } satisfies Ask),
    mend: async (query) => {
      const answer = await ask((id) => ({ id, mend: query }));
      return (answer as { mended: string | null }).mended;
    },
    tell: async (ids) => {
      const answer = await ask((id) => ({ id, tell: ids }));
      return (answer as { told: SearchProduct[] }).told;
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

/** The worker's address, as the page's policy wants it (astro.config.mjs: trusted-types). */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('search-worker', {
    createScriptURL: (text) => {
      if (text !== address) throw new TypeError('Only the search worker.');
      return text;
    },
  });
  return (policy?.createScriptURL(address) ?? address) as string;
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;
