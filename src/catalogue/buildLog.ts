import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthNames, toMexicoMonth, toMexicoTime } from '../lib/time.ts';

/** One build of the site. */
export interface SiteBuild {
  /** ISO time of its snapshot. */
  time: string;
  /** Whether `rebuild` triggered it; else a code change or a person did. */
  ordered: boolean;
  /** When `rebuild` first detected one of its changes (ISO). */
  since?: string;
  /** Number of changes, and of quarantined records. */
  changes: number;
  aside: number;
  /** Monthly deploy budget of `rebuild`. */
  budget?: number;
}

/** Beside the snapshot, which outlives a build. */
export const buildsFile = (snapshotDir: string): string => join(snapshotDir, 'builds.json');

/** The builds of the last two months, oldest first; empty if there is no log, which only the chart needs. */
export function readBuilds(snapshotDir: string): SiteBuild[] {
  try {
    const read: unknown = JSON.parse(readFileSync(buildsFile(snapshotDir), 'utf8'));
    return Array.isArray(read) ? read.filter(isBuild) : [];
  } catch {
    return [];
  }
}

function isBuild(value: unknown): value is SiteBuild {
  const { time, ordered, changes, aside } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof time === 'string' &&
    !Number.isNaN(Date.parse(time)) &&
    typeof ordered === 'boolean' &&
    Number.isInteger(changes) &&
    Number.isInteger(aside)
  );
}

// Px. As wide as a phone: scaled down, its text would be illegible.
const width = 360;
const left = 32;
const top = 48;
const chartHeight = 120;
const base = top + chartHeight;
const height = base + 118;
/** The baseline of a line of the legend. */
const legendY = (line: number): number => base + 76 + line * 18;
const hour = 3_600_000;

interface Day {
  changes: number;
  /** Builds that `rebuild` triggered, and others. */
  ordered: number;
  others: number;
}

/** Renders the current month as an SVG chart: changes and builds by day. @param now ISO */
export function renderMonthChart(builds: readonly SiteBuild[], now: string): string {
  const name = toMexicoMonth(new Date(now));
  const [year = 0, month = 0] = name.split('-').map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const current = filterMonth(builds, now);
  const days = Array.from({ length: count }, (): Day => ({ changes: 0, ordered: 0, others: 0 }));
  for (const { time, ordered, changes } of current) {
    const day = days[Number(toMexicoTime(new Date(time)).slice(8, 10)) - 1];
    if (!day) continue;
    day.changes += changes;
    day[ordered ? 'ordered' : 'others']++;
  }
  const step = (width - left - 10) / count;
  const maxChanges = Math.max(1, ...days.map(({ changes }) => changes));
  const bars = days.flatMap(({ changes, ordered, others }, index) => {
    const x = left + index * step;
    const bar = Math.round((changes / maxChanges) * chartHeight);
    const dot = (fill: string, y: number): string =>
      `<circle cx="${(x + step / 2).toFixed(1)}" cy="${y}" r="4" fill="${fill}" stroke="#0b5c46" stroke-width="1.5"/>`;
    return [
      changes > 0 &&
        `<rect x="${(x + 2).toFixed(1)}" y="${base - bar}" width="${(step - 4).toFixed(1)}" height="${bar}" fill="#3b6fd4"><title>${index + 1}: ${changes} cambios</title></rect>`,
      ordered > 0 && dot('#12805f', base + 34),
      others > 0 && dot('#ffffff', base + 48),
      (index === 0 || (index + 1) % 5 === 0) &&
        `<text x="${(x + step / 2).toFixed(1)}" y="${base + 16}" text-anchor="middle">${index + 1}</text>`,
    ].filter((part) => part !== false);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#333333">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<text x="${left}" y="24" font-size="16" font-weight="bold">${monthNames[month - 1]} de ${year}</text>`,
    `<text x="${left - 6}" y="${top + 10}" text-anchor="end">${maxChanges}</text><text x="${left - 6}" y="${base}" text-anchor="end">0</text>`,
    `<path d="M${left} ${base}H${width - 10}" stroke="#999999"/>`,
    ...bars,
    `<rect x="${left}" y="${legendY(0) - 10}" width="10" height="10" fill="#3b6fd4"/><text x="${left + 16}" y="${legendY(0)}">cambios publicados ese día</text>`,
    `<circle cx="${left + 5}" cy="${legendY(1) - 5}" r="4" fill="#12805f" stroke="#0b5c46"/><text x="${left + 16}" y="${legendY(1)}">publicación del catálogo</text>`,
    `<circle cx="${left + 5}" cy="${legendY(2) - 5}" r="4" fill="#ffffff" stroke="#0b5c46" stroke-width="1.5"/><text x="${left + 16}" y="${legendY(2)}">otra (código, a mano)</text>`,
    '</svg>\n',
  ].join('\n');
}

/** The builds of the current month. @param now ISO */
export const filterMonth = (builds: readonly SiteBuild[], now: string): SiteBuild[] =>
  builds.filter(({ time }) => toMexicoMonth(new Date(time)) === toMexicoMonth(new Date(now)));

/** Summarizes a month in Spanish. */
export function summarizeMonth(builds: readonly SiteBuild[]): string {
  const budget = builds.filter((each) => each.budget !== undefined).at(-1)?.budget;
  const waits = builds.flatMap(({ since, time }) => (since ? [(Date.parse(time) - Date.parse(since)) / hour] : []));
  waits.sort((a, b) => a - b);
  const last = builds.at(-1);
  const used = `${builds.length}${budget === undefined ? '' : ` de ${budget}`} publicaciones`;
  const rest = budget === undefined ? '' : `; quedan ${Math.max(0, budget - builds.length)}`;
  const aside = last ? `${last.aside} registros apartados en la última.` : 'Todavía no hay ninguna este mes.';
  if (waits.length === 0) return `${used}${rest}. ${aside}`;
  const median = hours(waits[Math.floor(waits.length / 2)]);
  return `${used}${rest}. ${aside} Un cambio esperó ${median} (mediana), ${hours(waits.at(-1))} a lo más.`;
}

const hours = (count = 0): string =>
  count < 1 ? `${Math.max(1, Math.round(count * 60))} min` : `${count.toFixed(count < 10 ? 1 : 0)} h`;
