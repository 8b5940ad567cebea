import { zone } from './zone.ts';

const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-MX', { timeZone: zone, ...options }).format(date);

/** "9:10", in Mexico City time. Runtimes differ in whether they pad the hour. */
export const clock = (date: Date): string =>
  format(date, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).replace(/^0(?=\d:)/, '');

/** From when the catalogue is, in Mexico City time: "del catálogo de hoy, 9:10", "del catálogo del 20 de noviembre, 9:10". */
export function catalogueAge(taken: Date, now: Date): string {
  const sameDay = format(taken, { dateStyle: 'short' }) === format(now, { dateStyle: 'short' });
  const day = sameDay ? 'de hoy' : `del ${format(taken, { day: 'numeric', month: 'long' })}`;
  return `del catálogo ${day}, ${clock(taken)}`;
}
