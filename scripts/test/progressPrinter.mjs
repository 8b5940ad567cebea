import { closingLine } from './counts.mjs';

const resultLine = /^ *([✓✘-]) +\d+ (\S.*)$/;
const colours = /\x1b\[[\d;]*[A-Za-z]/g;

/**
 * Follows Playwright's list reporter: prints failures as they occur, and counts the rest.
 * @param {(line: string) => void} print
 * @param {number} every number of tests between progress lines
 */
export function follow(print, every = 50) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = /** @type {string[]} */ ([]);
  const lines = /** @type {string[]} */ ([]);
  const kinds = /** @type {const} */ ({ '✓': 'passed', '✘': 'failed', '-': 'skipped' });
  return {
    /** @param {string} raw */
    onLine(raw) {
      const line = raw.replace(colours, '');
      const [, sign = '', title = ''] = resultLine.exec(line) ?? [];
      const kind = kinds[/** @type {'✓' | '✘' | '-'} */ (sign)];
      if (!kind) {
        if (/^Running \d+ tests?/.test(line.trim())) print(line.trim());
        lines.push(line);
        return;
      }
      counts[kind]++;
      if (kind === 'failed') {
        failures.push(title);
        print(`✘ ${title}`);
      }
      const all = counts.passed + counts.failed + counts.skipped;
      if (all % every === 0) print(`${all} tests: ${closingLine(counts)}`);
    },
    /** Playwright's report of the failures. */
    details: () => lines,
    /** The results so far. */
    summary: () => [...failures.map((title) => `✘ ${title}`), closingLine(counts)].join('\n'),
  };
}
