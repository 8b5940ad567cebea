import { products } from '../../catalogue/index.ts';
import { toProductData, type ProductData } from '../../features/product/product.ts';
import { settings } from '../../settings.ts';

let cached: ProductData[] | undefined;

/** The products of all feeds, as their pages show them. Each feed leaves out those that it cannot contain (feeds.ts). */
export const feedProducts = (): ProductData[] =>
  (cached ??= products().map((product) => toProductData(product, { origin: settings().siteUrl, categoryUrl: null })));
