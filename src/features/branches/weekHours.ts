// The texts of a week's hours, for pages of branches and the modal. Every page loads openingHours.ts, which computes whether a branch
// is open.
import { formatDay } from '../../lib/dates.ts';
import type { Hours } from '../../shop/types.ts';
import { formatTime, parseTime, weekdays, type OpeningSpan, type Week } from './openingHours.ts';

/** Converts the hours of shop/branchDetails.ts; a span of days from Saturday to Monday includes Sunday. */
export const toWeek = (hours: readonly Hours[]): Week =>
  weekdays.map((_, day) =>
    hours
      .filter(({ from, to }) => {
        const first = weekdays.indexOf(from);
        return (day - first + 7) % 7 <= (weekdays.indexOf(to) - first + 7) % 7;
      })
      .map(({ opens, closes }): OpeningSpan => [parseTime(opens), parseTime(closes)])
      .sort(([a], [b]) => a - b),
  );

interface DayHours {
  /** As JavaScript counts, Sunday is 0. */
  day: number;
  name: string;
  /** "10:00 a 20:00", "10:00 a 14:00 y 16:00 a 20:00", "Cerrado". */
  times: string;
}

/** A week's hours day by day, Monday first (R2.11). */
export const toDayHours = (week: Week): DayHours[] =>
  [1, 2, 3, 4, 5, 6, 0].map((day) => {
    const name = weekdays[day] ?? '';
    return {
      day,
      name: name.charAt(0).toUpperCase() + name.slice(1),
      times: week[day]?.map((span) => span.map(formatTime).join(' a ')).join(' y ') || 'Cerrado',
    };
  });

/** "Lunes a sábado 10:00 a 20:00, domingo 11:00 a 17:00": consecutive days with the same hours together (R2.10). */
export function weekText(week: Week): string {
  const spans: { days: string[]; times: string }[] = [];
  for (const { name, times } of toDayHours(week)) {
    const last = spans.at(-1);
    if (last?.times === times) last.days.push(name);
    else spans.push({ days: [name], times });
  }
  const text = spans
    .map(({ days, times }) => {
      const dayText = days.length > 2 ? `${days[0]} a ${days.at(-1)}` : days.join(' y ');
      // No line break within a time.
      return `${dayText} ${times.replaceAll(' a ', '\u00a0a\u00a0')}`;
    })
    .join(', ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Cerramos el 25 de diciembre, el 1 de enero y el 1 de mayo." in the given order; '' without holidays. */
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
