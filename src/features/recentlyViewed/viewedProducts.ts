import type { PriceAndStock } from '../../contract/catalogue.ts';
import { effectivePrice, totalStock } from '../../contract/rules.ts';
import type { Cents } from '../../lib/money.ts';
import { deviceStorage } from '../../lib/storage.ts';

/** A viewed product, as this device stores it. */
export interface ViewedProduct {
  id: string;
  name: string;
  /** URL of its picture; null if it has none. */
  picture: string | null;
  /** The phones that it fits, as one line of text; left out if there are none. */
  phone?: string;
  /** Its price and stock when the shopper viewed it, to describe changes (viewedChanges.ts); never shown. */
  priceAndStock?: ViewedPriceAndStock;
}

/** Price and stock of a product, either when it was viewed or now. */
export interface ViewedPriceAndStock {
  /** The effective price. */
  price: Cents;
  /** Pieces in all branches together. */
  stock: number;
  /** Id of the branch that the price and stock are for: others may have another price. */
  branch: string;
  /** When the price and stock were valid, ms since 1970. */
  at: number;
}

export const toViewedPriceAndStock = (
  priceAndStock: PriceAndStock,
  branch: string,
  at: number,
): ViewedPriceAndStock => ({
  price: effectivePrice(priceAndStock),
  stock: totalStock(priceAndStock.stock),
  branch,
  at,
});

const maxViewed = 12;

/** Adds a product at the front, without duplicates; drops the oldest products. */
export const addViewed = (list: readonly ViewedProduct[], viewed: ViewedProduct): ViewedProduct[] =>
  [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, maxViewed);

/** Parses the stored list; drops invalid items. */
export const parseViewed = (stored: unknown): ViewedProduct[] =>
  Array.isArray(stored) ? stored.filter(isViewed).slice(0, maxViewed) : [];

function isViewed(item: unknown): item is ViewedProduct {
  const { id, name, picture, phone, priceAndStock } = (item ?? {}) as Partial<Record<keyof ViewedProduct, unknown>>;
  const hasName = typeof name === 'string' && name.trim() !== '';
  if (phone !== undefined && typeof phone !== 'string') return false;
  if (priceAndStock !== undefined && !isViewedPriceAndStock(priceAndStock)) return false;
  return (
    hasName && typeof id === 'string' && /^\d{1,12}$/.test(id) && (picture === null || typeof picture === 'string')
  );
}

function isViewedPriceAndStock(value: unknown): value is ViewedPriceAndStock {
  const { price, stock, branch, at } = (value ?? {}) as Partial<Record<keyof ViewedPriceAndStock, unknown>>;
  return [price, stock, at].every((number) => typeof number === 'number') && typeof branch === 'string';
}

/** Reads the products viewed on this device, the last one first; empty if the browser blocks storage. */
export const readViewed = (): ViewedProduct[] => parseViewed(deviceStorage.read('vistos'));

/** Stores a product as the last one viewed, on this device only. */
export function saveViewed(viewed: ViewedProduct): void {
  deviceStorage.write('vistos', addViewed(readViewed(), viewed));
}

/** Updates price and stock of a stored product: the shopper sees the new ones now. */
export function saveViewedPriceAndStock(id: string, priceAndStock: ViewedPriceAndStock): void {
  const list = readViewed();
  if (list.some((viewed) => viewed.id === id))
    deviceStorage.write(
      'vistos',
      list.map((viewed) => (viewed.id === id ? { ...viewed, priceAndStock } : viewed)),
    );
}

export const clearViewed = (): void => deviceStorage.remove('vistos');
