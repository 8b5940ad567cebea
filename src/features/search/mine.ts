import { $phone } from '../phone/phone.store.ts';
import { productsFor } from '../phone/productsForPhone.ts';

/** What is for the shopper's phone, as far as it is known. */
let mine: ReadonlySet<string> = new Set();

/** Has what is for the shopper's phone stand before other answers as good. Never rejects. */
export async function preferMine(finder: { prefer: (ids: Iterable<string>) => void }): Promise<void> {
  const phone = $phone.get();
  mine = phone ? await productsFor(phone) : new Set();
  finder.prefer(mine);
}

/** The name of the shopper's phone, where a product is for it. */
export const ownPhone = (id: string): string | undefined => (mine.has(id) ? $phone.get()?.name : undefined);
