import { indexing, type Index } from './index.ts';
import { meaningsOf, nearMeanings } from './meanings.ts';
import type { SearchProduct } from './product.ts';
import { scorer } from './score.ts';
import type { NearWords } from './typos.ts';
import { readQuery } from './words.ts';

/** A category or brand of what was found. */
export interface Counted {
  name: string;
  count: number;
}

/** What was found: products, best first, and how many there are of each category and brand, most first. */
export interface Found {
  total: number;
  products: SearchProduct[];
  categories: Counted[];
  brands: Counted[];
}

export interface Searcher {
  /** The ids of what a query means, best first; at most `limit`. */
  search: (query: string, limit?: number) => string[];
  /** The same with all that suggestions show. */
  find: (query: string, limit?: number) => Found;
  /** Has some products stand before others of as many points: by their ids. */
  prefer: (ids: readonly string[]) => void;
  /** The query as it was probably meant, where some of its words are unknown and others near them are not; or null. */
  mend: (query: string) => string | null;
}

/** Where no product has every word: the least share of their weight that one must have. */
const leastShare = 0.55;

/**
 * Makes a searcher in short steps, for a worker that answers other questions between them.
 * @param matcher makes what finds the words near one; it comes apart, so that a page fetches it when a word is unknown
 */
export function* searcherSteps(
  products: readonly SearchProduct[],
  matcher: (words: readonly string[]) => NearWords,
): Generator<undefined, Searcher> {
  const index = yield* indexing(products);
  const near = matcher(index.words);
  yield;
  const ahead = new Uint8Array(products.length);
  const score = scorer(index, ahead);

  const match = (query: string): Uint32Array => {
    const words = readQuery(query);
    if (words.length === 0) return new Uint32Array();
    const known = meaningsOf(words, index);
    const slipped = (at: number) => {
      const { text = '' } = words[at] ?? {};
      return nearMeanings(near(text, at === words.length - 1));
    };
    const wanted = words.map(({ optional }, at) => {
      const meanings = known[at] ?? [];
      return { optional, meanings: meanings.length > 0 ? meanings : slipped(at) };
    });
    const found = score(wanted);
    if (found.length > 0) return found;
    // A slip can make another word that is known; or the shop has no product with every word.
    const mended = wanted.map((word, at) => ({ ...word, meanings: [...word.meanings, ...slipped(at)] }));
    const again = score(mended);
    return again.length > 0 || words.length === 1 ? again : score(mended, leastShare);
  };

  const at = (product: number): SearchProduct => index.products[product] as SearchProduct;
  return {
    search: (query, limit) => Array.from(match(query).subarray(0, limit), (product) => at(product).id),
    find: (query, limit = 8) => {
      const found = match(query);
      return {
        total: found.length,
        products: Array.from(found.subarray(0, limit), at),
        categories: counted(index.categories, found),
        brands: counted(index.brands, found),
      };
    },
    prefer: (ids) => {
      const wanted = new Set(ids);
      index.products.forEach(({ id }, product) => (ahead[product] = wanted.has(id) ? 1 : 0));
    },
    mend: (query) => mendedQuery(query, index, near),
  };
}

function counted({ names, of }: Index['brands'], products: Uint32Array): Counted[] {
  const counts = new Uint32Array(names.length);
  for (const product of products) {
    const number = of[product] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
  return names
    .map((name, number) => ({ name, count: counts[number] ?? 0 }))
    .filter(({ name, count }) => name !== '' && count > 0)
    .sort((a, b) => b.count - a.count);
}

function mendedQuery(query: string, { words, numbers }: Index, near: NearWords): string | null {
  const typed = readQuery(query).map(({ text }) => text);
  const mended = typed.flatMap((text) => {
    if (numbers.has(text)) return text;
    return words[near(text, false, text.length < 6 ? 2 : 3)[0]?.word ?? -1] ?? [];
  });
  const text = mended.join(' ');
  return text === '' || text === typed.join(' ') ? null : text;
}
