import type { Hours, Weekday } from '../../lib/owner.ts';

/** The days of the week as schema.org calls them, in their order. */
const week: Record<Weekday, string> = {
  ...{ lunes: 'Monday', martes: 'Tuesday', miércoles: 'Wednesday', jueves: 'Thursday', viernes: 'Friday' },
  ...{ sábado: 'Saturday', domingo: 'Sunday' },
};

/** Opening hours in words: "Lunes a sábado" and "10:00 a 20:00". */
export function hoursText({ from, to, opens, closes }: Hours): { days: string; times: string } {
  const days = from === to ? from : `${from} a ${to}`;
  return { days: days.charAt(0).toUpperCase() + days.slice(1), times: `${opens} a ${closes}` };
}

/** The same for search engines (schema.org/OpeningHoursSpecification). From Saturday to Monday goes over the week's end. */
export function openingHours({ from, to, opens, closes }: Hours): Record<string, unknown> {
  const days = Object.keys(week) as Weekday[];
  const span = (days.indexOf(to) - days.indexOf(from) + 7) % 7;
  const open = Array.from({ length: span + 1 }, (_, index) => days[(days.indexOf(from) + index) % 7] as Weekday);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: open.map((day) => week[day]), opens, closes };
}
