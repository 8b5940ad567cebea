import { toMexicoTime } from './mexicoTime.ts';

/** The moment that the API's text means, or null where it is no date. A date alone is its midnight. */
export function fromMexicoTime(text: string): Date | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?/.exec(text.trim());
  if (!match) return null;
  const asUtc = Date.parse(`${match[1]}T${match[2] ?? '00:00'}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Twice, since the first guess may lie on the other side of a change of the clocks.
  const first = asUtc - offset(new Date(asUtc));
  return new Date(asUtc - offset(new Date(first)));
}

/** How far Mexico City is ahead of UTC at a moment, ms (behind: negative). */
const offset = (date: Date): number =>
  Date.parse(`${toMexicoTime(date).replace(' ', 'T')}Z`) - Math.floor(date.getTime() / 1000) * 1000;
