import { atom } from 'nanostores';
import { fetchPublishedPhones } from '../../api/publishedLists.ts';
import { $preferredPhone } from './preferredPhone.store.ts';
import { decodePhones, type PhoneWithProducts } from './phone.ts';

// Not in preferredPhone.store.ts, since only lists and the modal need all phones.

/** All phones that the shop has products for; null until they are loaded. */
export const $phones = atom<PhoneWithProducts[] | null>(null);

/** The slugs of the phones that each product fits, by its id; null until they are loaded. */
export const $phonesByProduct = atom<ReadonlyMap<string, readonly string[]> | null>(null);

/** Loads `$phones` and `$phonesByProduct`, once. Rejects if the file of phones cannot be fetched. */
export async function loadPhones(): Promise<PhoneWithProducts[]> {
  const loaded = $phones.get();
  if (loaded) return loaded;
  const phones = decodePhones(await fetchPublishedPhones());
  const phonesByProduct = new Map<string, string[]>();
  for (const { slug, products } of phones)
    for (const id of products) phonesByProduct.set(id, [...(phonesByProduct.get(id) ?? []), slug]);
  $phones.set(phones);
  $phonesByProduct.set(phonesByProduct);
  return phones;
}

/** Finds the name of a phone by its slug; undefined if it is neither the shopper's phone nor loaded. */
export const findPhoneName = (slug: string): string | undefined =>
  [$preferredPhone.get(), ...($phones.get() ?? [])].find((phone) => phone?.slug === slug)?.name;
