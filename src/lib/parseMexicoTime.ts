import { toMexicoTime } from './time.ts';

/** Parses a date of the API, in Mexico City time; null if it does not begin with a date. A date without a time is midnight. */
export function parseMexicoTime(text: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/.exec(text.trim());
  if (!match) return null;
  const asUtc = Date.parse(`${match[1]}T${match[2] ?? '00:00'}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Twice: the first guess may be on the other side of a DST transition.
  const first = asUtc - offset(new Date(asUtc));
  return new Date(asUtc - offset(new Date(first)));
}

/** UTC offset of Mexico City, ms; negative, since it is behind. */
const offset = (date: Date): number =>
  Date.parse(`${toMexicoTime(date).replace(' ', 'T')}Z`) - Math.floor(date.getTime() / 1000) * 1000;
