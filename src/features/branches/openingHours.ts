import { formatDay, toLocalTime } from '../../lib/time.ts';
import type { Hours, Weekday } from '../../shop/types.ts';

/** The days of the week, Sunday first as in JavaScript. */
const weekdays: Weekday[] = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** When a branch opens and closes on a day, such as 1000 and 2030 (10:00 and 20:30); it may close on the next day. */
export type OpeningSpan = readonly [opens: number, closes: number];

/** The spans of each day of the week, Sunday first, in their order. */
export type Week = readonly (readonly OpeningSpan[])[];

const toNumber = (time: string): number => Number(time.replace(':', ''));

const formatTime = (time: number): string => String(time).padStart(3, '0').replace(/..$/, ':$&');

const oneDay = 86_400_000;

/** Whether a branch is open, and what comes next. */
export interface Opening {
  open: boolean;
  /** "cierra 20:00", "abre 10:00", "abre mañana 10:00", "abre el lunes 10:00"; '' if nothing follows. */
  next: string;
  /** Closed all day, as a holiday: `next` is '' then. */
  holiday: boolean;
}

/**
 * Computes whether a branch is open.
 * @param zone the branch's time zone
 * @param holidays days on which it stays closed: "12-25" each year, "2026-12-31" once
 */
export function findOpeningAt(week: Week, zone: string, now: Date, holidays: readonly string[] = []): Opening {
  const localTime = toLocalTime(zone, now);
  const time = toNumber(localTime.slice(11, 16));
  // The first hours that are not over yet; those of yesterday may end today.
  for (let ahead = -1; ahead <= 7; ahead++) {
    const date = new Date(Date.parse(localTime.slice(0, 10)) + ahead * oneDay);
    const day = date.toISOString().slice(0, 10);
    const holiday = holidays.some((each) => day.endsWith(each));
    if (holiday && ahead === 0) return { open: false, next: '', holiday };
    for (const [opens, closes] of (!holiday && week[date.getUTCDay()]) || []) {
      const start = opens + ahead * 2400;
      const end = closes + ahead * 2400;
      if (time >= (end > start ? end : end + 2400)) continue;
      if (time >= start) return { open: true, next: `cierra ${formatTime(closes)}`, holiday };
      const when = ahead === 0 ? '' : ahead === 1 ? 'mañana ' : `el ${weekdays[date.getUTCDay()]} `;
      return { open: false, next: `abre ${when}${formatTime(opens)}`, holiday };
    }
  }
  return { open: false, next: '', holiday: false };
}

/** "Abierto ahora", "Cerrado" or "Cerrado hoy por día feriado", followed by what comes next, if it is known. */
export const openingText = ({ open, holiday, next }: Opening): string[] =>
  [
    open ? 'Abierto ahora' : holiday ? 'Cerrado hoy por día feriado' : 'Cerrado',
    open ? next : next.replace(/\d{1,2}:/, 'a las $&'),
  ].filter(Boolean);

/** For the header, in one line of 164 px: "Abierto", "cierra 20:00"; "Abre mañana 10:00"; "Cerrado". */
export const shortOpeningText = ({ open, next }: Opening): string[] =>
  open ? ['Abierto', next] : [next ? `A${next.slice(1)}` : 'Cerrado'];

/** Converts the hours of shop.ts; a span of days from Saturday to Monday includes Sunday. */
export const toWeek = (hours: readonly Hours[]): Week =>
  weekdays.map((_, day) =>
    hours
      .filter(({ from, to }) => {
        const first = weekdays.indexOf(from);
        return (day - first + 7) % 7 <= (weekdays.indexOf(to) - first + 7) % 7;
      })
      .map(({ opens, closes }): OpeningSpan => [toNumber(opens), toNumber(closes)])
      .sort(([a], [b]) => a - b),
  );

/** A day in the table of a week's hours. */
export interface DayHours {
  /** As JavaScript counts, Sunday is 0. */
  day: number;
  name: string;
  /** "10:00 a 20:00", "10:00 a 14:00 y 16:00 a 20:00", "Cerrado". */
  times: string;
}

/** A week's hours day by day, Monday first (R2.11). */
export const toDays = (week: Week): DayHours[] =>
  [1, 2, 3, 4, 5, 6, 0].map((day) => {
    const name = weekdays[day] ?? '';
    return {
      day,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      times: week[day]?.map((span) => span.map(formatTime).join(' a ')).join(' y ') || 'Cerrado',
    };
  });

/** "Cerramos el 25 de diciembre, el 1 de enero y el 1 de mayo." in the order of the year; '' without holidays. */
export function holidaysText(holidays: readonly string[]): string {
  const days = holidays.map((day) =>
    day.length > 5 ? `${formatDay(day)} de ${day.slice(0, 4)}` : formatDay(`2000-${day}`),
  );
  return days.length > 0 ? `Cerramos ${new Intl.ListFormat('es').format(days.map((day) => `el ${day}`))}.` : '';
}

/** The days of the week as schema.org names them. */
const schemaDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Describes opening hours for search engines (schema.org/OpeningHoursSpecification). */
export function toOpeningHoursSpecification({ from, to, opens, closes }: Hours): Record<string, unknown> {
  const first = weekdays.indexOf(from);
  const length = ((weekdays.indexOf(to) - first + 7) % 7) + 1;
  const days = Array.from({ length }, (_, index) => schemaDays[(first + index) % 7]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}
