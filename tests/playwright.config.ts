import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/setup/browser.mjs';
import { memoryDir } from './support/memory.ts';
import { deep } from './support/sampling.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// TEST_BROWSER names Playwright's own WebKit or Firefox (`npx playwright install webkit`); by default a Chromium is found.
const engine = process.env['TEST_BROWSER'] as 'webkit' | 'firefox' | undefined;
const { executablePath, args, env } = engine ? { executablePath: '', args: [], env: {} } : await findBrowser();
const { BASE_URL, SANDBOX_URL, PLAYWRIGHT_JSON_OUTPUT_FILE, CI } = process.env;
// A deploy elsewhere cannot be looked at again: what failed there is kept.
const elsewhere = !SANDBOX_URL;
if (!BASE_URL) {
  throw new Error(
    'BASE_URL is not set, so there is no site to test. `npm run test:browser` builds and serves one; ' +
      'with BASE_URL=https://… the tests run against that deploy.',
  );
}

/** Browser tests, against built pages only. The tags of widths: tests/support/tags.ts. */
export default defineConfig({
  testDir: 'browser',
  // It builds two shops of its own.
  testIgnore: process.env['DEEP'] ? [] : 'pathological-input.test.ts',
  // Each run clears its own: two may go on at a time.
  outputDir: `${root}/test-results/${elsewhere ? 'preview' : 'local'}`,
  fullyParallel: true,
  // On a busy machine axe alone takes half a minute for a page: what fails fails by what it says, not by its time.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Two cores; a test waits half of its time: the fourth worker saves a fifteenth of the whole.
  workers: 4,
  retries: CI ? 1 : 0,
  forbidOnly: Boolean(CI),
  reporter: [
    ['list'],
    ['./support/failureReporter.ts'],
    [
      'json',
      {
        outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE
          ? `${root}/${PLAYWRIGHT_JSON_OUTPUT_FILE}`
          : `${root}/test-results/report.json`,
      },
    ],
  ],
  use: {
    baseURL: BASE_URL,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A worker would respond in the place of the tests' own routes; tests/browser/offline.test.ts lets it in.
    serviceWorkers: 'block',
    trace: elsewhere ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    // Without a language of the system a browser cannot name a file that it saves.
    ...(engine
      ? { browserName: engine }
      : {
          launchOptions: {
            executablePath,
            // Advances of letters as phones have them: not rounded to whole pixels, which a headless shell does.
            args: [...args, '--font-render-hinting=none'],
            ignoreDefaultArgs: [
              // As shoppers have them: pages kept for Back, and pop-ups blocked.
              ...['--disable-back-forward-cache', '--disable-popup-blocking'],
              // Playwright has Chromium share its memory through files of the disk; without, the same tests take a fifth less
              // of the processor.
              ...(memoryDir ? ['--disable-dev-shm-usage'] : []),
            ],
            env: { LANG: 'C.UTF-8', ...process.env, ...env },
          },
        }),
  },
  projects: [
    {
      name: 'phone',
      grep: /@narrow|@both/,
      ...(deep ? {} : { grepInvert: /@long/ }),
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: deep ? /@narrow/ : /@narrow|@long/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Playwright's Firefox takes no phone for one.
  ].filter(({ name }) => engine !== 'firefox' || name === 'desktop'),
});
