import { timeIn } from './timeIn.ts';
import { zone } from './zone.ts';

/** A moment as the API writes it: "2026-11-20 09:05:00", Mexico City. */
export const toMexicoTime = (date: Date): string => timeIn(zone, date);

/** "9:10": the time of a moment in Mexico City. */
export const mexicoClock = (date: Date): string => toMexicoTime(date).slice(11, 16).replace(/^0/, '');

/** "2026-11": the month of a moment in Mexico City. */
export const mexicoMonth = (date: Date): string => toMexicoTime(date).slice(0, 7);
