import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A poll takes at most about 25 minutes: two snapshots of 10 (snapshotRetryPolicy), and its other requests. An older lock was
 * left by a killed process, and another program may have got its id since. In ms.
 */
const maxLockAge = 60 * 60_000;

/** Runs a task while no other `rebuild` runs in a folder. Unlocks it at the end, even if the process exits during the task. */
export async function withLock<T>(dir: string, task: () => Promise<T>): Promise<T> {
  const unlock = lock(dir);
  process.once('exit', unlock);
  try {
    return await task();
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}

/**
 * Locks a folder against a second `rebuild`, such as a cron job that starts before the previous one ended.
 * @returns the function that unlocks it
 * @throws Error if another `rebuild` is running, or if the folder cannot be written
 */
export function lock(dir: string): () => void {
  const file = join(dir, 'lock');
  mkdirSync(dir, { recursive: true });
  if (isAbandoned(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new Error(`Another rebuild is running in ${dir}. Wait for it, or remove ${file} if none is running.`, {
        cause: error,
      });
    rmSync(file, { force: true }); // On a full disk, an empty file is left.
    throw new Error(
      `${file} cannot be written: ${message}. Check the free space of the disk and the permissions of the folder.`,
      { cause: error },
    );
  }
  return () => rmSync(file, { force: true });
}

/** Whether a lock exists whose process has ended, or that is older than a poll takes. */
function isAbandoned(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return false;
  return Date.now() - stats.mtimeMs > maxLockAge || !isRunning(Number(readFileSync(file, 'utf8')));
}

/** Whether another process has this id. Our own id doesn't count: a container gives each run the same one. */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
