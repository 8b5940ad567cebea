import { products } from '../../catalogue/index.ts';
import { publishSearch, type PublishedFile } from '../../catalogue/publishedFiles.ts';
import { createSearchFile } from './engine/annotations.ts';
import { toSearchProduct } from './engine/result.ts';

let published: PublishedFile | undefined;

/** The search file of the shop (search/engine), built once: its own page publishes it, and results prefetch it. */
export const publishedSearch = (): PublishedFile =>
  (published ??= publishSearch(createSearchFile(products().map(toSearchProduct))));
