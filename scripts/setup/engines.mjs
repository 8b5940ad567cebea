import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installTool } from './installTool.mjs';
import { root } from './paths.mjs';

/**
 * Browser engines besides the current Chromium, for the cross-browser tests (tests/browserEngines). Optional: `npm test` uses the installed ones.
 * @typedef {'chromium-103' | 'firefox' | 'webkit'} EngineName
 */

/**
 * How to start an engine.
 * @typedef {object} EngineBrowser
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string>} env
 * @property {string} client folder of the Puppeteer that drives it; '' if that is one of the project's dependencies
 * @property {string} driver path of its WebDriver program; '' if it needs none
 */

/** The oldest supported Chromium (`browserslist` in package.json), and the last Puppeteer that supports it. */
const versions = { '@sparticuz/chromium': '103.0.0', 'puppeteer-core': '19.11.1' };
const folder = join(root, '.cache', 'engines');
const packages = join(folder, 'node_modules');
const chromium = join(folder, 'chromium-103');

/** @type {Record<EngineName, { debian: string[], source: string, find: () => Partial<EngineBrowser> | undefined }>} */
const engines = {
  'chromium-103': {
    debian: [],
    source: 'npm run test:engines fetches it from npm (Linux on x64)',
    find: () =>
      existsSync(join(chromium, 'chromium')) && existsSync(join(packages, 'puppeteer-core'))
        ? {
            executablePath: join(chromium, 'chromium'),
            args: ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--hide-scrollbars', '--no-first-run'],
            env: { LD_LIBRARY_PATH: join(chromium, 'lib') },
            client: join(packages, 'puppeteer-core'),
          }
        : undefined,
  },
  firefox: {
    debian: ['firefox-esr'],
    source: 'Debian: firefox-esr; elsewhere FIREFOX_PATH',
    find: () => {
      const { FIREFOX_PATH, HOME = '', ProgramFiles = '' } = process.env;
      const executablePath = [
        ...(FIREFOX_PATH ? [FIREFOX_PATH] : []),
        ...findInPath('firefox-esr'),
        ...findInPath('firefox'),
        ...['/Applications', join(HOME, 'Applications')].map((apps) =>
          join(apps, 'Firefox.app/Contents/MacOS/firefox'),
        ),
        join(ProgramFiles, 'Mozilla Firefox', 'firefox.exe'),
      ].find((path) => existsSync(path));
      return executablePath ? { executablePath } : undefined;
    },
  },
  webkit: {
    debian: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav'],
    source: 'Debian: webkit2gtk-driver and xvfb',
    find: () => {
      const executablePath = findMiniBrowser();
      const [driver] = findInPath('WebKitWebDriver');
      return executablePath && driver && findInPath('xvfb-run').length > 0 ? { executablePath, driver } : undefined;
    },
  },
};

/** @type {EngineName[]} */
const engineNames = ['chromium-103', 'firefox', 'webkit'];

/** Finds the installed engines. */
export const findInstalledEngines = () => engineNames.filter((name) => engines[name].find());

/** Describes each engine that is not installed, with its source. */
export const describeMissingEngines = () =>
  engineNames.filter((name) => !engines[name].find()).map((name) => `${name} (${engines[name].source})`);

/**
 * Finds how to start an engine.
 * @throws {Error} if it is not installed
 * @param {EngineName} name
 * @returns {EngineBrowser}
 */
export function findEngine(name) {
  const engine = engines[name].find();
  if (!engine) throw new Error(`${name} is not installed. ${engines[name].source}.`);
  return { executablePath: '', args: [], env: {}, client: '', driver: '', ...engine };
}

/**
 * Installs missing engines that are available for this machine: Debian packages as root, and the oldest Chromium from npm on
 * Linux x64. A failure is only a warning.
 */
export function installEngines() {
  const debianPackages = engineNames.filter((name) => !engines[name].find()).flatMap((name) => engines[name].debian);
  if (debianPackages.length > 0) warnOnFailure(debianPackages.join(' '), () => installDebianPackages(debianPackages));
  if (!engines['chromium-103'].find() && process.platform === 'linux' && process.arch === 'x64')
    warnOnFailure('Chromium 103', installChromium);
}

/** @param {string[]} names */
function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || findInPath('apt-get').length === 0) return;
  console.log(`Installing ${names.join(' ')} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]])
    execFileSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function installChromium() {
  installTool('engines', versions);
  const readArchive = (/** @type {string} */ name) =>
    brotliDecompressSync(readFileSync(join(packages, '@sparticuz/chromium/bin', name)));
  const temporary = `${chromium}.unpacking`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, 'chromium'), readArchive('chromium.br'), { mode: 0o755 });
  for (const name of ['aws.tar.br', 'swiftshader.tar.br'])
    execFileSync('tar', ['-xf', '-', '-C', temporary], { input: readArchive(name) });
  // Renamed last, so that an interrupted installation does not look complete.
  renameSync(temporary, chromium);
}

/** @param {string} label @param {() => void} task */
function warnOnFailure(label, task) {
  try {
    task();
  } catch (error) {
    console.warn(`${label} could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Finds the browser that WebKitWebDriver drives: on Debian in the folder of the library, below one named after the architecture. */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec'].filter((path) => existsSync(path));
  const subfolders = folders.flatMap((path) =>
    readdirSync(path)
      .filter((name) => name.includes('linux-gnu'))
      .map((name) => join(path, name)),
  );
  return [...folders, ...subfolders]
    .flatMap((path) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => join(path, name, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

/** Finds a command in PATH. @param {string} command */
const findInPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((part) => join(part, command))
    .filter((path) => existsSync(path));
