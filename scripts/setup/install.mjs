import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDamagedPackages, removeDamagedPackages } from './damage.mjs';
import { root } from './paths.mjs';
import { findProjectNode, preferSystemNode } from './node.mjs';

// Not `npm ci`: a registry may lack the bindings of other platforms, then the lockfile lacks them too, and `npm ci` rejects it.
// Without install scripts, which no dependency needs.
const installArguments = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--include=dev',
  '--include=optional',
  '--loglevel=error',
];

/** Installs the packages of the lockfile if some are missing or damaged, and checks that there is a Node for the project. */
export function ensureInstalled() {
  const damaged = findDamagedPackages(root);
  const problem = describeDamage(damaged) || findDifference(root);
  if (problem) {
    console.log(`Installing the project's packages: ${problem}.`);
    const lockfile = read(root, 'package-lock.json');
    if (damaged.length > 0) removeDamagedPackages(root, damaged);
    runNpm(installArguments);
    const remaining = findDifference(root) || describeDamage(findDamagedPackages(root));
    if (remaining) throw new Error(`npm install succeeded, but ${remaining}. Remove node_modules and try again.`);
    if (read(root, 'package-lock.json') !== lockfile) {
      throw new Error(
        'npm install changed package-lock.json, so the installed packages are not the locked ones. ' +
          'Check `git diff package-lock.json`. If it belongs to a change of package.json, commit it; ' +
          'otherwise undo it with `git checkout package-lock.json`. Then run this again.',
      );
    }
  }
  findProjectNode();
  preferSystemNode();
}

/** @param {string[]} paths of damaged packages @returns {string} "x, y are damaged"; '' if there are none */
function describeDamage(paths) {
  if (paths.length === 0) return '';
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
  return `${paths.slice(0, 3).join(', ')}${more} ${paths.length > 1 ? 'are' : 'is'} damaged`;
}

/**
 * Describes a difference between the lockfile and the installed packages, which npm lists in node_modules/.package-lock.json;
 * '' if there is none. Optional packages may be missing, since most are for other platforms, but not have another version. What is
 * optional for one package and a development dependency of another (`devOptional`: sharp, for example) must not.
 * @param {string} folder
 */
export function findDifference(folder) {
  const { packages } = JSON.parse(read(folder, 'package-lock.json'));
  const manifest = JSON.parse(read(folder, 'package.json'));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    if (!hasSameEntries(manifest[kind], packages[''][kind]))
      return `${kind} of package.json and package-lock.json differ`;
  }
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) return 'node_modules is missing or incomplete';
  const installed = JSON.parse(read(folder, 'node_modules/.package-lock.json')).packages;
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const current = installed[path];
    if (!current && !entry.optional) return `${path} ${entry.version} is locked and not installed`;
    if (current && current.version !== entry.version)
      return `${path} ${entry.version} is locked and ${current.version} is installed`;
  }
  return '';
}

function hasSameEntries(a = {}, b = {}) {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** @param {string} folder @param {string} file */
const read = (folder, file) => readFileSync(join(folder, file), 'utf8');

/** @param {string[]} args */
function runNpm(args) {
  // Under `npm start` npm passes its own path; npm.cmd would need a shell on Windows.
  const npmCli = process.env.npm_execpath;
  const [command, leadingArguments] = npmCli?.endsWith('npm-cli.js') ? [process.execPath, [npmCli]] : ['npm', []];
  const options = { cwd: root, stdio: 'inherit', shell: command === 'npm' && process.platform === 'win32' };
  const { status, error } = spawnSync(command, [...leadingArguments, ...args], options);
  if (error) throw new Error(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org.`);
  if (status !== 0) {
    throw new Error(
      `npm install failed (exit code ${status}); its output is above. ` +
        'It needs the network or a filled npm cache, about 1 GB of disk, and permission to write here.',
    );
  }
}
