import { draftMinutes, tabStorage } from '../../lib/storage.ts';

/** A draft expires this long after its last change, ms. */
export const draftLifetime = draftMinutes * 60_000;

/** Removes an expired draft. In a module of its own, since every page runs it. */
export function removeExpiredDraft(now: number): void {
  const stored = tabStorage.read('factura') as { until?: unknown } | null;
  if (stored && !(typeof stored.until === 'number' && stored.until > now)) tabStorage.remove('factura');
}
