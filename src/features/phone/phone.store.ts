import { atom } from 'nanostores';
import { publishedPhones } from '../../api/publishedLists.ts';
import { decodePhones, readPhone, savePhone, type Phone } from './phone.ts';

/** The shopper's phone; null if none is chosen. */
export const $phone = atom<Phone | null>(readPhone());

export function choosePhone(phone: Phone | null): void {
  savePhone(phone);
  $phone.set(phone);
}

/** Fetches the ids of the products that fit a phone; empty on failure. Never rejects. */
export async function fetchFittingIds({ slug }: Phone): Promise<ReadonlySet<string>> {
  try {
    const phone = decodePhones(await publishedPhones()).find((known) => known.slug === slug);
    return new Set(phone?.products);
  } catch {
    return new Set();
  }
}
