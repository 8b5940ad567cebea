import { zone } from './zone.ts';

const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-MX', { timeZone: zone, ...options }).format(date);

/** From when the catalogue is, in Mexico City time: "del catálogo de hoy, 9:10", "del catálogo del 20 de noviembre, 9:10". */
export function catalogueAge(taken: Date, now: Date): string {
  const sameDay = format(taken, { dateStyle: 'short' }) === format(now, { dateStyle: 'short' });
  const day = sameDay ? 'de hoy' : `del ${format(taken, { day: 'numeric', month: 'long' })}`;
  // Runtimes differ in whether they pad the hour.
  const time = format(taken, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).replace(/^0(?=\d:)/, '');
  return `del catálogo ${day}, ${time}`;
}

/** From when the figures of a product are. */
export const ageText = (taken: Date, now: Date): string => `Precio y existencias ${catalogueAge(taken, now)}`;
