import { categoryNamed, discontinuedProducts, products, type CategoryEntry } from './index.ts';
import { scoresFor, wordsOf } from './related.ts';
import type { CatalogueProduct, Gone } from './snapshot.ts';

/** A product that left the catalogue, with what an old link to it leads to. */
export interface DiscontinuedEntry extends Gone {
  /** undefined where the shop has the category no more. */
  shelf: CategoryEntry | undefined;
  /** What is most like it, of the same category. */
  like: CatalogueProduct[];
}

const shown = 4;
/** No product stands on more of these pages, so that one price change makes few pages anew. */
const mostPages = 6;

/** The products that left the catalogue. */
export function discontinuedEntries(): DiscontinuedEntry[] {
  const pages = new Map<string, number>();
  const shelves = new Map<string, ReturnType<typeof shelfOf>>();
  return discontinuedProducts().map((gone) => {
    const shelf = shelves.get(gone.category) ?? shelfOf(gone.category);
    shelves.set(gone.category, shelf);
    return { ...gone, shelf: categoryNamed(gone.category), like: nearest(gone, shelf, pages) };
  });
}

/** The products of a category, by id so that units sold change nothing, and who has which word. */
function shelfOf(category: string) {
  const own = products()
    .filter((product) => product.category === category)
    .sort((a, b) => Number(a.id) - Number(b.id));
  const holders = new Map<string, number[]>();
  own.forEach((product, index) => {
    for (const word of wordsOf(product)) holders.set(word, [...(holders.get(word) ?? []), index]);
  });
  return { own, holders };
}

function nearest(
  { name }: Gone,
  { own, holders }: ReturnType<typeof shelfOf>,
  pages: Map<string, number>,
): CatalogueProduct[] {
  const scores = [...scoresFor(-1, wordsOf({ name, brand: '' }), holders)].sort(([a, x], [b, y]) => y - x || a - b);
  const chosen: CatalogueProduct[] = [];
  for (const [index] of scores) {
    const product = own[index];
    const count = pages.get(product?.id ?? '') ?? 0;
    if (!product || count >= mostPages) continue;
    pages.set(product.id, count + 1);
    chosen.push(product);
    if (chosen.length === shown) break;
  }
  return chosen;
}
