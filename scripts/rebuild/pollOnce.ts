import { join } from 'node:path';
import { ApiError } from '../../src/api/apiError.ts';
import { createDigests } from '../../src/catalogue/changes.ts';
import type { Settings } from '../../src/settings.ts';
import { serializeBuildRequest, type BuildRequest } from '../build/buildRequest.ts';
import { errorText } from '../errorText.ts';
import type { Clock } from '../clock.ts';
import { UnconfirmedChangeError } from '../snapshot/publishGuards.ts';
import { InvalidCatalogueError } from '../snapshot/validateCatalogue.ts';
import { writeSnapshot } from '../snapshot/writeSnapshot.ts';
import { createSnapshot, type SnapshotDraft } from '../snapshot/createSnapshot.ts';
import { countInMonth } from './budget.ts';
import {
  decide,
  applyDecision,
  priceChangeShare,
  toCatalogueKey,
  type RebuildDecision,
  type DeployedManifest,
  type RebuildLimits,
} from './decide.ts';
import { trackRollback } from './freeze.ts';
import type { RebuildSettings } from './rebuildSettings.ts';
import {
  sendHeartbeat,
  triggerBuild,
  fetchDeployedManifest,
  fetchUntriggeredBuildTimes,
  RequestError,
  type Fetch,
} from './requests.ts';
import { toCountedTime, clampFutureTimes, readState, saveState, type RebuildState } from './rebuildState.ts';
import { formatDuration, resolveAlerts, notify, raiseAlert, type PollContext } from './alerts.ts';

export interface PollOptions {
  settings: Pick<Settings, 'apiHost' | 'apiPath' | 'pictureHosts' | 'siteUrl'> &
    Partial<Pick<Settings, 'apiHeaders'>> &
    Pick<RebuildSettings, 'buildHook' | 'alertWebhook' | 'rebuildDir'> &
    Partial<Pick<RebuildSettings, 'heartbeat'>>;
  limits: RebuildLimits;
  clock: Clock;
  fetch?: Fetch;
  dryRun?: boolean;
  /** Triggers a build of any difference immediately, even if the hook was already called for it. */
  force?: boolean;
  /** The reason to accept a catalogue that the guards reject. */
  acceptReason?: string | undefined;
  /** Whether publishing is locked on Netlify; absent without NETLIFY_AUTH_TOKEN. */
  isPublishingLocked?: () => Promise<boolean>;
  publicDir?: string;
}

/** Longest expected time between two polls; after a longer one the schedule has probably failed. */
const maxPollGap = 26 * 3600e3;

/**
 * Polls once: compares the live catalogue with the deployed site, and calls the build hook if a build is due.
 * @throws ApiError, InvalidCatalogueError, UnconfirmedChangeError of the snapshot; SiteError if the site fails, RequestError if the hook
 *   fails, Error if there is no hook or Netlify's API fails
 */
export async function pollOnce(options: PollOptions): Promise<RebuildDecision> {
  const { settings, clock, dryRun = false, acceptReason } = options;
  const fetch = options.fetch ?? globalThis.fetch;
  const state = readState(settings.rebuildDir);
  const { siteUrl, rebuildDir, alertWebhook: webhook } = settings;
  const context: PollContext = { state, rebuildDir, siteUrl, webhook, clock, fetch, dryRun };
  await checkLastPoll(context);

  const deployed = await readDeployedSite(context);
  const rollbackChange = trackRollback(state, deployed.time, clock.now());
  if (rollbackChange === 'rolledBack')
    await raiseAlert(context, 'rollback', `Builds are stopped: ${state.frozen?.reason}. \`--unfreeze\` ends it.`);
  if (rollbackChange === 'restored') await resolveAlerts(context, 'rollback');
  const isPublishingLocked = await readPublishingLock(options, context);

  let { decision, key } = await snapshotAndDecide(options, context, deployed, {
    isPublishingLocked,
    refetchPictures: false,
  });
  // Reused picture lists may be older than the site's: refetch them before triggering a build for them.
  const refetchPictures = decision.action === 'build' && decision.parts.includes('pictures');
  if (refetchPictures)
    ({ decision, key } = await snapshotAndDecide(options, context, deployed, { isPublishingLocked, refetchPictures }));
  if (dryRun) return decision;

  if (acceptReason) state.acceptReason = acceptReason;
  if (decision.action !== 'build')
    Object.assign(state, applyDecision(state, decision.action, key, clock.now().toISOString()));
  saveState(context);
  const { budget } = options.limits;
  if (decision.action === 'build')
    await requestBuild(options, context, key, {
      budget,
      ...(refetchPictures && { refetchPictures: true }),
      ...(state.acceptReason !== null && { accept: state.acceptReason }),
    });
  await alertOnDecision(context, decision, key, budget);
  await sendHeartbeat(settings.heartbeat, fetch);
  return decision;
}

