/**
 * The stages of `npm test`. A stage without a report counts as one test, by its exit code.
 * @typedef {import('./counts.mjs').TestReport} TestReport
 * @typedef {{ name: string, args?: string[], env?: Record<string, string | undefined>, report?: TestReport,
 *   run?: (onLine: (line: string) => void) => Promise<unknown> }} Stage
 *   `args`: of Node; `run`: a function that runs instead of Node
 */
const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const reports = '.cache/test';

/** @type {Stage} */
export const syncStage = { name: 'sync', args: [bin('astro/bin/astro.mjs'), 'sync'] };

/**
 * Creates the stages that need no site, longest first.
 * @param {Set<string>} groups
 * @param {string[]} runnerArguments arguments for Vitest
 * @returns {Stage[]}
 */
export function createChecks(groups, runnerArguments) {
  const unitReport = `${reports}/unit.json`;
  /** @type {(Stage & { group: string })[]} */
  const stages = [
    {
      group: 'unit',
      name: 'unit',
      args: [
        bin('vitest/vitest.mjs'),
        ...['run', '--config', 'tests/vitest.config.ts'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
        ...runnerArguments,
      ],
      report: { kind: 'vitest', file: unitReport },
    },
    // Lint rules, and the types of all files except .astro; of src/ with the library of the oldest browsers (src/tsconfig.json).
    {
      group: 'lint',
      name: 'oxlint',
      args: [bin('oxlint/bin/oxlint'), '--type-check', '--config', 'tests/oxlintrc.json', '.'],
    },
    {
      group: 'lint',
      name: 'eslint',
      args: [bin('eslint/bin/eslint.js'), '--config', 'tests/eslint.config.mjs', '--max-warnings', '0', '.'],
    },
    {
      group: 'lint',
      name: 'stylelint',
      args: [
        bin('stylelint/bin/stylelint.mjs'),
        ...['--config', 'tests/stylelint.config.mjs', '--max-warnings', '0', 'src/**/*.css'],
      ],
    },
    {
      group: 'lint',
      name: 'astro',
      args: [
        bin('astro/bin/astro.mjs'),
        ...['check', '--noSync', '--minimumSeverity', 'warning', '--tsconfig', 'tests/tsconfig.astro.json'],
      ],
    },
    { group: 'lint', name: 'browsers', args: ['tests/baseline/checkBrowserSupport.ts'] },
    {
      group: 'lint',
      name: 'oxfmt',
      args: [bin('oxfmt/bin/oxfmt'), '--config', 'tests/oxfmtrc.json', '--check', '.'],
    },
    // oxfmt does not support .astro files.
    { group: 'lint', name: 'prettier', args: [bin('prettier/bin/prettier.cjs'), '--check', 'src/**/*.astro'] },
    {
      group: 'lint',
      name: 'layers',
      args: [
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...['--config', 'tests/dependency-cruiser.config.mjs', 'src', 'scripts'],
      ],
    },
  ];
  if (process.env.DEEP) stages.push({ group: 'unit', name: 'mutation', args: ['scripts/test/mutation.ts'] });
  return stages.filter((stage) => groups.has(stage.group));
}

/**
 * Creates a stage that runs Playwright on a site.
 * @param {{ BASE_URL: string, SANDBOX_URL?: string, MALICIOUS_URL?: string }} site
 * @param {string[]} runnerArguments arguments for Playwright
 * @param {string} [name]
 * @param {string} [config] configuration file of Playwright
 * @returns {Stage}
 */
export function createBrowserStage(site, runnerArguments, name = 'browser', config = 'tests/playwright.config.ts') {
  const file = `${reports}/${name}.json`;
  return {
    name,
    args: [bin('@playwright/test/cli.js'), 'test', '--config', config, ...runnerArguments],
    env: { ...site, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: { kind: 'playwright', file },
  };
}

/**
 * Creates the stage of the cross-browser tests (tests/browserEngines), in each installed engine besides the current Chromium.
 * @param {{ BASE_URL: string, SANDBOX_URL?: string }} site
 * @param {string[]} runnerArguments arguments for Playwright
 */
export const createEnginesStage = (site, runnerArguments) =>
  createBrowserStage(site, runnerArguments, 'engines', 'tests/browserEngines/playwright.config.ts');
