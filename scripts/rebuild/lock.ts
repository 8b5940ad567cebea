import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Locks a folder against a second `rebuild`, such as a cron job that starts before the previous one ended.
 * @returns the function that unlocks it
 * @throws Error if another `rebuild` is running
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
    throw new Error(`Another rebuild is running in ${dir}. Wait for it, or remove ${file} if none is running.`, {
      cause: error,
    });
  }
  return () => rmSync(file, { force: true });
}

/** Whether another process has this id. Our own id doesn't count: a container gives each run the same one. */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
