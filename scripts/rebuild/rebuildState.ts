import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { syncFolder, writeDurably } from '../snapshot/durableFiles.ts';

const schema = z.object({
  /** ISO times of the build hook's calls. */
  posts: z.array(z.string()),
  /** ISO times of the site's builds that were not ordered here: merges of code, mostly. */
  others: z.array(z.string()).default([]),
  /** When the differences that wait for a deploy were first seen. */
  since: z.string().nullable(),
  /** The largest share of the prices that changed from one look to the next, since the last deploy. */
  jump: z.number().default(0),
  /** What the hook was called for last, until the site shows it. */
  posted: z.object({ key: z.string(), time: z.string() }).nullable(),
  /** What a person was told of and is not over, by its kind; `key` tells one from the next. */
  troubles: z.record(z.string(), z.object({ key: z.string(), since: z.string() })).default({}),
  /** Whether nothing is ordered until somebody thaws it. `seen`: it was noticed that the site went back. */
  frozen: z.object({ since: z.string(), why: z.string(), seen: z.boolean() }).nullable().default(null),
  /** The latest time of a catalogue that the site had. */
  newest: z.string().nullable().default(null),
  /** Why what the guards refuse is meant, until the site shows it: the host has the same guards, and may be asked later. */
  accepted: z.string().nullable().default(null),
  /** When the last look was. */
  looked: z.string().nullable().default(null),
});

/** What `rebuild` must still know after a restart. */
export type RebuildState = z.output<typeof schema>;

export const emptyState = (): RebuildState => schema.parse({ posts: [], since: null, posted: null });

const fileOf = (dir: string): string => join(dir, 'state.json');

/** @throws Error where there is one that cannot be read: without it a change could be posted twice */
export function readState(dir: string): RebuildState {
  if (!existsSync(fileOf(dir))) return emptyState();
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')));
  } catch (error) {
    throw new Error(
      `${fileOf(dir)} cannot be read, so it is not known what was built already. Look whether the site is up to date, then remove the file.`,
      { cause: error },
    );
  }
}

/**
 * Times that have not come yet, which a wrong clock wrote: until then a build would count as under way, and a deploy as
 * used. They become now.
 * @returns what was mended, a line for a person each
 */
export function mendFuture(state: RebuildState, now: Date): string[] {
  const mended: string[] = [];
  const least = now.getTime() + 5 * 60_000;
  const past = (what: string, time: string): string => {
    if (Date.parse(time) <= least) return time;
    mended.push(
      `${what} was noted for ${time}, which has not come yet: counted as now. Was the clock of a machine wrong?`,
    );
    return now.toISOString();
  };
  state.posts = state.posts.map((time) => past('A call of the build hook', time));
  state.others = state.others.map((time) => past('A deploy', time));
  if (state.posted) state.posted.time = past('The last call of the build hook', state.posted.time);
  if (state.since) state.since = past('A change', state.since);
  if (state.looked) state.looked = past('The last look', state.looked);
  if (state.newest) state.newest = past('The catalogue of the site', state.newest);
  return mended;
}

/** Writes the state whole or not at all. */
export function writeState(dir: string, state: RebuildState): void {
  mkdirSync(dir, { recursive: true });
  const [posts, others] = [state.posts.slice(-1000), state.others.slice(-1000)];
  writeDurably(`${fileOf(dir)}.new`, JSON.stringify({ ...state, posts, others }, null, 2));
  renameSync(`${fileOf(dir)}.new`, fileOf(dir));
  syncFolder(dir);
}
