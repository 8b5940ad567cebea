// Apart from status.ts, which every page loads: text pages have 6 KB.
/** "hace un momento", "hace 12 minutos", "hace 3 horas", "hace 2 días". @param ms the time since then */
export function formatAgo(ms: number): string {
  const hours = ms / 3_600_000;
  const [time, unit] =
    hours < 1
      ? ([hours * 60, 'minute'] as const)
      : hours < 24
        ? ([hours, 'hour'] as const)
        : ([hours / 24, 'day'] as const);
  const count = Math.floor(time);
  return count > 0 ? new Intl.RelativeTimeFormat('es-MX').format(-count, unit) : 'hace un momento';
}
