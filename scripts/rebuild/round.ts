import { join } from 'node:path';
import { ApiError } from '../../src/api/errors.ts';
import { digestsOf } from '../../src/catalogue/digests.ts';
import type { Settings } from '../../src/settings.ts';
import { writeOrder, type HookOrder } from '../build/hook.ts';
import { said } from '../said.ts';
import type { Clock } from '../clock.ts';
import { GuardError } from '../snapshot/guards.ts';
import { UnfitError } from '../snapshot/judgeCatalogue.ts';
import { writeSnapshot } from '../snapshot/writeSnapshot.ts';
import { takeCatalogue, type Taken } from '../snapshot/take.ts';
import { inMonthOf } from './budget.ts';
import { decide, follow, jumpOf, keyOf, type Decision, type Deployed, type Limits } from './decide.ts';
import { noticeRollBack } from './freeze.ts';
import type { OperatorSettings } from './operatorSettings.ts';
import { beat, callHook, deployedAt, otherBuilds, SendError, type Fetch } from './send.ts';
import { mendFuture, readState, writeState, type RebuildState } from './rebuildState.ts';
import { duration, over, say, tell, type Told } from './troubles.ts';

export interface RoundOptions {
  settings: Pick<Settings, 'apiHost' | 'apiPath' | 'pictureHosts' | 'siteUrl'> &
    Partial<Pick<Settings, 'apiHeaders'>> &
    Pick<OperatorSettings, 'buildHook' | 'alertWebhook' | 'rebuildDir'> &
    Partial<Pick<OperatorSettings, 'heartbeat'>>;
  limits: Limits;
  clock: Clock;
  fetch?: Fetch;
  dryRun?: boolean;
  /** Builds whatever differs, without gathering, and though the hook was called for it before. */
  force?: boolean;
  /** Why a catalogue that the guards refuse is meant. */
  accept?: string | undefined;
  /** Whether publishing is locked at the host; left out where nobody can ask it. */
  locked?: () => Promise<boolean>;
  publicDir?: string;
}

/** Looks further apart than this were not had: somebody is told when they come again. */
const gap = 26 * 3600e3;

/**
 * One look: is the site what is live, and if not, is the build hook to be called now?
 * @throws ApiError, UnfitError, GuardError of the pull; SiteError where the site, SendError where the hook fails
 */
export async function round(options: RoundOptions): Promise<Decision> {
  const { settings, clock, dryRun = false, accept } = options;
  const fetch = options.fetch ?? globalThis.fetch;
  const state = readState(settings.rebuildDir);
  const { siteUrl, rebuildDir, alertWebhook: webhook } = settings;
  const told: Told = { state, rebuildDir, siteUrl, webhook, clock, fetch, dryRun };
  await mend(told);

  const deployed = await readSite(told);
  const went = noticeRollBack(state, deployed.time, clock.now());
  if (went === 'back')
    await tell(told, 'back', `Nothing is ordered any more: ${state.frozen?.why}. \`--thaw\` ends it.`);
  if (went === 'forward') await over(told, 'back');
  if (await options.locked?.()) state.frozen ??= lockedAtHost(clock);

  let { decision, key } = await look(options, told, deployed, false);
  // Kept picture lists may be older than the site's: before a build is ordered for them they are asked anew.
  const fresh = decision.action === 'post' && decision.parts.includes('pictures');
  if (fresh) ({ decision, key } = await look(options, told, deployed, true));
  if (dryRun) return decision;

  if (accept) state.accepted = accept;
  if (decision.action !== 'post') Object.assign(state, follow(state, decision.action, key, clock.now().toISOString()));
  if (state.frozen?.why === atHost) state.frozen = null; // asked anew at each look
  writeState(rebuildDir, state);
  const { budget } = options.limits;
  if (decision.action === 'post')
    await post(options, told, key, {
      ...{ budget, ...(fresh && { fresh }) },
      ...(state.accepted !== null && { accept: state.accepted }),
    });
  await tellOf(told, decision, key, budget);
  await beat(settings.heartbeat, fetch);
  return decision;
}

