/** Where this tab stores the draft of an invoice request (R6.9). */
export const key = 'factura';

/** A draft expires this long after its last change, ms. */
export const draftLifetime = 30 * 60_000;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Removes an expired draft. In a module of its own, since every page runs it. */
export function removeExpired(storage: () => DraftStorage, now: number): void {
  try {
    const stored = storage().getItem(key);
    if (stored === null) return;
    const { until } = JSON.parse(stored) as { until?: unknown };
    if (typeof until !== 'number' || until <= now) storage().removeItem(key);
  } catch {
    // Private windows refuse storage.
  }
}
