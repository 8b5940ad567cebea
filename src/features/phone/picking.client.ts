import { lazy } from '../../runtime/lazy.ts';
import { prefetchOnIntent } from '../../runtime/onIntent.ts';
import type * as Picker from './picker.client.tsx';
import picker from './picker.client.tsx?lazy';

const loadPicker = lazy<typeof Picker>(picker);

/** Opens the modal. @param first the phones that stand first in it, by slug */
export const pickPhone = (first: readonly string[]): void =>
  void loadPicker().then(
    ({ openPicker }) => openPicker(first),
    () => undefined,
  );

/** Fetches the modal, and React with it, on intent. @param buttons what opens it */
export const prefetchPicker = (buttons: string): void => prefetchOnIntent(buttons, loadPicker);
