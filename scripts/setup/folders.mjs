import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Acquires the folders of this running shop: the default ones, or its own if another one uses those. Two builds
 * in one folder would remove each other's files.
 * @param {number} port of the shop, which no other running shop has
 * @param {{ env?: NodeJS.ProcessEnv, pid?: number, folder?: string }} [options]
 * @returns {{ env: Record<string, string>, sandboxDatabase: string | undefined, defaultsHolder: string, release: () => void }}
 *   `env`: variables with the folders; `sandboxDatabase`: its file, undefined for the default; `defaultsHolder`: the URL
 *   of the shop that uses the default folders, '' if this one does; `release`: releases them
 */
export function acquireFolders(port, { env = process.env, pid = process.pid, folder = root } = {}) {
  const lockFile = join(folder, '.cache', 'running', 'shop.json');
  const holder = acquireDefaults(lockFile, port, pid);
  const release = () => (holder ? undefined : rmSync(lockFile, { force: true }));
  if (!holder) return { env: {}, sandboxDatabase: undefined, defaultsHolder: '', release };
  const own = `.cache/instance-${port}`;
  return {
    env: {
      SNAPSHOT_DIR: env.SNAPSHOT_DIR || `${own}/snapshot`,
      DIST_DIR: env.DIST_DIR || `${own}/dist`,
      CACHE_DIR: env.CACHE_DIR || `${own}/astro`,
    },
    sandboxDatabase: `${own}/sandbox.db`,
    defaultsHolder: `http://localhost:${holder}`,
    release,
  };
}

/**
 * @param {string} lockFile @param {number} port @param {number} pid
 * @returns {number} the port of the shop that uses the default folders; 0 if this one may
 */
function acquireDefaults(lockFile, port, pid) {
  mkdirSync(dirname(lockFile), { recursive: true });
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(lockFile, JSON.stringify({ port, pid }), { flag: 'wx' });
      return 0;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const holder = findHolder(lockFile, pid);
      if (holder) return holder;
      rmSync(lockFile, { force: true }); // its process was killed
    }
  }
  return 0;
}

/** @param {string} lockFile @param {number} pid @returns {number} the port of the shop that wrote it; 0 if that has ended */
function findHolder(lockFile, pid) {
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
