import type { Catalogue } from '../../../src/catalogue/snapshot.ts';
import { compareNames } from '../../../src/lib/text.ts';

/** The product in the middle of the catalogue; the pages of other products show it as related. */
const findMiddleProduct = ({ products }: Catalogue) => products[Math.floor(products.length / 2)];

/** Raises one price by a peso. */
export function changePrice(catalogue: Catalogue): Catalogue {
  const id = findMiddleProduct(catalogue)?.id;
  return {
    ...catalogue,
    products: catalogue.products.map((product) =>
      product.id === id ? { ...product, price: product.price + 100 } : product,
    ),
  };
}

/** Adds a product to the categories of another. */
export function addProduct(catalogue: Catalogue): Catalogue {
  const template = findMiddleProduct(catalogue);
  const last = catalogue.products.at(-1);
  if (!template || !last) throw new Error('The catalogue has no products.');
  const added = { ...template, id: String(Number(last.id) + 1), name: `${template.name} edición especial`, sold: 0 };
  return {
    ...catalogue,
    products: [...catalogue.products, added],
    categories: catalogue.categories.map((category) =>
      category.products.includes(template.id) ? { ...category, products: [...category.products, added.id] } : category,
    ),
  };
}

/** Removes the product in the middle. */
export function removeProduct(catalogue: Catalogue): Catalogue {
  const removedId = findMiddleProduct(catalogue)?.id;
  const withoutRemoved = (ids: readonly string[]): string[] => ids.filter((id) => id !== removedId);
  return {
    ...catalogue,
    products: catalogue.products.filter(({ id }) => id !== removedId),
    categories: catalogue.categories.map((category) => ({ ...category, products: withoutRemoved(category.products) })),
    lists: Object.fromEntries(
      Object.entries(catalogue.lists).map(([name, ids]) => [name, withoutRemoved(ids)]),
    ) as unknown as Catalogue['lists'],
  };
}

/** Distributes the products over `count` new categories: half of the products are in twelve of them. */
export function withCategories(catalogue: Catalogue, count: number): Catalogue {
  const templates = catalogue.categories;
  const categories = Array.from({ length: count }, (_, index) => {
    const { name = '', icon = '' } = templates[index % templates.length] ?? {};
    const number = Math.floor(index / templates.length);
    const uniqueName = number > 0 ? `${name} ${number}` : name;
    // Some shops have some names in upper case.
    return { name: index % 3 === 1 ? uniqueName.toUpperCase() : uniqueName, icon, products: [] as string[] };
  }).sort((a, b) => compareNames(a.name, b.name));
  const products = catalogue.products.map((product, index) => {
    const slot = index % 2 === 0 ? (index / 2) % 12 : index;
    const category = categories[(slot * 7) % count];
    category?.products.push(product.id);
    return { ...product, category: category?.name ?? '' };
  });
  return { ...catalogue, products, categories };
}

/** Adds an empty category, so that only pages that list categories change. */
export const addCategory = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  categories: [...catalogue.categories, { name: 'Abanicos de escritorio', icon: '', products: [] }].sort((a, b) =>
    compareNames(a.name, b.name),
  ),
});
