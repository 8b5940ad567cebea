/** The shop's time zone, which dates of the API and "this month" refer to. */
export const mexicoCityZone = 'America/Mexico_City';

/**
 * A time in a time zone as "2026-11-20 09:05:00". Prefers Temporal: the first use of
 * Intl takes 100 ms on a slow phone, Temporal 2. @throws RangeError for an unknown time zone
 */
export function toLocalTime(timeZone: string, date: Date): string {
  // Swedish dates have this format.
  if (typeof Temporal === 'undefined') return date.toLocaleString('sv-SE', { timeZone });
  return date.toTemporalInstant().toZonedDateTimeISO(timeZone).toString().slice(0, 19).replace('T', ' ');
}

/** A time in Mexico City in the API's format: "2026-11-20 09:05:00". */
export const toMexicoTime = (date: Date): string => toLocalTime(mexicoCityZone, date);

/** The time of day in Mexico City: "9:10". */
export const toMexicoClock = (date: Date): string => toMexicoTime(date).slice(11, 16).replace(/^0/, '');

/** The month in Mexico City: "2026-11". */
export const toMexicoMonth = (date: Date): string => toMexicoTime(date).slice(0, 7);
