import { readProducts, searchRequest } from '../contract/found.ts';
import type { Product } from '../contract/product.ts';
import { askLean } from './lean.ts';
import type { Act } from './patience.ts';

/** What the live API finds. Rejects where there is no list. */
export const searchLive = async (
  term: string,
  branch: string,
  act: Pick<Act, 'limit' | 'signal'>,
): Promise<Product[]> => readProducts(await askLean('postBuscarProducto', searchRequest(term, branch), act));
