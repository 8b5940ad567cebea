import { toLocalTime } from '../../lib/time.ts';
import type { WarrantyTerm } from './warranty.ts';

/** The last day of the warranty: the same day of a later month, or the last day of a month that is too short. */
export function lastWarrantyDay(bought: string, { months, days }: Pick<WarrantyTerm, 'months' | 'days'>): string {
  const date = new Date(bought);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0); // The shorter month overflowed into the next.
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The answers of the check; `{}` is the last day. */
export const warrantyAnswers = {
  none: 'No: este tipo de producto no tiene garantía.',
  noDate: 'Escribe la fecha de compra completa.',
  future: 'Esa fecha todavía no llega. Revisa la fecha de compra.',
  over: 'Ya no: la garantía terminó el {}.',
  until: 'Sí, hasta el {}.',
  last: 'Sí, y hoy es el último día.',
  untilInstalled: 'Si lo instalamos nosotros, sí, hasta el {}.',
  lastInstalled: 'Si lo instalamos nosotros, sí, y hoy es el último día.',
} as const;

/**
 * Checks whether a product is under warranty; returns the key of the answer, and the last day if the answer names it.
 * @param bought the day of purchase, "YYYY-MM-DD"; '' if it is missing or incomplete
 * @param today "YYYY-MM-DD"
 */
export function checkWarranty(
  term: WarrantyTerm,
  bought: string,
  today: string,
): [answer: keyof typeof warrantyAnswers, until?: string] {
  if (!term.months && !term.days) return ['none'];
  if (!bought) return ['noDate'];
  // Dates compare as texts of the same length: a date field accepts years of up to six digits.
  if (bought.length > today.length || bought > today) return ['future'];
  const until = lastWarrantyDay(bought, term);
  if (until < today) return ['over', until];
  return [`${until > today ? 'until' : 'last'}${term.onlyInstalled ? 'Installed' : ''}`, until];
}

/** The day in a time zone, "YYYY-MM-DD". */
export const toLocalDate = (timeZone: string, now: Date): string => toLocalTime(timeZone, now).slice(0, 10);
