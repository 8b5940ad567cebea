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
 *   `says`: whether its output comes here line by line, or goes where this process's own goes
 * @returns {Child}
 */
export function startNode(name, args, { env = {}, onLine = prefixed(name), says = 'lines' } = {}) {
  const output = says === 'lines' ? 'pipe' : 'inherit';
  const child = spawn(projectNode(), args, {
    cwd: root,
    // Astro would go to the background by itself where it sees the variables of a coding agent.
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
  const over = new Promise((resolve) => {
    child.on('error', (error) => {
      onLine(`could not be started: ${error.message}`);
      resolve(127);
    });
    // What it left running may hold its output open: that is not worth waiting for.
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
      // Gone already.
    }
  };
  const stop = async () => {
    signal('SIGTERM');
    await Promise.race([over, delay(graceMs, undefined, { ref: false })]);
    signal('SIGKILL');
    await over;
  };
  // Once all is being stopped nobody is told: that a child ends then is no news.
  const ended = over.then((code) => (stopping ? new Promise(() => {}) : code));
  const handle = { name, ended, stop };
  alive.add(handle);
  void over.then(() => alive.delete(handle));
  return handle;
}

/** Ends every child. */
export const stopAll = () => Promise.all([...alive].map((child) => child.stop()));

/**
 * Ends the children when this process is told to end.
 * @param {() => number} exitCode
 */
export function stopOnSignals(exitCode) {
  const stop = () => {
    stopping = true;
    void stopAll().then(() => process.exit(exitCode()));
  };
  for (const kind of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(kind, stop);
  // npm that is told to end goes without a word to what it runs.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 1000).unref();
}

/**
 * Waits until a GET of the address is answered with 200.
 * @param {Child} child what serves it: when that ends first there is nothing to wait for
 * @param {string} url
 */
export async function untilServed(child, url, seconds = 60) {
  let over = false;
  void child.ended.then(() => (over = true));
  const end = Date.now() + seconds * 1000;
  let last = 'no answer';
  while (!over && Date.now() < end) {
    last = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => (answer.ok ? '' : `status ${answer.status}`),
      (error) => String(error.cause?.code ?? error.message),
    );
    if (last === '') return;
    await delay(100);
  }
  throw new Error(
    over
      ? `${child.name} ended before it served ${url}; its last words are above.`
      : `${child.name} did not serve ${url} within ${seconds} s (${last}).`,
  );
}

/**
 * Prints lines with the name of what says them.
 * @param {string} name
 */
export function prefixed(name) {
  return (/** @type {string} */ line) => console.log(`${name.padEnd(8)} │ ${line}`);
}
