import { join } from 'node:path';
import { ApiError } from '../../src/api/client.ts';
import { createDigests } from '../../src/catalogue/changes.ts';
import type { Settings } from '../../src/settings.ts';
import { writeOrder, type HookOrder } from '../build/hookOrder.ts';
import { errorText } from '../errorText.ts';
import type { Clock } from '../clock.ts';
import { GuardError } from '../snapshot/publishGuards.ts';
import { InvalidCatalogueError } from '../snapshot/validateCatalogue.ts';
import { writeSnapshot } from '../snapshot/writeSnapshot.ts';
import { createSnapshot, type SnapshotDraft } from '../snapshot/createSnapshot.ts';
import { countInMonth } from './budget.ts';
import {
  decide,
  applyDecision,
  priceChangeShare,
  toKey,
  type RebuildDecision,
  type DeployedCatalogue,
  type RebuildLimits,
} from './decide.ts';
import { detectRollBack } from './freeze.ts';
import type { OperatorSettings } from './operatorSettings.ts';
import { sendHeartbeat, triggerBuild, fetchDeployed, fetchOtherBuilds, SendError, type Fetch } from './requests.ts';
import { clampFutureTimes, readState, writeState, type RebuildState } from './rebuildState.ts';
import { formatDuration, resolveAlerts, notify, raiseAlert, type AlertContext } from './alerts.ts';

export interface PollOptions {
  settings: Pick<Settings, 'apiHost' | 'apiPath' | 'pictureHosts' | 'siteUrl'> &
    Partial<Pick<Settings, 'apiHeaders'>> &
    Pick<OperatorSettings, 'buildHook' | 'alertWebhook' | 'rebuildDir'> &
    Partial<Pick<OperatorSettings, 'heartbeat'>>;
  limits: RebuildLimits;
  clock: Clock;
  fetch?: Fetch;
  dryRun?: boolean;
  /** Orders a build of whatever differs at once, even if the hook was called for it before. */
  force?: boolean;
  /** The reason to accept a catalogue that the guards refuse. */
  accept?: string | undefined;
  /** Whether publishing is locked at the host; absent without the host's token. */
  locked?: () => Promise<boolean>;
  publicDir?: string;
}

/** A longer time between two polls is alerted: the schedule did not run. */
const maxPollGap = 26 * 3600e3;

/**
 * Polls once: compares the live catalogue with the deployed site, and calls the build hook where a build is due.
 * @throws ApiError, InvalidCatalogueError, GuardError of the snapshot; SiteError where the site, SendError where the hook
 *   fails
 */
export async function pollOnce(options: PollOptions): Promise<RebuildDecision> {
  const { settings, clock, dryRun = false, accept } = options;
  const fetch = options.fetch ?? globalThis.fetch;
  const state = readState(settings.rebuildDir);
  const { siteUrl, rebuildDir, alertWebhook: webhook } = settings;
  const context: AlertContext = { state, rebuildDir, siteUrl, webhook, clock, fetch, dryRun };
  await checkLastPoll(context);

  const deployed = await readSite(context);
  const went = detectRollBack(state, deployed.time, clock.now());
  if (went === 'back')
    await raiseAlert(context, 'back', `Nothing is ordered any more: ${state.frozen?.why}. \`--thaw\` ends it.`);
  if (went === 'forward') await resolveAlerts(context, 'back');
  if (await options.locked?.()) state.frozen ??= lockedAtHost(clock);

  let { decision, key } = await compare(options, context, deployed, false);
  // Reused picture lists may be older than the site's: refetch them before ordering a build for them.
  const fresh = decision.action === 'post' && decision.parts.includes('pictures');
  if (fresh) ({ decision, key } = await compare(options, context, deployed, true));
  if (dryRun) return decision;

  if (accept) state.accepted = accept;
  if (decision.action !== 'post')
    Object.assign(state, applyDecision(state, decision.action, key, clock.now().toISOString()));
  if (state.frozen?.why === lockedReason) state.frozen = null; // each poll asks the host again
  writeState(rebuildDir, state);
  const { budget } = options.limits;
  if (decision.action === 'post')
    await orderBuild(options, context, key, {
      budget,
      ...(fresh && { fresh }),
      ...(state.accepted !== null && { accept: state.accepted }),
    });
  await alertOnDecision(context, decision, key, budget);
  await sendHeartbeat(settings.heartbeat, fetch);
  return decision;
}

const lockedReason = 'publishing is locked at the host (Deploys → Unlock to start auto publishing)';
const lockedAtHost = (clock: Clock): RebuildState['frozen'] => ({
  since: clock.now().toISOString(),
  why: lockedReason,
  seen: false,
});

