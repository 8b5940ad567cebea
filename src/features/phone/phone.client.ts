import { lazy, prefetchOnIntent } from '../../runtime/lazy.ts';
import { readPreferredPhone, type PhoneModel } from './phone.ts';
import { $preferredPhone } from './preferredPhone.store.ts';

// Scripts that pages with products load on demand.
const loadPhoneModal = lazy(() => import('./phoneModal.client.tsx'));
const loadCardFit = lazy(() => import('./cardFit.client.tsx'));

/** Follows a choice in another tab, or on a later page if Back restores this one. */
function followPreferredPhone(): void {
  const phone = readPreferredPhone();
  if (phone?.slug !== $preferredPhone.get()?.slug) $preferredPhone.set(phone);
}
for (const event of ['storage', 'pageshow']) addEventListener(event, followPreferredPhone);

/** Opens the modal in which the shopper chooses a phone. @param firstSlugs slugs of the phones to list first */
export const openPhoneModal = (firstSlugs: readonly string[] = []): void =>
  void loadPhoneModal().then(
    ({ openModal }) => openModal(firstSlugs),
    () => undefined, // The next click tries again.
  );

/** Fetches the script of the modal, and React, on intent. @param buttonSelector selector of the buttons that open the modal */
export const prefetchPhoneModal = (buttonSelector: string): void => prefetchOnIntent(buttonSelector, loadPhoneModal);

let hasMarkedCards = false;

/** Marks the cards of products that fit a phone; null removes the marks. Never rejects. */
export async function markCompatibleCards(phone: PhoneModel | null): Promise<void> {
  if (!phone && !hasMarkedCards) return;
  hasMarkedCards = true;
  await loadCardFit().then(
    (script) => script.updateCardMarks(phone),
    () => undefined, // The cards stay unmarked.
  );
}
