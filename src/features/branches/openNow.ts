import type { Hours, Weekday } from '../../lib/owner.ts';

const week: Weekday[] = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** Opening hours as the page carries them: from and to by the day of the week, Monday 0, and two times such as "10:00". */
export type Span = readonly [from: number, to: number, opens: string, closes: string];

export const spansOf = (hours: readonly Hours[]): Span[] =>
  hours.map(({ from, to, opens, closes }) => [week.indexOf(from), week.indexOf(to), opens, closes]);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day of the week, Monday 0, and the time "09:05" of a moment in a zone. */
function clockIn(zone: string, now: Date): { day: number; time: string } {
  let clock = clocks.get(zone);
  if (!clock) {
    const parts = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    clocks.set(zone, (clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...parts })));
  }
  const of = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of['weekday'] ?? ''),
    time: `${of['hour']}:${of['minute']}`,
  };
}

/** Whether a span is of a day; from Saturday to Monday goes over the week's end. */
const isOf = ([from, to]: Span, day: number): boolean => (day - from + 7) % 7 <= (to - from + 7) % 7;

/** Times are compared as texts, so each has two digits for its hour. */
const two = (time: string): string => time.padStart(5, '0');

/**
 * Whether a branch is open at a moment, and what comes next: "cierra 20:00", "abre 10:00", "abre mañana 10:00",
 * "abre el lunes 10:00"; '' where nothing is known to come. A span that closes before it opens ends on the next day.
 * @param zone where the branch is
 */
export function openNow(spans: readonly Span[], zone: string, now: Date): { open: boolean; next: string } {
  const { day, time } = clockIn(zone, now);
  const yesterday = (day + 6) % 7;
  for (const span of spans) {
    const [opens, closes] = [two(span[2]), two(span[3])];
    const late = closes <= opens;
    const today = isOf(span, day) && time >= opens && (late || time < closes);
    if (today || (late && isOf(span, yesterday) && time < closes)) return { open: true, next: `cierra ${span[3]}` };
  }
  for (let ahead = 0; ahead <= 7; ahead++) {
    const then = (day + ahead) % 7;
    const [first] = spans
      .filter((span) => isOf(span, then) && (ahead > 0 || two(span[2]) > time))
      .map((span) => span[2])
      .sort((a, b) => two(a).localeCompare(two(b)));
    if (first === undefined) continue;
    const when = ahead === 0 ? '' : ahead === 1 ? 'mañana ' : `el ${week[then]} `;
    return { open: false, next: `abre ${when}${first}` };
  }
  return { open: false, next: '' };
}
