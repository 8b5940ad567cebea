import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Browser
 *   `env`: additional environment variables
 */

const windows = process.platform === 'win32';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const cacheVariable = 'TEST_BROWSER_FOUND';

/**
 * Finds a Chromium that starts: CHROME_PATH, the one from npm, an installed one, or that of Playwright. The one from npm has
 * the same version everywhere and, as a headless shell, is twice as fast. Caches the result in the environment for child
 * processes.
 * @returns {Promise<Browser>}
 */
export async function findBrowser() {
  const cached = process.env[cacheVariable];
  if (cached) return JSON.parse(cached);
  const failures = [];
  const sources = {
    CHROME_PATH: readChromePath,
    npm: unpackNpmBrowser,
    installed: findInstalled,
    playwright: findPlaywrightBrowser,
  };
  for (const [name, findCandidates] of Object.entries(sources)) {
    const candidates = await findCandidates().catch((error) => {
      failures.push(`${name}: ${error.message}`);
      return [];
    });
    for (const candidate of candidates) {
      const browser = { args, env: {}, ...candidate };
      const problem = await findStartProblem(browser);
      if (problem === '') {
        process.env[cacheVariable] = JSON.stringify(browser);
        return browser;
      }
      failures.push(`${browser.executablePath}: ${problem}`);
      if (name === 'CHROME_PATH') console.warn(`CHROME_PATH does not start, looking for another browser. ${problem}`);
    }
  }
  throw new Error(
    `No Chrome or Chromium starts on this machine. Install one, or set CHROME_PATH to one. Tried:\n  ${failures.join('\n  ')}`,
  );
}

/** @typedef {{ executablePath: string, env?: Record<string, string> }} Candidate */

/** @returns {Promise<Candidate[]>} */
async function readChromePath() {
  return process.env.CHROME_PATH ? [{ executablePath: process.env.CHROME_PATH }] : [];
}

/** @returns {Promise<Candidate[]>} */
async function findInstalled() {
  const { PATH = '', ProgramFiles = '', LOCALAPPDATA = '', HOME = '' } = process.env;
  const programs = [ProgramFiles, process.env['ProgramFiles(x86)'] ?? '', LOCALAPPDATA].filter(Boolean);
  const apps = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'];
  const edge = 'Microsoft Edge.app/Contents/MacOS/Microsoft Edge';
  const paths = {
    win32: programs.flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
    darwin: ['/Applications', join(HOME, 'Applications')].flatMap((folder) =>
      [...apps, edge].map((app) => join(folder, app)),
    ),
    linux: ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge'].flatMap((name) =>
      [...PATH.split(delimiter), '/usr/bin', '/opt/google/chrome', '/snap/bin'].map((folder) => join(folder, name)),
    ),
  };
  const executables = [...new Set(paths[process.platform] ?? paths.linux)].filter(isExecutable);
  return executables.map((executablePath) => ({ executablePath }));
}

/** @returns {Promise<Candidate[]>} */
async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const executablePath = chromium.executablePath();
  return isExecutable(executablePath) ? [{ executablePath }] : [];
}

/**
 * Unpacks `@sparticuz/chromium`, a Chromium for Linux in a package. The package unpacks to TMPDIR, and would accept an
 * incomplete copy or that of another user there, so TMPDIR is a folder in node_modules.
 * @returns {Promise<Candidate[]>}
 */
async function unpackNpmBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = join(root, 'node_modules', '.cache', 'chromium');
  const browser = await unpack(folder);
  if ((await findStartProblem({ args, ...browser })) === '') return [browser];
  rmSync(folder, { recursive: true, force: true });
  return [await unpack(folder)];
}

/** @param {string} folder */
async function unpack(folder) {
  mkdirSync(folder, { recursive: true });
  const originalEnv = { ...process.env };
  // With this variable the package also unpacks libraries that a minimal system lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const env = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
    if (!isReadable('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
    return { executablePath, env };
  } finally {
    // The package sets its library path for the whole process; only the browser needs it.
    for (const name of ['AWS_LAMBDA_JS_RUNTIME', 'TMPDIR', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']) {
      if (originalEnv[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = originalEnv[name];
    }
  }
}

const isExecutable = (/** @type {string} */ path) => hasAccess(path, constants.X_OK);
const isReadable = (/** @type {string} */ path) => hasAccess(path, constants.R_OK);

/** @param {string} path @param {number} mode */
function hasAccess(path, mode) {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks that a browser starts and accepts commands. (`--version` would not detect a missing library, and the browser from npm
 * does not support `--dump-dom`.)
 * @param {{ executablePath: string, args: string[], env?: Record<string, string> }} browser
 * @param {number} [timeout] ms
 * @returns {Promise<string>} the problem; '' if it starts
 */
async function findStartProblem({ executablePath, args, env }, timeout = 30_000) {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const testArguments = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executablePath, [...args, ...testArguments], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: on Debian the commands are scripts, whose browsers would outlive them.
    detached: !windows,
  });
  const ended = new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
  let output = '';
  let timer;
  const problem = await new Promise((resolve) => {
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      if (/DevTools listening/.test(output)) resolve('');
    });
    child.on('error', (error) => resolve(error.message));
    // Not 'exit', which may precede the end of stderr.
    child.on('close', (code) => resolve(`it ended with exit code ${code}: ${output.trim().split('\n').at(-1)}`));
    timer = setTimeout(() => resolve(`it did not start within ${timeout / 1000} s`), timeout);
  });
  clearTimeout(timer);
  try {
    if (windows || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
  await ended;
  child.stderr?.destroy();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return problem;
}
