// `npm test` runs all checks, from nothing, on any Node.
//   node scripts/test.mjs [--only unit,browser,engines] [--deep] [--install | --install-only]
//     [arguments for Vitest or Playwright, where one of them runs alone]
// --install installs the engines that are available for this machine, --install-only stops there.
// With BASE_URL the browser tests run against that site instead of building one.
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { foundEngines, installEngines, missingEngines } from './setup/engines.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { stopAll, stopOnSignals } from './setup/processes.mjs';
import { readArguments } from './test/arguments.mjs';
import { closingLine, sum } from './test/counts.mjs';
import { failure, runStage, sideBySide } from './test/run.mjs';
import { buildSite } from './test/site.mjs';
import { browser, checks, engines, sync } from './test/stages.mjs';

const began = Date.now();
const results = [];

try {
  const { groups, deep, install, installOnly, extra } = readArguments(process.argv.slice(2));
  if (deep) process.env.DEEP = '1';
  ensureInstalled();
  if (install) installEngines();
  if (installOnly) {
    console.log(`Engines: ${foundEngines().join(', ') || 'none'}`);
    process.exit();
  }
  stopOnSignals(() => 130);
  // The tests start some two hundred scripts: with the compile cache each starts twice as fast.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');

  const { BASE_URL, SANDBOX_URL } = process.env;
  const withBrowser = groups.has('browser');
  if (withBrowser) console.log(`Browser: ${process.env.TEST_BROWSER ?? (await findBrowser()).executablePath}`);
  // The tour writes, so it never runs against a live API.
  const withEngines = groups.has('engines') && (!BASE_URL || Boolean(SANDBOX_URL));
  if (withEngines) for (const missing of missingEngines()) console.log(`No tour in ${missing}`);

  // Lint and types both read the types of Astro's modules: generate them once, before they run in parallel.
  if (groups.has('lint')) results.push(await runStage(sync));

  let site = BASE_URL && { BASE_URL, SANDBOX_URL };
  const build = { name: 'site', work: async (onLine) => void (site = await buildSite(onLine)) };
  results.push(
    ...(await sideBySide([...((withBrowser || withEngines) && !site ? [build] : []), ...checks(groups, extra)])),
  );

  // Alone and last, so that nothing else affects their timings.
  const stages = [...(withBrowser ? [browser] : []), ...(withEngines && foundEngines().length > 0 ? [engines] : [])];
  for (const stage of stages)
    results.push(
      site
        ? await runStage(stage(site, extra))
        : failure(stage.name, 'There is no site to test: see the stage "site".'),
    );
  if (groups.size === 1 && withEngines && stages.length === 0)
    results.push(failure('engines', 'This machine has none of the engines: npm run test:engines installs them.'));
} catch (error) {
  results.push(failure('test', error instanceof Error ? error.message : String(error)));
}

await stopAll();
const total = sum(results);
console.log(`\n${Math.round((Date.now() - began) / 1000)} s\n${closingLine(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
