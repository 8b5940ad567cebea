import { timeIn } from '../../lib/timeIn.ts';
import type { Term } from './warrantyTerm.ts';

/** The last day of the warranty: the same day of a later month, or that month's last one where it is shorter. */
export function lastDay(bought: string, { months, days }: Pick<Term, 'months' | 'days'>): string {
  const date = new Date(bought);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0); // It ran over into the month after.
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** What the check says; `{}` is the last day. */
export const answers = {
  none: 'No: este tipo de producto no tiene garantía.',
  when: 'Escribe la fecha de compra completa.',
  future: 'Esa fecha todavía no llega. Revisa la fecha de compra.',
  over: 'Ya no: la garantía terminó el {}.',
  until: 'Sí, hasta el {}.',
  last: 'Sí, y hoy es el último día.',
  untilInstalled: 'Si lo instalamos nosotros, sí, hasta el {}.',
  lastInstalled: 'Si lo instalamos nosotros, sí, y hoy es el último día.',
} as const;

/** Which of the answers holds, and the last day if it names one. Days are "YYYY-MM-DD"; bought on "" is not known when. */
export function verdictOf(term: Term, bought: string, today: string): [answer: keyof typeof answers, until?: string] {
  if (!term.months && !term.days) return ['none'];
  if (!bought) return ['when'];
  if (bought > today) return ['future'];
  const until = lastDay(bought, term);
  if (until < today) return ['over', until];
  return [`${until > today ? 'until' : 'last'}${term.onlyInstalled ? 'Installed' : ''}`, until];
}

/** The day of a moment in a time zone. */
export const dayIn = (timeZone: string, now: Date): string => timeIn(timeZone, now).slice(0, 10);
