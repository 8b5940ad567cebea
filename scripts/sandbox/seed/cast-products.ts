import { roles } from './cast-roles.ts';
import type { SeedProduct } from './types.ts';

const files = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1}.jpg`);

/** The cast, in the order of its ids. */
export const castProducts = (): SeedProduct[] =>
  roles.map(({ product, drawing, pictures, films = [], visits, soldRank }) => {
    const names = files(pictures);
    const base = { discountPrice: 0, condition: 'Nuevo', recent: false, unit: 'Pieza', image: names[0] ?? '' };
    return {
      product: { ...base, ...product, stock: { ...product.stock } },
      pictures: [...names, ...films],
      drawing: { ...drawing },
      visits,
      soldRank,
    };
  });
