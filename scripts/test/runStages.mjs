import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { createLinePrinter, startNode } from '../setup/processes.mjs';
import { countResults } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Runs a stage. Prints its output only if it fails.
 * @param {Stage} stage
 * @returns {Promise<Counts>}
 */
export async function runStage({ name, args = [], env, report, run }) {
  const start = Date.now();
  const lines = /** @type {string[]} */ ([]);
  const onLine = (/** @type {string} */ line) => void lines.push(line);
  const file = report && join(root, report.file);
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true }); // An outdated report must not count.
  }
  createLinePrinter(name)('…');
  const code = run
    ? await runFunction(run, onLine)
    : await waitWithTimeout(startNode(name, args, { env, onLine }), onLine);
  const counts = countResults(code, report && { ...report, file: join(root, report.file) });
  printResult(name, counts, lines, Date.now() - start);
  return counts;
}

/** The exit code of a stage that is a function. @param {NonNullable<Stage['run']>} run @param {(line: string) => void} onLine */
async function runFunction(run, onLine) {
  try {
    await run(onLine);
    return 0;
  } catch (error) {
    onLine(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/**
 * Runs stages in order, two at a time.
 * @param {Stage[]} stages
 */
export async function runStages(stages) {
  const queue = [...stages];
  const results = /** @type {Counts[]} */ ([]);
  const worker = async () => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) results.push(await runStage(stage));
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/**
 * Reports a stage that could not run as failed.
 * @param {string} name @param {string} reason
 * @returns {Counts}
 */
export function reportFailure(name, reason) {
  const counts = { passed: 0, failed: 1, skipped: 0 };
  printResult(name, counts, reason.split('\n'), 0);
  return counts;
}

/** @param {string} name @param {Counts} counts @param {string[]} lines @param {number} ms */
function printResult(name, { passed, failed, skipped, note }, lines, ms) {
  const print = createLinePrinter(name);
  if (failed > 0) lines.forEach(print);
  const parts = [`${passed} passed`, failed && `${failed} FAILED`, skipped && `${skipped} skipped`, note].filter(
    Boolean,
  );
  print(`${failed > 0 ? '✘' : '✔'} ${parts.join(', ')} (${(ms / 1000).toFixed(1)} s)`);
}

/** Waits for a stage, and stops it if it hangs. @param {import('../setup/processes.mjs').Child} child @param {(line: string) => void} onLine */
async function waitWithTimeout(child, onLine) {
  const minutes = process.env.DEEP ? 180 : 45; // many times the duration on an idle machine
  const timer = setTimeout(() => {
    onLine(`Stopped after ${minutes} minutes.`);
    void child.stop();
  }, minutes * 60_000);
  const code = await child.ended;
  clearTimeout(timer);
  return code;
}
