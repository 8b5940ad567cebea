import { zone } from './mexicoTime.ts';

const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-MX', { timeZone: zone, ...options }).format(date);

/** From when figures are, in Mexico City time: "… del catálogo de hoy, 9:10", "… del catálogo del 20 de noviembre, 9:10". */
export function ageText(taken: Date, now: Date): string {
  const sameDay = format(taken, { dateStyle: 'short' }) === format(now, { dateStyle: 'short' });
  const day = sameDay ? 'de hoy' : `del ${format(taken, { day: 'numeric', month: 'long' })}`;
  // Runtimes differ in whether they pad the hour.
  const time = format(taken, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).replace(/^0(?=\d:)/, '');
  return `Precio y existencias del catálogo ${day}, ${time}`;
}
