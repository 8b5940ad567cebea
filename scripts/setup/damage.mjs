import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds packages that npm considers installed, but that have no package.json or one of another version.
 * @param {string} folder of the project
 * @returns {string[]} their folders, relative to that of the project
 */
export function findDamagedPackages(folder) {
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return [];
  let packages;
  try {
    packages = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  } catch {
    return ['node_modules/.package-lock.json'];
  }
  return Object.entries(packages)
    .filter(([path, { version, link }]) => path && !link && readVersion(join(folder, path)) !== version)
    .map(([path]) => path);
}

/** Removes damaged packages, and npm's list of installed packages, so that npm reinstalls them. @param {string} folder */
export function removeDamagedPackages(folder, damaged = findDamagedPackages(folder)) {
  for (const path of damaged) rmSync(join(folder, path), { recursive: true, force: true });
  rmSync(join(folder, 'node_modules', '.package-lock.json'), { force: true });
}

/**
 * The version of an installed package; undefined if it is missing or damaged.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function readVersion(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
  }
}

const errorPattern =
  /ERR_MODULE_NOT_FOUND|Cannot find (?:module|package) |ERR_INVALID_PACKAGE_CONFIG|ERR_PACKAGE_PATH_NOT_EXPORTED|was compiled against a different/;
/** @param {string} line */
const isDamageError = (line) =>
  errorPattern.test(line) || (/node_modules[\\/]/.test(line) && line.includes('SyntaxError'));

/**
 * Wraps a line handler, to detect errors of damaged packages in the output of a program: Node prints only a stack trace.
 * @param {(line: string) => void} onLine
 * @returns {((line: string) => void) & { remedy: () => string }} `remedy`: '' if there was no such error
 */
export function detectDamage(onLine) {
  let isDamaged = false;
  const handleLine = (/** @type {string} */ line) => {
    isDamaged ||= isDamageError(line);
    onLine(line);
  };
  const remedy = () =>
    isDamaged
      ? ' A file of its packages is missing: node_modules may be damaged. Remove that folder and run this again.'
      : '';
  return Object.assign(handleLine, { remedy });
}
