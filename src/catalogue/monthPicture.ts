import { monthNames, toMexicoMonth, toMexicoTime } from '../lib/time.ts';
import type { SiteBuild } from './builds.ts';

// As wide as a phone: scaled down, its letters could not be read there.
const [width, left, top, tall] = [360, 32, 48, 120];
const base = top + tall;
const height = base + 118;
/** Where the words of a line below the days begin, px from the top. */
const legend = (line: number): number => base + 76 + line * 18;
const hour = 3600e3;

interface Day {
  changes: number;
  ordered: number;
  others: number;
}

/**
 * The month of a moment as a picture (SVG): changes a day, and the site's builds. monthText says the rest beside it.
 * @param now ISO
 */
export function monthPicture(builds: readonly SiteBuild[], now: string): string {
  const name = toMexicoMonth(new Date(now));
  const [year = 0, month = 0] = name.split('-').map(Number);
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const own = buildsOfMonth(builds, now);
  const days = Array.from({ length: count }, (): Day => ({ changes: 0, ordered: 0, others: 0 }));
  for (const { time, ordered, changes } of own) {
    const day = days[Number(toMexicoTime(new Date(time)).slice(8, 10)) - 1];
    if (!day) continue;
    day.changes += changes;
    day[ordered ? 'ordered' : 'others']++;
  }
  const step = (width - left - 10) / count;
  const most = Math.max(1, ...days.map(({ changes }) => changes));
  const bars = days.flatMap(({ changes, ordered, others }, index) => {
    const x = left + index * step;
    const bar = Math.round((changes / most) * tall);
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
    `<text x="${left - 6}" y="${top + 10}" text-anchor="end">${most}</text><text x="${left - 6}" y="${base}" text-anchor="end">0</text>`,
    `<path d="M${left} ${base}H${width - 10}" stroke="#999999"/>`,
    ...bars,
    `<rect x="${left}" y="${legend(0) - 10}" width="10" height="10" fill="#3b6fd4"/><text x="${left + 16}" y="${legend(0)}">cambios publicados ese día</text>`,
    `<circle cx="${left + 5}" cy="${legend(1) - 5}" r="4" fill="#12805f" stroke="#0b5c46"/><text x="${left + 16}" y="${legend(1)}">publicación del catálogo</text>`,
    `<circle cx="${left + 5}" cy="${legend(2) - 5}" r="4" fill="#ffffff" stroke="#0b5c46" stroke-width="1.5"/><text x="${left + 16}" y="${legend(2)}">otra (código, a mano)</text>`,
    '</svg>\n',
  ].join('\n');
}

/** Those in the month of a moment. @param now ISO */
export const buildsOfMonth = (builds: readonly SiteBuild[], now: string): SiteBuild[] =>
  builds.filter(({ time }) => toMexicoMonth(new Date(time)) === toMexicoMonth(new Date(now)));

/** The month in two lines, in Spanish. */
export function monthText(builds: readonly SiteBuild[]): string[] {
  const budget = builds.filter((each) => each.budget !== undefined).at(-1)?.budget;
  const waits = builds.flatMap(({ since, time }) => (since ? [(Date.parse(time) - Date.parse(since)) / hour] : []));
  waits.sort((a, b) => a - b);
  const last = builds.at(-1);
  const used = `${builds.length}${budget === undefined ? '' : ` de ${budget}`} publicaciones`;
  const rest = budget === undefined ? '' : `; quedan ${Math.max(0, budget - builds.length)}`;
  return [
    `${used}${rest}. ${last ? `${last.aside} registros apartados en la última.` : 'Todavía no hay ninguna este mes.'}`,
    ...(waits.length > 0
      ? [`Un cambio esperó ${hours(waits[Math.floor(waits.length / 2)])} (mediana), ${hours(waits.at(-1))} a lo más.`]
      : []),
  ];
}

const hours = (count = 0): string =>
  count < 1 ? `${Math.max(1, Math.round(count * 60))} min` : `${count.toFixed(count < 10 ? 1 : 0)} h`;
