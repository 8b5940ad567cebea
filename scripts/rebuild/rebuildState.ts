import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { syncFolder, writeDurably } from '../snapshot/durableFiles.ts';

/** The state of `rebuild` between runs, as state.json has it. Times are ISO. */
const stateSchema = z.object({
  /** Times of calls of the build hook. */
  triggeredBuilds: z.array(z.string()),
  /** Times of builds that `rebuild` did not trigger, mostly deploys from Git. */
  otherBuilds: z.array(z.string()).default([]),
  /** When the pending changes were first detected. */
  pendingSince: z.string().nullable(),
  /** The largest share of prices that changed between two polls, since the last deploy. */
  maxPriceChange: z.number().default(0),
  /** The catalogue of the last triggered build, until the site shows it. */
  lastBuild: z.object({ key: z.string(), time: z.string() }).nullable(),
  /** Active alerts by kind; `key` identifies the problem. */
  alerts: z.record(z.string(), z.object({ key: z.string(), since: z.string() })).default({}),
  /** Why nothing is built until `--unfreeze`. `detectedRollback`: a poll detected a manual rollback, and ends the freeze by itself. */
  frozen: z.object({ since: z.string(), reason: z.string(), detectedRollback: z.boolean() }).nullable().default(null),
  /** Time of the newest catalogue that the site has shown. */
  newestCatalogue: z.string().nullable().default(null),
  /** Times of builds that were in the future (a wrong clock), with the time at which a poll first saw them. */
  futureBuilds: z.record(z.string(), z.string()).default({}),
  /** The reason to override the guards, until the site shows the change: the build on Netlify has the same guards, and may run later. */
  acceptReason: z.string().nullable().default(null),
  lastPoll: z.string().nullable().default(null),
});

export type RebuildState = z.output<typeof stateSchema>;

/** The keys by their names in files of earlier versions. */
const legacyKeys: Readonly<Record<string, string>> = {
  posts: 'triggeredBuilds',
  others: 'otherBuilds',
  since: 'pendingSince',
  jump: 'maxPriceChange',
  posted: 'lastBuild',
  troubles: 'alerts',
  newest: 'newestCatalogue',
  accepted: 'acceptReason',
  looked: 'lastPoll',
};
const legacyFrozenKeys: Readonly<Record<string, string>> = { why: 'reason', seen: 'detectedRollback' };

function parseState(json: unknown): RebuildState {
  const { frozen, ...state } = z.looseObject({ frozen: z.looseObject({}).nullish() }).parse(json);
  return stateSchema.parse({
    ...renameKeys(state, legacyKeys),
    ...(frozen && { frozen: renameKeys(frozen, legacyFrozenKeys) }),
  });
}

const renameKeys = (object: object, names: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [names[key] ?? key, value]));

/** Maximum number of stored times of each kind. */
const maxTimes = 1000;

const serializeState = (state: RebuildState): string =>
  JSON.stringify(
    {
      ...state,
      triggeredBuilds: state.triggeredBuilds.slice(-maxTimes),
      otherBuilds: state.otherBuilds.slice(-maxTimes),
      futureBuilds: Object.fromEntries(Object.entries(state.futureBuilds).slice(-maxTimes)),
    },
    null,
    2,
  );

export const emptyState = (): RebuildState =>
  stateSchema.parse({ triggeredBuilds: [], pendingSince: null, lastBuild: null });

const stateFile = (dir: string): string => join(dir, 'state.json');

/** Reads the state; empty if there is none. @throws Error if it is damaged: a build could be triggered twice */
export function readState(dir: string): RebuildState {
  if (!existsSync(stateFile(dir))) return emptyState();
  try {
    return parseState(JSON.parse(readFileSync(stateFile(dir), 'utf8')));
  } catch (error) {
    throw new Error(
      `${stateFile(dir)} cannot be read, so the earlier builds are unknown. Check that the site is up to date, then remove the file.`,
      { cause: error },
    );
  }
}

/** Maximum time that a stored time may be ahead of the local clock, ms. */
const clockTolerance = 5 * 60_000;

/**
 * Replaces times in the future, which a wrong clock wrote, by `now`: otherwise a build would count as running, and a deploy
 * as used, until then.
 * @returns a notice for each
 */
export function clampFutureTimes(state: RebuildState, now: Date): string[] {
  const notices: string[] = [];
  const clamp = (label: string, time: string): string => {
    if (!isInFuture(time, now)) return time;
    notices.push(formatFutureNotice(label, time));
    return now.toISOString();
  };
  const { lastBuild, pendingSince, lastPoll, newestCatalogue } = state;
  state.triggeredBuilds = state.triggeredBuilds.map((time) => clamp('A call of the build hook', time));
  state.otherBuilds = state.otherBuilds.map((time) => toCountedTime(state, time, now, notices));
  if (lastBuild) lastBuild.time = clamp('The last call of the build hook', lastBuild.time);
  if (pendingSince) state.pendingSince = clamp('A change', pendingSince);
  if (lastPoll) state.lastPoll = clamp('The last poll', lastPoll);
  if (newestCatalogue) state.newestCatalogue = toCountedTime(state, newestCatalogue, now, notices);
  return notices;
}

/**
 * The time that counts for a build. One in the future counts as the time at which a poll first saw it, which the state records:
 * the next build is then later, even if its clock is right.
 * @param notices receives a notice of a new time that is far in the future
 */
export function toCountedTime(state: RebuildState, time: string, now: Date, notices: string[]): string {
  const firstSeen = state.futureBuilds[time];
  if (firstSeen !== undefined) return firstSeen;
  if (Date.parse(time) <= now.getTime()) return time;
  if (isInFuture(time, now)) notices.push(formatFutureNotice('A build', time));
  state.futureBuilds[time] = now.toISOString();
  return now.toISOString();
}

const isInFuture = (time: string, now: Date): boolean => Date.parse(time) > now.getTime() + clockTolerance;

const formatFutureNotice = (label: string, time: string): string =>
  `${label} has the time ${time}, which is in the future: it counts as now. Check the clocks of the machines that run rebuild and builds.`;

/** The state of a poll, and where it is saved. */
export interface PollState {
  state: RebuildState;
  rebuildDir: string;
  /** Saves and sends nothing. */
  dryRun: boolean;
}

/** Saves the state of a poll, unless it is a dry run. */
export function saveState({ state, rebuildDir, dryRun }: PollState): void {
  if (!dryRun) writeState(rebuildDir, state);
}

/** Writes the state atomically. */
export function writeState(dir: string, state: RebuildState): void {
  mkdirSync(dir, { recursive: true });
  writeDurably(`${stateFile(dir)}.new`, serializeState(state));
  renameSync(`${stateFile(dir)}.new`, stateFile(dir));
  syncFolder(dir);
}
