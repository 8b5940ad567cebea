import { products } from '../../catalogue/index.ts';
import { toSearchFile, type PublishedFile } from '../../catalogue/publishedFiles.ts';
import { createSearchFile } from './engine/annotations.ts';
import { toSearchProduct } from './engine/index/searchProduct.ts';

let searchFile: PublishedFile | undefined;

/** The shop's search file, encoded once: pages/catalogo writes it, and the results page preloads its URL. */
export const publishedSearchFile = (): PublishedFile =>
  (searchFile ??= toSearchFile(createSearchFile(products().map(toSearchProduct))));
