import { callApi } from '../../api/callApi.ts';
import { postBuscarProducto } from '../../contract/calls.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import type { SearchResult } from './engine/result.ts';
import { emptyInterpretation } from './engine/result.ts';
import { searchProductOf } from './engine/product.ts';
import { groupBy } from '../../lib/polyfills/groupBy.ts';

/** What the live API finds. */
export async function findLive(term: string, signal: AbortSignal): Promise<SearchResult> {
  const { items } = await callApi(postBuscarProducto, { term, branch: chosenBranchId() }, { signal });
  return {
    total: items.length,
    products: items.map(searchProductOf),
    categories: counted(items.map(({ category }) => category)),
    brands: counted(items.map(({ brand }) => brand)),
    interpretation: emptyInterpretation,
    near: [],
  };
}

const counted = (names: readonly string[]): SearchResult['brands'] =>
  [...groupBy(names.filter(Boolean), (name) => name)]
    .map(([name, { length }]) => ({ name, count: length }))
    .sort((a, b) => b.count - a.count);
