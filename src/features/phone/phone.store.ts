import { atom } from 'nanostores';
import { publishedPhones } from '../../api/publishedLists.ts';
import { readPhone } from './kept.ts';
import { decodePhones, type KnownPhone, type Phone } from './phone.ts';

/** The shopper's phone; null: none was chosen. */
export const $phone = atom<Phone | null>(null);
/** Every phone that the shop has something for; null until they were asked for. */
export const $phones = atom<KnownPhone[] | null>(null);

/** The phones that each product is for, by id: their slugs; null until they are known. */
export const $fits = atom<ReadonlyMap<string, readonly string[]> | null>(null);

/** Takes over the phone of an earlier visit. */
export const openPhone = (): void => $phone.set(readPhone());

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

// It is chosen outside React too.
if (!import.meta.env.SSR) addEventListener('shop:phone', ({ detail }) => $phone.set(detail));
