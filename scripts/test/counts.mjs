import { readFileSync } from 'node:fs';

/**
 * `reasons`: the skipped tests by why they were.
 * @typedef {{ passed: number, failed: number, skipped: number, reasons?: Map<string, number>, note?: string }} Counts
 * @typedef {{ kind: 'vitest' | 'playwright', file: string }} Report
 */

/**
 * Counts the results of a stage. A tool that failed, or whose report is missing or empty, never counts as passed.
 * @param {number} exitCode
 * @param {Report | undefined} report
 * @returns {Counts}
 */
export function countStage(exitCode, report) {
  if (!report) return exitCode === 0 ? passed : { ...failed, note: `exit code ${exitCode}` };
  let counts;
  try {
    counts = readers[report.kind](JSON.parse(readFileSync(report.file, 'utf8')));
  } catch {
    return { ...failed, note: `it wrote no report (exit code ${exitCode})` };
  }
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'no test ran' };
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: `exit code ${exitCode}, though no test failed` };
  return counts;
}

/** @param {Counts[]} all */
export function sum(all) {
  const of = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((total, counts) => total + counts[key], 0);
  const reasons = new Map();
  for (const [reason, count] of all.flatMap((counts) => [...(counts.reasons ?? [])]))
    reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped'), reasons };
}

/** The last line of `npm test`, which machines read; people read why tests were skipped. @param {Counts} total */
export function closingLine({ passed, failed, skipped, reasons = new Map() }) {
  const why = [...reasons].map(([reason, count]) => `${count} ${reason}`).join('; ');
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped${why && ` (${why})`}` : ''}`;
}

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    // A file that could not be loaded has no tests; it counts as one failure.
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      ).length,
    skipped: report.numPendingTests + report.numTodoTests,
    // Vitest reports no reasons: the tests themselves are named.
    reasons: new Map(
      report.testResults
        .flatMap((file) => file.assertionResults)
        .filter((test) => ['pending', 'skipped', 'todo'].includes(test.status))
        .map((test) => [test.fullName, 1]),
    ),
  }),
  playwright: ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    reasons: skippedFor({ suites }),
    ...(stats.flaky > 0 && { note: `${stats.flaky} passed only at the second attempt` }),
  }),
};

/**
 * Counts skipped tests by reason, most frequent first.
 * @param {{ suites?: any[], specs?: any[] }} suite of Playwright's report, or the report itself
 * @returns {Map<string, number>}
 */
export function skippedFor(suite) {
  const reasons = /** @type {Map<string, number>} */ (new Map());
  countSkipped(suite, reasons);
  return new Map([...reasons].sort((a, b) => b[1] - a[1]));
}

/** @param {{ suites?: any[], specs?: any[] }} suite @param {Map<string, number>} reasons */
function countSkipped({ suites = [], specs = [] }, reasons) {
  for (const { tests } of specs) {
    for (const { status, annotations } of tests) {
      if (status !== 'skipped') continue;
      const { description = 'without a reason' } =
        annotations.find((/** @type {any} */ note) => note.type === 'skip') ?? {};
      reasons.set(description, (reasons.get(description) ?? 0) + 1);
    }
  }
  for (const inner of suites) countSkipped(inner, reasons);
}
