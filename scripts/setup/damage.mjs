import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds packages that npm considers installed but that are incomplete: no package.json, or one of another version.
 * @param {string} folder of the project
 * @returns {string[]} their folders, relative to the project's
 */
export function damagedPackages(folder) {
  const hidden = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return [];
  let packages;
  try {
    packages = JSON.parse(readFileSync(hidden, 'utf8')).packages;
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

const signs =
  /ERR_MODULE_NOT_FOUND|Cannot find (?:module|package) |ERR_INVALID_PACKAGE_CONFIG|ERR_PACKAGE_PATH_NOT_EXPORTED|was compiled against a different/;
/** @param {string} line */
const isSign = (line) => signs.test(line) || (/node_modules[\\/]/.test(line) && line.includes('SyntaxError'));

/**
 * Detects signs of damaged packages in the output of a program; Node prints a stack trace only.
 * @param {(line: string) => void} onLine
 * @returns {((line: string) => void) & { remedy: () => string }} `remedy`: '' where there was no sign
 */
export function noticing(onLine) {
  let seen = false;
  const look = (/** @type {string} */ line) => {
    seen ||= isSign(line);
    onLine(line);
  };
  const remedy = () =>
    seen ? ' It lacks a file of its packages: node_modules may be damaged. Remove that folder and run this again.' : '';
  return Object.assign(look, { remedy });
}
