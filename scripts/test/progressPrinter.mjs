import { formatSummary } from './counts.mjs';

const resultLine = /^ *([✓✘-]) +\d+ (\S.*)$/;
const colours = /\x1b\[[\d;]*[A-Za-z]/g;

/**
 * Condenses the output of Playwright's list reporter: prints failures as they occur, and a progress line every few tests.
 * @param {(line: string) => void} print
 * @param {number} interval number of tests between progress lines
 */
export function createProgressPrinter(print, interval = 50) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = /** @type {string[]} */ ([]);
  const otherLines = /** @type {string[]} */ ([]);
  const outcomes = /** @type {const} */ ({ '✓': 'passed', '✘': 'failed', '-': 'skipped' });
  return {
    /** @param {string} rawLine */
    onLine(rawLine) {
      const line = rawLine.replace(colours, '');
      const [, sign = '', title = ''] = resultLine.exec(line) ?? [];
      const outcome = outcomes[/** @type {'✓' | '✘' | '-'} */ (sign)];
      if (!outcome) {
        if (/^Running \d+ tests?/.test(line.trim())) print(line.trim());
        otherLines.push(line);
        return;
      }
      counts[outcome]++;
      if (outcome === 'failed') {
        failures.push(title);
        print(`✘ ${title}`);
      }
      const total = counts.passed + counts.failed + counts.skipped;
      if (total % interval === 0) print(`${total} tests: ${formatSummary(counts)}`);
    },
    /** Playwright's report of the failures. */
    details: () => otherLines,
    /** The results so far. */
    summary: () => [...failures.map((title) => `✘ ${title}`), formatSummary(counts)].join('\n'),
  };
}
