// Separate from the search client, which the results page loads first: the phone store would delay the first cards.
import { $preferredPhone, fetchCompatibleIds } from '../phone/preferredPhone.store.ts';

/** Ids of the products compatible with the shopper's phone; empty if there is none, or before they are fetched. */
let compatibleIds: ReadonlySet<string> = new Set();

/** Boosts products for the shopper's phone above equally good results. Never rejects. */
export async function boostPreferredPhone(client: { boost: (ids: Iterable<string>) => void }): Promise<void> {
  const phone = $preferredPhone.get();
  const fetchedIds = phone && (await fetchCompatibleIds(phone));
  // The shopper has chosen another phone while the ids were fetched.
  if ($preferredPhone.get() !== phone) return;
  compatibleIds = fetchedIds ?? new Set();
  client.boost(compatibleIds);
}

/** The name of the shopper's phone, if the product is compatible with it. */
export const compatiblePhoneName = (id: string): string | undefined =>
  compatibleIds.has(id) ? $preferredPhone.get()?.name : undefined;
