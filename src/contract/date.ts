import type { Dialect } from './dialect.ts';

/**
 * A moment as hosts write it, as "YYYY-MM-DD HH:mm:ss". A date that begins with day or month is read where the dialect
 * says which, or where only one of the two can be meant (20/11/2026; 05/05/2026). undefined: it is none, or not certain.
 */
export function readDate(wire: string, dates: Dialect['dates']): string | undefined {
  const [, date = '', hours = '00', minutes = '00', seconds = '00'] =
    /^([\d/-]{8,10})(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?$/.exec(wire.trim()) ?? [];
  const day = readDay(date, dates);
  return day && isTime(hours, minutes, seconds) ? `${day} ${hours}:${minutes}:${seconds}` : undefined;
}

function readDay(date: string, dates: Dialect['dates']): string | undefined {
  const iso = /^\d{4}-\d\d-\d\d$/.test(date);
  if (iso) return isDay(date) ? date : undefined;
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(date) ?? [];
  const dayFirst = `${year}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`;
  const monthFirst = `${year}-${first.padStart(2, '0')}-${second.padStart(2, '0')}`;
  if (isDay(dayFirst) && (dates === 'd/m/Y' || !isDay(monthFirst) || dayFirst === monthFirst)) return dayFirst;
  return dates !== 'd/m/Y' && !isDay(dayFirst) && isDay(monthFirst) ? monthFirst : undefined;
}

/** Whether the calendar has the day. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

const isTime = (hours: string, minutes: string, seconds: string): boolean =>
  Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60;
