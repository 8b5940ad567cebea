// Apart from status.ts, which every page loads: text pages have 6 KB.
/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días". @param ms the time since then */
export function formatAgo(ms: number): string {
  const hours = ms / 3_600_000;
  const [time, unit] = hours < 1 ? [hours * 60, 'minuto'] : hours < 24 ? [hours, 'hora'] : [hours / 24, 'día'];
  const count = Math.floor(time);
  return count > 0 ? `hace ${count} ${unit}${count > 1 ? 's' : ''}` : 'hace un momento';
}
