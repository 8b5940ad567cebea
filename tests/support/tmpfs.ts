import { statfsSync } from 'node:fs';

/** A folder in memory (tmpfs) on Linux, if a gigabyte is free there: containers often have 64 MB. */
export const memoryDir: string | undefined = (() => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : undefined;
  } catch {
    return undefined; // No Linux.
  }
})();
