import { maxRelated } from '../contract/rules.ts';
import { fold } from '../lib/text.ts';
import type { CatalogueProduct } from './snapshot.ts';
import { groupBy } from '../lib/polyfills/groupBy.ts';

/** No product stands on more pages than this, so that one price change makes few pages anew. */
const mostPages = 24;
/** How far from a product its stand-ins may be. */
const farthest = 200;
/** A word that more products of a category share says nothing. */
const mostCommon = 120;

/** For each product the nearest of its category by name and brand, best first; by the ids alone, so stable. */
export function relatedProducts(products: readonly CatalogueProduct[]): Map<string, string[]> {
  const related = new Map<string, string[]>();
  for (const group of groupBy(products, ({ category }) => category).values()) relateGroup(group, related);
  return related;
}

function relateGroup(group: CatalogueProduct[], related: Map<string, string[]>): void {
  const words = group.map(wordsOf);
  const holders = new Map<string, number[]>();
  words.forEach((set, index) => {
    for (const word of set) {
      const list = holders.get(word);
      if (list) list.push(index);
      else holders.set(word, [index]);
    }
  });
  const pages = group.map(() => 0);
  group.forEach((product, index) => {
    const scores = scoresFor(index, words[index] ?? new Set(), holders);
    const nearest = [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b);
    const chosen = new Set<number>();
    const choose = (other: number): void => {
      if (chosen.size === maxRelated || chosen.has(other) || (pages[other] ?? 0) >= mostPages) return;
      chosen.add(other);
      pages[other] = (pages[other] ?? 0) + 1;
    };
    for (const [other] of nearest) choose(other);
    // The next ones of the group, for a product whose words nobody shares.
    for (let step = 1; step < Math.min(group.length, farthest) && chosen.size < maxRelated; step++)
      choose((index + step) % group.length);
    related.set(
      product.id,
      [...chosen].map((other) => group[other]?.id ?? ''),
    );
  });
}

/** The words of a product's name and brand. */
export const wordsOf = ({ name, brand }: Pick<CatalogueProduct, 'name' | 'brand'>): Set<string> =>
  new Set(
    fold(`${name} ${brand}`)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );

/**
 * How near the others are: a rare word in common counts for more.
 * @param index its own place, -1 where it is none of them
 * @param holders who has which word
 */
export function scoresFor(index: number, words: Set<string>, holders: Map<string, number[]>): Map<number, number> {
  const scores = new Map<number, number>();
  for (const word of words) {
    const others = holders.get(word) ?? [];
    if (others.length > mostCommon) continue;
    for (const other of others) if (other !== index) scores.set(other, (scores.get(other) ?? 0) + 1 / others.length);
  }
  return scores;
}
