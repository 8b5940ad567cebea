// Separate from the search client, which the results page loads first: the phone store would delay the first cards.
import { $phone, fetchFittingIds } from '../phone/phone.store.ts';

/** Ids of the products that fit the shopper's phone; empty if unknown. */
let fittingProducts: ReadonlySet<string> = new Set();

/** Boosts products for the shopper's phone above equally good results. Never rejects. */
export async function boostPreferredPhone(client: { boost: (ids: Iterable<string>) => void }): Promise<void> {
  const phone = $phone.get();
  const fittingIds = phone ? await fetchFittingIds(phone) : new Set<string>();
  // The shopper has chosen another phone in the meantime.
  if ($phone.get() !== phone) return;
  fittingProducts = fittingIds;
  client.boost(fittingProducts);
}

/** The name of the shopper's phone, if the product fits it. */
export const compatiblePhoneName = (id: string): string | undefined =>
  fittingProducts.has(id) ? $phone.get()?.name : undefined;
