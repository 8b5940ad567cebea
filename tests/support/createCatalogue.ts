import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { productOf } from './rows.ts';

/** Creates a catalogue with products in one category. @param productChanges overrides fields of each product */
export function createCatalogue(
  products: number,
  changes: Partial<Catalogue> = {},
  productChanges: (index: number) => Partial<CatalogueProduct> = () => ({}),
): Catalogue {
  const all = Array.from({ length: products }, (_, index) => {
    const product = productOf({ id: String(index + 1), name: `Funda ${index + 1}` });
    return { ...product, pictures: ['1.jpg'], ...productChanges(index) };
  });
  return {
    schema: 2,
    categories: [{ name: 'Fundas', icon: '', products: all.map(({ id }) => id) }],
    branches: [{ id: '1', postalCode: '44100', neighbourhood: '', street: 'Juárez', number: '', city: '', state: '' }],
    sliders: ['a.jpg'],
    lists: { bestSellers: ['1'], offers: [], newest: [], recentlySold: [], mostViewed: [] },
    products: all,
    ...changes,
  };
}
