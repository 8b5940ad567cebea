import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { prefixed, startNode } from '../setup/processes.mjs';
import { countStage } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Runs a stage quietly; prints its output if it fails.
 * @param {Stage} stage
 * @returns {Promise<Counts>}
 */
export async function runStage({ name, args = [], env, report, work }) {
  const start = Date.now();
  const lines = /** @type {string[]} */ ([]);
  const onLine = (/** @type {string} */ line) => void lines.push(line);
  const file = report && join(root, report.file);
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true }); // the report of an earlier run must not count
  }
  prefixed(name)('…');
  const code = work
    ? await work(onLine).then(
        () => 0,
        (error) => (onLine(error.message), 1),
      )
    : await withinLimit(startNode(name, args, { env, onLine }), onLine);
  const counts = countStage(code, report && { ...report, file: join(root, report.file) });
  printResult(name, counts, lines, Date.now() - start);
  return counts;
}

/**
 * Runs stages in order, two at a time.
 * @param {Stage[]} stages
 */
export async function sideBySide(stages) {
  const waiting = [...stages];
  const results = /** @type {Counts[]} */ ([]);
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) results.push(await runStage(stage));
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/**
 * The result of a stage that could not run.
 * @param {string} name @param {string} reason
 * @returns {Counts}
 */
export function failure(name, reason) {
  const counts = { passed: 0, failed: 1, skipped: 0 };
  printResult(name, counts, reason.split('\n'), 0);
  return counts;
}

/** @param {string} name @param {Counts} counts @param {string[]} lines @param {number} ms */
function printResult(name, { passed, failed, skipped, note }, lines, ms) {
  const print = prefixed(name);
  if (failed > 0) lines.forEach(print);
  const parts = [`${passed} passed`, failed && `${failed} FAILED`, skipped && `${skipped} skipped`, note].filter(
    Boolean,
  );
  print(`${failed > 0 ? '✘' : '✔'} ${parts.join(', ')} (${(ms / 1000).toFixed(1)} s)`);
}

/** Ends a stage that hangs. @param {import('../setup/processes.mjs').Child} child @param {(line: string) => void} onLine */
async function withinLimit(child, onLine) {
  const minutes = process.env.DEEP ? 180 : 45; // many times the duration on an idle machine
  const timer = setTimeout(() => {
    onLine(`Still running after ${minutes} minutes: stopped.`);
    void child.stop();
  }, minutes * 60_000);
  const code = await child.ended;
  clearTimeout(timer);
  return code;
}
