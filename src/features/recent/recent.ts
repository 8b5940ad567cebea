/** A product that was looked at. No price: it could not be kept true. */
export interface Viewed {
  id: string;
  name: string;
  /** Address of its picture; null where it has none. */
  picture: string | null;
  /** The phones that its name tells, in a line; left out where it tells of none. */
  phone?: string;
}

/** How many are remembered. */
const maxViewed = 12;

/** The list with a product at its head: each once, the oldest dropped. */
export const withViewed = (list: readonly Viewed[], viewed: Viewed): Viewed[] =>
  [viewed, ...list.filter(({ id }) => id !== viewed.id)].slice(0, maxViewed);

/** Reads the list as it was kept; what is no product in it is left out, whatever stands there. */
export function parseViewed(text: string | null): Viewed[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isViewed).slice(0, maxViewed) : [];
  } catch {
    return [];
  }
}

function isViewed(item: unknown): item is Viewed {
  const { id, name, picture, phone } = (item ?? {}) as Partial<Record<keyof Viewed, unknown>>;
  const named = typeof name === 'string' && name.trim() !== '';
  if (phone !== undefined && typeof phone !== 'string') return false;
  return named && typeof id === 'string' && /^\d{1,12}$/.test(id) && (picture === null || typeof picture === 'string');
}

const key = 'vistos';

/** The products that were looked at on this device, the last first; none where it keeps nothing. */
export function readViewed(): Viewed[] {
  try {
    return parseViewed(localStorage.getItem(key));
  } catch {
    return [];
  }
}

/** Keeps a product as looked at, on this device alone. */
export function saveViewed(viewed: Viewed): void {
  try {
    localStorage.setItem(key, JSON.stringify(withViewed(readViewed(), viewed)));
  } catch {
    // Private windows may refuse storage.
  }
}

export function clearViewed(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing then.
  }
}
