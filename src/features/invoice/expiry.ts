/** Where this tab keeps the draft of an invoice request (R6.9). */
export const key = 'factura';

/** How long it is kept after its last change, ms. */
export const lifetime = 30 * 60_000;

export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Forgets a draft whose time is over. By itself, so that every page can do it in a few bytes. */
export function forgetOld(place: () => Place, now: number): void {
  try {
    const stored = place().getItem(key);
    if (stored === null) return;
    const { until } = JSON.parse(stored) as { until?: unknown };
    if (typeof until !== 'number' || until <= now) place().removeItem(key);
  } catch {
    // Private windows refuse storage.
  }
}
