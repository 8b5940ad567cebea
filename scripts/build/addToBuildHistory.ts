import { countChanges } from '../../src/catalogue/changes.ts';
import { buildHistoryFile, readBuilds, type SiteBuild } from '../../src/catalogue/buildHistory.ts';
import type { Snapshot } from '../../src/catalogue/snapshot.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';
import type { BuildRequest } from './buildRequest.ts';

/** Maximum age of an entry in the build history, ms. */
const maxEntryAge = 62 * 24 * 3600e3;

/** Creates the entry of a build in the history from a snapshot. @param request of the call of the build hook; undefined for other builds */
export function toSiteBuild(
  { manifest, report }: Pick<Snapshot, 'manifest' | 'report'>,
  request?: BuildRequest,
): SiteBuild {
  const { changes, rejected, pictures } = report;
  return {
    time: manifest.time,
    triggered: request !== undefined,
    ...(request?.pendingSince !== undefined && { pendingSince: request.pendingSince }),
    changes: changes?.to === manifest.time ? countChanges(changes) : 0,
    quarantined: rejected.length + pictures.length,
    ...(request?.budget !== undefined && { budget: request.budget }),
  };
}

/**
 * Saves a build in the history next to its snapshot. /estado shows it, and `rebuild` counts deploys by it.
 * @returns a function that removes the entry again, for a failed build
 */
export function addToBuildHistory(snapshotDir: string, build: SiteBuild): () => void {
  const previousBuilds = readBuilds(snapshotDir);
  const minTime = Date.parse(build.time) - maxEntryAge;
  const recentBuilds = previousBuilds.filter(({ time }) => time !== build.time && Date.parse(time) > minTime);
  writeBuilds(snapshotDir, [...recentBuilds, build]);
  return () => writeBuilds(snapshotDir, previousBuilds);
}

const writeBuilds = (snapshotDir: string, builds: readonly SiteBuild[]): void =>
  writeAtomically(buildHistoryFile(snapshotDir), `${JSON.stringify(builds, null, 1)}\n`);
