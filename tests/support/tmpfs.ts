import { statfsSync } from 'node:fs';

/** The folder of the in-memory file system on Linux, if it has more than 1 GB free: containers often have 64 MB. */
export const tmpfsDir: string | undefined = (() => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : undefined;
  } catch {
    return undefined; // Not on Linux.
  }
})();
