import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVersion } from './damage.mjs';
import { root } from './paths.mjs';

/**
 * Installs a tool that is too large to be a dependency, at the first call: packages of exact versions, in `.cache/NAME`.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} packages
 * @returns {string} the folder that has the packages
 */
export function installTool(name, packages) {
  const folder = join(root, '.cache', name);
  const installed = join(folder, 'node_modules');
  const versions = Object.entries(packages);
  if (versions.every(([packageName, version]) => readVersion(join(installed, packageName)) === version))
    return installed;

  const specifiers = versions.map(([packageName, version]) => `${packageName}@${version}`);
  console.log(`Installing ${specifiers.join(', ')} to .cache/${name}.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  // Peer dependencies, such as Vitest, are dependencies of the project: Node finds them in its node_modules.
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags, ...specifiers], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${specifiers.join(', ')} could not be installed. This needs the npm registry.`);
  return installed;
}
