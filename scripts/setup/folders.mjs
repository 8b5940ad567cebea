import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Folders of this copy of the shop: the usual ones, or where another one that runs has them, its own. Two that built into
 * one folder would take each other's files away.
 * @param {number} port of the shop, which no other copy has
 * @param {{ env?: NodeJS.ProcessEnv, pid?: number, folder?: string }} [options]
 * @returns {{ env: Record<string, string>, data: string | undefined, other: string, free: () => void }}
 *   `env`: what names the folders; `data`: the sandbox's file, undefined: its usual one; `other`: the copy that has the
 *   usual folders, '' where this one has; `free`: gives them back
 */
export function ownFolders(port, { env = process.env, pid = process.pid, folder = root } = {}) {
  const note = join(folder, '.cache', 'running', 'shop.json');
  const other = take(note, port, pid);
  const free = () => (other ? undefined : rmSync(note, { force: true }));
  if (!other) return { env: {}, data: undefined, other: '', free };
  const own = `.cache/copy-${port}`;
  return {
    env: {
      SNAPSHOT_DIR: env.SNAPSHOT_DIR || `${own}/snapshot`,
      DIST_DIR: env.DIST_DIR || `${own}/dist`,
      CACHE_DIR: env.CACHE_DIR || `${own}/astro`,
    },
    data: `${own}/sandbox.db`,
    other: `http://localhost:${other}`,
    free,
  };
}

/**
 * @param {string} note @param {number} port @param {number} pid
 * @returns {number} the port of the copy that has the usual folders; 0 where this one has them now
 */
function take(note, port, pid) {
  mkdirSync(dirname(note), { recursive: true });
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(note, JSON.stringify({ port, pid }), { flag: 'wx' });
      return 0;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const holder = holderOf(note);
      if (holder) return holder;
      rmSync(note, { force: true }); // one that was killed
    }
  }
  return 0;
}

/** @param {string} note @returns {number} the port of the copy that wrote it, 0 where that runs no more */
function holderOf(note) {
  let port = 0;
  try {
    const holder = JSON.parse(readFileSync(note, 'utf8'));
    port = Number(holder.port);
    process.kill(holder.pid, 0);
    return port;
  } catch (error) {
    // It runs, and is another user's.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' ? port : 0;
  }
}