/** Corrects times in the future, and notifies where the last poll is too long ago. */
async function checkLastPoll(context: AlertContext): Promise<void> {
  const { state, clock } = context;
  const now = clock.now();
  for (const line of clampFutureTimes(state, now)) await notify(context, line);
  const since = state.looked === null ? 0 : now.getTime() - Date.parse(state.looked);
  if (since > maxPollGap)
    await notify(
      context,
      `No poll ran for ${formatDuration(since)}, since ${state.looked}: check the schedule of \`rebuild\`.`,
    );
  state.looked = now.toISOString();
}

async function readSite(context: AlertContext): Promise<DeployedCatalogue> {
  const { state, siteUrl, fetch, clock } = context;
  try {
    const deployed = await fetchDeployed(siteUrl, fetch, clock);
    await resolveAlerts(context, 'site');
    const others = await fetchOtherBuilds(siteUrl, fetch);
    state.others = [...new Set([...state.others, ...others])].sort();
    return deployed;
  } catch (error) {
    await raiseAlert(context, 'site', error instanceof Error ? error.message : String(error));
    if (!context.dryRun) writeState(context.rebuildDir, state);
    throw error;
  }
}

/** Takes a snapshot of the live catalogue, and decides by its differences from the site. */
async function compare(
  options: PollOptions,
  context: AlertContext,
  deployed: DeployedCatalogue,
  fresh: boolean,
): Promise<{ decision: RebuildDecision; key: string }> {
  const { state } = context;
  try {
    const { catalogue, report, time, manifestEntries } = await takeSnapshot(options, fresh);
    await resolveAlerts(context, 'api', 'catalogue');
    if (report.changes?.to === time)
      state.jump = Math.max(state.jump, priceChangeShare(report.changes, catalogue.products.length));
    const live = createDigests(catalogue, manifestEntries.slides);
    const decision = decide(state, deployed, live, options.clock.now(), options.limits);
    const forced = options.force && !['current', 'frozen'].includes(decision.action);
    return { decision: forced ? { ...decision, action: 'post' } : decision, key: toKey(live) };
  } catch (error) {
    if (error instanceof GuardError || error instanceof InvalidCatalogueError) {
      await resolveAlerts(context, 'api');
      await raiseAlert(context, 'catalogue', error.message, error.name);
    }
    if (error instanceof ApiError) await raiseAlert(context, 'api', `The API is down: ${errorText(error)}`);
    if (!context.dryRun) writeState(context.rebuildDir, state);
    throw error;
  }
}

async function takeSnapshot(
  { settings, clock, fetch, accept, dryRun, publicDir }: PollOptions,
  fresh: boolean,
): Promise<SnapshotDraft> {
  const snapshotDir = join(settings.rebuildDir, 'snapshot');
  const taken = await createSnapshot({
    settings: { ...settings, snapshotDir },
    clock,
    fresh,
    accept,
    progress: () => undefined,
    ...(fetch && { fetch }),
    ...(publicDir !== undefined && { publicDir }),
  });
  if (!dryRun)
    writeSnapshot(snapshotDir, settings.apiHost, taken.time, taken.catalogue, taken.report, taken.manifestEntries);
  return taken;
}

/**
 * Calls the hook. The state is saved first: a crash in between may lose the call, which shows as a failed rebuild, but
 * never repeats it. A call that certainly did not arrive is undone.
 */
async function orderBuild(options: PollOptions, context: AlertContext, key: string, order: HookOrder): Promise<void> {
  const { rebuildDir, buildHook } = options.settings;
  const { state } = context;
  if (!buildHook)
    throw new Error('BUILD_HOOK_URL is not set. Make a build hook at the host and set it to its address.');
  const before = structuredClone(state);
  const { since } = state;
  Object.assign(state, applyDecision(state, 'post', key, options.clock.now().toISOString()));
  writeState(rebuildDir, state);
  try {
    await triggerBuild(
      buildHook,
      writeOrder({ ...order, since: since ?? options.clock.now().toISOString() }),
      context.fetch,
    );
  } catch (error) {
    // Never repeat a call that may have arrived: if it did not, the site does not change and the build counts as failed.
    if (!(error instanceof SendError) || error.sent) return;
    Object.assign(state, before);
    writeState(rebuildDir, state);
    await raiseAlert(context, 'hook', error.message);
    throw error;
  }
  await resolveAlerts(context, 'hook');
}

/** Raises and resolves the alerts that a decision implies. */
async function alertOnDecision(
  context: AlertContext,
  { action, why }: RebuildDecision,
  key: string,
  budget: number,
): Promise<void> {
  const { state, clock } = context;
  if (action === 'failed') await raiseAlert(context, 'build', `A build failed: ${why}`, key);
  if (action === 'current') await resolveAlerts(context, 'build');
  const used = countInMonth(clock.now(), [...state.posts, ...state.others]);
  if (action === 'wait' && used >= budget)
    await raiseAlert(
      context,
      'budget',
      `${used} deploys were used this month, of ${budget}: ${why}. \`--plan\` says what more would cost.`,
    );
  if (used < budget) await resolveAlerts(context, 'budget');
}
