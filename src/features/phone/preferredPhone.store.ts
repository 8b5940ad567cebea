import { atom } from 'nanostores';
import { fetchPublishedPhones } from '../../api/publishedLists.ts';
import { decodePhones, readPreferredPhone, savePreferredPhone, type PhoneModel } from './phone.ts';

/** The shopper's phone; null if none is chosen. */
export const $preferredPhone = atom<PhoneModel | null>(readPreferredPhone());

/** Sets the shopper's phone, and stores it on this device; null removes it. */
export function setPreferredPhone(phone: PhoneModel | null): void {
  savePreferredPhone(phone);
  $preferredPhone.set(phone);
}

/** Fetches the ids of the products that fit a phone; null on failure. Never rejects. */
export async function fetchCompatibleIds({ slug }: PhoneModel): Promise<ReadonlySet<string> | null> {
  try {
    const phone = decodePhones(await fetchPublishedPhones()).find((item) => item.slug === slug);
    return new Set(phone?.products);
  } catch {
    return null;
  }
}
