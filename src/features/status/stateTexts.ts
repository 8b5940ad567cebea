import { zone } from '../../lib/zone.ts';

/** When the catalogue is from: "20 de noviembre de 2026, 9:10 (hace 3 horas), hora de la Ciudad de México". */
export function ageOf(time: Date, now: Date): string {
  const at = new Intl.DateTimeFormat('es-MX', {
    ...{ timeZone: zone, hourCycle: 'h23' },
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  }).format(time);
  return `${at} (${agoText(now.getTime() - time.getTime())}), hora de la Ciudad de México`;
}

/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días"; ms. */
export function agoText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const units: [number, string, string][] = [
    [1440, 'día', 'días'],
    [60, 'hora', 'horas'],
    [1, 'minuto', 'minutos'],
  ];
  const [size, one, many] = units.find(([least]) => minutes >= least) ?? [];
  if (!size) return 'hace un momento';
  const count = Math.floor(minutes / size);
  return `hace ${count} ${count === 1 ? one : many}`;
}

/** How many records were left out. */
export const countText = (count: number): string =>
  count === 0 ? 'Nada: todo lo que el sistema dijo se publicó.' : count === 1 ? 'Un registro.' : `${count} registros.`;