const atHost = 'publishing is locked at the host (Deploys → Unlock to start auto publishing)';
const lockedAtHost = (clock: Clock): RebuildState['frozen'] => ({
  ...{ since: clock.now().toISOString(), why: atHost, seen: false },
});

/** What must be put right before a look, and whether the last one is too long ago. */
async function mend(told: Told): Promise<void> {
  const { state, clock } = told;
  const now = clock.now();
  for (const line of mendFuture(state, now)) await say(told, line);
  const since = state.looked === null ? 0 : now.getTime() - Date.parse(state.looked);
  if (since > gap)
    await say(told, `No look was had for ${duration(since)}, since ${state.looked}: look at what runs \`rebuild\`.`);
  state.looked = now.toISOString();
}

async function readSite(told: Told): Promise<Deployed> {
  const { state, siteUrl, fetch, clock } = told;
  try {
    const deployed = await deployedAt(siteUrl, fetch, clock);
    await over(told, 'site');
    const others = await otherBuilds(siteUrl, fetch);
    state.others = [...new Set([...state.others, ...others])].sort();
    return deployed;
  } catch (error) {
    await tell(told, 'site', error instanceof Error ? error.message : String(error));
    if (!told.dryRun) writeState(told.rebuildDir, state);
    throw error;
  }
}

/** What is live, and what is to be done about it. */
async function look(
  options: RoundOptions,
  told: Told,
  deployed: Deployed,
  fresh: boolean,
): Promise<{ decision: Decision; key: string }> {
  const { state } = told;
  try {
    const { catalogue, report, time, notes } = await take(options, fresh);
    await over(told, 'api', 'catalogue');
    if (report.changes?.to === time)
      state.jump = Math.max(state.jump, jumpOf(report.changes, catalogue.products.length));
    const live = digestsOf(catalogue, notes.slides);
    const decision = decide(state, deployed, live, options.clock.now(), options.limits);
    const forced = options.force && !['current', 'frozen'].includes(decision.action);
    return { decision: forced ? { ...decision, action: 'post' } : decision, key: keyOf(live) };
  } catch (error) {
    if (error instanceof GuardError || error instanceof UnfitError) {
      await over(told, 'api');
      await tell(told, 'catalogue', error.message, error.name);
    }
    if (error instanceof ApiError) await tell(told, 'api', `The API is down: ${said(error)}`);
    if (!told.dryRun) writeState(told.rebuildDir, state);
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
async function post(options: RoundOptions, told: Told, key: string, order: HookOrder): Promise<void> {
  const { rebuildDir, buildHook } = options.settings;
  const { state } = told;
  if (!buildHook)
    throw new Error('BUILD_HOOK_URL is not set. Make a build hook at the host and set it to its address.');
  const before = structuredClone(state);
  const { since } = state;
  Object.assign(state, follow(state, 'post', key, options.clock.now().toISOString()));
  writeState(rebuildDir, state);
  try {
    await callHook(buildHook, writeOrder({ ...order, since: since ?? options.clock.now().toISOString() }), told.fetch);
  } catch (error) {
    // One that may have arrived is not sent again: if it did not, the site will tell.
    if (!(error instanceof SendError) || error.sent) return;
    Object.assign(state, before);
    writeState(rebuildDir, state);
    await tell(told, 'hook', error.message);
    throw error;
  }
  await over(told, 'hook');
}

/** What of a decision a person has to know. */
async function tellOf(told: Told, { action, why }: Decision, key: string, budget: number): Promise<void> {
  const { state, clock } = told;
  if (action === 'failed') await tell(told, 'build', `A build failed: ${why}`, key);
  if (action === 'current') await over(told, 'build');
  const used = inMonthOf(clock.now(), [...state.posts, ...state.others]);
  if (action === 'wait' && used >= budget)
    await tell(
      told,
      'budget',
      `${used} deploys were used this month, of ${budget}: ${why}. \`--plan\` says what more would cost.`,
    );
  if (used < budget) await over(told, 'budget');
}
