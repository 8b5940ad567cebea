import type { Catalogue } from '../../../src/catalogue/snapshot.ts';

/** A product in the middle of its shop, which others show as related. */
const middle = ({ products }: Catalogue) => products[Math.floor(products.length / 2)];

/** The catalogue with one price a peso higher. */
export function onePriceChanged(catalogue: Catalogue): Catalogue {
  const id = middle(catalogue)?.id;
  return {
    ...catalogue,
    products: catalogue.products.map((product) =>
      product.id === id ? { ...product, price: product.price + 100 } : product,
    ),
  };
}

/** The catalogue with a product more, in the category of another. */
export function oneProductAdded(catalogue: Catalogue): Catalogue {
  const like = middle(catalogue);
  const last = catalogue.products.at(-1);
  if (!like || !last) throw new Error('There is no product to add one beside.');
  const added = { ...like, id: String(Number(last.id) + 1), name: `${like.name} edición especial`, sold: 0 };
  return {
    ...catalogue,
    products: [...catalogue.products, added],
    categories: catalogue.categories.map((category) =>
      category.products.includes(like.id) ? { ...category, products: [...category.products, added.id] } : category,
    ),
  };
}

/** The catalogue without the product of the middle. */
export function oneProductRemoved(catalogue: Catalogue): Catalogue {
  const gone = middle(catalogue)?.id;
  const rest = (ids: readonly string[]): string[] => ids.filter((id) => id !== gone);
  return {
    ...catalogue,
    products: catalogue.products.filter(({ id }) => id !== gone),
    categories: catalogue.categories.map((category) => ({ ...category, products: rest(category.products) })),
    lists: Object.fromEntries(
      Object.entries(catalogue.lists).map(([name, ids]) => [name, rest(ids)]),
    ) as unknown as Catalogue['lists'],
  };
}
