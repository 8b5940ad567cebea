import { countChanges } from '../../src/catalogue/changes.ts';
import { buildLogFile, readBuilds, type SiteBuild } from '../../src/catalogue/buildLog.ts';
import type { Snapshot } from '../../src/catalogue/load.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';
import type { BuildRequest } from './buildRequest.ts';

/** Maximum age of an entry in the log of builds, ms. */
const maxEntryAge = 62 * 24 * 3600e3;

/** Creates the log entry of a build from a snapshot. @param request of the call of the build hook; undefined for other builds */
export function toSiteBuild(
  { manifest, report }: Pick<Snapshot, 'manifest' | 'report'>,
  request?: BuildRequest,
): SiteBuild {
  const { changes, rejected, pictures } = report;
  return {
    time: manifest.time,
    triggered: request !== undefined,
    ...(request?.since !== undefined && { since: request.since }),
    changes: changes?.to === manifest.time ? countChanges(changes) : 0,
    quarantined: rejected.length + pictures.length,
    ...(request?.budget !== undefined && { budget: request.budget }),
  };
}

/**
 * Saves a build in the log next to its snapshot. /estado shows the log, and `rebuild` counts deploys by it.
 * @returns a function that removes the entry again, for a failed build
 */
export function saveSiteBuild(snapshotDir: string, build: SiteBuild): () => void {
  const previousBuilds = readBuilds(snapshotDir);
  const minTime = Date.parse(build.time) - maxEntryAge;
  const recentBuilds = previousBuilds.filter(({ time }) => time !== build.time && Date.parse(time) > minTime);
  writeBuilds(snapshotDir, [...recentBuilds, build]);
  return () => writeBuilds(snapshotDir, previousBuilds);
}

const writeBuilds = (snapshotDir: string, builds: readonly SiteBuild[]): void =>
  writeAtomically(buildLogFile(snapshotDir), `${JSON.stringify(builds, null, 1)}\n`);
