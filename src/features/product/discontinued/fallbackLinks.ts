import { inSentence, shownName } from '../../../components/categoryName.ts';
import type { Product } from '../../../contract/fields.ts';
import { totalStock } from '../../../contract/rules.ts';
import type { Phone } from '../../phone/phone.ts';
import type { FallbackLink } from '../purchase/PurchasePanel.tsx';

interface Shelf {
  name: string;
  slug: string;
  twins?: readonly unknown[];
  products: readonly Pick<Product, 'id' | 'stock' | 'brand'>[];
}

/**
 * Where the shelf of a product that is sold out has what can be bought, and how many there are: what is for the same phone,
 * or else all of it. Null where there is nothing.
 */
export function findFallbackLink(
  shelf: Shelf | undefined,
  phone: Phone | undefined,
  phonesFor: (id: string) => readonly Phone[],
): FallbackLink | null {
  if (!shelf) return null;
  const there = shelf.products.filter(({ stock }) => totalStock(stock) > 0);
  const fitting = phone ? there.filter(({ id }) => phonesFor(id).some(({ slug }) => slug === phone.slug)) : [];
  const address = `/categoria/${shelf.slug}?existencias=1`;
  const brands = new Set(shelf.products.map(({ brand }) => brand));
  const what = inSentence(shownName(shelf), [...brands]);
  if (phone && fitting.length > 0)
    return { text: `Ver ${what} para ${phone.name} (${fitting.length})`, address: `${address}&celular=${phone.slug}` };
  return there.length > 0 ? { text: `Ver ${what} con existencias (${there.length})`, address } : null;
}
