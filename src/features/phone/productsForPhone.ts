import { publishedPhones } from '../../api/publishedLists.ts';
import { decodePhones, type Phone } from './phone.ts';

/** The ids of what is for a phone; none where that cannot be known. Never rejects. */
export async function productsFor(phone: Phone): Promise<ReadonlySet<string>> {
  try {
    const known = decodePhones(await publishedPhones()).find(({ slug }) => slug === phone.slug);
    return new Set(known?.products);
  } catch {
    return new Set();
  }
}
