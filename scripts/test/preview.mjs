// `npm run test:preview -- https://… [more, for Playwright]`: the browser tests against any deploy, without a write to
// its API (R12.2). What needs the sandbox is skipped, and named.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../setup/browser.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { root } from '../setup/paths.mjs';
import { stopAll, stopOnSignals } from '../setup/processes.mjs';
import { closingLine } from './counts.mjs';
import { runStage } from './run.mjs';
import { skippedFor } from './skipped.mjs';
import { browser } from './stages.mjs';

const [address = '', ...extra] = process.argv.slice(2);
if (!/^https?:\/\/[^/?#]+\/?$/.test(address)) {
  console.error(
    `Say which deploy: npm run test:preview -- https://deploy-preview-1--shop.netlify.app${address && `, not "${address}"`}`,
  );
  process.exit(1);
}
ensureInstalled();
stopOnSignals(() => 130);
console.log(`Browser: ${(await findBrowser()).executablePath}`);
const stage = browser({ BASE_URL: new URL(address).origin, SANDBOX_URL: undefined }, extra, 'preview');
const counts = await runStage(stage);
await stopAll();
if (stage.report) {
  const report = JSON.parse(readFileSync(join(root, stage.report.file), 'utf8'));
  for (const [why, count] of skippedFor(report)) console.log(`skipped ${String(count).padStart(4)}  ${why}`);
}
console.log(`\n${closingLine(counts)}`);
process.exit(counts.failed > 0 || counts.passed === 0 ? 1 : 0);
