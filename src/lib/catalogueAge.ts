import { dayText } from './dayText.ts';
import { mexicoClock, toMexicoTime } from './mexicoTime.ts';

/** From when the catalogue is, in Mexico City time: "del catálogo de hoy, 9:10", "del catálogo del 20 de noviembre, 9:10". */
export function catalogueAge(taken: Date, now: Date): string {
  const there = toMexicoTime(taken);
  const sameDay = there.slice(0, 10) === toMexicoTime(now).slice(0, 10);
  return `del catálogo ${sameDay ? 'de hoy' : `del ${dayText(there)}`}, ${mexicoClock(taken)}`;
}
