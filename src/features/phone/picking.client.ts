import { fetchLater } from '../../lib/fetchLater.ts';
import { fetchAtSign } from '../../lib/reach.ts';
import type * as Picker from './picker.client.tsx';
import address from './picker.client.tsx?later';

const fetchPicker = fetchLater<typeof Picker>(address);

/** Opens the modal. @param first the phones that stand first in it, by slug */
export const pickPhone = (first: readonly string[]): void =>
  void fetchPicker().then(
    ({ openPicker }) => openPicker(first),
    () => undefined,
  );

/** Fetches the modal, and React with it, at the first sign that it is meant. @param buttons what opens it */
export const awaitIntent = (buttons: string): void => fetchAtSign(buttons, fetchPicker);
