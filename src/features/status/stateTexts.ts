import { dayOfYearText } from '../../lib/dayText.ts';
import { toMexicoTime } from '../../lib/mexicoTime.ts';

/** When the catalogue is from: "20 de noviembre de 2026 a las 09:10 (hace 3 horas)", by the clock of Mexico City. */
export function ageOf(time: Date, now: Date): string {
  const there = toMexicoTime(time);
  return `${dayOfYearText(there)} a las ${there.slice(11, 16)} (${agoText(now.getTime() - time.getTime())})`;
}

/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días"; ms. */
export function agoText(ms: number): string {
  const hours = ms / 3_600_000;
  const [time, unit] = hours < 1 ? [hours * 60, 'minuto'] : hours < 24 ? [hours, 'hora'] : [hours / 24, 'día'];
  const count = Math.floor(time);
  return count > 0 ? `hace ${count} ${unit}${count > 1 ? 's' : ''}` : 'hace un momento';
}

/** How many records were left out, where any were. */
export const countText = (count: number): string => (count === 1 ? 'Un registro.' : `${count} registros.`);
