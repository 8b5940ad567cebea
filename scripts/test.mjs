// `npm test` runs all checks, even in a new checkout, with any Node.
//   node scripts/test.mjs [--only unit,browser,engines] [--deep] [--install | --install-only]
//     [arguments for Vitest or Playwright, if only one of them runs]
// --install first installs the browser engines that are available for this machine; --install-only does nothing else.
// With BASE_URL the browser tests run against that site instead of building one.
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { findInstalledEngines, installEngines, describeMissingEngines } from './setup/engines.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/paths.mjs';
import { stopAll, stopOnSignals } from './setup/processes.mjs';
import { formatSummary, sumCounts } from './test/counts.mjs';
import { reportFailure, runStage, runStages } from './test/runStages.mjs';
import { buildTestSites } from './test/site.mjs';
import { createBrowserStage, createChecks, createEnginesStage, syncStage } from './test/stages.mjs';

const allGroups = ['lint', 'unit', 'browser', 'engines'];
const start = Date.now();
const results = [];

try {
  const { groups, deep, install, installOnly, runnerArguments } = parseArguments(process.argv.slice(2));
  if (deep) process.env.DEEP = '1';
  ensureInstalled();
  if (install) installEngines();
  if (installOnly) {
    console.log(`Engines: ${findInstalledEngines().join(', ') || 'none'}`);
    process.exit();
  }
  stopOnSignals(() => 130);
  // The tests start many scripts; with the compile cache these start twice as fast.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');

  const { BASE_URL, SANDBOX_URL } = process.env;
  const withBrowser = groups.has('browser');
  if (withBrowser) console.log(`Browser: ${process.env.TEST_BROWSER ?? (await findBrowser()).executablePath}`);
  // The user journeys write, so they never run against a live API.
  const withEngines = groups.has('engines') && (!BASE_URL || Boolean(SANDBOX_URL));
  if (withEngines) for (const missing of describeMissingEngines()) console.log(`No user journeys in ${missing}`);

  // Several lint stages need the types that Astro generates.
  if (groups.has('lint')) results.push(await runStage(syncStage));

  let site = BASE_URL && { BASE_URL, SANDBOX_URL };
  const build = { name: 'site', run: async (onLine) => void (site = await buildTestSites(onLine)) };
  const needsBuild = (withBrowser || withEngines) && !site;
  results.push(...(await runStages([...(needsBuild ? [build] : []), ...createChecks(groups, runnerArguments)])));

  // One at a time, so that nothing else affects their timings.
  const siteStages = [
    ...(withBrowser ? [{ name: 'browser', createStage: createBrowserStage }] : []),
    ...(withEngines && findInstalledEngines().length > 0 ? [{ name: 'engines', createStage: createEnginesStage }] : []),
  ];
  for (const { name, createStage } of siteStages)
    results.push(
      site
        ? await runStage(createStage(site, runnerArguments))
        : reportFailure(name, 'There is no site to test: see the stage "site".'),
    );
  if (groups.size === 1 && withEngines && siteStages.length === 0)
    results.push(reportFailure('engines', 'This machine has none of the engines: npm run test:engines installs them.'));
} catch (error) {
  results.push(reportFailure('test', error instanceof Error ? error.message : String(error)));
}

await stopAll();
const total = sumCounts(results);
console.log(`\n${Math.round((Date.now() - start) / 1000)} s\n${formatSummary(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/**
 * Parses the arguments of `npm test`. `runnerArguments` are those for Vitest or Playwright.
 * @param {string[]} args
 */
function parseArguments(args) {
  const runnerArguments = [...args];
  const deep = removeOption(runnerArguments, '--deep', 0) !== undefined;
  const install = removeOption(runnerArguments, '--install', 0) !== undefined;
  const installOnly = removeOption(runnerArguments, '--install-only', 0) !== undefined;
  const only = removeOption(runnerArguments, '--only', 1);
  const groups = new Set(only?.[1]?.split(',') ?? (only ? [] : allGroups));
  const unknown = [...groups].filter((group) => !allGroups.includes(group));
  if (groups.size === 0 || unknown.length > 0) {
    throw new Error(
      `--only takes one or more of ${allGroups.join(', ')}, separated by commas${unknown.length ? `; not ${unknown.join(', ')}` : ''}.`,
    );
  }
  const testRunners = ['unit', 'browser', 'engines'].filter((group) => groups.has(group));
  if (runnerArguments.length > 0 && testRunners.length !== 1) {
    throw new Error(
      `"${runnerArguments.join(' ')}" is for Vitest or Playwright: select one with --only unit, --only browser or --only engines.`,
    );
  }
  return { groups, deep, install: install || installOnly, installOnly, runnerArguments };
}

/** Removes an option with its values. Returns them. @param {string[]} args @param {string} name @param {number} values */
function removeOption(args, name, values) {
  const index = args.indexOf(name);
  return index < 0 ? undefined : args.splice(index, 1 + values);
}
