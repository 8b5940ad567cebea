import { zone } from '../../lib/mexicoTime.ts';

/** How long a kind of product is under warranty; without months and days, not at all. */
export interface Term {
  months: number;
  days: number;
  /** Only where the shop installed it. */
  onlyInstalled: boolean;
}

/** "1 mes", "15 días", "Sin garantía". */
export function termText({ months, days }: Pick<Term, 'months' | 'days'>): string {
  if (months > 0) return `${months} ${months === 1 ? 'mes' : 'meses'}`;
  return days > 0 ? `${days} ${days === 1 ? 'día' : 'días'}` : 'Sin garantía';
}

/** The last day of the warranty: the same day of a later month, or that month's last one where it is shorter. */
export function lastDay(bought: string, { months, days }: Pick<Term, 'months' | 'days'>): string {
  const [year, month, day] = parts(bought);
  const longest = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(day, longest) + days));
}

/** What the check answers; days are "YYYY-MM-DD", today that of Mexico City. */
export function answerOf(term: Term, bought: string, today: string): string {
  if (term.months === 0 && term.days === 0) return 'No: este tipo de producto no tiene garantía.';
  if (!isDay(bought)) return 'Escribe la fecha de compra completa.';
  if (bought > today) return 'Esa fecha todavía no llega. Revisa la fecha de compra.';
  const until = lastDay(bought, term);
  if (until < today) return `Ya no: la garantía terminó el ${dayText(until)}.`;
  const when = until === today ? 'sí, y hoy es el último día' : `sí, hasta el ${dayText(until)}`;
  return term.onlyInstalled
    ? `Si lo instalamos nosotros, ${when}.`
    : `${when.charAt(0).toUpperCase()}${when.slice(1)}.`;
}

/** "28 de febrero de 2027". */
export function dayText(day: string): string {
  const [year, month, date] = parts(day);
  return `${date} de ${monthNames[month - 1] ?? ''} de ${year}`;
}

/** The day of a moment in Mexico City. */
export const mexicoDay = (now: Date): string => now.toLocaleDateString('en-CA', { timeZone: zone });

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && isoDay(Date.UTC(...asUtc(parts(text)))) === text;

const parts = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};
const asUtc = ([year, month, date]: [number, number, number]): [number, number, number] => [year, month - 1, date];
const isoDay = (time: number): string => (Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10));

const monthNames = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
