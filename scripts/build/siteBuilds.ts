import { countChanges } from '../../src/catalogue/changes.ts';
import { buildLogFile, readBuilds, type SiteBuild } from '../../src/catalogue/buildLog.ts';
import type { Snapshot } from '../../src/catalogue/load.ts';
import { writeAtomically } from '../snapshot/durableFiles.ts';
import type { BuildRequest } from './buildRequest.ts';

/** Age of the oldest entry in the log of builds, ms. */
const maxLogAge = 62 * 24 * 3600e3;

/** The log entry of a build from a snapshot. @param request in the call of the build hook */
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
 * Saves a build in the log next to its snapshot, for /estado and for `rebuild`, which counts deploys by it.
 * @returns a function that removes the entry again, for a failed build
 */
export function saveSiteBuild(snapshotDir: string, build: SiteBuild): () => void {
  const before = readBuilds(snapshotDir);
  const oldest = Date.parse(build.time) - maxLogAge;
  const known = before.filter(({ time }) => time !== build.time && Date.parse(time) > oldest);
  write(snapshotDir, [...known, build]);
  return () => write(snapshotDir, before);
}

const write = (snapshotDir: string, builds: readonly SiteBuild[]): void =>
  writeAtomically(buildLogFile(snapshotDir), `${JSON.stringify(builds, null, 1)}\n`);
