import { maxRelated } from '../contract/rules.ts';
import { compareIds, fold } from '../lib/text.ts';
import { groupBy } from '../lib/polyfills/groupBy.ts';
import type { CatalogueProduct, DiscontinuedProduct } from './snapshot.ts';

/** Max pages that show a product as related, so that a price change rebuilds few pages. */
const maxAppearances = 24;
/** Max offset of the products that fill up a list, in positions within the category; after the last comes the first. */
const maxOffset = 200;
/** Words in more products of a category than this are ignored. */
const maxProductsPerWord = 120;
/** How many similar products the page of a discontinued one shows, and the max pages that show the same product. */
const similarCount = 4;
const maxSimilarAppearances = 6;

/** The ids of the products of the same category with the most similar names and brands, by product id; best first. */
export function findRelated(products: readonly CatalogueProduct[]): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const group of groupBy(products, ({ category }) => category).values()) relateGroup(group, related);
  return related;
}

function relateGroup(group: CatalogueProduct[], related: Map<string, string[]>): void {
  const words = group.map(toWords);
  const productsByWord = indexWords(words);
  const appearances = group.map(() => 0);
  group.forEach((product, index) => {
    const scores = scoreSimilar(index, words[index] ?? new Set(), productsByWord);
    const mostSimilar = [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);
    const chosen = new Set<number>();
    const choose = (candidate: number): void => {
      const count = appearances[candidate] ?? 0;
      if (chosen.size === maxRelated || chosen.has(candidate) || count >= maxAppearances) return;
      chosen.add(candidate);
      appearances[candidate] = count + 1;
    };
    for (const [candidate] of mostSimilar) choose(candidate);
    // Fills up with the next products of the category, for a product that shares few words with others.
    for (let offset = 1; offset < Math.min(group.length, maxOffset) && chosen.size < maxRelated; offset++)
      choose((index + offset) % group.length);
    related.set(
      product.id,
      [...chosen].map((chosenIndex) => group[chosenIndex]?.id ?? ''),
    );
  });
}

const toWords = ({ name, brand }: Pick<CatalogueProduct, 'name' | 'brand'>): Set<string> =>
  new Set(
    fold(`${name} ${brand}`)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/**
 * Scores the similarity to each product of a group; rare words in common count more.
 * @param index the index of the product itself, -1 if it is not in the group
 * @param productsByWord the indexes of the products with each word
 */
function scoreSimilar(index: number, words: Set<string>, productsByWord: Map<string, number[]>): Map<number, number> {
  const scores = new Map<number, number>();
  for (const word of words) {
    const others = productsByWord.get(word) ?? [];
    if (others.length > maxProductsPerWord) continue;
    for (const other of others) if (other !== index) scores.set(other, (scores.get(other) ?? 0) + 1 / others.length);
  }
  return scores;
}

function indexWords(words: readonly Set<string>[]): Map<string, number[]> {
  const productsByWord = new Map<string, number[]>();
  words.forEach((set, index) => {
    for (const word of set) {
      const list = productsByWord.get(word);
      if (list) list.push(index);
      else productsByWord.set(word, [index]);
    }
  });
  return productsByWord;
}

/** The products of the same category that resemble each discontinued one, by its id, best first. */
export function findSimilarToDiscontinued<Product extends CatalogueProduct>(
  discontinued: readonly DiscontinuedProduct[],
  products: readonly Product[],
): Map<string, Product[]> {
  // By id: units sold must not change a page.
  const byCategory = groupBy(
    [...products].sort((a, b) => compareIds(a.id, b.id)),
    ({ category }) => category,
  );
  const appearances = new Map<string, number>();
  const similar = new Map<string, Product[]>();
  for (const [category, discontinuedInCategory] of groupBy(discontinued, (product) => product.category)) {
    const group = byCategory.get(category) ?? [];
    const productsByWord = indexWords(group.map(toWords));
    for (const { id, name } of discontinuedInCategory)
      similar.set(id, findMostSimilar(name, group, productsByWord, appearances));
  }
  return similar;
}

function findMostSimilar<Product extends CatalogueProduct>(
  name: string,
  group: readonly Product[],
  productsByWord: Map<string, number[]>,
  appearances: Map<string, number>,
): Product[] {
  const scores = [...scoreSimilar(-1, toWords({ name, brand: '' }), productsByWord)].sort(
    ([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b,
  );
  const chosen: Product[] = [];
  for (const [index] of scores) {
    const product = group[index];
    const count = appearances.get(product?.id ?? '') ?? 0;
    if (!product || count >= maxSimilarAppearances) continue;
    appearances.set(product.id, count + 1);
    chosen.push(product);
    if (chosen.length === similarCount) break;
  }
  return chosen;
}
