import { atom } from 'nanostores';
import { publishedPhones } from '../../api/publishedLists.ts';
import { decodePhones, type KnownPhone } from './phone.ts';
import { $phone } from './phone.store.ts';

/** Every phone that the shop has something for; null until they were asked for. */
export const $phones = atom<KnownPhone[] | null>(null);

/** The phones that each product is for, by id: their slugs; null until they are known. */
export const $fits = atom<ReadonlyMap<string, readonly string[]> | null>(null);

/** Asks for the phones, once. Rejects where they cannot be had. */
export async function loadPhones(): Promise<KnownPhone[]> {
  const known = $phones.get();
  if (known) return known;
  const phones = decodePhones(await publishedPhones());
  const fits = new Map<string, string[]>();
  for (const { slug, products } of phones) for (const id of products) fits.set(id, [...(fits.get(id) ?? []), slug]);
  $phones.set(phones);
  $fits.set(fits);
  return phones;
}

/** What a phone is called; undefined where nobody knows. */
export const phoneName = (slug: string): string | undefined =>
  [$phone.get(), ...($phones.get() ?? [])].find((each) => each?.slug === slug)?.name;
