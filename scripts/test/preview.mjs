// `npm run test:preview -- https://… [--all] [arguments for Playwright]` runs the smoke tests, or all browser tests, against a
// deploy without writing to its API (R12.2). Lists the skipped tests, which need the sandbox.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../setup/browser.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { root } from '../setup/paths.mjs';
import { prefixed, startNode, stopAll, stopOnSignals } from '../setup/processes.mjs';
import { closingLine, countStage, skippedFor } from './counts.mjs';
import { follow } from './follow.mjs';
import { browser } from './stages.mjs';

// The smoke tests of a deploy, a few minutes: kinds of pages, search engines, search, live figures; at the width with the
// fewest skipped tests.
const smokeFiles = [
  ...['host', 'home', 'lists', 'product', 'sucursales', 'state', 'every-kind', 'search-engines'],
  ...['search', 'search-box', 'live', 'shells', 'policy', 'feeds'],
];

const smoke = ['--project=desktop', ...smokeFiles.map((name) => `/${name}\\.test`)];

const [url = '', ...rest] = process.argv.slice(2);
if (!/^https?:\/\/[^/?#]+\/?$/.test(url)) {
  console.error(
    `Name a deploy: npm run test:preview -- https://deploy-preview-1--shop.netlify.app${url && `, not "${url}"`}`,
  );
  process.exit(1);
}
const extra = rest.filter((argument) => argument !== '--all');
const isSmokeRun = extra.length === 0 && extra.length === rest.length;

ensureInstalled();
const say = prefixed('preview');
const run = follow(say);
stopOnSignals(() => {
  console.log(`\nInterrupted.\n${run.summary()}`);
  return 130;
});
console.log(`Browser: ${(await findBrowser()).executablePath}`);
say(isSmokeRun ? 'The smoke tests, a few minutes; --all runs all tests.' : 'The requested tests.');
const site = { BASE_URL: new URL(url).origin, SANDBOX_URL: undefined };
const { name, args = [], env, report } = browser(site, isSmokeRun ? smoke : extra, 'preview');
const code = await startNode(name, args, { env, onLine: run.onLine }).ended;
const file = join(root, report?.file ?? '');
const counts = countStage(code, { kind: 'playwright', file });
await stopAll();
if (counts.failed > 0) run.details().forEach((line) => console.log(line));
try {
  for (const [reason, count] of skippedFor(JSON.parse(readFileSync(file, 'utf8'))))
    console.log(`skipped ${String(count).padStart(4)}  ${reason}`);
} catch {
  console.log(run.summary()); // Playwright left no report
}
console.log(`\n${closingLine({ ...counts, reasons: undefined })}`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
