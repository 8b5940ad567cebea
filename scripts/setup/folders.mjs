import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Acquires the folders of this instance: the default ones, or those of its port if another instance uses the default ones.
 * Two builds in one folder would remove each other's files.
 * @param {number} port of the site, which no other instance has
 * @param {{ env?: NodeJS.ProcessEnv, pid?: number, folder?: string }} [options]
 * @returns {{ env: Record<string, string>, sandboxDatabase: string | undefined, otherInstanceUrl: string, release: () => void }}
 *   `env`: variables with the folders; `sandboxDatabase`: path of the database, undefined for the default; `otherInstanceUrl`:
 *   URL of the instance that uses the default folders, '' if it is this one; `release`: releases the default folders
 */
export function acquireFolders(port, { env = process.env, pid = process.pid, folder = root } = {}) {
  const lockFile = join(folder, '.cache', 'running', 'shop.json');
  const otherInstancePort = acquireDefaultFolders(lockFile, port, pid);
  const release = () => (otherInstancePort ? undefined : rmSync(lockFile, { force: true }));
  if (!otherInstancePort) return { env: {}, sandboxDatabase: undefined, otherInstanceUrl: '', release };
  const instanceFolder = `.cache/instance-${port}`;
  return {
    env: {
      SNAPSHOT_DIR: env.SNAPSHOT_DIR || `${instanceFolder}/snapshot`,
      DIST_DIR: env.DIST_DIR || `${instanceFolder}/dist`,
      CACHE_DIR: env.CACHE_DIR || `${instanceFolder}/astro`,
    },
    sandboxDatabase: `${instanceFolder}/sandbox.db`,
    otherInstanceUrl: `http://localhost:${otherInstancePort}`,
    release,
  };
}

/**
 * @param {string} lockFile @param {number} port @param {number} pid
 * @returns {number} the port of the other instance that uses the default folders; 0 if this one acquired them
 */
function acquireDefaultFolders(lockFile, port, pid) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(lockFile, JSON.stringify({ port, pid }), { flag: 'wx' });
      return 0;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const otherInstancePort = findOtherInstancePort(lockFile, pid);
      if (otherInstancePort) return otherInstancePort;
      rmSync(lockFile, { force: true }); // Its process was killed.
    }
  }
  return 0;
}

/** @param {string} lockFile @param {number} pid @returns {number} the port of the instance that wrote the file; 0 if that has ended */
function findOtherInstancePort(lockFile, pid) {
  let port = 0;
  try {
    const holder = JSON.parse(readFileSync(lockFile, 'utf8'));
    port = Number(holder.port);
    // A container gives each run the same process id.
    if (holder.pid === pid) return 0;
    process.kill(holder.pid, 0);
    return port;
  } catch (error) {
    // EPERM: the process runs, as another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' ? port : 0;
  }
}
