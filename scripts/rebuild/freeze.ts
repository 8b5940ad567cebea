import type { Clock } from '../clock.ts';
import type { NetlifyClient, NetlifyDeploy } from './netlifyClient.ts';
import { readState, writeState, type RebuildState } from './rebuildState.ts';

export interface FreezeOptions {
  rebuildDir: string;
  clock: Pick<Clock, 'now'>;
  /** Undefined without NETLIFY_AUTH_TOKEN: the operator then locks and publishes in Netlify's web interface. */
  netlify: NetlifyClient | undefined;
}

const manualStep = (step: string): string =>
  `NETLIFY_AUTH_TOKEN is not set, so do the rest manually: app.netlify.com → the project → Deploys → ${step}.`;

/**
 * Freezes the shop until `unfreeze`: rebuild triggers no builds and, with its token, Netlify publishes nothing.
 * @returns the result, and the steps that remain for the operator
 */
export async function freeze({ rebuildDir, clock, netlify }: FreezeOptions, reason: string): Promise<string> {
  saveFrozen(rebuildDir, clock, reason);
  if (!netlify)
    return `Frozen: rebuild triggers no builds until --unfreeze. A deploy from Git would still be published. ${manualStep('Lock to stop auto publishing')}`;
  const published = await findPublished(netlify);
  await netlify.lockPublishing(published.id);
  return `Frozen: rebuild triggers no builds, and Netlify publishes nothing after ${describeDeploy(published)}, until --unfreeze.`;
}

/** Ends a freeze, including one after a rollback: the next poll builds what differs. */
export async function unfreeze({ rebuildDir, netlify }: FreezeOptions): Promise<string> {
  if (netlify) await netlify.unlockPublishing((await findPublished(netlify)).id);
  const state = readState(rebuildDir);
  const { frozen } = state;
  const alerts = { ...state.alerts };
  Reflect.deleteProperty(alerts, 'rollback');
  // Forget earlier builds: the site may have been rolled back to a deploy before them.
  writeState(rebuildDir, { ...state, frozen: null, lastBuild: null, newestCatalogue: null, alerts });
  const result = frozen ? `Unfrozen. It was frozen since ${frozen.since}: ${frozen.reason}.` : 'Nothing was frozen.';
  const next = netlify ? 'Netlify publishes again.' : manualStep('Unlock to start auto publishing, if it is locked');
  return `${result} The next poll builds what differs. ${next}`;
}

/**
 * Publishes the previous deploy again, or the given one, and freezes: otherwise the next poll would trigger a build of the
 * current catalogue.
 * @param id of a deploy on Netlify; by default the previous one
 */
export async function rollBack(options: FreezeOptions, id?: string): Promise<string> {
  const { rebuildDir, clock, netlify } = options;
  if (!netlify) {
    saveFrozen(rebuildDir, clock, 'rolled back');
    return `rebuild triggers no builds until --unfreeze. ${manualStep('an earlier one → Publish deploy, then Lock to stop auto publishing')} With the token, rebuild does this itself.`;
  }
  const published = await findPublished(netlify);
  const deploys = await netlify.listDeploys();
  const target = id
    ? deploys.find((deploy) => deploy.id === id)
    : deploys.find(({ created_at: time }) => Date.parse(time) < Date.parse(published.created_at));
  if (!target) {
    const available = deploys.slice(0, 10).map((deploy) => `  ${deploy.id}  ${describeDeploy(deploy)}`);
    throw new Error(
      `${id ? `Netlify has no deploy ${id} that was published.` : 'There is no earlier deploy to go back to.'} Available:\n${available.join('\n')}`,
    );
  }
  saveFrozen(rebuildDir, clock, `rolled back to ${describeDeploy(target)}`);
  await netlify.publish(target.id);
  await netlify.lockPublishing(target.id);
  return (
    `Rolled back from ${describeDeploy(published)} to ${describeDeploy(target)}, and frozen. ` +
    'Its pages have the prices of that time, which the live price and stock correct. After the fix, run --unfreeze.'
  );
}

async function findPublished(netlify: NetlifyClient): Promise<NetlifyDeploy> {
  const published = await netlify.findPublishedDeploy();
  if (published) return published;
  throw new Error('Netlify has published nothing of this site yet.');
}

const describeDeploy = ({ created_at: time, title }: NetlifyDeploy): string =>
  `the deploy of ${time}${title ? ` (${title})` : ''}`;

function saveFrozen(rebuildDir: string, clock: Pick<Clock, 'now'>, reason: string): void {
  const state = readState(rebuildDir);
  writeState(rebuildDir, { ...state, frozen: { since: clock.now().toISOString(), reason, detectedRollback: false } });
}

type RollbackChange = 'rolledBack' | 'restored';

/**
 * Freezes when the site shows an earlier catalogue than before, which a manual rollback causes; unfreezes when it shows the
 * newest one again. Changes the state.
 * @returns the change that this poll detected, if any
 */
export function trackRollback(state: RebuildState, deployed: string, now: Date): RollbackChange | undefined {
  const { newestCatalogue, frozen } = state;
  if (newestCatalogue !== null && deployed < newestCatalogue) {
    if (frozen) return undefined;
    const reason = `the site went back from the catalogue of ${newestCatalogue} to that of ${deployed}: somebody rolled it back`;
    state.frozen = { since: now.toISOString(), reason, detectedRollback: true };
    return 'rolledBack';
  }
  state.newestCatalogue = deployed;
  if (!frozen?.detectedRollback) return undefined;
  Object.assign(state, { frozen: null, lastBuild: null });
  return 'restored';
}
