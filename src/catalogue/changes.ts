import { offerOf, totalStock } from '../contract/rules.ts';
import type { Cents } from '../lib/money.ts';
import type { Catalogue, CatalogueProduct, Changes, Named } from './snapshot.ts';

type Side = Pick<Catalogue, 'products' | 'categories' | 'branches' | 'sliders'>;

/** What changed between two catalogues, stock counts and units sold aside. */
export function changesBetween(before: Side, after: Side, from: string, to: string): Changes {
  const known = new Map(before.products.map((product) => [product.id, product]));
  const still = new Set(after.products.map(({ id }) => id));
  const pairs = after.products.flatMap((now) => {
    const was = known.get(now.id);
    return was ? [{ was, now, id: now.id, name: now.name }] : [];
  });
  const where = (differ: (was: CatalogueProduct, now: CatalogueProduct) => boolean): Named[] =>
    pairs.filter(({ was, now }) => differ(was, now)).map(({ id, name }) => ({ id, name }));
  const gone = ({ stock }: CatalogueProduct): boolean => totalStock(stock) === 0;
  return {
    from,
    to,
    added: after.products.filter(({ id }) => !known.has(id)).map(named),
    removed: before.products.filter(({ id }) => !still.has(id)).map(named),
    renamed: pairs
      .filter(({ was, now }) => was.name !== now.name)
      .map(({ was, now }) => ({ ...named(now), before: was.name })),
    prices: pairs
      .filter(({ was, now }) => was.price !== now.price)
      .map(({ was, now }) => ({ ...named(now), before: was.price, after: now.price })),
    offers: pairs
      .filter(({ was, now }) => offerPrice(was) !== offerPrice(now))
      .map(({ was, now }) => ({ ...named(now), before: offerPrice(was), after: offerPrice(now) })),
    soldOut: where((was, now) => !gone(was) && gone(now)),
    returned: where((was, now) => gone(was) && !gone(now)),
    described: where((was, now) => detailsOf(was) !== detailsOf(now)),
    pictures: where((was, now) => was.pictures.join('\n') !== now.pictures.join('\n')),
    categories: among(
      before.categories.map(({ name }) => name),
      after.categories.map(({ name }) => name),
    ),
    branches: among(before.branches.map(branchText), after.branches.map(branchText)),
    sliders: among(before.sliders, after.sliders),
  };
}

/** How many things changed. */
export const changeCount = ({ from: _from, to: _to, categories, branches, sliders, ...products }: Changes): number =>
  [...Object.values(products), ...[categories, branches, sliders].flatMap((part) => [part.added, part.removed])].reduce(
    (sum: number, list) => sum + list.length,
    0,
  );

const named = ({ id, name }: CatalogueProduct): Named => ({ id, name });
const offerPrice = (product: CatalogueProduct): Cents | null => offerOf(product)?.price ?? null;
const branchText = (branch: Catalogue['branches'][number]): string =>
  `${branch.id}: ${[branch.street, branch.number, branch.neighbourhood, branch.postalCode, branch.city, branch.state].filter(Boolean).join(', ')}`;
const detailsOf = ({ description, condition, recent, unit, brand, model, category }: CatalogueProduct): string =>
  JSON.stringify([description, condition, recent, unit, brand, model, category]);

const among = (before: string[], after: string[]): { added: string[]; removed: string[] } => ({
  added: after.filter((item) => !before.includes(item)),
  removed: before.filter((item) => !after.includes(item)),
});
