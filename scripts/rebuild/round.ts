import { join } from 'node:path';
import { digestsOf } from '../../src/catalogue/digests.ts';
import type { Settings } from '../../src/settings.ts';
import { writeOrder, type HookOrder } from '../build/hook.ts';
import type { Clock } from '../clock.ts';
import { GuardError } from '../snapshot/guards.ts';
import { UnfitError } from '../snapshot/judge.ts';
import { writeSnapshot } from '../snapshot/store.ts';
import { takeCatalogue, type Taken } from '../snapshot/take.ts';
import { decide, follow, keyOf, type Decision, type Deployed, type Limits } from './decide.ts';
import { alert, callHook, deployedAt, SendError } from './send.ts';
import { readState, writeState, type RebuildState } from './state.ts';

export interface RoundOptions {
  settings: Pick<
    Settings,
    'apiHost' | 'apiPath' | 'pictureHosts' | 'siteUrl' | 'buildHook' | 'alertWebhook' | 'rebuildDir'
  > &
    Partial<Pick<Settings, 'apiHeaders'>>;
  limits: Limits;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
  dryRun?: boolean;
  /** Builds whatever differs, without gathering, and though the hook was called for it before. */
  force?: boolean;
  /** Why a catalogue that the guards refuse is meant. */
  accept?: string | undefined;
  publicDir?: string;
}

/**
 * One look: is the site what is live, and if not, is the build hook to be called now?
 * @throws ApiError, UnfitError, GuardError of the pull; SendError where the site or the hook fails
 */
export async function round(options: RoundOptions): Promise<Decision> {
  const { settings, clock, dryRun = false, accept } = options;
  const state = readState(settings.rebuildDir);
  const deployed = await deployedAt(settings.siteUrl, fetchOf(options));
  let { decision, key } = await look(options, state, deployed, false);
  // Kept picture lists may be older than the site's: before a build is ordered for them they are asked anew.
  const fresh = decision.action === 'post' && decision.parts.includes('pictures');
  if (fresh) ({ decision, key } = await look(options, state, deployed, true));
  if (dryRun) return decision;

  if (decision.action !== 'post') Object.assign(state, follow(state, decision.action, key, clock.now().toISOString()));
  writeState(settings.rebuildDir, state);
  if (decision.action === 'post')
    await post(options, state, key, { ...(accept && { accept }), ...(fresh && { fresh }) });
  if (decision.action === 'failed')
    await tellOnce(options, state, `failed ${key}`, `The rebuild of ${settings.siteUrl} failed: ${decision.why}`);
  return decision;
}

const fetchOf = ({ fetch }: RoundOptions): typeof globalThis.fetch => fetch ?? globalThis.fetch;

/** What is live, and what is to be done about it. */
async function look(
  options: RoundOptions,
  state: RebuildState,
  deployed: Deployed,
  fresh: boolean,
): Promise<{ decision: Decision; key: string }> {
  try {
    const live = digestsOf((await take(options, fresh)).catalogue);
    const decision = decide(state, deployed, live, options.clock.now(), options.limits);
    const forced = options.force && decision.action !== 'current';
    return { decision: forced ? { ...decision, action: 'post' } : decision, key: keyOf(live) };
  } catch (error) {
    if (error instanceof GuardError || error instanceof UnfitError)
      await tellOnce(options, state, error.name, error.message);
    throw error;
  }
}

async function take(
  { settings, clock, fetch, accept, dryRun, publicDir }: RoundOptions,
  fresh: boolean,
): Promise<Taken> {
  const snapshotDir = join(settings.rebuildDir, 'snapshot');
  const taken = await takeCatalogue({
    ...{ settings: { ...settings, snapshotDir }, clock, fresh, accept, progress: () => undefined },
    ...(fetch && { fetch }),
    ...(publicDir !== undefined && { publicDir }),
  });
  if (!dryRun) writeSnapshot(snapshotDir, settings.apiHost, taken.time, taken.catalogue, taken.report, taken.notes);
  return taken;
}

/**
 * Calls the hook for a change, noted before it is sent: a crash in between may lose the call, which shows as a failed
 * rebuild, but never repeats it. What certainly did not arrive is taken back.
 */
async function post(options: RoundOptions, state: RebuildState, key: string, order: HookOrder): Promise<void> {
  const { rebuildDir, buildHook } = options.settings;
  if (!buildHook)
    throw new Error('BUILD_HOOK_URL is not set. Make a build hook at the host and set it to its address.');
  const before = structuredClone(state);
  Object.assign(state, follow(state, 'post', key, options.clock.now().toISOString()));
  writeState(rebuildDir, state);
  try {
    await callHook(buildHook, writeOrder(order), fetchOf(options));
  } catch (error) {
    // One that may have arrived is not sent again: if it did not, the site will tell.
    if (!(error instanceof SendError) || error.sent) return;
    Object.assign(state, before);
    writeState(rebuildDir, state);
    await tellOnce(options, state, 'hook', error.message);
    throw error;
  }
}

/** Tells a person of a failure, once as long as it lasts. */
async function tellOnce(options: RoundOptions, state: RebuildState, what: string, text: string): Promise<void> {
  if (options.dryRun || state.alerted === what) return;
  state.alerted = what;
  writeState(options.settings.rebuildDir, state);
  await alert(options.settings.alertWebhook, text, fetchOf(options));
}
