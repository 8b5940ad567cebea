import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MonthDay } from '../api/published.ts';
import { monthNames } from '../lib/dates.ts';
import { toMexicoMonth, toMexicoTime } from '../lib/time.ts';

export interface SiteBuild {
  /** ISO time of its snapshot. */
  time: string;
  /** Whether `rebuild` triggered it, rather than a code change or a manual deploy. */
  triggered: boolean;
  /** When `rebuild` first detected one of its changes (ISO). */
  pendingSince?: string;
  /** Number of changes, and of quarantined records. */
  changes: number;
  quarantined: number;
  /** Monthly deploy budget of `rebuild`. */
  budget?: number;
}

/** The file of the history: in the folder of the snapshot, which persists between builds. */
export const buildHistoryFile = (snapshotDir: string): string => join(snapshotDir, 'builds.json');

/**
 * The builds of the last two months, oldest first; empty if there are none. `/estado` shows them, and `rebuild` counts the
 * deploys of the month by them.
 */
export function readBuilds(snapshotDir: string): SiteBuild[] {
  try {
    const builds: unknown = JSON.parse(readFileSync(buildHistoryFile(snapshotDir), 'utf8'));
    return Array.isArray(builds) ? builds.filter(isBuild).map(renameSince) : [];
  } catch {
    return [];
  }
}

function isBuild(value: unknown): value is SiteBuild {
  const { time, triggered, changes, quarantined } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof time === 'string' &&
    !Number.isNaN(Date.parse(time)) &&
    typeof triggered === 'boolean' &&
    Number.isInteger(changes) &&
    Number.isInteger(quarantined)
  );
}

/** Renames `since` of earlier versions to `pendingSince`. */
const renameSince = ({ since, ...build }: SiteBuild & { since?: string }): SiteBuild =>
  since === undefined ? build : { pendingSince: since, ...build };

const hour = 3_600_000;

/** The builds of a month, day by day. @param now ISO time in it */
export function listDays(builds: readonly SiteBuild[], now: string): MonthDay[] {
  const [year = 0, month = 0] = toMexicoMonth(new Date(now)).split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days = Array.from({ length }, (): MonthDay => ({ changes: 0, triggered: 0, others: 0 }));
  for (const { time, triggered, changes } of filterMonth(builds, now)) {
    const day = days[Number(toMexicoTime(new Date(time)).slice(8, 10)) - 1];
    if (!day) continue;
    day.changes += changes;
    day[triggered ? 'triggered' : 'others']++;
  }
  return days;
}

/** "Noviembre de 2026". @param now ISO */
export function formatMonth(now: string): string {
  const [year = '', month = ''] = toMexicoMonth(new Date(now)).split('-');
  const name = monthNames[Number(month) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} de ${year}`;
}

/** The builds of a month. @param now ISO time in it */
export const filterMonth = (builds: readonly SiteBuild[], now: string): SiteBuild[] =>
  builds.filter(({ time }) => toMexicoMonth(new Date(time)) === toMexicoMonth(new Date(now)));

/** Deploys used and left, records quarantined in the last build, and how long the first change of a build waited; in Spanish, for /estado. */
export function summarizeMonth(builds: readonly SiteBuild[]): string {
  const last = builds.at(-1);
  if (!last) return 'Todavía no hay publicaciones este mes.';
  const budget = builds.filter((build) => build.budget !== undefined).at(-1)?.budget;
  const soFar = builds.length === 1 ? 'Va 1 publicación' : `Van ${builds.length} publicaciones`;
  const deploys = budget === undefined ? soFar : `${soFar} de ${budget}; ${formatRemaining(budget - builds.length)}`;
  const waits = builds.flatMap(({ pendingSince, time }) =>
    pendingSince ? [(Date.parse(time) - Date.parse(pendingSince)) / hour] : [],
  );
  waits.sort((a, b) => a - b);
  const median = formatHours(waits[Math.floor(waits.length / 2)]);
  const wait =
    waits.length > 0 &&
    `En la mitad de las publicaciones el primer cambio esperó ${median} o menos; en las demás, hasta ${formatHours(waits.at(-1))}.`;
  return [`${deploys}.`, formatQuarantined(last.quarantined), wait].filter(Boolean).join(' ');
}

const formatRemaining = (count: number): string => {
  if (count <= 0) return 'no queda ninguna';
  return count === 1 ? 'queda 1' : `quedan ${count}`;
};

const formatQuarantined = (count: number): string => {
  if (count === 0) return 'En la última no se apartó ningún registro.';
  return `En la última se ${count === 1 ? 'apartó 1 registro' : `apartaron ${count} registros`}.`;
};

const formatHours = (count = 0): string =>
  count < 1 ? `${Math.max(1, Math.round(count * 60))} min` : `${Number(count.toFixed(count < 10 ? 1 : 0))} h`;
