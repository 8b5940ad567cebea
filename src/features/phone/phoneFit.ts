import { allForPhoneLabel, orderByWhatsapp } from '../../components/texts.ts';
import { whatsappUrl } from '../../lib/contactUrls.ts';
import { shop } from '../../shop.ts';
import { phoneProductsUrl, type Phone } from './phone.ts';
import type { CategoryLink, PhoneFit } from './productPhones.ts';

/** How many products fit the shopper's phone: in the product's category, and in all. */
export interface FitCounts {
  inCategory: number;
  all: number;
}

/**
 * Describes whether a product fits the shopper's phone: by exact model.
 * @param productPhones the phones that the product fits
 * @param category null if the shop does not list it
 * @param counts how many products the links lead to; null if that is unknown
 */
export function describeFit(
  productPhones: readonly Phone[],
  phone: Phone,
  category: CategoryLink | null,
  counts: FitCounts | null = null,
): PhoneFit {
  const button = 'Cambiar';
  const all = phoneProductsUrl(phone.slug);
  if (productPhones.some(({ slug }) => slug === phone.slug)) {
    const link = allForPhoneLabel(phone.name, counts?.all ?? null);
    return { state: 'fits', text: `Le queda a tu ${phone.name}`, link, url: all, button };
  }
  if (counts?.inCategory === 0) {
    const missing = `${category?.name || 'nada'} para ${phone.name}`;
    const next =
      counts.all > 0
        ? { link: `Ver lo que sí hay (${counts.all})`, url: all }
        : { link: orderByWhatsapp, url: whatsappUrl(shop.whatsapp, `Hola, busco ${missing}.`) };
    return { state: 'other', text: `Aún no hay ${missing}`, ...next, button };
  }
  return {
    state: 'other',
    text: `No es para tu ${phone.name}`,
    link: withCount('Ver lo que sí le queda', category ? counts?.inCategory : counts?.all),
    url: category ? `${category.url}?celular=${phone.slug}` : all,
    button,
  };
}

const withCount = (text: string, count: number | undefined): string => (count ? `${text} (${count})` : text);
