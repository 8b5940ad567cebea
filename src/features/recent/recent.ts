import type { Figures } from '../../contract/catalogue.ts';
import { effectivePrice, totalStock } from '../../contract/rules.ts';
import type { Cents } from '../../lib/money.ts';
import { deviceStorage } from '../../lib/storage.ts';

export interface Viewed {
  id: string;
  name: string;
  /** URL of its picture; null if it has none. */
  picture: string | null;
  /** The phones that its name mentions, in a line; left out if it mentions none. */
  phone?: string;
  /** Its price and stock when the shopper viewed it, to detect changes (describeChange); never shown. */
  figures?: ViewedFigures;
}

/** Price and stock of a product when it was viewed, and now. */
export interface ViewedFigures {
  /** What the shopper pays. */
  price: Cents;
  /** Pieces in all branches. */
  stock: number;
  /** The branch that the figures are for: others may have another price. */
  branch: string;
  /** ms since 1970. */
  at: number;
}

export const toViewedFigures = (figures: Figures, branch: string, at: number): ViewedFigures => ({
  price: effectivePrice(figures),
  stock: totalStock(figures.stock),
  branch,
  at,
});

const maxViewed = 12;

/** Adds a product at the front, without duplicates; the oldest are dropped. */
export const withViewed = (list: readonly Viewed[], viewed: Viewed): Viewed[] =>
  [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, maxViewed);

/** Parses the stored list; invalid items are dropped. */
export const parseViewed = (stored: unknown): Viewed[] =>
  Array.isArray(stored) ? stored.filter(isViewed).slice(0, maxViewed) : [];

function isViewed(item: unknown): item is Viewed {
  const { id, name, picture, phone, figures } = (item ?? {}) as Partial<Record<keyof Viewed, unknown>>;
  const named = typeof name === 'string' && name.trim() !== '';
  if (phone !== undefined && typeof phone !== 'string') return false;
  if (figures !== undefined && !isViewedFigures(figures)) return false;
  return named && typeof id === 'string' && /^\d{1,12}$/.test(id) && (picture === null || typeof picture === 'string');
}

function isViewedFigures(value: unknown): value is ViewedFigures {
  const { price, stock, branch, at } = (value ?? {}) as Partial<Record<keyof ViewedFigures, unknown>>;
  return [price, stock, at].every((number) => typeof number === 'number') && typeof branch === 'string';
}

/** The products viewed on this device, the last first; empty if the browser blocks storage. */
export const readViewed = (): Viewed[] => parseViewed(deviceStorage.read('vistos'));

/** Stores a product as viewed, on this device only. */
export function saveViewed(viewed: Viewed): void {
  deviceStorage.write('vistos', withViewed(readViewed(), viewed));
}

/** Stores price and stock of a viewed product as they are shown now. */
export function saveViewedFigures(id: string, figures: ViewedFigures): void {
  const list = readViewed();
  if (list.some((viewed) => viewed.id === id))
    deviceStorage.write(
      'vistos',
      list.map((viewed) => (viewed.id === id ? { ...viewed, figures } : viewed)),
    );
}

export const clearViewed = (): void => deviceStorage.remove('vistos');
