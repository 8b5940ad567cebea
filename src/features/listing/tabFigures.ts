import type { LiveFigures } from '../../contract/catalogue.ts';

/** Live figures with the time when they were fetched, ms since 1970. */
export type DatedFigures = LiveFigures & { at: number };

/** The live figures that a tab stores for its next pages, for one branch. */
export interface TabFigures {
  branch: string;
  /** By key of the request: when its response arrived, and the ids of its products in order. */
  responses: Record<string, { at: number; ids: string[] }>;
  products: Record<string, DatedFigures>;
}

/** Max products stored, the latest ones: about 50 KB. */
const maxProducts = 400;

/** Parses the stored figures; empty if they are for another branch or invalid. */
export function parseTabFigures(stored: unknown, branch: string): TabFigures {
  const { branch: storedBranch, responses, products } = (stored ?? {}) as Partial<TabFigures>;
  const isValid = storedBranch === branch && isRecord(responses) && isRecord(products);
  return {
    branch,
    responses: isValid ? filterRecord(responses, isResponse) : {},
    products: isValid ? filterRecord(products, isDatedFigures) : {},
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const filterRecord = <T>(record: Record<string, T>, accept: (value: unknown) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => accept(value)));

const isResponse = (value: unknown): boolean =>
  isRecord(value) && typeof value['at'] === 'number' && Array.isArray(value['ids']) && value['ids'].every(isId);

export const isId = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value);

const isDatedFigures = (value: unknown): boolean =>
  isRecord(value) &&
  ['at', 'price', 'discountPrice'].every((field) => typeof value[field] === 'number') &&
  ['id', 'unit'].every((field) => typeof value[field] === 'string') &&
  isRecord(value['stock']) &&
  Object.values(value['stock']).every((pieces) => typeof pieces === 'number');

/** Adds figures; with a key, also as the response to that request. Drops the oldest products above the maximum. */
export function addFigures(
  tab: TabFigures,
  figures: readonly LiveFigures[],
  at: number,
  requestKey?: string,
): TabFigures {
  const dated = figures.map(({ id, price, discountPrice, unit, stock }) => [
    id,
    { id, price, discountPrice, unit, stock, at },
  ]);
  const added = Object.fromEntries(dated) as TabFigures['products'];
  const latestFirst = Object.entries({ ...tab.products, ...added }).sort(([, a], [, b]) => b.at - a.at);
  return {
    ...tab,
    responses: requestKey
      ? { ...tab.responses, [requestKey]: { at, ids: figures.map(({ id }) => id) } }
      : tab.responses,
    products: Object.fromEntries(latestFirst.slice(0, maxProducts)),
  };
}

/**
 * Finds the response to a request that arrived within `maxAge` ms, with the latest figures of each product; null if there is
 * none, or one of its products was dropped.
 */
export function findRecentResponse(
  tab: TabFigures,
  requestKey: string,
  now: number,
  maxAge: number,
): DatedFigures[] | null {
  const response = tab.responses[requestKey];
  if (!response || response.at > now || now - response.at >= maxAge) return null;
  const figures = response.ids.flatMap((id) => tab.products[id] ?? []);
  return figures.length === response.ids.length ? figures : null;
}
