// `npm run test:preview -- https://… [--all] [arguments for Playwright]` runs the smoke tests, or all browser tests, against a
// deploy without writing to its API (R12.2). Lists why tests were skipped.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../setup/browser.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { root } from '../setup/paths.mjs';
import { createLinePrinter, startNode, stopAll, stopOnSignals } from '../setup/processes.mjs';
import { countResults, countSkippedByReason, formatSummary } from './counts.mjs';
import { createBrowserStage } from './stages.mjs';

// Lines of Playwright's list reporter.
const resultLine = /^ *([✓✘-]) +\d+ (\S.*)$/;
const colours = /\x1b\[[\d;]*[A-Za-z]/g;

// The smoke tests take a few minutes: kinds of pages, search engines, search, live price and stock; at desktop width, which has the
// fewest skipped tests.
const smokeFiles = [
  'http-responses',
  'home',
  'lists',
  'product',
  'product-description',
  'branch-pages',
  'catalogue-state',
  'page-kinds',
  'seo',
  'search',
  'search-box',
  'product-live',
  'live-pages',
  'security-headers',
  'feeds',
];

const smokeArgs = ['--project=desktop', ...smokeFiles.map((name) => `/${name}\\.test`)];

const [url = '', ...rest] = process.argv.slice(2);
if (!/^https?:\/\/[^/?#]+\/?$/.test(url)) {
  console.error(
    `Pass the URL of a deploy: npm run test:preview -- https://deploy-preview-1--shop.netlify.app${url && `, not "${url}"`}`,
  );
  process.exit(1);
}
const playwrightArguments = rest.filter((argument) => argument !== '--all');
const isSmokeRun = rest.length === 0;

ensureInstalled();
const print = createLinePrinter('preview');
const progress = createProgressPrinter(print);
stopOnSignals(() => {
  console.log(`\nInterrupted.\n${progress.summary()}`);
  return 130;
});
console.log(`Browser: ${(await findBrowser()).executablePath}`);
print(isSmokeRun ? 'The smoke tests, a few minutes; --all runs all tests.' : 'The requested tests.');
const site = { BASE_URL: new URL(url).origin, SANDBOX_URL: undefined };
const {
  name,
  args = [],
  env,
  report,
} = createBrowserStage(site, isSmokeRun ? smokeArgs : playwrightArguments, 'preview');
const code = await startNode(name, args, { env, onLine: progress.onLine }).ended;
const file = join(root, report?.file ?? '');
const counts = countResults(code, { kind: 'playwright', file });
await stopAll();
if (counts.failed > 0) progress.details().forEach((line) => console.log(line));
try {
  for (const [reason, count] of countSkippedByReason(JSON.parse(readFileSync(file, 'utf8'))))
    console.log(`skipped ${String(count).padStart(4)}  ${reason}`);
} catch {
  console.log(progress.summary()); // Playwright wrote no report.
}
console.log(`\n${formatSummary({ ...counts, reasons: undefined })}`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);

/**
 * Condenses the output of Playwright's list reporter: prints failures as they occur, and a progress line every few tests.
 * @param {(line: string) => void} print
 * @param {number} interval number of tests between progress lines
 */
function createProgressPrinter(print, interval = 50) {
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
