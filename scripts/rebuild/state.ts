import { existsSync, mkdirSync, openSync, closeSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { syncFolder, writeDurably } from '../snapshot/files.ts';

const schema = z.object({
  /** ISO times of the build hook's calls. */
  posts: z.array(z.string()),
  /** When the differences that wait for a deploy were first seen. */
  since: z.string().nullable(),
  /** What the hook was called for last, until the site shows it. */
  posted: z.object({ key: z.string(), time: z.string() }).nullable(),
  /** The last failure that somebody was told of. */
  alerted: z.string().nullable(),
});

/** What `rebuild` must still know after a restart. */
export type RebuildState = z.output<typeof schema>;

const fileOf = (dir: string): string => join(dir, 'state.json');

/** @throws Error where there is one that cannot be read: without it a change could be posted twice */
export function readState(dir: string): RebuildState {
  if (!existsSync(fileOf(dir))) return { posts: [], since: null, posted: null, alerted: null };
  try {
    return schema.parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')));
  } catch (error) {
    throw new Error(
      `${fileOf(dir)} cannot be read, so it is not known what was built already. Look whether the site is up to date, then remove the file.`,
      { cause: error },
    );
  }
}

/** Writes the state whole or not at all. */
export function writeState(dir: string, state: RebuildState): void {
  mkdirSync(dir, { recursive: true });
  writeDurably(`${fileOf(dir)}.new`, JSON.stringify({ ...state, posts: state.posts.slice(-1000) }, null, 2));
  renameSync(`${fileOf(dir)}.new`, fileOf(dir));
  syncFolder(dir);
}

/**
 * Keeps a second `rebuild` out of a folder, such as a cron job that starts before the last one has ended.
 * @returns what ends the lock
 * @throws Error where another one runs
 */
export function lock(dir: string): () => void {
  const file = join(dir, 'lock');
  mkdirSync(dir, { recursive: true });
  if (existsSync(file) && !isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
  try {
    const handle = openSync(file, 'wx');
    writeFileSync(handle, String(process.pid));
    closeSync(handle);
  } catch (error) {
    throw new Error(`Another rebuild runs in ${dir}. Wait for it, or remove ${file} if there is none.`, {
      cause: error,
    });
  }
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
