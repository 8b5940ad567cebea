import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { projectNode, projectPath } from './node.mjs';
import { root } from './paths.mjs';

const windows = process.platform === 'win32';
const graceMs = 5000;

/**
 * A child of this project: its name, when it ended (with its exit code), and a way to end it with all it started.
 * @typedef {{ name: string, ended: Promise<number>, stop: () => Promise<void> }} Child
 */

/** @type {Set<Child>} */
const alive = new Set();
let stopping = false;

/**
 * Starts the project's Node with the arguments.
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, says?: 'lines' | 'as it is' }} [options]
 *   `says`: whether its output is passed to `onLine` line by line, or inherited
 * @returns {Child}
 */
export function startNode(name, args, { env = {}, onLine = prefixed(name), says = 'lines' } = {}) {
  const output = says === 'lines' ? 'pipe' : 'inherit';
  const child = spawn(projectNode(), args, {
    cwd: root,
    // With the variables of a coding agent, Astro would go to the background by itself.
    env: {
      ...process.env,
      PATH: projectPath(),
      ASTRO_DEV_BACKGROUND: '0',
      ASTRO_PREVIEW_BACKGROUND: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', output, output],
    // A group of its own, so that its children can be ended with it.
    detached: !windows,
  });
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', onLine);

  const closed = new Promise((resolve) => child.on('close', resolve));
  const exited = new Promise((resolve) => {
    child.on('error', (error) => {
      onLine(`could not be started: ${error.message}`);
      resolve(127);
    });
    // Processes that it left running may keep its output open: don't wait for them.
    child.on(
      'exit',
      (code) => void Promise.race([closed, delay(1000, undefined, { ref: false })]).then(() => resolve(code ?? 1)),
    );
  });

  const signal = (/** @type {NodeJS.Signals} */ kind) => {
    if (child.pid === undefined) return;
    try {
      if (windows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
      else process.kill(-child.pid, kind);
    } catch {
      // It has ended already.
    }
  };
  const stop = async () => {
    signal('SIGTERM');
    await Promise.race([exited, delay(graceMs, undefined, { ref: false })]);
    signal('SIGKILL');
    await exited;
  };
  // While everything is being stopped, the end of a child is not reported.
  const ended = exited.then((code) => (stopping ? new Promise(() => {}) : code));
  const handle = { name, ended, stop };
  alive.add(handle);
  void exited.then(() => alive.delete(handle));
  return handle;
}

/** Stops all children. */
export const stopAll = () => Promise.all([...alive].map((child) => child.stop()));

/**
 * Stops the children when this process receives a signal to end.
 * @param {() => number} exitCode
 */
export function stopOnSignals(exitCode) {
  const stop = () => {
    stopping = true;
    void stopAll().then(() => process.exit(exitCode()));
  };
  for (const kind of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(kind, stop);
  // When npm is ended, it sends no signal to the process that it runs.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 1000).unref();
}

/**
 * Waits until a GET of the URL returns 200.
 * @param {Child} child the process that serves it; rejects if it ends first
 * @param {string} url
 */
export async function waitUntilServed(child, url, seconds = 60) {
  let hasEnded = false;
  void child.ended.then(() => (hasEnded = true));
  const end = Date.now() + seconds * 1000;
  let lastError = 'no response';
  while (!hasEnded && Date.now() < end) {
    lastError = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      (response) => (response.ok ? '' : `status ${response.status}`),
      (error) => String(error.cause?.code ?? error.message),
    );
    if (lastError === '') return;
    await delay(100);
  }
  throw new Error(
    hasEnded
      ? `${child.name} ended before it served ${url}; its output is above.`
      : `${child.name} did not serve ${url} within ${seconds} s (${lastError}).`,
  );
}

/**
 * Creates a function that prints lines with the name of their process.
 * @param {string} name
 */
export function prefixed(name) {
  return (/** @type {string} */ line) => console.log(`${name.padEnd(8)} │ ${line}`);
}
