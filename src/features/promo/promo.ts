import type { PromoCode } from '../../contract/formFields.ts';
import { fromMexicoTime } from '../../lib/fromMexicoTime.ts';
import { toMexicoTime } from '../../lib/mexicoTime.ts';

/** A random whole number from 0 to 2³² − 1. */
export type Random = () => number;

const signs = 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ0123456789';
export const codeSigns = 5;
const [leastDiscount, mostDiscount] = [5, 10];
const spread = 2 ** 32;

/** How long a code is valid (R7.1). */
export const validMinutes = 5;
/** The same in ms. */
export const validity = validMinutes * 60_000;
/** How long an address waits for another one, ms (R7.3). */
export const between = 6 * 3_600_000;

/** After how many hours the shop says that there will be another one (R7.4, R7.5); what it keeps to is `between`. */
export const saidHours = 24;

/** The rule as the shop says it (R7.1). */
export const words = {
  length: `${codeSigns} caracteres`,
  discounts: `de ${leastDiscount} a ${mostDiscount} %`,
  validity: `${validMinutes} minutos`,
};

/** A code sign by sign, as it is read out and written in the chat. */
export const spelled = (code: string): string => [...code].join(' ');

/** Whether a text could be a code of ours. */
export const isCode = (text: string): boolean =>
  text.length === codeSigns && [...text].every((sign) => signs.includes(sign));

/** A fair number from 0 up to, not including, a bound. */
function below(bound: number, random: Random): number {
  // What lies above the last whole multiple of the bound would favour the first numbers: it is drawn again.
  const fair = spread - (spread % bound);
  for (;;) {
    const number = random();
    if (number < fair) return number % bound;
  }
}

/** Whether an address may have a code, by the Mexico City time of its last one; a time that cannot be read means no. */
export function mayHaveCode(last: string | null, now: Date): boolean {
  if (last === null) return true;
  const date = fromMexicoTime(last);
  return date !== null && now.getTime() - date.getTime() >= between;
}

export const drawCode = (random: Random): string =>
  Array.from({ length: codeSigns }, () => signs.charAt(below(signs.length, random))).join('');

/** A whole percent. */
export const drawDiscount = (random: Random): number => leastDiscount + below(mostDiscount - leastDiscount + 1, random);

/** A new code, as it is registered (R7.1, R7.2). */
export function makePromo(now: Date, random: Random): PromoCode {
  const [code, discount] = [drawCode(random), drawDiscount(random)];
  return {
    ...{ id: '', code, discount, discountType: 'Porcentaje', promoType: 'Total', products: '' },
    description: `${discount}% de descuento en el total de tu compra`,
    validFrom: toMexicoTime(now),
    validUntil: toMexicoTime(new Date(now.getTime() + validity)),
    ...{ quantity: 1, active: true },
  };
}
