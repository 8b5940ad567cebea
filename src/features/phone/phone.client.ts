import { lazy, prefetchOnIntent } from '../../runtime/lazy.ts';
import type { Phone } from './phone.ts';

// Scripts for the shopper's phone that pages with products load on demand.
const loadPicker = lazy(() => import('./phonePicker.client.tsx'));
const loadCardFit = lazy(() => import('./cardFit.client.tsx'));

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
