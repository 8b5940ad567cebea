import { changeCount } from '../../src/catalogue/changes.ts';
import { buildsFile, readBuilds, type SiteBuild } from '../../src/catalogue/builds.ts';
import type { Snapshot } from '../../src/catalogue/load.ts';
import { writeWhole } from '../snapshot/durableFiles.ts';
import type { HookOrder } from './hook.ts';

/** The log of builds goes back so far, ms. */
const kept = 62 * 24 * 3600e3;

/** What is noted of a build from a snapshot. @param order what the build hook's call asked for */
export function siteBuild({ manifest, report }: Pick<Snapshot, 'manifest' | 'report'>, order?: HookOrder): SiteBuild {
  const { changes, rejected, pictures } = report;
  return {
    time: manifest.time,
    ordered: order !== undefined,
    ...(order?.since !== undefined && { since: order.since }),
    changes: changes?.to === manifest.time ? changeCount(changes) : 0,
    aside: rejected.length + pictures.length,
    ...(order?.budget !== undefined && { budget: order.budget }),
  };
}

/**
 * Notes a build beside its snapshot, for /estado and for `rebuild`, which counts deploys by it.
 * @returns what takes it back, where the build fails
 */
export function noteSiteBuild(snapshotDir: string, build: SiteBuild): () => void {
  const before = readBuilds(snapshotDir);
  const oldest = Date.parse(build.time) - kept;
  const known = before.filter(({ time }) => time !== build.time && Date.parse(time) > oldest);
  write(snapshotDir, [...known, build]);
  return () => write(snapshotDir, before);
}

const write = (snapshotDir: string, builds: readonly SiteBuild[]): void =>
  writeWhole(buildsFile(snapshotDir), `${JSON.stringify(builds, null, 1)}\n`);
