import type { PromoCode } from '../../contract/forms.ts';
import { parseMexicoTime } from '../../lib/parseMexicoTime.ts';
import { toMexicoTime } from '../../lib/time.ts';
import { whatsappUrl } from '../../lib/contactUrls.ts';
import { shop } from '../../shop.ts';

const alphabet = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789';
export const codeLength = 5;
/** Whole per cent. */
export const minDiscount = 5;
export const maxDiscount = 10;

/** How long a code is valid (R7.1). */
export const validMinutes = 5;
export const validityPeriod = validMinutes * 60_000;
/** How long an IP address waits for its next code, ms (R7.3). */
export const codeInterval = 6 * 3_600_000;
/** The wait that the page announces (R7.4, R7.5); the one that applies is `codeInterval`. */
export const announcedWaitHours = 24;

/** The terms of a code, as texts (R7.1). */
export const promoTerms = {
  length: `${codeLength} caracteres`,
  discounts: `de ${minDiscount} a ${maxDiscount} %`,
  validity: `${validMinutes} minutos`,
};

export const privacyNotice = 'Usamos tu dirección IP para dar un código por visitante.';

/** A random whole number from 0 to 2³² − 1. */
export type RandomUint32 = () => number;
const randomRange = 2 ** 32;

/** A uniform random number from 0 up to, not including, a bound. */
function randomBelow(bound: number, random: RandomUint32): number {
  // Rejection sampling: numbers from the last whole multiple of the bound on would favour small results.
  const limit = randomRange - (randomRange % bound);
  for (;;) {
    const number = random();
    if (number < limit) return number % bound;
  }
}

export const drawCode = (random: RandomUint32): string =>
  Array.from({ length: codeLength }, () => alphabet.charAt(randomBelow(alphabet.length, random))).join('');

export const drawDiscount = (random: RandomUint32): number =>
  minDiscount + randomBelow(maxDiscount - minDiscount + 1, random);

/** Creates a code, as it is registered (R7.1, R7.2). */
export function createPromo(now: Date, random: RandomUint32): PromoCode {
  const code = drawCode(random);
  const discount = drawDiscount(random);
  return {
    id: '',
    code,
    discount,
    discountType: 'Porcentaje',
    promoType: 'Total',
    products: '',
    description: `${discount}% de descuento en el total de tu compra`,
    validFrom: toMexicoTime(now),
    validUntil: toMexicoTime(new Date(now.getTime() + validityPeriod)),
    quantity: 1,
    active: true,
  };
}

/**
 * Whether an IP address may receive a code.
 * @param lastVisit the Mexico City time of its last visit; null if there is none. After an unreadable time no code is allowed
 */
export function canRequestCode(lastVisit: string | null, now: Date): boolean {
  if (lastVisit === null) return true;
  const date = parseMexicoTime(lastVisit);
  return date !== null && now.getTime() - date.getTime() >= codeInterval;
}

export const isCode = (text: string): boolean =>
  text.length === codeLength && [...text].every((character) => alphabet.includes(character));

export interface ShownCode {
  code: string;
  discount: number;
  /** When it expires, ms since 1970. */
  until: number;
}

/** A registered code as the page shows it; it expires at the second that the shop's record has. */
export const toShownCode = ({ code, discount, validUntil }: PromoCode): ShownCode => ({
  code,
  discount,
  until: parseMexicoTime(validUntil)?.getTime() ?? 0,
});

/** Validates the code that this tab stored; null if there is none, it has expired, or the stored value is invalid. */
export function parseShownCode(stored: unknown, now: number): ShownCode | null {
  const { code, discount, until } = (stored ?? {}) as Partial<Record<keyof ShownCode, unknown>>;
  if (typeof code !== 'string' || !isCode(code) || typeof until !== 'number') return null;
  if (typeof discount !== 'number' || !Number.isInteger(discount)) return null;
  return timeLeft(until, now) > 0 ? { code, discount, until } : null;
}

/** How long a code is still valid, ms; 0 if it has expired, or the clock was set back to before its creation. */
export const timeLeft = (until: number, now: number): number =>
  until - now > validityPeriod ? 0 : Math.max(0, until - now);

/** "4:32": the time left, rounded up to whole seconds. */
export function formatTimeLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time until the countdown shows the next second, ms. */
export const untilNextSecond = (left: number): number => left % 1000 || 1000;

/** "14:32 (hora del centro)": when a code expires. */
export const formatExpiry = (until: number): string =>
  `${toMexicoTime(new Date(until)).slice(11, 16)} (hora del centro)`;

/** Separates the characters of a code, so that screen readers spell it. */
export const spellOut = (code: string): string => [...code].join(' ');

/** The URL behind "Usar en WhatsApp": a chat with the code and its time of expiry. */
export function promoWhatsappUrl({ code, discount, until }: ShownCode): string {
  return whatsappUrl(
    shop.whatsapp,
    `Hola, quiero usar mi PromoCode ${code}: ${discount} % de descuento en el total de mi compra. Vence a las ${formatExpiry(until)}.`,
  );
}
