import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findInstalledEngines } from '../../scripts/setup/engines.mjs';
import type { EngineName } from '../../scripts/setup/engines.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The tests of this folder in each installed engine besides the Chromium of the browser tests. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  outputDir: `${root}/test-results/engines`,
  // Starting an engine and loading a page takes tens of seconds on a busy machine.
  timeout: 180_000,
  // WebKitWebDriver has one session at a time, so a file's tests share one.
  workers: 2,
  // WebKitWebDriver loses its browser once in some hundred tests. `npm test` reports how many tests were flaky.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ['json', { outputFile: `${root}/${process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/engines.json'}` }],
  ],
  projects: findInstalledEngines().map((engine) => ({ name: engine, use: { engine } })),
});
