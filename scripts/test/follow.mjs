import { closingLine } from './counts.mjs';

const ended = /^ *([✓✘-]) +\d+ (\S.*)$/;
const colours = /\x1b\[[\d;]*[A-Za-z]/g;

/**
 * Follows Playwright's list reporter: prints failures as they occur, and counts the rest.
 * @param {(line: string) => void} say
 * @param {number} every number of tests between progress lines
 */
export function follow(say, every = 50) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures = /** @type {string[]} */ ([]);
  const lines = /** @type {string[]} */ ([]);
  const kinds = /** @type {const} */ ({ '✓': 'passed', '✘': 'failed', '-': 'skipped' });
  return {
    /** @param {string} raw */
    onLine(raw) {
      const line = raw.replace(colours, '');
      const [, sign = '', what = ''] = ended.exec(line) ?? [];
      const kind = kinds[/** @type {'✓' | '✘' | '-'} */ (sign)];
      if (!kind) {
        if (/^Running \d+ tests?/.test(line.trim())) say(line.trim());
        lines.push(line);
        return;
      }
      counts[kind]++;
      if (kind === 'failed') {
        failures.push(what);
        say(`✘ ${what}`);
      }
      const all = counts.passed + counts.failed + counts.skipped;
      if (all % every === 0) say(`${all} tests: ${closingLine(counts)}`);
    },
    /** Playwright's report of the failures. */
    details: () => lines,
    /** The results so far. */
    summary: () => [...failures.map((what) => `✘ ${what}`), closingLine(counts)].join('\n'),
  };
}
