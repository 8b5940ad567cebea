import { lazy } from '../../runtime/lazy.ts';
import { prefetchOnIntent } from '../../runtime/onIntent.ts';
import type * as CardMarks from './cardMarks.client.tsx';
import cardMarks from './cardMarks.client.tsx?lazy';
import type { Phone } from './phone.ts';
import type * as PhonePicker from './phonePicker.client.tsx';
import phonePicker from './phonePicker.client.tsx?lazy';

// What pages with products fetch on demand for the shopper's phone.
const loadPicker = lazy<typeof PhonePicker>(phonePicker);
const loadCardMarks = lazy<typeof CardMarks>(cardMarks);

/** Opens the modal. @param first slugs of the phones to list first */
export const openPhonePicker = (first: readonly string[] = []): void =>
  void loadPicker().then(
    ({ openPicker }) => openPicker(first),
    () => undefined, // The next click tries again.
  );

/** Fetches the modal, and React with it, on intent. @param buttons selector of the buttons that open it */
export const prefetchPhonePicker = (buttons: string): void => prefetchOnIntent(buttons, loadPicker);

let marked = false;

/** Marks the cards that fit a phone; without one, removes the marks. Never rejects. */
export async function markCards(phone: Phone | null): Promise<void> {
  if (!phone && !marked) return;
  marked = true;
  await loadCardMarks().then(
    (script) => script.markCards(phone),
    () => undefined, // The cards have no marks then.
  );
}
