import { deviceStorage } from '../../lib/storage.ts';

/** A viewed product. Without its price, which would become stale. */
export interface Viewed {
  id: string;
  name: string;
  /** Address of its picture; null if it has none. */
  picture: string | null;
  /** The phones that its name mentions, in a line; left out if it mentions none. */
  phone?: string;
}

/** How many are remembered. */
const maxViewed = 12;

/** The list with a product at its head: each once, the oldest dropped. */
export const withViewed = (list: readonly Viewed[], viewed: Viewed): Viewed[] =>
  [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, maxViewed);

/** Accepts the stored list; whatever is no product in it is left out. */
export const parseViewed = (stored: unknown): Viewed[] =>
  Array.isArray(stored) ? stored.filter(isViewed).slice(0, maxViewed) : [];

function isViewed(item: unknown): item is Viewed {
  const { id, name, picture, phone } = (item ?? {}) as Partial<Record<keyof Viewed, unknown>>;
  const named = typeof name === 'string' && name.trim() !== '';
  if (phone !== undefined && typeof phone !== 'string') return false;
  return named && typeof id === 'string' && /^\d{1,12}$/.test(id) && (picture === null || typeof picture === 'string');
}

/** The products that were looked at on this device, the last first; empty if the browser refuses storage. */
export const readViewed = (): Viewed[] => parseViewed(deviceStorage.read('vistos'));

/** Stores a product as looked at, on this device alone. */
export function saveViewed(viewed: Viewed): void {
  deviceStorage.write('vistos', withViewed(readViewed(), viewed));
}

export const clearViewed = (): void => deviceStorage.remove('vistos');
