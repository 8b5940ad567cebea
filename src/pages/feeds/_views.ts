import { products } from '../../catalogue/index.ts';
import { toProductView, type ProductView } from '../../features/product/product.ts';
import { settings } from '../../settings.ts';

let made: ProductView[] | undefined;

/** What each product's page shows, from which the feeds are made: they cannot say otherwise. */
export const views = (): ProductView[] =>
  (made ??= products().map((product) => toProductView(product, { origin: settings().siteUrl, categoryAddress: null })));
