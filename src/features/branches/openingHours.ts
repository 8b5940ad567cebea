import { toLocalTime, zone } from '../../lib/time.ts';
import type { Hours, Weekday } from '../../shop/types.ts';
import { branchDetails, holidays } from '../../shop.ts';

const week: Weekday[] = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Opening hours as pages hold them: two days of the week (Monday is 0), and two times such as "10:00". */
export type Span = readonly [from: number, to: number, opens: string, closes: string];

/** Converts the hours of shop.ts. */
export const toSpans = (hours: readonly Hours[]): Span[] =>
  hours.map(({ from, to, opens, closes }) => [week.indexOf(from), week.indexOf(to), opens, closes]);

const oneDay = 86_400_000;

/** The day of the week of a date; Monday is 0. */
const weekdayOf = (date: number): number => (new Date(date).getUTCDay() + 6) % 7;

/** Whether a date is among "12-25" (each year) or "2026-12-31" (once). */
function isHoliday(date: number, holidays: readonly string[]): boolean {
  const day = new Date(date).toISOString().slice(0, 10);
  return holidays.includes(day) || holidays.includes(day.slice(5));
}

/** Whether a span includes a day; one from Saturday to Monday includes Sunday. */
const includesDay = ([from, to]: Span, day: number): boolean => (day - from + 7) % 7 <= (to - from + 7) % 7;

/** Times are compared as text, so hours have two digits. */
const padHour = (time: string): string => time.padStart(5, '0');

/** Whether a branch is open, and what comes next. */
export interface Opening {
  open: boolean;
  /** "cierra 20:00", "abre 10:00", "abre mañana 10:00", "abre el lunes 10:00"; '' if nothing follows. */
  next: string;
  /** Closed all day, as a holiday: `next` is '' then. */
  holiday: boolean;
}

/**
 * Computes whether a branch is open. A span that closes before it opens ends on the next day.
 * @param zone the branch's time zone
 * @param holidays days on which it stays closed: "12-25" each year, "2026-12-31" once
 */
export function openNow(spans: readonly Span[], zone: string, now: Date, holidays: readonly string[] = []): Opening {
  const localTime = toLocalTime(zone, now);
  // Midnight of the local date, in UTC; and "09:05".
  const date = Date.parse(localTime.slice(0, 10));
  const time = localTime.slice(11, 16);
  const spansIn = (days: number): Span[] => {
    const day = date + days * oneDay;
    return isHoliday(day, holidays) ? [] : spans.filter((span) => includesDay(span, weekdayOf(day)));
  };
  const current =
    spansIn(0).find(
      ([, , opens, closes]) => time >= padHour(opens) && (endsNextDay(opens, closes) || time < padHour(closes)),
    ) ?? spansIn(-1).find(([, , opens, closes]) => endsNextDay(opens, closes) && time < padHour(closes));
  if (current) return { open: true, next: `cierra ${current[3]}`, holiday: false };
  if (isHoliday(date, holidays)) return { open: false, next: '', holiday: true };
  for (let ahead = 0; ahead <= 7; ahead++) {
    const [first] = spansIn(ahead)
      .map(([, , opens]) => opens)
      .filter((opens) => ahead > 0 || padHour(opens) > time)
      .sort((a, b) => padHour(a).localeCompare(padHour(b)));
    if (first === undefined) continue;
    const when = ahead === 0 ? '' : ahead === 1 ? 'mañana ' : `el ${week[weekdayOf(date + ahead * oneDay)]} `;
    return { open: false, next: `abre ${when}${first}`, holiday: false };
  }
  return { open: false, next: '', holiday: false };
}

/** Whether a span ends on the next day. */
const endsNextDay = (opens: string, closes: string): boolean => padHour(closes) <= padHour(opens);

/** "Abierto ahora", "Cerrado" or "Cerrado hoy por día feriado", followed by what comes next, if it is known. */
export const openingText = ({ open, holiday, next }: Opening): string[] =>
  [open ? 'Abierto ahora' : holiday ? 'Cerrado hoy por día feriado' : 'Cerrado', next].filter(Boolean);

/** For the header: "Abierto · cierra 20:00", "Abre mañana 10:00", "Cerrado". */
export function shortOpeningText({ open, next }: Opening): string {
  if (open) return `Abierto · ${next}`;
  return next ? `A${next.slice(1)}` : 'Cerrado';
}

/** Whether a branch is open, by the hours of shop.ts; null if these are unknown. */
export function findOpening(branch: string, now: Date): Opening | null {
  const { hours, zone: branchZone = zone, closed = holidays } = branchDetails[branch] ?? {};
  return hours ? openNow(toSpans(hours), branchZone, now, closed) : null;
}

/** The days of the week as schema.org names them, Monday first. */
const schemaWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** "Lunes a sábado" and "10:00 a 20:00". */
export function hoursText({ from, to, opens, closes }: Hours): { days: string; times: string } {
  const days = from === to ? from : `${from} a ${to}`;
  return { days: days.charAt(0).toUpperCase() + days.slice(1), times: `${opens} a ${closes}` };
}

/** Describes opening hours for search engines (schema.org/OpeningHoursSpecification). */
export function toOpeningHoursSpecification({ from, to, opens, closes }: Hours): Record<string, unknown> {
  const first = week.indexOf(from);
  const span = (week.indexOf(to) - first + 7) % 7;
  const days = Array.from({ length: span + 1 }, (_, index) => schemaWeek[(first + index) % 7]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}
