import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damagedPackages, removeDamaged } from './damage.mjs';
import { root } from './paths.mjs';
import { preferOwnNode, projectNode } from './node.mjs';

// Not `npm ci`: a registry may lack the bindings of other platforms, then the lockfile lacks them too, and ci refuses it.
// Install scripts stay off: nothing in the tree needs one.
const install = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--include=dev',
  '--include=optional',
  '--loglevel=error',
];

/** Installs what the lockfile names where it is not there yet, and makes sure that the project's Node is. */
export function ensureInstalled() {
  const damaged = damagedPackages(root);
  const missing = damaged.length > 0 ? `${damagedText(damaged)} damaged` : whatIsMissing(root);
  if (missing) {
    console.log(`Installing the project's packages: ${missing}.`);
    const before = read(root, 'package-lock.json');
    if (damaged.length > 0) removeDamaged(root, damaged);
    runNpm(install);
    const left = whatIsMissing(root) || damagedText(damagedPackages(root)).replace(/.+/, '$& damaged');
    if (left) throw new Error(`npm install ended well, yet ${left}. Remove node_modules and try again.`);
    if (read(root, 'package-lock.json') !== before) {
      throw new Error(
        'npm install changed package-lock.json, so what is installed is not what was locked. ' +
          'Look at `git diff package-lock.json`. If it belongs to a change of package.json, commit it; ' +
          'if not, undo it with `git checkout package-lock.json`. Then run this again.',
      );
    }
  }
  projectNode();
  preferOwnNode();
}

/** @param {string[]} paths */
const damagedText = (paths) =>
  paths.length === 0
    ? ''
    : `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''} ${paths.length > 1 ? 'are' : 'is'}`;

/**
 * What of the lockfile is not installed; '' where all is. npm notes what it installed in node_modules/.package-lock.json.
 * Optional packages may be missing, since most are for other platforms, but not be of another version.
 * @param {string} folder
 */
export function whatIsMissing(folder) {
  const { packages } = JSON.parse(read(folder, 'package-lock.json'));
  const wanted = JSON.parse(read(folder, 'package.json'));
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    if (!sameEntries(wanted[kind], packages[''][kind])) return `package.json has other ${kind} than package-lock.json`;
  }
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) return 'node_modules is missing or incomplete';
  const installed = JSON.parse(read(folder, 'node_modules/.package-lock.json')).packages;
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const there = installed[path];
    if (there ? there.version !== entry.version : !entry.optional && !entry.devOptional) {
      return `${path} ${entry.version} is locked and ${there ? `${there.version} is` : 'not'} installed`;
    }
  }
  return '';
}

function sameEntries(one = {}, other = {}) {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** @param {string} folder @param {string} file */
const read = (folder, file) => readFileSync(join(folder, file), 'utf8');

/** @param {string[]} args */
function runNpm(args) {
  // Under `npm start` npm says where it is itself; that spares the shell that npm.cmd would need on Windows.
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  const options = { cwd: root, stdio: 'inherit', shell: command === 'npm' && process.platform === 'win32' };
  const { status, error } = spawnSync(command, [...first, ...args], options);
  if (error) throw new Error(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org.`);
  if (status !== 0) {
    throw new Error(
      `npm install failed (exit code ${status}); its own words are above. ` +
        'It needs the network or a filled npm cache, about 1 GB of disk, and leave to write here.',
    );
  }
}
