import { formatDay, toMexicoClock, toMexicoTime } from '../../lib/time.ts';

/** The date of the catalogue in Mexico City: "del catálogo de hoy, 9:10", "del catálogo del 20 de noviembre, 9:10". */
export function formatCatalogueAge(snapshotTime: Date, now: Date): string {
  const local = toMexicoTime(snapshotTime);
  const isToday = local.slice(0, 10) === toMexicoTime(now).slice(0, 10);
  return `del catálogo ${isToday ? 'de hoy' : `del ${formatDay(local)}`}, ${toMexicoClock(snapshotTime)}`;
}

/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días". @param ms the time since then */
export function formatAgo(ms: number): string {
  const hours = ms / 3_600_000;
  const [time, unit] = hours < 1 ? [hours * 60, 'minuto'] : hours < 24 ? [hours, 'hora'] : [hours / 24, 'día'];
  const count = Math.floor(time);
  return count > 0 ? `hace ${count} ${unit}${count > 1 ? 's' : ''}` : 'hace un momento';
}
