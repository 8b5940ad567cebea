import type { SearchProduct } from './engine/product.ts';
import type { SearchResult } from './engine/result.ts';
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
