import { createHash } from 'node:crypto';
import type { Digests } from '../api/published.ts';
import { offerOf, totalStock } from '../contract/rules.ts';
import type { Catalogue, CatalogueProduct, Manifest } from './snapshot.ts';

/**
 * One digest for each thing that a rebuild is for (R11.5). Stock counts, units sold, and the order of best sellers,
 * most viewed and last sold are in none.
 * @param slides those that were fetched: another picture of the same name is a change
 */
export function digestsOf(
  { products, categories, branches, sliders }: Pick<Catalogue, 'products' | 'categories' | 'branches' | 'sliders'>,
  slides: Manifest['slides'] = {},
): Digests {
  return {
    products: digest(products.map(shown)),
    pictures: digest(products.map(({ id, pictures }) => [id, pictures])),
    soldOut: digest(products.filter(({ stock }) => totalStock(stock) === 0).map(({ id }) => id)),
    categories: digest(categories.map(({ name, icon, products: own }) => [name, icon, own])),
    branches: digest(branches),
    sliders: digest(sliders.map((name) => (slides[name] ? [name, slides[name].sha256] : name))),
  };
}

/** What pages show of a product, stock, units sold and its list of pictures aside. */
const shown = (product: CatalogueProduct): unknown[] => [
  ...[product.id, product.name, product.description, product.price, offerOf(product)?.price ?? null],
  ...[product.condition, product.recent, product.unit, product.brand, product.model, product.category, product.image],
];

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