async function readPublishingLock({ isPublishingLocked }: PollOptions, context: PollContext): Promise<boolean> {
  try {
    const locked = (await isPublishingLocked?.()) ?? false;
    await resolveAlerts(context, 'host');
    return locked;
  } catch (error) {
    await raiseAlert(context, 'host', `${errorText(error)} No builds are triggered until Netlify responds.`);
    saveState(context);
    throw error;
  }
}

/** Freezes the state because publishing is locked on Netlify. Not saved: each poll queries Netlify again. */
const freezeForLock = (state: RebuildState, now: Date): RebuildState => ({
  ...state,
  frozen: state.frozen ?? {
    since: now.toISOString(),
    reason: 'publishing is locked on Netlify (Deploys → Unlock to start auto publishing)',
    detectedRollback: false,
  },
});

/** Corrects times in the future, and sends a message if the last poll is too long ago. */
async function checkLastPoll(context: PollContext): Promise<void> {
  const { state, clock } = context;
  const now = clock.now();
  for (const notice of clampFutureTimes(state, now)) await notify(context, notice);
  const { lastPoll } = state;
  const gap = lastPoll === null ? 0 : now.getTime() - Date.parse(lastPoll);
  if (gap > maxPollGap)
    await notify(
      context,
      `No poll ran for ${formatDuration(gap)}, since ${lastPoll}: check the schedule of \`rebuild\`.`,
    );
  state.lastPoll = now.toISOString();
}

/** Reads the manifest and the build history of the site. Corrects their times in the future, and sends a message of each. */
async function readDeployedSite(context: PollContext): Promise<DeployedManifest> {
  const { state, siteUrl, fetch, clock } = context;
  try {
    const deployed = await fetchDeployedManifest(siteUrl, fetch, clock);
    await resolveAlerts(context, 'site');
    const fetchedBuilds = await fetchUntriggeredBuildTimes(siteUrl, fetch);
    const now = clock.now();
    const notices: string[] = [];
    const time = toCountedTime(state, deployed.time, now, notices);
    const untriggeredBuilds = fetchedBuilds.map((build) => toCountedTime(state, build, now, notices));
    state.otherBuilds = [...new Set([...state.otherBuilds, ...untriggeredBuilds])].sort();
    for (const notice of notices) await notify(context, notice);
    return { ...deployed, time };
  } catch (error) {
    await raiseAlert(context, 'site', error instanceof Error ? error.message : String(error));
    saveState(context);
    throw error;
  }
}

