import { atom } from 'nanostores';
import { publishedPhones } from '../../api/publishedLists.ts';
import { $phone } from './phone.store.ts';
import { decodePhones, type KnownPhone } from './phone.ts';

/** All phones that the shop has products for; null until they are loaded. A separate module, since only lists need them. */
export const $phones = atom<KnownPhone[] | null>(null);

/** The slugs of the phones that each product fits, by the product's id; null until they are loaded. */
export const $phonesByProduct = atom<ReadonlyMap<string, readonly string[]> | null>(null);

/** Loads both, once. Rejects if the file cannot be fetched. */
export async function loadPhones(): Promise<KnownPhone[]> {
  const loaded = $phones.get();
  if (loaded) return loaded;
  const phones = decodePhones(await publishedPhones());
  const phonesByProduct = new Map<string, string[]>();
  for (const { slug, products } of phones)
    for (const id of products) phonesByProduct.set(id, [...(phonesByProduct.get(id) ?? []), slug]);
  $phones.set(phones);
  $phonesByProduct.set(phonesByProduct);
  return phones;
}

/** The name of a phone by its slug; undefined if it is unknown. */
export const phoneName = (slug: string): string | undefined =>
  [$phone.get(), ...($phones.get() ?? [])].find((phone) => phone?.slug === slug)?.name;
