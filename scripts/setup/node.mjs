import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './paths.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// ">=24.0.0": Astro 7 needs 22.12, our .ts scripts 22.18; SQLite without a warning, and URLPattern in tests, need 24.
const minVersion = manifest.engines.node.match(/\d+/g).map(Number);

const modules = join(root, 'node_modules');
const binary = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * Finds the Node that runs this project: that of the system if it is new enough, otherwise the one from npm, which has a single
 * maintainer (tests/dependencies.md).
 * @param {{ env?: NodeJS.ProcessEnv, running?: { path: string, version: string } }} [options]
 * @returns {string} its path
 */
export function findProjectNode({ env = process.env, running = currentNode } = {}) {
  const systemNode = findSystemNode({ env, running });
  if (systemNode) return systemNode;
  if (isNewEnough(running.version)) return running.path;
  const npmNode = listNpmPaths().find((path) => existsSync(path) && isNewEnough(readVersion(path)));
  if (npmNode) return npmNode;
  throw new Error(
    `This machine runs Node ${running.version}; the project needs ${minVersion.slice(0, 2).join('.')} or newer, and npm ` +
      `installed none for ${process.platform}-${process.arch}. ` +
      'Remove node_modules and try again (it may come from another machine), or install Node 24 from https://nodejs.org.',
  );
}

const currentNode = { path: process.execPath, version: process.versions.node };
/** @type {Map<string, string | undefined>} */
const systemNodeCache = new Map();

/**
 * Finds the Node of the system if it is new enough: the running one, that of npm, or one in PATH. Ignores those in
 * node_modules: npm prepends node_modules/.bin to PATH.
 * @param {{ env: NodeJS.ProcessEnv, running: { path: string, version: string } }} options
 * @returns {string | undefined}
 */
export function findSystemNode({ env, running }) {
  const key = `${running.path} ${env.npm_node_execpath} ${env.PATH}`;
  if (!systemNodeCache.has(key)) {
    const paths = [
      env.npm_node_execpath,
      ...(env.PATH ?? '').split(delimiter).map((folder) => folder && join(folder, binary)),
    ];
    const isSystemPath = (/** @type {string} */ path) =>
      !/[\\/]node_modules[\\/]/.test(path) && !/[\\/]node_modules[\\/]/.test(resolveLinks(path));
    const systemPaths = paths.filter((path) => path && existsSync(path) && isSystemPath(path));
    systemNodeCache.set(
      key,
      isSystemPath(running.path) && isNewEnough(running.version)
        ? running.path
        : systemPaths.find((path) => path && isNewEnough(readVersion(path))),
    );
  }
  return systemNodeCache.get(key);
}

/** @param {string} path */
function resolveLinks(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

/**
 * Removes the Node from npm in node_modules/.bin if that of the system is new enough: `npm run …` would prefer it.
 * @param {{ env?: NodeJS.ProcessEnv, running?: { path: string, version: string }, folder?: string }} [options]
 */
export function preferSystemNode({ env = process.env, running = currentNode, folder = modules } = {}) {
  if (!findSystemNode({ env, running })) return;
  for (const name of ['node', 'node.cmd', 'node.ps1', 'node.exe']) rmSync(join(folder, '.bin', name), { force: true });
}

/** Creates a PATH with the project's Node and tools first, so that child processes use them. */
export function createProjectPath() {
  return [dirname(findProjectNode()), join(modules, '.bin'), process.env.PATH].join(delimiter);
}

function listNpmPaths() {
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
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1]);
}
