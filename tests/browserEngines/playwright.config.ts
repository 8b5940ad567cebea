import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findInstalledEngines, type EngineName } from '../../scripts/setup/engines.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests of this folder in each installed browser engine besides the Chromium of the browser tests. */
export default defineConfig<object, { browserEngine: EngineName }>({
  testDir: '.',
  outputDir: `${root}/test-results/engines`,
  // Starting a browser and loading a page takes tens of seconds on a busy machine.
  timeout: 180_000,
  // Each worker has its own browser, and runs the tests of a file in order: WebKitWebDriver has one session at a time.
  workers: 2,
  // WebKitWebDriver loses its browser about once in a few hundred tests. `npm test` reports how many tests were flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: `${root}/${process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/engines.json'}` }],
  ],
  projects: findInstalledEngines().map((name) => ({ name, use: { browserEngine: name } })),
});
