import { zone } from '../../lib/zone.ts';

/** When the catalogue is from: "20 de noviembre de 2026 a las 09:10 (hace 3 horas), hora de la Ciudad de México". */
export function ageOf(time: Date, now: Date): string {
  const at = new Intl.DateTimeFormat('es-MX', {
    ...{ timeZone: zone, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' },
  }).format(time);
  return `${at} (${agoText(now.getTime() - time.getTime())}), hora de la Ciudad de México`;
}

const units = [
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días"; ms. */
export function agoText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [size, unit] = units.find(([least]) => minutes >= least) ?? [];
  return size ? new Intl.RelativeTimeFormat('es-MX').format(-Math.floor(minutes / size), unit) : 'hace un momento';
}

/** How many records were left out. */
export const countText = (count: number): string =>
  count === 0 ? 'Nada: todo lo que el sistema dijo se publicó.' : count === 1 ? 'Un registro.' : `${count} registros.`;
