import type { SearchResult } from './engine/result.ts';
import type { SearchProduct } from './engine/product.ts';
import type { FirstView } from './firstView.tsx';

/** What the search worker is asked. */
export type Ask =
  | { open: string }
  | { /** Ids of what stands before others that are as good an answer. */ prefer: readonly string[] }
  | {
      id: number;
      find: string;
      limit: number;
      /** Waits for the index rather than answer by a plain scan. */ whole: boolean;
    }
  | { id: number; /** A query, whose results are wanted as the page shows them first. */ first: string }
  | { id: number; mend: string }
  | { id: number; /** Ids of products that are to be told of. */ tell: readonly string[] };

/** What it answers: the answer to a question, or that it can now answer by scan. */
export type Answer =
  | { ready: true }
  | { failed: true }
  | { id: number; found: SearchResult }
  | { id: number; first: FirstView | null }
  | { id: number; mended: string | null }
  | { id: number; told: SearchProduct[] };
