import { lazy } from '../../runtime/lazy.ts';
import { prefetchOnIntent } from '../../runtime/onIntent.ts';
import type * as PhonePicker from './phonePicker.client.tsx';
import phonePicker from './phonePicker.client.tsx?lazy';

const loadPicker = lazy<typeof PhonePicker>(phonePicker);

/** Opens the modal. @param first slugs of the phones to list first */
export const openPhonePicker = (first: readonly string[] = []): void =>
  void loadPicker().then(
    ({ openPicker }) => openPicker(first),
    () => undefined, // The next click tries again.
  );

/** Fetches the modal, and React with it, on intent. @param buttons selector of the buttons that open it */
export const prefetchPhonePicker = (buttons: string): void => prefetchOnIntent(buttons, loadPicker);
