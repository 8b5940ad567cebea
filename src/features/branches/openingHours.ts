import { timeIn } from '../../lib/timeIn.ts';
import type { Hours, Weekday } from '../../lib/owner.ts';
import { zone } from '../../lib/zone.ts';
import { branchDetails, holidays } from '../../shop.ts';

const week: Weekday[] = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Opening hours as the page carries them: from and to by the day of the week, Monday 0, and two times such as "10:00". */
export type Span = readonly [from: number, to: number, opens: string, closes: string];

export const spansOf = (hours: readonly Hours[]): Span[] =>
  hours.map(({ from, to, opens, closes }) => [week.indexOf(from), week.indexOf(to), opens, closes]);

const oneDay = 86_400_000;

/** The day of the week of a date, Monday 0. */
const weekdayOf = (date: number): number => (new Date(date).getUTCDay() + 6) % 7;

/** Whether a date is one of "12-25", each year, or "2026-12-31", that one. */
function isHoliday(date: number, holidays: readonly string[]): boolean {
  const day = new Date(date).toISOString().slice(0, 10);
  return holidays.includes(day) || holidays.includes(day.slice(5));
}

/** Whether a span is of a day; from Saturday to Monday goes over the week's end. */
const isOf = ([from, to]: Span, day: number): boolean => (day - from + 7) % 7 <= (to - from + 7) % 7;

/** Times are compared as texts, so each has two digits for its hour. */
const padHour = (time: string): string => time.padStart(5, '0');

/** Whether a branch is open, and what comes next. */
export interface Opening {
  open: boolean;
  /** "cierra 20:00", "abre 10:00", "abre mañana 10:00", "abre el lunes 10:00"; '' where nothing is known to come. */
  next: string;
  /** Closed all day, as a holiday: that is said, and nothing of what comes next. */
  holiday: boolean;
}

/**
 * Whether a branch is open at a moment. A span that closes before it opens ends on the next day.
 * @param zone where the branch is
 * @param holidays the days on which it stays closed: "12-25" each year, "2026-12-31" once
 */
export function openNow(spans: readonly Span[], zone: string, now: Date, holidays: readonly string[] = []): Opening {
  const there = timeIn(zone, now);
  // The midnight of its date, in UTC; and "09:05".
  const date = Date.parse(there.slice(0, 10));
  const time = there.slice(11, 16);
  const spansAt = (days: number): Span[] => {
    const then = date + days * oneDay;
    return isHoliday(then, holidays) ? [] : spans.filter((span) => isOf(span, weekdayOf(then)));
  };
  const current =
    spansAt(0).find(
      ([, , opens, closes]) => time >= padHour(opens) && (isLate(opens, closes) || time < padHour(closes)),
    ) ?? spansAt(-1).find(([, , opens, closes]) => isLate(opens, closes) && time < padHour(closes));
  if (current) return { open: true, next: `cierra ${current[3]}`, holiday: false };
  if (isHoliday(date, holidays)) return { open: false, next: '', holiday: true };
  for (let ahead = 0; ahead <= 7; ahead++) {
    const [first] = spansAt(ahead)
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
const isLate = (opens: string, closes: string): boolean => padHour(closes) <= padHour(opens);

/** "Abierto ahora", or "Cerrado", with why where it is a holiday; after it, where it is known, what comes next. */
export const openingText = ({ open, holiday, next }: Opening): string[] =>
  [open ? 'Abierto ahora' : holiday ? 'Cerrado hoy por día feriado' : 'Cerrado', next].filter(Boolean);

/** In the room of a header: "Abierto · cierra 20:00", "Abre mañana 10:00", "Cerrado". */
export function shortOpeningText(now: Opening): string {
  if (now.open) return `Abierto · ${now.next}`;
  return now.next ? `A${now.next.slice(1)}` : 'Cerrado';
}

/** Whether a branch is open at a moment, by the owner's hours (shop.ts); null where they are not known. */
export function findOpening(branch: string, now: Date): Opening | null {
  const { hours, zone: own = zone, closed = holidays } = branchDetails[branch] ?? {};
  return hours ? openNow(spansOf(hours), own, now, closed) : null;
}

/** The days of the week as schema.org names them, Monday first. */
const schemaWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours in words: "Lunes a sábado" and "10:00 a 20:00". */
export function hoursText({ from, to, opens, closes }: Hours): { days: string; times: string } {
  const days = from === to ? from : `${from} a ${to}`;
  return { days: days.charAt(0).toUpperCase() + days.slice(1), times: `${opens} a ${closes}` };
}

/** The same for search engines (schema.org/OpeningHoursSpecification). From Saturday to Monday goes over the week's end. */
export function openingHours({ from, to, opens, closes }: Hours): Record<string, unknown> {
  const first = week.indexOf(from);
  const span = (week.indexOf(to) - first + 7) % 7;
  const days = Array.from({ length: span + 1 }, (_, index) => schemaWeek[(first + index) % 7]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}
