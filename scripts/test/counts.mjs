import { readFileSync } from 'node:fs';

/**
 * `reasons`: the number of skipped tests by reason.
 * @typedef {{ passed: number, failed: number, skipped: number, reasons?: Map<string, number>, note?: string }} Counts
 * @typedef {{ kind: 'vitest' | 'playwright', file: string }} TestReport
 */

/**
 * Counts the results of a stage. A tool that failed, or whose report is missing or empty, never counts as passed.
 * @param {number} exitCode
 * @param {TestReport | undefined} report
 * @returns {Counts}
 */
export function countResults(exitCode, report) {
  if (!report) return exitCode === 0 ? passed : { ...failed, note: `exit code ${exitCode}` };
  let counts;
  try {
    counts = readers[report.kind](JSON.parse(readFileSync(report.file, 'utf8')));
  } catch {
    return { ...failed, note: `no report (exit code ${exitCode})` };
  }
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'no test ran' };
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: `exit code ${exitCode}, though no test failed` };
  return counts;
}

/** @param {Counts[]} list */
export function sumCounts(list) {
  const sumOf = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    list.reduce((total, counts) => total + counts[key], 0);
  const reasons = new Map();
  for (const [reason, count] of list.flatMap((counts) => [...(counts.reasons ?? [])]))
    reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  return { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped'), reasons };
}

/** The last line of `npm test`, in a machine-readable format, with the reasons for skipped tests. @param {Counts} total */
export function formatSummary({ passed, failed, skipped, reasons = new Map() }) {
  const results = `${passed} passed, ${failed} failed`;
  if (skipped === 0) return results;
  const reasonList = [...reasons].map(([reason, count]) => `${count} ${reason}`).join('; ');
  return `${results}, ${skipped} skipped${reasonList && ` (${reasonList})`}`;
}

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };

const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    // A file that failed to load has no tests, and counts as one failure.
    failed:
      report.numFailedTests +
      report.testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      ).length,
    skipped: report.numPendingTests + report.numTodoTests,
    // Vitest's report has no reasons, so the names of the tests are used.
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
    reasons: countSkippedByReason({ suites }),
    ...(stats.flaky > 0 && { note: `${stats.flaky} flaky` }),
  }),
};

/**
 * Counts skipped tests by reason, most frequent first.
 * @param {{ suites?: any[], specs?: any[] }} suite a suite of Playwright's report, or the report itself
 * @returns {Map<string, number>}
 */
export function countSkippedByReason(suite) {
  const reasons = /** @type {Map<string, number>} */ (new Map());
  addSkipped(suite, reasons);
  return new Map([...reasons].sort((a, b) => b[1] - a[1]));
}

/** @param {{ suites?: any[], specs?: any[] }} suite @param {Map<string, number>} reasons */
function addSkipped({ suites = [], specs = [] }, reasons) {
  for (const { tests } of specs) {
    for (const { status, annotations } of tests) {
      if (status !== 'skipped') continue;
      const { description = 'without a reason' } =
        annotations.find((/** @type {any} */ annotation) => annotation.type === 'skip') ?? {};
      reasons.set(description, (reasons.get(description) ?? 0) + 1);
    }
  }
  for (const suite of suites) addSkipped(suite, reasons);
}
