/**
 * Counts skipped tests by reason, most frequent first.
 * @param {{ suites?: any[], specs?: any[] }} suite of Playwright's JSON report, or the report itself
 * @returns {Map<string, number>}
 */
export function skippedFor(suite) {
  const reasons = /** @type {Map<string, number>} */ (new Map());
  count(suite, reasons);
  return new Map([...reasons].sort((a, b) => b[1] - a[1]));
}

/** @param {{ suites?: any[], specs?: any[] }} suite @param {Map<string, number>} reasons */
function count({ suites = [], specs = [] }, reasons) {
  for (const { tests } of specs) {
    for (const { status, annotations } of tests) {
      if (status !== 'skipped') continue;
      const { description = 'without a reason' } =
        annotations.find((/** @type {any} */ note) => note.type === 'skip') ?? {};
      reasons.set(description, (reasons.get(description) ?? 0) + 1);
    }
  }
  for (const inner of suites) count(inner, reasons);
}
