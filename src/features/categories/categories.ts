import { categoryName } from '../../components/categoryName.ts';
import { shortCategoryName } from '../../components/ShortCategoryName.tsx';
import { findProductKind, type ProductKind } from '../../components/productKind.ts';
import { pictureUrl } from '../../components/pictureUrl.ts';
import type { Product } from '../../contract/catalogue.ts';
import { effectivePrice, totalStock } from '../../contract/rules.ts';
import type { Cents } from '../../lib/money.ts';
import { compareNames } from '../../lib/text.ts';

/** Max categories in the menu of every page's HTML, so that its size does not grow with the number of categories. */
export const maxMenuCategories = 12;

export type SvgNode = [tag: string, attributes: Record<string, string>, children: SvgNode[]];

/** The file of all categories, which the menu fetches: their distinct icons, and rows sorted by name. */
export interface CategoriesFile {
  icons: SvgNode[];
  rows: [name: string, slug: string, count: number, iconIndex: number][];
}

type NamedCategory = Parameters<typeof categoryName>[0];

interface CategoryWithProducts {
  name: string;
  products: readonly unknown[];
}

/** A size class that a single product rarely changes: 0, 1, 2 to 3, 4 to 7, … products. */
const sizeClass = ({ products }: CategoryWithProducts): number => 32 - Math.clz32(products.length);

/**
 * The largest categories, sorted by name. Every page has them, so they are chosen by size class: one more product or small
 * category rarely changes them.
 */
export const largestCategories = <T extends CategoryWithProducts>(
  categories: readonly T[],
  max = maxMenuCategories,
): T[] =>
  [...categories]
    .sort((a, b) => sizeClass(b) - sizeClass(a) || compareNames(a.name, b.name))
    .slice(0, max)
    .sort(compareCategories);

export const compareCategories = (a: NamedCategory, b: NamedCategory): number =>
  compareNames(categoryName(a), categoryName(b));

export const toCategoryLink = (category: NamedCategory & { slug: string }): { name: string; url: string } => ({
  name: categoryName(category),
  url: `/categoria/${category.slug}`,
});

export interface CategoryTileData {
  name: string;
  /** The short form of the name, for narrow tiles: shortCategoryName(). */
  short: string;
  url: string;
  /** The picture of its best seller that has one; null if there is none. */
  picture: string | null;
  kind: ProductKind;
  /** The lowest price of its products in stock; null if all are sold out. */
  minPrice: Cents | null;
}

/** Max tiles of categories (R3.5). */
const maxTiles = 6;

/** Creates up to `maxTiles` tiles: the largest categories, each with a picture of its best seller. */
export function toCategoryTiles(
  categories: readonly {
    name: string;
    slug: string;
    similarNames?: readonly unknown[];
    products: readonly Product[];
  }[],
): CategoryTileData[] {
  const names = categories.map(categoryName);
  return [...categories]
    .sort((a, b) => b.products.length - a.products.length)
    .slice(0, maxTiles)
    .map((category) => {
      const { slug, products } = category;
      const name = categoryName(category);
      const pictured = products.find(({ image }) => image);
      const inStock = products.filter(({ stock }) => totalStock(stock) > 0);
      return {
        name,
        short: shortCategoryName(name, names),
        url: `/categoria/${slug}`,
        picture: pictured ? pictureUrl(pictured.id, pictured.image) : null,
        kind: findProductKind({ category: category.name, name: category.name }),
        minPrice: inStock.length > 0 ? Math.min(...inStock.map((product) => effectivePrice(product))) : null,
      };
    });
}
