import { atom } from 'nanostores';
import type { LivePriceAndStock } from '../../contract/catalogue.ts';
import { tabStorage } from '../../lib/storage.ts';
import { selectedBranchId } from '../branches/branches.store.ts';
import {
  addPriceAndStock,
  isId,
  parsePriceAndStockCache,
  type TimestampedPriceAndStock,
  type PriceAndStockCache,
} from './priceAndStockCache.ts';

/** The live price and stock of the products that this page has fetched, by id. */
export const $priceAndStockById = atom<Readonly<Record<string, LivePriceAndStock>>>({});
/** The ids of the products that the shop no longer has, according to the live API in this tab (R5.12). */
export const $discontinued = atom<readonly string[]>([]);

export const readPriceAndStockCache = (branch: string): PriceAndStockCache =>
  parsePriceAndStockCache(tabStorage.read('cifras'), branch);

/** The live price and stock that this tab fetched for the shopper's branch within `maxAge` ms. */
export function readRecentPriceAndStock(maxAge: number): TimestampedPriceAndStock[] {
  const oldest = Date.now() - maxAge;
  return Object.values(readPriceAndStockCache(selectedBranchId()).products).filter(({ at }) => at > oldest);
}

/**
 * Adds live prices and stock, for this page and the next ones of the tab. Such products are available again.
 * @param requestKey the list request that returned them (fetchListPriceAndStock), if this is its whole response
 */
export function storePriceAndStock(
  pricesAndStock: readonly LivePriceAndStock[],
  branch = selectedBranchId(),
  requestKey?: string,
): void {
  // The shopper has switched to another branch since the call.
  if (branch !== selectedBranchId()) return;
  tabStorage.write('cifras', addPriceAndStock(readPriceAndStockCache(branch), pricesAndStock, Date.now(), requestKey));
  const stored = readDiscontinued();
  const discontinued = stored.filter((id) => !pricesAndStock.some((product) => product.id === id));
  if (discontinued.length < stored.length) writeDiscontinued(discontinued);
  $discontinued.set(discontinued);
  mergePriceAndStock(pricesAndStock);
}

/** Adds prices and stock for this page only. */
export function mergePriceAndStock(pricesAndStock: readonly LivePriceAndStock[]): void {
  if (pricesAndStock.length > 0)
    $priceAndStockById.set({
      ...$priceAndStockById.get(),
      ...Object.fromEntries(pricesAndStock.map((product) => [product.id, product])),
    });
}

/**
 * Adds a product that the live API reports as discontinued (R5.12). Where the browser blocks storage, only the current page shows
 * it.
 */
export function addDiscontinued(id: string): void {
  const addId = (ids: readonly string[]): string[] => [...new Set([id, ...ids])];
  writeDiscontinued(addId(readDiscontinued()));
  $discontinued.set(addId($discontinued.get()));
}

/** Reads the ids of the discontinued products that this tab has stored. */
export function readDiscontinued(): string[] {
  const stored = tabStorage.read('ya-no-disponibles');
  return Array.isArray(stored) ? stored.filter(isId) : [];
}

/** Max discontinued products stored, the latest ones. */
const maxDiscontinued = 100;

function writeDiscontinued(ids: readonly string[]): void {
  tabStorage.write('ya-no-disponibles', ids.slice(0, maxDiscontinued));
}
