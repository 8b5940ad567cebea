import { products } from '../../catalogue/index.ts';
import { publishSearch, type PublishedFile } from '../../catalogue/publishedFiles.ts';
import { createSearchFile } from './engine/annotations.ts';
import { toSearchProduct } from './engine/index/searchProduct.ts';

let published: PublishedFile | undefined;

/** The search file of the shop (search/engine), built once: the build publishes it, and the results page preloads it. */
export const publishedSearch = (): PublishedFile =>
  (published ??= publishSearch(createSearchFile(products().map(toSearchProduct))));
