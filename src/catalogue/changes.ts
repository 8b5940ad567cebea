import { createHash } from 'node:crypto';
import type { Digests } from '../api/published.ts';
import { findOffer, totalStock } from '../contract/rules.ts';
import type { Cents } from '../lib/money.ts';
import type { Catalogue, CatalogueProduct, Changes, Manifest, NamedProduct } from './snapshot.ts';

type ComparedCatalogue = Pick<Catalogue, 'products' | 'categories' | 'branches' | 'sliders'>;

/**
 * Finds the changes that the operator sees (R11.4): not stock counts and units sold, nor icons and the order of a category's products.
 * @param from ISO time of the first catalogue
 * @param to of the second
 */
export function findChanges(before: ComparedCatalogue, after: ComparedCatalogue, from: string, to: string): Changes {
  const previousById = new Map(before.products.map((product) => [product.id, product]));
  const currentIds = new Set(after.products.map(({ id }) => id));
  const pairs = after.products.flatMap((current) => {
    const previous = previousById.get(current.id);
    return previous ? [{ previous, current }] : [];
  });
  const filterChanged = (
    hasChanged: (previous: CatalogueProduct, current: CatalogueProduct) => boolean,
  ): NamedProduct[] =>
    pairs.filter(({ previous, current }) => hasChanged(previous, current)).map(({ current }) => toNamed(current));
  const isSoldOut = ({ stock }: CatalogueProduct): boolean => totalStock(stock) === 0;
  return {
    from,
    to,
    added: after.products.filter(({ id }) => !previousById.has(id)).map(toNamed),
    removed: before.products.filter(({ id }) => !currentIds.has(id)).map(toNamed),
    renamed: pairs
      .filter(({ previous, current }) => previous.name !== current.name)
      .map(({ previous, current }) => ({ ...toNamed(current), before: previous.name })),
    prices: pairs
      .filter(({ previous, current }) => previous.price !== current.price)
      .map(({ previous, current }) => ({ ...toNamed(current), before: previous.price, after: current.price })),
    offers: pairs
      .filter(({ previous, current }) => offerPrice(previous) !== offerPrice(current))
      .map(({ previous, current }) => ({
        ...toNamed(current),
        before: offerPrice(previous),
        after: offerPrice(current),
      })),
    soldOut: filterChanged((previous, current) => !isSoldOut(previous) && isSoldOut(current)),
    backInStock: filterChanged((previous, current) => isSoldOut(previous) && !isSoldOut(current)),
    detailsChanged: filterChanged((previous, current) => serializeDetails(previous) !== serializeDetails(current)),
    pictures: filterChanged((previous, current) => previous.pictures.join('\n') !== current.pictures.join('\n')),
    categories: diffNames(
      before.categories.map(({ name }) => name),
      after.categories.map(({ name }) => name),
    ),
    branches: diffNames(before.branches.map(branchText), after.branches.map(branchText)),
    sliders: diffNames(before.sliders, after.sliders),
  };
}

/** The total number of changes; a renamed product with a new price counts twice. */
export const countChanges = ({ from: _from, to: _to, categories, branches, sliders, ...products }: Changes): number =>
  [...Object.values(products), ...[categories, branches, sliders].flatMap((part) => [part.added, part.removed])].reduce(
    (sum: number, list) => sum + list.length,
    0,
  );

const toNamed = ({ id, name }: CatalogueProduct): NamedProduct => ({ id, name });
const offerPrice = (product: CatalogueProduct): Cents | null => findOffer(product)?.price ?? null;
const branchText = (branch: Catalogue['branches'][number]): string =>
  `${branch.id}: ${[branch.street, branch.number, branch.neighbourhood, branch.postalCode, branch.city, branch.state].filter(Boolean).join(', ')}`;
/** The other fields that pages show, as text; includes any new field of the contract. */
const serializeDetails = ({
  id: _id,
  name: _name,
  price: _price,
  discountPrice: _discountPrice,
  stock: _stock,
  sold: _sold,
  image: _image,
  pictures: _pictures,
  ...details
}: CatalogueProduct): string => JSON.stringify(details);

const diffNames = (before: string[], after: string[]): { added: string[]; removed: string[] } => ({
  added: after.filter((item) => !before.includes(item)),
  removed: before.filter((item) => !after.includes(item)),
});

/**
 * One digest for each kind of change that triggers a rebuild (R11.5). Changes of stock counts, units sold, and the order of
 * best sellers, most viewed and recently sold do not.
 * @param slides checksums of the fetched slides, since a slide may change under the same name
 */
export function createDigests(
  { products, categories, branches, sliders }: Pick<Catalogue, 'products' | 'categories' | 'branches' | 'sliders'>,
  slides: Manifest['slides'] = {},
): Digests {
  return {
    products: digest(products.map(shownFields)),
    pictures: digest(products.map(({ id, pictures }) => [id, pictures])),
    soldOut: digest(products.filter(({ stock }) => totalStock(stock) === 0).map(({ id }) => id)),
    categories: digest(categories.map(({ name, icon, products: ids }) => [name, icon, ids])),
    branches: digest(branches),
    sliders: digest(sliders.map((name) => (slides[name] ? [name, slides[name].sha256] : name))),
  };
}

/** The fields of a product that pages show: all of the contract except stock, units sold and further pictures. */
const shownFields = ({
  stock: _stock,
  sold: _sold,
  pictures: _pictures,
  discountPrice,
  ...shown
}: CatalogueProduct): object => ({ ...shown, offer: findOffer({ price: shown.price, discountPrice })?.price ?? null });

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
