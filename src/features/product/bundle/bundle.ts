import { kindOf } from '../../../components/kind.ts';
import type { Product } from '../../../contract/fields.ts';
import type { StockByBranch } from '../../../contract/stockColumns.ts';
import { fold } from '../../../lib/text.ts';
import type { Phone } from '../../phone/phone.ts';

/** What a pair is made of: a case and a glass for one phone. */
export type BundleSide = 'case' | 'glass';

type Named = Pick<Product, 'id' | 'name' | 'category'>;
export type BundleProduct = Named & Pick<Product, 'price' | 'discountPrice' | 'stock' | 'image'>;

/** Which side of a pair a product is; null: of none. What is for the camera, or the back, leaves the screen bare. */
export function bundleSide(product: Named): BundleSide | null {
  const kind = kindOf(product);
  if (kind === 'glass') return /\b(?:lente|camara|traser|tapa)/.test(fold(product.name)) ? null : kind;
  return kind === 'case' ? kind : null;
}

/** The branches that have both, by id; where it is only known in all, none is. */
export const branchesWithBoth = (one: StockByBranch, other: StockByBranch): string[] =>
  Object.keys(one).filter((branch) => branch !== '' && (one[branch] ?? 0) > 0 && (other[branch] ?? 0) > 0);

/**
 * The pair of a product: the other kind for the first of its phones that has one, of which some branch has both.
 * @param forPhone what there is for a phone, best seller first
 */
export function findBundle(
  product: BundleProduct,
  phones: readonly Phone[],
  forPhone: (slug: string) => readonly BundleProduct[],
): { phone: Phone; other: BundleProduct; at: string[] } | null {
  const side = bundleSide(product);
  if (!side) return null;
  for (const phone of phones)
    for (const other of forPhone(phone.slug)) {
      const otherSide = bundleSide(other);
      const at = otherSide && otherSide !== side ? branchesWithBoth(product.stock, other.stock) : [];
      if (at.length > 0) return { phone, other, at };
    }
  return null;
}
