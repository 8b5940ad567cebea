import { toLocalTime } from '../../lib/time.ts';
import type { Weekday } from '../../shop/types.ts';

/** The days of the week, Sunday first as in JavaScript. */
export const weekdays: Weekday[] = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** When a branch opens and closes on a day, such as 1000 and 2030 (10:00 and 20:30); it may close on the next day. */
export type OpeningSpan = readonly [opens: number, closes: number];

/** The opening spans of each day of the week, Sunday first; those of a day in chronological order. */
export type Week = readonly (readonly OpeningSpan[])[];

/** Parses "10:00" as 1000. */
export const parseTime = (time: string): number => Number(time.replace(':', ''));

/** Formats 1000 as "10:00". */
export const formatTime = (time: number): string => String(time).padStart(3, '0').replace(/..$/, ':$&');

const oneDay = 86_400_000;

/** Whether a branch is open, and when that changes. */
export interface OpeningStatus {
  open: boolean;
  /** "cierra 20:00", "abre 10:00", "abre mañana 10:00", "abre el lunes 10:00"; '' if unknown. */
  next: string;
  /** Closed all day for a holiday; `next` is then ''. */
  holiday: boolean;
}

/**
 * Computes whether a branch is open, and when that changes.
 * @param zone the branch's time zone
 * @param holidays days on which it stays closed: "12-25" each year, "2026-12-31" once
 */
export function computeOpeningStatus(
  week: Week,
  zone: string,
  now: Date,
  holidays: readonly string[] = [],
): OpeningStatus {
  const localTime = toLocalTime(zone, now);
  const time = parseTime(localTime.slice(11, 16));
  // Finds the first span that has not ended; one of yesterday may end today.
  for (let dayOffset = -1; dayOffset <= 7; dayOffset++) {
    const date = new Date(Date.parse(localTime.slice(0, 10)) + dayOffset * oneDay);
    const day = date.toISOString().slice(0, 10);
    const holiday = holidays.some((entry) => day.endsWith(entry));
    if (holiday && dayOffset === 0) return { open: false, next: '', holiday };
    for (const [opens, closes] of (!holiday && week[date.getUTCDay()]) || []) {
      const start = opens + dayOffset * 2400;
      const end = closes + dayOffset * 2400;
      if (time >= (end > start ? end : end + 2400)) continue;
      if (time >= start) return { open: true, next: `cierra ${formatTime(closes)}`, holiday };
      const when = dayOffset === 0 ? '' : dayOffset === 1 ? 'mañana ' : `el ${weekdays[date.getUTCDay()]} `;
      return { open: false, next: `abre ${when}${formatTime(opens)}`, holiday };
    }
  }
  return { open: false, next: '', holiday: false };
}

/** "Abierto ahora", "Cerrado" or "Cerrado hoy por día feriado", followed by the next change, if known. */
export const openingText = ({ open, holiday, next }: OpeningStatus): string[] =>
  [
    open ? 'Abierto ahora' : holiday ? 'Cerrado hoy por día feriado' : 'Cerrado',
    open ? next : next.replace(/\d{1,2}:/, 'a las $&'),
  ].filter(Boolean);

/** For the header, in one line of at least 164 px: "Abierto", "cierra 20:00"; "Abre mañana 10:00"; "Cerrado". */
export const shortOpeningText = ({ open, next }: OpeningStatus): string[] =>
  open ? ['Abierto', next] : [next ? `A${next.slice(1)}` : 'Cerrado'];
