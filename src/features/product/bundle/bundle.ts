import { findColour } from '../../../catalogue/variantGroups.ts';
import { findProductKind } from '../../../components/productKind.ts';
import type { PriceAndStock, Product, StockByBranch } from '../../../contract/catalogue.ts';
import { fold } from '../../../lib/text.ts';
import type { PhoneModel } from '../../phone/phone.ts';
import { sortBranchesForStock } from '../purchase/availability.ts';
import type { BranchSummary } from '../../../components/branch.ts';

/** The kinds of product in a bundle: a case and a screen protector for one phone. */
type BundleKind = 'case' | 'screenProtector';

type NamedProduct = Pick<Product, 'id' | 'name' | 'category'>;
export type BundleProduct = NamedProduct & Pick<Product, 'price' | 'discountPrice' | 'stock' | 'image'>;

/** A bundle as the page of one of its products shows it. */
export interface BundleData {
  phone: string;
  /** The page's product; its name is short: "Esta funda". */
  current: { name: string; kind: BundleKind; image: string };
  other: { id: string; name: string; kind: BundleKind; image: string } & Pick<PriceAndStock, 'price' | 'discountPrice'>;
  /** The ids of the branches that have both products. */
  branchIds: string[];
}

/** Max pages whose bundles have the same other product, so that a price change rebuilds few pages (R11.7). */
const maxAppearances = 24;

/** The kind of a product, if it may be in a bundle; null for other products, such as protectors of the camera. */
export function findBundleKind(product: NamedProduct): BundleKind | null {
  const kind = findProductKind(product);
  if (kind === 'screenProtector') return /\b(?:lente|camara|traser|tapa)/.test(fold(product.name)) ? null : kind;
  return kind === 'case' ? kind : null;
}

/** The ids of the branches that have both products; none if only the total stock is known. */
const branchesWithBoth = (current: StockByBranch, other: StockByBranch): string[] =>
  Object.keys(current).filter((branch) => branch !== '' && (current[branch] ?? 0) > 0 && (other[branch] ?? 0) > 0);

/** Finds the branch to show: the shopper's if it has both products, otherwise the nearest one that does. */
export function findCommonBranch(
  branchIds: readonly string[],
  branches: readonly BranchSummary[],
  selectedId: string,
): BranchSummary | undefined {
  const stock = Object.fromEntries(branchIds.map((id) => [id, 1]));
  return sortBranchesForStock(stock, branches, selectedId).find(({ id }) => branchIds.includes(id));
}

/**
 * Finds the other product of a bundle: the best seller of the other kind that some branch has in stock together with this product,
 * for the first phone with such a product.
 * @param productsFor returns the products for a phone, best seller first
 */
export function findBundle(
  product: BundleProduct,
  phones: readonly PhoneModel[],
  productsFor: (slug: string) => readonly BundleProduct[],
): { phone: PhoneModel; other: BundleProduct; branchIds: string[] } | null {
  const kind = findBundleKind(product);
  if (!kind) return null;
  for (const phone of phones)
    for (const other of productsFor(phone.slug)) {
      const otherKind = findBundleKind(other);
      const branchIds = otherKind && otherKind !== kind ? branchesWithBoth(product.stock, other.stock) : [];
      if (branchIds.length > 0) return { phone, other, branchIds };
    }
  return null;
}

/**
 * Creates the bundles of a catalogue, by the id of the page's product.
 * @param products sorted by id, for a stable result
 * @param productsFor returns the products for a phone, best seller first
 */
export function createBundles<P extends BundleProduct>(
  products: readonly P[],
  phonesFor: (id: string) => readonly PhoneModel[],
  productsFor: (slug: string) => readonly P[],
): Map<string, BundleData> {
  const appearances = new Map<string, number>();
  const bundles = new Map<string, BundleData>();
  const mayAppear = ({ id }: P): boolean => (appearances.get(id) ?? 0) < maxAppearances;
  for (const product of products) {
    const bundle = findBundle(product, phonesFor(product.id), (slug) => productsFor(slug).filter(mayAppear));
    if (!bundle) continue;
    appearances.set(bundle.other.id, (appearances.get(bundle.other.id) ?? 0) + 1);
    bundles.set(product.id, toBundleData(product, bundle));
  }
  return bundles;
}

/** The data of a bundle on the page of one of its products. */
export function toBundleData(
  product: BundleProduct,
  { phone, other, branchIds }: NonNullable<ReturnType<typeof findBundle>>,
): BundleData {
  const { id, name, price, discountPrice, image } = other;
  const kind = findBundleKind(other) ?? 'screenProtector';
  return {
    phone: phone.name,
    current: { name: toShortName(product.name), kind: findBundleKind(product) ?? 'case', image: product.image },
    other: { id, name, price, discountPrice, kind, image },
    branchIds,
  };
}

/**
 * Updates a bundle with the live price and stock of both products; null if one is discontinued.
 * @param current of the page's product
 * @param other null if they are unknown
 */
export function withLivePriceAndStock(
  bundle: BundleData,
  current: PriceAndStock | 'discontinued',
  other: PriceAndStock | 'discontinued' | null,
): BundleData | null {
  if (current === 'discontinued' || other === 'discontinued') return null;
  if (!other) return { ...bundle, branchIds: bundle.branchIds.filter((branch) => (current.stock[branch] ?? 0) > 0) };
  const { price, discountPrice } = other;
  return {
    ...bundle,
    other: { ...bundle.other, price, discountPrice },
    branchIds: branchesWithBoth(current.stock, other.stock),
  };
}

/** "Esta funda, verde jade": from the first word of a name and the colour at its end. */
function toShortName(name: string): string {
  const [noun = ''] = fold(name).split(/[^a-z]+/);
  const end = name.slice(name.lastIndexOf(',') + 1).trim();
  const colour = findColour(end) && `, ${end}`;
  if (/^(?:funda|carcasa|mica)$/.test(noun)) return `Esta ${noun}${colour}`;
  return /^(?:cristal|vidrio|protector|paquete)$/.test(noun) ? `Este ${noun}${colour}` : 'Este producto';
}
