import { allForPhoneLabel, orderOnWhatsappLabel } from '../../components/texts.ts';
import { whatsappUrl } from '../../lib/contactUrls.ts';
import { shop } from '../../shop.ts';
import { phoneProductsUrl, type PhoneModel } from './phone.ts';

/** The phone section of a product page (PhoneFit.tsx): its texts and link. */
export interface PhoneFitTexts {
  /** Whether the product fits the shopper's phone. */
  fits: boolean;
  text: string;
  link: string;
  url: string;
  button: string;
}

/** The product's category: its name as within a sentence, and the URL of its page. */
export interface CategoryLink {
  name: string;
  url: string;
}

/** How many products fit the shopper's phone: in the product's category, and in total. */
export interface FitCounts {
  inCategory: number;
  total: number;
}

/**
 * Describes whether a product fits the shopper's phone, by its exact model.
 * @param productPhones the phones that the product fits
 * @param category null if it has no page
 * @param counts how many products the links lead to; null if unknown
 */
export function describeFit(
  productPhones: readonly PhoneModel[],
  phone: PhoneModel,
  category: CategoryLink | null,
  counts: FitCounts | null = null,
): PhoneFitTexts {
  const button = 'Cambiar';
  const allUrl = phoneProductsUrl(phone.slug);
  if (productPhones.some(({ slug }) => slug === phone.slug)) {
    const link = allForPhoneLabel(phone.name, counts?.total ?? null);
    return { fits: true, text: `Le queda a tu ${phone.name}`, link, url: allUrl, button };
  }
  if (counts?.inCategory === 0) {
    const missing = `${category?.name || 'nada'} para ${phone.name}`;
    const next =
      counts.total > 0
        ? { link: `Ver lo que sí hay (${counts.total})`, url: allUrl }
        : { link: orderOnWhatsappLabel, url: whatsappUrl(shop.whatsapp, `Hola, busco ${missing}.`) };
    return { fits: false, text: `Aún no hay ${missing}`, ...next, button };
  }
  return {
    fits: false,
    text: `No es para tu ${phone.name}`,
    link: withCount('Ver lo que sí le queda', category ? counts?.inCategory : counts?.total),
    url: category ? `${category.url}?celular=${phone.slug}` : allUrl,
    button,
  };
}

const withCount = (text: string, count: number | undefined): string => (count ? `${text} (${count})` : text);
