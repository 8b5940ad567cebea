// Apart from status.ts, which every page loads: text pages have 6 KB.
const units = [
  [86_400_000, 'día'],
  [3_600_000, 'hora'],
  [60_000, 'minuto'],
] as const;

/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días". @param ms the time since then */
export function formatAgo(ms: number): string {
  for (const [length, unit] of units) {
    const count = Math.floor(ms / length);
    if (count > 0) return `hace ${count} ${unit}${count > 1 ? 's' : ''}`;
  }
  return 'hace un momento';
}
