import { phoneLine } from '../../../catalogue/phones/phoneLine.ts';
import type { Learned } from './learned.ts';
import type { SearchProduct } from './searchProduct.ts';

/** Has products say which phones their names tell, as cards have it: by what was learned of them. */
export function namePhones(products: readonly SearchProduct[], { phones, allPhones }: Learned): void {
  products.forEach((product, at) => {
    const own = (phones[at] ?? []).flatMap((code) => allPhones[code >> 1] ?? []);
    if (own.length > 0) product.phone = phoneLine(own);
  });
}