/** Creates a snapshot of the live catalogue, and decides by its differences from the site. */
async function snapshotAndDecide(
  options: PollOptions,
  context: PollContext,
  deployed: DeployedManifest,
  { isPublishingLocked, refetchPictures }: { isPublishingLocked: boolean; refetchPictures: boolean },
): Promise<{ decision: RebuildDecision; key: string }> {
  const { state } = context;
  try {
    const { catalogue, report, time, manifestEntries } = await createLiveSnapshot(options, refetchPictures);
    await resolveAlerts(context, 'api', 'catalogue');
    if (report.changes?.to === time)
      state.maxPriceChange = Math.max(
        state.maxPriceChange,
        priceChangeShare(report.changes, catalogue.products.length),
      );
    const liveDigests = createDigests(catalogue, manifestEntries.slides);
    const now = options.clock.now();
    const decision = decide(
      isPublishingLocked ? freezeForLock(state, now) : state,
      deployed,
      liveDigests,
      now,
      options.limits,
    );
    const isForced = options.force && !['build', 'current', 'frozen'].includes(decision.action);
    return {
      decision: isForced ? { ...decision, action: 'build', reason: `forced (${decision.reason})` } : decision,
      key: toCatalogueKey(liveDigests),
    };
  } catch (error) {
    if (error instanceof UnconfirmedChangeError || error instanceof InvalidCatalogueError) {
      await resolveAlerts(context, 'api');
      await raiseAlert(context, 'catalogue', error.message, error.name);
    }
    if (error instanceof ApiError) await raiseAlert(context, 'api', `The API is down: ${errorText(error)}`);
    saveState(context);
    throw error;
  }
}

async function createLiveSnapshot(
  { settings, clock, fetch, acceptReason, dryRun, publicDir }: PollOptions,
  refetchPictures: boolean,
): Promise<SnapshotDraft> {
  const snapshotDir = join(settings.rebuildDir, 'snapshot');
  const draft = await createSnapshot({
    settings: { ...settings, snapshotDir },
    clock,
    refetchPictures,
    acceptReason,
    dryRun,
    progress: () => undefined,
    ...(fetch && { fetch }),
    ...(publicDir !== undefined && { publicDir }),
  });
  if (!dryRun)
    writeSnapshot(snapshotDir, settings.apiHost, draft.time, draft.catalogue, draft.report, draft.manifestEntries);
  return draft;
}

/**
 * Calls the hook. Saves the state first: a crash in between may lose the call, which a later poll reports as a failed
 * build, but never repeats it. If the call certainly did not arrive, restores the state.
 */
async function requestBuild(
  options: PollOptions,
  context: PollContext,
  key: string,
  request: BuildRequest,
): Promise<void> {
  const { buildHook } = options.settings;
  const { state } = context;
  if (!buildHook)
    throw new Error('BUILD_HOOK_URL is not set. Create a build hook on Netlify and set the variable to its URL.');
  const previousState = structuredClone(state);
  const pendingSince = state.pendingSince ?? options.clock.now().toISOString();
  Object.assign(state, applyDecision(state, 'build', key, options.clock.now().toISOString()));
  saveState(context);
  try {
    await triggerBuild(buildHook, serializeBuildRequest({ ...request, pendingSince }), context.fetch);
  } catch (error) {
    // Never repeats a call that may have arrived. If it did not, the site doesn't change, and a later poll reports a failed build.
    if (!(error instanceof RequestError) || error.maybeDelivered) return;
    Object.assign(state, previousState);
    saveState(context);
    await raiseAlert(context, 'hook', error.message);
    throw error;
  }
  await resolveAlerts(context, 'hook');
}

/** Raises and resolves the alerts that a decision implies. */
async function alertOnDecision(
  context: PollContext,
  { action, reason }: RebuildDecision,
  key: string,
  budget: number,
): Promise<void> {
  const { state, clock } = context;
  if (action === 'failed') await raiseAlert(context, 'build', `A build failed: ${reason}`, key);
  if (action === 'current') await resolveAlerts(context, 'build');
  const used = countInMonth(clock.now(), [...state.triggeredBuilds, ...state.otherBuilds]);
  if (action === 'wait' && used >= budget)
    await raiseAlert(
      context,
      'budget',
      `${used} of ${budget} deploys were used this month: ${reason}. \`--costs\` prints the cost of a month.`,
    );
  if (used < budget) await resolveAlerts(context, 'budget');
}
