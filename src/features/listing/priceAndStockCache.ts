import type { LivePriceAndStock } from '../../contract/catalogue.ts';

/** Live price and stock with the time when they were fetched, ms since 1970. */
export type TimestampedPriceAndStock = LivePriceAndStock & { at: number };

/** The live price and stock that a tab stores for its next pages, for one branch. */
export interface PriceAndStockCache {
  branch: string;
  /** By key of the request: when its response arrived, and the ids of its products in order. */
  responses: Record<string, { at: number; ids: string[] }>;
  products: Record<string, TimestampedPriceAndStock>;
}

/** Max products stored, the latest ones: about 50 KB. */
const maxProducts = 400;

/** Parses the stored price and stock; empty if they are for another branch or invalid. */
export function parsePriceAndStockCache(stored: unknown, branch: string): PriceAndStockCache {
  const { branch: storedBranch, responses, products } = (stored ?? {}) as Partial<PriceAndStockCache>;
  const isValid = storedBranch === branch && isRecord(responses) && isRecord(products);
  return {
    branch,
    responses: isValid ? filterRecord(responses, isResponse) : {},
    products: isValid ? filterRecord(products, isTimestampedPriceAndStock) : {},
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const filterRecord = <T>(record: Record<string, T>, accept: (value: unknown) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => accept(value)));

const isResponse = (value: unknown): boolean =>
  isRecord(value) && typeof value['at'] === 'number' && Array.isArray(value['ids']) && value['ids'].every(isId);

export const isId = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value);

const isTimestampedPriceAndStock = (value: unknown): boolean =>
  isRecord(value) &&
  ['at', 'price', 'discountPrice'].every((field) => typeof value[field] === 'number') &&
  ['id', 'unit'].every((field) => typeof value[field] === 'string') &&
  isRecord(value['stock']) &&
  Object.values(value['stock']).every((pieces) => typeof pieces === 'number');

/** Adds price and stock; with a key, also as the response to that request. Drops the oldest products above the maximum. */
export function addPriceAndStock(
  cache: PriceAndStockCache,
  pricesAndStock: readonly LivePriceAndStock[],
  at: number,
  requestKey?: string,
): PriceAndStockCache {
  const timestamped = pricesAndStock.map(({ id, price, discountPrice, unit, stock }) => [
    id,
    { id, price, discountPrice, unit, stock, at },
  ]);
  const added = Object.fromEntries(timestamped) as PriceAndStockCache['products'];
  const latestFirst = Object.entries({ ...cache.products, ...added }).sort(([, a], [, b]) => b.at - a.at);
  return {
    ...cache,
    responses: requestKey
      ? { ...cache.responses, [requestKey]: { at, ids: pricesAndStock.map(({ id }) => id) } }
      : cache.responses,
    products: Object.fromEntries(latestFirst.slice(0, maxProducts)),
  };
}

/**
 * Finds the response to a request that arrived within `maxAge` ms, with the latest price and stock of each product; null if there is
 * none, or one of its products was dropped.
 */
export function findRecentResponse(
  cache: PriceAndStockCache,
  requestKey: string,
  now: number,
  maxAge: number,
): TimestampedPriceAndStock[] | null {
  const response = cache.responses[requestKey];
  if (!response || response.at > now || now - response.at >= maxAge) return null;
  const pricesAndStock = response.ids.flatMap((id) => cache.products[id] ?? []);
  return pricesAndStock.length === response.ids.length ? pricesAndStock : null;
}
