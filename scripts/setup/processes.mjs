import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { createProjectPath, findProjectNode } from './node.mjs';
import { root } from './paths.mjs';

const windows = process.platform === 'win32';
/** Time between SIGTERM and SIGKILL, ms. */
const gracePeriod = 5000;

/**
 * A child process: `ended` resolves with its exit code, `stop` ends it and all its children.
 * @typedef {{ name: string, ended: Promise<number>, stop: () => Promise<void> }} Child
 */

/** @type {Set<Child>} */
const runningChildren = new Set();
let isStopping = false;

/**
 * Starts the project's Node with arguments.
 * @param {string} name
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, output?: 'lines' | 'inherit' }} [options]
 *   `output`: whether its output is passed to `onLine` line by line, or inherited
 * @returns {Child}
 */
export function startNode(name, args, { env = {}, onLine = createLinePrinter(name), output = 'lines' } = {}) {
  const stdio = output === 'lines' ? 'pipe' : 'inherit';
  const child = spawn(findProjectNode(), args, {
    cwd: root,
    // When Astro detects a coding agent, it would run in the background.
    env: {
      ...process.env,
      PATH: createProjectPath(),
      ASTRO_DEV_BACKGROUND: '0',
      ASTRO_PREVIEW_BACKGROUND: '0',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', stdio, stdio],
    // A process group of its own, so that its children can be stopped with it.
    detached: !windows,
  });
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', onLine);

  const closed = new Promise((resolve) => child.on('close', resolve));
  const exited = new Promise((resolve) => {
    child.on('error', (error) => {
      onLine(`could not be started: ${error.message}`);
      resolve(127);
    });
    // Processes that it leaves running may keep its output open: don't wait for them.
    child.on(
      'exit',
      (code) => void Promise.race([closed, delay(1000, undefined, { ref: false })]).then(() => resolve(code ?? 1)),
    );
  });

  const sendSignal = (/** @type {NodeJS.Signals} */ signal) => {
    if (child.pid === undefined) return;
    try {
      if (windows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
      else process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  const stop = async () => {
    sendSignal('SIGTERM');
    await Promise.race([exited, delay(gracePeriod, undefined, { ref: false })]);
    sendSignal('SIGKILL');
    await exited;
  };
  // Never resolves after a signal to stop, so that the end of a child is not reported as unexpected.
  const ended = exited.then((code) => (isStopping ? new Promise(() => {}) : code));
  const handle = { name, ended, stop };
  runningChildren.add(handle);
  void exited.then(() => runningChildren.delete(handle));
  return handle;
}

/** Stops all children. */
export const stopAll = () => Promise.all([...runningChildren].map((child) => child.stop()));

/**
 * Stops the children and exits when this process receives a signal, or when npm ends.
 * @param {() => number} exitCode
 */
export function stopOnSignals(exitCode) {
  const stop = () => {
    isStopping = true;
    void stopAll().then(() => process.exit(exitCode()));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  // If npm is killed, it sends no signal to the process that it runs.
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
 * Creates a function that prints lines, prefixed with the name of their process.
 * @param {string} name
 */
export function createLinePrinter(name) {
  return (/** @type {string} */ line) => console.log(`${name.padEnd(8)} │ ${line}`);
}
