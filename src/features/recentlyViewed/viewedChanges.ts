import { discontinuedText } from '../../components/texts.ts';
import { lowStockThreshold } from '../../contract/rules.ts';
import { formatPesos } from '../../lib/money.ts';
import { chosenBranchId } from '../branches/branches.store.ts';
import { readDiscontinued, readRecentFigures } from '../listing/figures.store.ts';
import type { DatedFigures } from '../listing/tabFigures.ts';
import { toViewedFigures, type ViewedProduct, type ViewedFigures } from './viewedProducts.ts';

/**
 * Describes how a product has changed since the shopper viewed it (R5.15): the most important change only; null if there is
 * none. Higher prices and sold-out products are not mentioned.
 * @param viewed its figures when the shopper viewed it; undefined if they were not stored
 * @param current its figures now; null if unknown
 */
export function describeChange(
  viewed: ViewedFigures | undefined,
  current: ViewedFigures | 'discontinued' | null,
): string | null {
  if (current === 'discontinued') return discontinuedText;
  if (!viewed || !current || current.at <= viewed.at || current.branch !== viewed.branch || current.stock <= 0)
    return null;
  if (viewed.stock <= 0) return 'Ya volvió';
  if (current.price < viewed.price) return `Bajó ${formatPesos(viewed.price - current.price)}`;
  return current.stock <= lowStockThreshold && viewed.stock > lowStockThreshold ? 'Se acaba' : null;
}

/** Max age of cached figures, ms. */
const maxAge = 3_600_000;

type CachedFigures = DatedFigures | 'discontinued';

/** Reads the live figures that this tab has cached, by product id (R5.15); empty if offline. Makes no calls. */
export function readCachedFigures(): Map<string, CachedFigures> {
  if (!navigator.onLine) return new Map();
  return new Map<string, CachedFigures>([
    ...readRecentFigures(maxAge).map((figures) => [figures.id, figures] as const),
    ...readDiscontinued().map((id) => [id, 'discontinued'] as const),
  ]);
}

/** Describes how a viewed product has changed, by the figures that this tab has cached. */
export const describeCachedChange = ({ figures }: ViewedProduct, cached: CachedFigures | undefined): string | null =>
  describeChange(
    figures,
    typeof cached === 'object' ? toViewedFigures(cached, chosenBranchId(), cached.at) : (cached ?? null),
  );
