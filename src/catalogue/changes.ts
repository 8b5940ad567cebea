import { createHash } from 'node:crypto';
import type { Digests } from '../api/published.ts';
import { findOffer, totalStock } from '../contract/rules.ts';
import type { Cents } from '../lib/money.ts';
import type { Catalogue, CatalogueProduct, Changes, Manifest, NamedProduct } from './snapshot.ts';

type Compared = Pick<Catalogue, 'products' | 'categories' | 'branches' | 'sliders'>;

/** The changes between two catalogues, except stock counts and units sold. */
export function findChanges(before: Compared, after: Compared, from: string, to: string): Changes {
  const previousById = new Map(before.products.map((product) => [product.id, product]));
  const current = new Set(after.products.map(({ id }) => id));
  const pairs = after.products.flatMap((now) => {
    const was = previousById.get(now.id);
    return was ? [{ was, now, id: now.id, name: now.name }] : [];
  });
  const whereDifferent = (differ: (was: CatalogueProduct, now: CatalogueProduct) => boolean): NamedProduct[] =>
    pairs.filter(({ was, now }) => differ(was, now)).map(({ id, name }) => ({ id, name }));
  const isSoldOut = ({ stock }: CatalogueProduct): boolean => totalStock(stock) === 0;
  return {
    from,
    to,
    added: after.products.filter(({ id }) => !previousById.has(id)).map(named),
    removed: before.products.filter(({ id }) => !current.has(id)).map(named),
    renamed: pairs
      .filter(({ was, now }) => was.name !== now.name)
      .map(({ was, now }) => ({ ...named(now), before: was.name })),
    prices: pairs
      .filter(({ was, now }) => was.price !== now.price)
      .map(({ was, now }) => ({ ...named(now), before: was.price, after: now.price })),
    offers: pairs
      .filter(({ was, now }) => offerPrice(was) !== offerPrice(now))
      .map(({ was, now }) => ({ ...named(now), before: offerPrice(was), after: offerPrice(now) })),
    soldOut: whereDifferent((was, now) => !isSoldOut(was) && isSoldOut(now)),
    returned: whereDifferent((was, now) => isSoldOut(was) && !isSoldOut(now)),
    described: whereDifferent((was, now) => serializeDetails(was) !== serializeDetails(now)),
    pictures: whereDifferent((was, now) => was.pictures.join('\n') !== now.pictures.join('\n')),
    categories: compareNames(
      before.categories.map(({ name }) => name),
      after.categories.map(({ name }) => name),
    ),
    branches: compareNames(before.branches.map(branchText), after.branches.map(branchText)),
    sliders: compareNames(before.sliders, after.sliders),
  };
}

export const countChanges = ({ from: _from, to: _to, categories, branches, sliders, ...products }: Changes): number =>
  [...Object.values(products), ...[categories, branches, sliders].flatMap((part) => [part.added, part.removed])].reduce(
    (sum: number, list) => sum + list.length,
    0,
  );

const named = ({ id, name }: CatalogueProduct): NamedProduct => ({ id, name });
const offerPrice = (product: CatalogueProduct): Cents | null => findOffer(product)?.price ?? null;
const branchText = (branch: Catalogue['branches'][number]): string =>
  `${branch.id}: ${[branch.street, branch.number, branch.neighbourhood, branch.postalCode, branch.city, branch.state].filter(Boolean).join(', ')}`;
/** The other fields that pages show, as text: a new field of the contract is one of them. */
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

const compareNames = (before: string[], after: string[]): { added: string[]; removed: string[] } => ({
  added: after.filter((item) => !before.includes(item)),
  removed: before.filter((item) => !after.includes(item)),
});

/**
 * One digest for each kind of change that triggers a rebuild (R11.5). Stock counts, units sold, and the order of best
 * sellers, most viewed and recently sold do not.
 * @param slides checksums of the fetched slides: a new picture under the same name is a change
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

/** The fields of a product that pages show: all of the contract but stock, units sold and further pictures. */
const shownFields = ({
  stock: _stock,
  sold: _sold,
  pictures: _pictures,
  discountPrice,
  ...shown
}: CatalogueProduct): object => ({ ...shown, offer: findOffer({ price: shown.price, discountPrice })?.price ?? null });

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
