import { colourOf } from '../../../catalogue/productFamilies.ts';
import { pictureAddress } from '../../../components/pictureAddress.ts';
import type { Figures } from '../../../contract/fields.ts';
import { fold } from '../../../lib/text.ts';
import type { Phone } from '../../phone/phone.ts';
import { branchesInOrder, type NamedBranch } from '../purchase/availability.ts';
import { branchesWithBoth, bundleSide, findBundle, type BundleProduct, type BundleSide } from './bundle.ts';

/** A pair as the page of one of the two shows it. */
export interface BundleView {
  /** What the phone is called. */
  phone: string;
  /** The page's own product: "Esta funda". */
  own: { name: string; kind: BundleSide; picture: string | null };
  other: { id: string; name: string; kind: BundleSide; picture: string | null } & Pick<
    Figures,
    'price' | 'discountPrice'
  >;
  /** The branches that have both, by id. */
  at: string[];
}

/** No product is the second of more pages than this, so that one price change makes few pages anew (R11.7). */
const maxPages = 24;

/** Of the branches that have both the one to name: the shopper's, or else the nearest; none where none is known. */
export const branchOfBoth = (
  at: readonly string[],
  branches: readonly NamedBranch[],
  chosen: string,
): NamedBranch | undefined => {
  const stock = Object.fromEntries(at.map((id) => [id, 1]));
  return branchesInOrder(stock, branches, chosen).find(({ id }) => at.includes(id));
};

/**
 * The pairs of a catalogue, by the id of the page's product.
 * @param products by id, so that the same ones get the same pairs
 * @param forPhone what there is for a phone, best seller first
 */
export function createBundles<P extends BundleProduct>(
  products: readonly P[],
  phonesFor: (id: string) => readonly Phone[],
  forPhone: (slug: string) => readonly P[],
): Map<string, BundleView> {
  const pages = new Map<string, number>();
  const pairs = new Map<string, BundleView>();
  const free = ({ id }: P): boolean => (pages.get(id) ?? 0) < maxPages;
  for (const product of products) {
    const found = findBundle(product, phonesFor(product.id), (slug) => forPhone(slug).filter(free));
    if (!found) continue;
    pages.set(found.other.id, (pages.get(found.other.id) ?? 0) + 1);
    pairs.set(product.id, toBundleView(product, found));
  }
  return pairs;
}

/** What a page shows of a pair. */
export function toBundleView(
  product: BundleProduct,
  { phone, other, at }: NonNullable<ReturnType<typeof findBundle>>,
): BundleView {
  const { id, name, price, discountPrice } = other;
  return {
    phone: phone.name,
    own: { name: thisOne(product.name), kind: bundleSide(product) ?? 'case', picture: pictureOf(product) },
    other: {
      id,
      name,
      price,
      discountPrice,
      kind: bundleSide(other) ?? 'glass',
      picture: pictureOf(other),
    },
    at,
  };
}

/**
 * A pair as the live API tells of both; null where there is none any more.
 * @param own the page's product @param other null: nothing was told of it
 */
export function withLiveFigures(
  pair: BundleView,
  own: Figures | 'unavailable',
  other: Figures | 'unavailable' | null,
): BundleView | null {
  if (own === 'unavailable' || other === 'unavailable') return null;
  if (!other) return { ...pair, at: pair.at.filter((branch) => (own.stock[branch] ?? 0) > 0) };
  const { price, discountPrice } = other;
  return { ...pair, other: { ...pair.other, price, discountPrice }, at: branchesWithBoth(own.stock, other.stock) };
}

const pictureOf = ({ id, image }: BundleProduct): string | null => (image ? pictureAddress(id, image) : null);

/** "Esta funda, verde jade", by how its name begins and ends. */
function thisOne(name: string): string {
  const [first = ''] = fold(name).split(/[^a-z]+/);
  const end = name.slice(name.lastIndexOf(',') + 1).trim();
  const colour = colourOf(end) && `, ${end}`;
  if (/^(?:funda|carcasa|mica)$/.test(first)) return `Esta ${first}${colour}`;
  return /^(?:cristal|vidrio|protector|paquete)$/.test(first) ? `Este ${first}${colour}` : 'Este producto';
}
