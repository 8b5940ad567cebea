import { dayOfYearText } from '../../lib/dayText.ts';
import { toMexicoTime } from '../../lib/mexicoTime.ts';

/** When the catalogue is from: "20 de noviembre de 2026 a las 09:10 (hace 3 horas), hora de la Ciudad de México". */
export function ageOf(time: Date, now: Date): string {
  const there = toMexicoTime(time);
  return `${dayOfYearText(there)} a las ${there.slice(11, 16)} (${agoText(now.getTime() - time.getTime())}), hora de la Ciudad de México`;
}

const units = [
  [1440, 'día'],
  [60, 'hora'],
  [1, 'minuto'],
] as const;

/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días"; ms. */
export function agoText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [size, unit] = units.find(([least]) => minutes >= least) ?? [];
  if (!size) return 'hace un momento';
  const count = Math.floor(minutes / size);
  return `hace ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How many records were left out. */
export const countText = (count: number): string =>
  count === 0 ? 'Nada: todo lo que el sistema dijo se publicó.' : count === 1 ? 'Un registro.' : `${count} registros.`;
