import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { syncFolder, writeDurably } from '../snapshot/durableFiles.ts';

const schema = z.object({
  /** When the build hook was called, ISO. */
  posts: z.array(z.string()),
  /** When the site was built without an order, mostly merges of code, ISO. */
  others: z.array(z.string()).default([]),
  /** When the pending differences were first seen. */
  since: z.string().nullable(),
  /** The largest share of prices that changed between two polls, since the last deploy. */
  jump: z.number().default(0),
  /** The catalogue of the last order, until the site shows it. */
  posted: z.object({ key: z.string(), time: z.string() }).nullable(),
  /** Active alerts by kind; `key` tells one from the next of its kind. */
  troubles: z.record(z.string(), z.object({ key: z.string(), since: z.string() })).default({}),
  /** Why nothing is ordered until somebody thaws. `seen`: a roll-back by hand was detected. */
  frozen: z.object({ since: z.string(), why: z.string(), seen: z.boolean() }).nullable().default(null),
  /** Time of the newest catalogue that the site has shown. */
  newest: z.string().nullable().default(null),
  /** The reason to override the guards, until the site shows the change: the host has the same guards and may build later. */
  accepted: z.string().nullable().default(null),
  /** Time of the last poll. */
  looked: z.string().nullable().default(null),
});

/** The state of `rebuild`, stored between runs in state.json. */
export type RebuildState = z.output<typeof schema>;

export const emptyState = (): RebuildState => schema.parse({ posts: [], since: null, posted: null });

const stateFile = (dir: string): string => join(dir, 'state.json');

/** Reads the state; empty where there is none. @throws Error where it is damaged: a build could be ordered twice */
export function readState(dir: string): RebuildState {
  if (!existsSync(stateFile(dir))) return emptyState();
  try {
    return schema.parse(JSON.parse(readFileSync(stateFile(dir), 'utf8')));
  } catch (error) {
    throw new Error(
      `${stateFile(dir)} cannot be read, so it is not known what was built already. Look whether the site is up to date, then remove the file.`,
      { cause: error },
    );
  }
}

/**
 * Replaces times in the future, which a wrong clock wrote, by `now`: a build would count as under way until then, and a
 * deploy as used.
 * @returns a notice for each
 */
export function clampFutureTimes(state: RebuildState, now: Date): string[] {
  const corrections: string[] = [];
  const latest = now.getTime() + 5 * 60_000;
  const past = (what: string, time: string): string => {
    if (Date.parse(time) <= latest) return time;
    corrections.push(
      `${what} was noted for ${time}, which has not come yet: counted as now. Was the clock of a machine wrong?`,
    );
    return now.toISOString();
  };
  state.posts = state.posts.map((time) => past('A call of the build hook', time));
  state.others = state.others.map((time) => past('A deploy', time));
  if (state.posted) state.posted.time = past('The last call of the build hook', state.posted.time);
  if (state.since) state.since = past('A change', state.since);
  if (state.looked) state.looked = past('The last poll', state.looked);
  if (state.newest) state.newest = past('The catalogue of the site', state.newest);
  return corrections;
}

/** Writes the state atomically. */
export function writeState(dir: string, state: RebuildState): void {
  mkdirSync(dir, { recursive: true });
  const stored = { ...state, posts: state.posts.slice(-1000), others: state.others.slice(-1000) };
  writeDurably(`${stateFile(dir)}.new`, JSON.stringify(stored, null, 2));
  renameSync(`${stateFile(dir)}.new`, stateFile(dir));
  syncFolder(dir);
}
