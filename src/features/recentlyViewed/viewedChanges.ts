import { discontinuedText } from '../../components/texts.ts';
import { lowStockThreshold } from '../../contract/rules.ts';
import { formatPesos } from '../../lib/money.ts';
import { selectedBranchId } from '../branches/branches.store.ts';
import { readDiscontinued, readRecentPriceAndStock } from '../listing/priceAndStock.store.ts';
import type { TimestampedPriceAndStock } from '../listing/priceAndStockCache.ts';
import { toViewedPriceAndStock, type ViewedProduct, type ViewedPriceAndStock } from './viewedProducts.ts';

/**
 * Describes how a product has changed since the shopper viewed it (R5.15): the most important change only; null if there is
 * none. Higher prices and sold-out products are not mentioned.
 * @param viewed its price and stock when the shopper viewed it; undefined if they were not stored
 * @param current its price and stock now; null if unknown
 */
export function describeChange(
  viewed: ViewedPriceAndStock | undefined,
  current: ViewedPriceAndStock | 'discontinued' | null,
): string | null {
  if (current === 'discontinued') return discontinuedText;
  if (!viewed || !current || current.at <= viewed.at || current.branch !== viewed.branch || current.stock <= 0)
    return null;
  if (viewed.stock <= 0) return 'Ya volvió';
  if (current.price < viewed.price) return `Bajó ${formatPesos(viewed.price - current.price)}`;
  return current.stock <= lowStockThreshold && viewed.stock > lowStockThreshold ? 'Se acaba' : null;
}

/** Max age of cached price and stock, ms. */
const maxAge = 3_600_000;

type CachedPriceAndStock = TimestampedPriceAndStock | 'discontinued';

/** Reads the live price and stock that this tab has cached, by product id (R5.15); empty if offline. Makes no calls. */
export function readCachedPriceAndStock(): Map<string, CachedPriceAndStock> {
  if (!navigator.onLine) return new Map();
  return new Map<string, CachedPriceAndStock>([
    ...readRecentPriceAndStock(maxAge).map((priceAndStock) => [priceAndStock.id, priceAndStock] as const),
    ...readDiscontinued().map((id) => [id, 'discontinued'] as const),
  ]);
}

/** Describes how a viewed product has changed, by the price and stock that this tab has cached. */
export const describeCachedChange = (
  { priceAndStock }: ViewedProduct,
  cached: CachedPriceAndStock | undefined,
): string | null =>
  describeChange(
    priceAndStock,
    typeof cached === 'object' ? toViewedPriceAndStock(cached, selectedBranchId(), cached.at) : (cached ?? null),
  );
