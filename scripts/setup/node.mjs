import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { root } from './paths.mjs';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// ">=22.18.0": Astro 7 asks for 22.12; running our .ts scripts without a flag asks for 22.18.
const needed = manifest.engines.node.match(/\d+/g).map(Number);

/**
 * The Node that runs this project: the running one where it is new enough, else the one that npm installed.
 * @returns {string} its path
 */
export function projectNode() {
  if (isEnough(process.versions.node)) return process.execPath;
  const found = candidates().find((path) => existsSync(path) && isEnough(versionOf(path)));
  if (found) return found;
  throw new Error(
    `This machine runs Node ${process.versions.node}; the project needs ${needed.slice(0, 2).join('.')} or newer, and the one that ` +
      `npm installs with it is not there for ${process.platform}-${process.arch}. ` +
      'Remove node_modules and try again (it may come from another machine), or install Node 24 from https://nodejs.org.',
  );
}

/** PATH with the project's Node and tools first, so that whatever a child starts runs on them too. */
export function projectPath() {
  return [dirname(projectNode()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
}

function candidates() {
  const mine = Object.keys(manifest.optionalDependencies).filter((name) =>
    new RegExp(`^node-.*${process.platform.replace('win32', 'win')}-${process.arch}$`).test(name),
  );
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  return [
    join(root, 'node_modules', '.bin', binary),
    ...mine.map((name) => join(root, 'node_modules', name, 'bin', binary)),
  ];
}

/** @param {string} path */
function versionOf(path) {
  return (spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '').trim().replace(/^v/, '');
}

/** @param {string} version */
function isEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}
