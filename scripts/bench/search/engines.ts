import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import type { SearchProduct } from '../../../src/features/search/engine/index/searchProduct.ts';
import { createSearcher } from '../../search/createSearcher.ts';
import { fold } from '../../../src/lib/text.ts';

export interface SearchEngine {
  name: string;
  build: (products: readonly SearchProduct[]) => (text: string) => SearchProduct[];
}

/** The shop's engine, and two libraries with options from the examples in their documentation. */
export const engines: readonly SearchEngine[] = [
  {
    name: 'shop',
    build: (products) => {
      const { find } = createSearcher(products);
      return (text) => find(text, 10).products;
    },
  },
  {
    name: 'MiniSearch',
    build: (products) => {
      const index = new MiniSearch<SearchProduct>({
        fields: ['name', 'brand', 'model', 'category'],
        processTerm: fold,
        searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { name: 2, model: 2 } },
      });
      index.addAll(products);
      const byId = new Map(products.map((product) => [product.id, product]));
      // Not in MiniSearch's examples: falls back to any of the words if no product has all.
      const searchAllOrAny = (text: string) => {
        const all = index.search(text);
        return all.length > 0 ? all : index.search(text, { combineWith: 'OR' });
      };
      return (text) =>
        searchAllOrAny(text)
          .slice(0, 10)
          .flatMap(({ id }) => byId.get(id as string) ?? []);
    },
  },
  {
    name: 'fuse.js',
    build: (products) => {
      const keys = ['name', 'brand', 'model', 'category'];
      const fuse = new Fuse(products, { keys, ignoreLocation: true, ignoreDiacritics: true, threshold: 0.4 });
      return (text) => fuse.search(text, { limit: 10 }).map(({ item }) => item);
    },
  },
];
