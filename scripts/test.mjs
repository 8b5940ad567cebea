// `npm test`: all that can be shown to be right, from nothing, on whatever Node is there. Composition only.
//   node scripts/test.mjs [--only unit,browser] [--deep] [more, for Vitest or Playwright where one of them runs alone]
// With BASE_URL set the browser tests run against that site, and none is built.
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { stopAll, stopOnSignals } from './setup/processes.mjs';
import { readArguments } from './test/arguments.mjs';
import { closingLine, sum } from './test/counts.mjs';
import { failure, runStage, sideBySide } from './test/run.mjs';
import { buildSite } from './test/site.mjs';
import { browser, checks, sync } from './test/stages.mjs';

const began = Date.now();
const results = [];

try {
  const { groups, deep, extra } = readArguments(process.argv.slice(2));
  if (deep) process.env.DEEP = '1';
  ensureInstalled();
  stopOnSignals(() => 130);
  // The tests start some two hundred scripts: each begins twice as fast with what Node made of it before.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');

  const { BASE_URL, SANDBOX_URL } = process.env;
  const withBrowser = groups.has('browser');
  if (withBrowser) console.log(`Browser: ${(await findBrowser()).executablePath}`);

  // The types of Astro's own modules, which lint and types read: once, before they run side by side.
  if (groups.has('lint') || groups.has('types')) results.push(await runStage(sync));

  let site = BASE_URL && { BASE_URL, SANDBOX_URL };
  const build = { name: 'site', work: async (onLine) => void (site = await buildSite(onLine)) };
  results.push(...(await sideBySide([...(withBrowser && !site ? [build] : []), ...checks(groups, extra)])));

  // Alone and last, so that nothing else stands in its timings.
  if (withBrowser)
    results.push(
      site
        ? await runStage(browser(site, extra))
        : failure('browser', 'There is no site to test: see the stage "site".'),
    );
} catch (error) {
  results.push(failure('test', error instanceof Error ? error.message : String(error)));
}

await stopAll();
const total = sum(results);
console.log(`\n${Math.round((Date.now() - began) / 1000)} s\n${closingLine(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
