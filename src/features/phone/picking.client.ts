import { fetchLater } from '../../lib/fetchLater.ts';
import { fetchAtSign } from '../../lib/reach.ts';
import address from './picker.client.tsx?later';

declare global {
  interface WindowEventMap {
    /** The modal is wanted; with the phones that stand first in it, by slug. */
    'shop:pick-phone': CustomEvent<readonly string[]>;
  }
}

const fetchPicker = fetchLater(address);

/** Opens the modal. @param first the phones that stand first in it, by slug */
export const pickPhone = (first: readonly string[]): void =>
  void fetchPicker().then(
    () => dispatchEvent(new CustomEvent('shop:pick-phone', { detail: first })),
    () => undefined,
  );

/** Fetches the modal, and React with it, at the first sign that it is meant. @param buttons what opens it */
export const awaitIntent = (buttons: string): void => fetchAtSign(buttons, fetchPicker);
