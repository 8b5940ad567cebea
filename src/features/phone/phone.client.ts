import { lazy, prefetchOnIntent } from '../../runtime/lazy.ts';
import type * as CardFit from './cardFit.client.tsx';
import cardFit from './cardFit.client.tsx?lazy';
import type { Phone } from './phone.ts';
import type * as PhonePicker from './phonePicker.client.tsx';
import phonePicker from './phonePicker.client.tsx?lazy';

// Scripts for the shopper's phone that pages with products load on demand.
const loadPicker = lazy<typeof PhonePicker>(phonePicker);
const loadCardFit = lazy<typeof CardFit>(cardFit);

/** Opens the modal. @param first slugs of the phones to list first */
export const openPhonePicker = (first: readonly string[] = []): void =>
  void loadPicker().then(
    ({ openPicker }) => openPicker(first),
    () => undefined, // The next click tries again.
  );

/** Fetches the modal, and React with it, on intent. @param buttons selector of the buttons that open it */
export const prefetchPhonePicker = (buttons: string): void => prefetchOnIntent(buttons, loadPicker);

let hasCardFit = false;

/** Marks the cards that fit a phone; without a phone, removes the marks. Never rejects. */
export async function showCardFit(phone: Phone | null): Promise<void> {
  if (!phone && !hasCardFit) return;
  hasCardFit = true;
  await loadCardFit().then(
    (script) => script.showCardFit(phone),
    () => undefined, // The cards stay unmarked.
  );
}
