import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One build of the site, as the picture of the month shows it. */
export interface SiteBuild {
  /** ISO time of its snapshot. */
  time: string;
  /** Whether `rebuild` ordered it; else it is of code, or by hand. */
  ordered: boolean;
  /** When the first of the changes was seen that it was ordered for (ISO). */
  since?: string;
  /** Things that changed, and records that were set aside. */
  changes: number;
  aside: number;
  /** Deploys a month, as `rebuild` told it. */
  budget?: number;
}

/** Beside the snapshot, so that it is kept between builds where that is. */
export const buildsFile = (snapshotDir: string): string => join(snapshotDir, 'builds.json');

/** The builds of the last two months, the oldest first; none where there is no log. Only a picture hangs on it. */
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
