import { categoryName } from '../../components/categoryName.ts';
import { pictureUrl, resizedUrl } from '../../components/pictureUrl.ts';
import type { Product } from '../../contract/catalogue.ts';

/** The stock of a branch: its number of products, and the categories with the most products. */
export interface BranchStock {
  count: number;
  categories: StockedCategory[];
}

/** A category as a row. `picture` is the URL of a 240 px picture, '' for none; `text` has the number of products in stock. */
export interface StockedCategory {
  name: string;
  url: string;
  picture: string;
  text: string;
}

/** Max categories on the page; Branches.css reserves the space of their rows. */
const maxCategories = 4;

type Category = Parameters<typeof categoryName>[0] & {
  slug: string;
  products: readonly Product[];
};

/** The stock of each branch (R2.11); branches without stock are left out. */
export function toBranchStock(
  branches: readonly { id: string }[],
  categories: readonly Category[],
): Record<string, BranchStock> {
  const entries = branches.flatMap(({ id }): [string, BranchStock][] => {
    const stocked = categories
      .map((category) => ({
        ...category,
        products: category.products.filter(({ stock }) => (stock[id] ?? 0) > 0),
      }))
      .filter(({ products }) => products.length > 0)
      .sort((a, b) => b.products.length - a.products.length);
    if (stocked.length === 0) return [];
    const count = stocked.reduce((sum, { products }) => sum + products.length, 0);
    const topCategories = stocked.slice(0, maxCategories).map((category) => toStockedCategory(category, id));
    return [[id, { count, categories: topCategories }]];
  });
  return Object.fromEntries(entries);
}

function toStockedCategory(category: Category, branch: string): StockedCategory {
  const { slug, products } = category;
  const productWithPicture = products.find(({ image }) => image);
  return {
    name: categoryName(category),
    url: `/categoria/${slug}?tienda=${branch}&sucursal=1`,
    picture: productWithPicture ? resizedUrl(pictureUrl(productWithPicture.id, productWithPicture.image), 240) : '',
    text: products.length === 1 ? '1 artículo en existencia' : `${products.length} artículos distintos en existencia`,
  };
}
