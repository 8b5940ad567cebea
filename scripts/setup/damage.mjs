import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds packages that npm considers installed but that are incomplete: no package.json, or one of another version.
 * @param {string} folder of the project
 * @returns {string[]} their folders, relative to the project's
 */
export function damagedPackages(folder) {
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return [];
  let packages;
  try {
    packages = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  } catch {
    return ['node_modules/.package-lock.json'];
  }
  return Object.entries(packages)
    .filter(([path, { version, link }]) => path && !link && versionIn(join(folder, path)) !== version)
    .map(([path]) => path);
}

/** Removes damaged packages and npm's record of installed ones, so that npm installs them again. @param {string} folder */
export function removeDamaged(folder, damaged = damagedPackages(folder)) {
  for (const path of damaged) rmSync(join(folder, path), { recursive: true, force: true });
  rmSync(join(folder, 'node_modules', '.package-lock.json'), { force: true });
}

/** @param {string} folder */
function versionIn(folder) {
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
 * Detects signs of damaged packages in the output of a program; Node prints a stack trace only.
 * @param {(line: string) => void} onLine
 * @returns {((line: string) => void) & { remedy: () => string }} `remedy`: '' if there was no sign
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
