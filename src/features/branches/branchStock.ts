import { displayName } from '../../components/categoryName.ts';
import { pictureAddress, resized } from '../../components/pictureAddress.ts';
import type { Product } from '../../contract/catalogue.ts';

/** What a branch has, as it is published for its page: how many products, and the categories that it has most of. */
export interface PublishedStock {
  count: number;
  /** `picture` is the address of one of 240 px; '' for none. */
  categories: { name: string; slug: string; picture: string; count: number }[];
}

/** As many categories as the page has rows for. */
export const maxCategories = 4;

type Category = Parameters<typeof displayName>[0] & {
  slug: string;
  /** Best sellers first. */
  products: readonly Product[];
};

/** What each of the branches has (R2.11); one that has nothing is left out. */
export function toPublishedStock(
  branches: readonly { id: string }[],
  categories: readonly Category[],
): Record<string, PublishedStock> {
  const entries = branches.flatMap(({ id }): [string, PublishedStock][] => {
    const stocked = categories
      .map((category) => toStocked(category, id))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    const count = stocked.reduce((sum, category) => sum + category.count, 0);
    return count > 0 ? [[id, { count, categories: stocked.slice(0, maxCategories) }]] : [];
  });
  return Object.fromEntries(entries);
}

function toStocked(category: Category, branch: string): PublishedStock['categories'][number] {
  const products = category.products.filter(({ stock }) => (stock[branch] ?? 0) > 0);
  const pictured = products.find(({ image }) => image);
  return {
    name: displayName(category),
    slug: category.slug,
    picture: pictured ? resized(pictureAddress(pictured.id, pictured.image), 240) : '',
    count: products.length,
  };
}

export const stockRowText = (count: number): string =>
  count === 1 ? '1 producto en existencia' : `${count} productos en existencia`;
