import type { Catalogue } from '../../../src/catalogue/snapshot.ts';
import { compareNames } from '../../../src/lib/text.ts';

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

/** The catalogue with one more product, in the category of another. */
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

/** The catalogue with so many categories: each product goes to one, and half of them to the first dozen. */
export function withCategories(catalogue: Catalogue, count: number): Catalogue {
  const like = catalogue.categories;
  const named = Array.from({ length: count }, (_, index) => {
    const { name = '', icon = '' } = like[index % like.length] ?? {};
    const number = Math.floor(index / like.length);
    const own = number > 0 ? `${name} ${number}` : name;
    // Some shops write some of theirs in capitals.
    return { name: index % 3 === 1 ? own.toUpperCase() : own, icon, products: [] as string[] };
  }).sort((a, b) => compareNames(a.name, b.name));
  const products = catalogue.products.map((product, index) => {
    const place = index % 2 === 0 ? (index / 2) % 12 : index;
    const category = named[(place * 7) % count];
    category?.products.push(product.id);
    return { ...product, category: category?.name ?? '' };
  });
  return { ...catalogue, products, categories: named };
}

/** The catalogue with one more category, which has no products yet: all changed pages are due to it. */
export const oneCategoryAdded = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  categories: [...catalogue.categories, { name: 'Abanicos de escritorio', icon: '', products: [] }].sort((a, b) =>
    compareNames(a.name, b.name),
  ),
});
