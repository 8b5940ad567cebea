import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Installs a tool that is too large to be a dependency: packages of exact versions, to `.cache/NAME`, at the first call.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} packages
 * @returns {string} the folder that has the packages
 */
export function installTool(name, packages) {
  const folder = join(root, '.cache', name);
  const installed = join(folder, 'node_modules');
  const wanted = Object.entries(packages);
  if (wanted.every(([each, version]) => versionIn(join(installed, each)) === version)) return installed;

  const specifiers = wanted.map((parts) => parts.join('@'));
  console.log(`Installing ${specifiers.join(', ')} to .cache/${name}.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  // Peer dependencies, such as Vitest, are the project's own: Node finds them in the folders above.
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags, ...specifiers], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${specifiers.join(', ')} could not be installed: this needs the npm registry.`);
  return installed;
}

/** @param {string} folder @returns {string | undefined} */
function versionIn(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}
