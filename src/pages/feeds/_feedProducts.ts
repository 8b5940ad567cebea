import { products } from '../../catalogue/index.ts';
import { toProductView, type ProductView } from '../../features/product/product.ts';
import { settings } from '../../settings.ts';

let cached: ProductView[] | undefined;

/** The products of all feeds, as their pages show them. Each feed leaves out those that it cannot contain (feeds.ts). */
export const feedProducts = (): ProductView[] =>
  (cached ??= products().map((product) => toProductView(product, { origin: settings().siteUrl, categoryUrl: null })));
