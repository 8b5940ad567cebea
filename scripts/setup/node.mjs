import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './paths.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// ">=24.0.0": Astro 7 asks for 22.12, our .ts scripts for 22.18; SQLite without a warning and URLPattern, for the tests, for 24.
const needed = manifest.engines.node.match(/\d+/g).map(Number);

const modules = join(root, 'node_modules');
const binary = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * Finds the Node that runs this project: the machine's own if it is new enough, otherwise the one that npm installed, which a
 * single person repackages (tests/dependencies.md).
 * @param {{ env?: NodeJS.ProcessEnv, running?: { path: string, version: string } }} [options]
 * @returns {string} its path
 */
export function projectNode({ env = process.env, running = here } = {}) {
  const own = systemNode({ env, running });
  if (own) return own;
  if (isEnough(running.version)) return running.path;
  const found = candidates().find((path) => existsSync(path) && isEnough(readVersion(path)));
  if (found) return found;
  throw new Error(
    `This machine runs Node ${running.version}; the project needs ${needed.slice(0, 2).join('.')} or newer, and npm ` +
      `installed none for ${process.platform}-${process.arch}. ` +
      'Remove node_modules and try again (it may come from another machine), or install Node 24 from https://nodejs.org.',
  );
}

const here = { path: process.execPath, version: process.versions.node };
/** @type {Map<string, string | undefined>} */
const cache = new Map();

/**
 * Finds the machine's own Node if it is new enough: the one that runs this, that npm runs on, or that is in PATH, but none
 * in a node_modules (npm puts node_modules/.bin first).
 * @param {{ env: NodeJS.ProcessEnv, running: { path: string, version: string } }} options
 * @returns {string | undefined}
 */
export function systemNode({ env, running }) {
  const key = `${running.path} ${env.npm_node_execpath} ${env.PATH}`;
  if (!cache.has(key)) {
    const paths = [
      env.npm_node_execpath,
      ...(env.PATH ?? '').split(delimiter).map((folder) => folder && join(folder, binary)),
    ];
    const isOwn = (/** @type {string} */ path) =>
      !/[\\/]node_modules[\\/]/.test(path) && !/[\\/]node_modules[\\/]/.test(real(path));
    const others = paths.filter((path) => path && existsSync(path) && isOwn(path));
    cache.set(
      key,
      isOwn(running.path) && isEnough(running.version)
        ? running.path
        : others.find((path) => path && isEnough(readVersion(path))),
    );
  }
  return cache.get(key);
}

/** @param {string} path */
function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/**
 * Removes npm's Node from node_modules/.bin if the machine has its own: `npm run …` would use it first.
 * @param {{ env?: NodeJS.ProcessEnv, running?: { path: string, version: string }, folder?: string }} [options]
 */
export function preferSystemNode({ env = process.env, running = here, folder = modules } = {}) {
  if (!systemNode({ env, running })) return;
  for (const name of ['node', 'node.cmd', 'node.ps1', 'node.exe']) rmSync(join(folder, '.bin', name), { force: true });
}

/** PATH with the project's Node and tools first, so that children of a process use them too. */
export function projectPath() {
  return [dirname(projectNode()), join(modules, '.bin'), process.env.PATH].join(delimiter);
}

function candidates() {
  const packages = Object.keys(manifest.optionalDependencies).filter((name) =>
    new RegExp(`^node-.*${process.platform.replace('win32', 'win')}-${process.arch}$`).test(name),
  );
  return [join(modules, '.bin', binary), ...packages.map((name) => join(modules, name, 'bin', binary))];
}

/** @param {string} path */
function readVersion(path) {
  return (spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '').trim().replace(/^v/, '');
}

/** @param {string} version */
function isEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}
