import type { Catalogue, CatalogueProduct } from '../../src/catalogue/snapshot.ts';
import { createProduct } from './productFactory.ts';

/** Creates a catalogue with products in one category. @param productChanges overrides the fields of each product */
export function createCatalogue(
  count: number,
  changes: Partial<Catalogue> = {},
  productChanges: (index: number) => Partial<CatalogueProduct> = () => ({}),
): Catalogue {
  const products = Array.from({ length: count }, (_, index) => {
    const product = createProduct({ id: String(index + 1), name: `Funda ${index + 1}` });
    return { ...product, pictures: ['1.jpg'], ...productChanges(index) };
  });
  return {
    schema: 2,
    categories: [{ name: 'Fundas', icon: '', products: products.map(({ id }) => id) }],
    branches: [{ id: '1', postalCode: '44100', neighbourhood: '', street: 'Juárez', number: '', city: '', state: '' }],
    sliders: ['a.jpg'],
    lists: { bestSellers: ['1'], offers: [], newest: [], recentlySold: [], mostViewed: [] },
    products,
    ...changes,
  };
}
