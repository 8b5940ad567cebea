import { toWellFormed } from './polyfills/wellFormed.ts';

/**
 * The URL that opens a chat with a text ready to be sent.
 * @param phone digits only, country code first
 */
export function whatsappUrl(phone: string, text: string): string {
  // A lone surrogate, as in a truncated emoji, would make encodeURIComponent throw.
  return `https://wa.me/${phone}?text=${encodeURIComponent(toWellFormed(text))}`;
}

/** The `tel:` URL of a Mexican number of ten digits. */
export const telUrl = (number: string): string => `tel:+52${number.replace(/\D/g, '')}`;
