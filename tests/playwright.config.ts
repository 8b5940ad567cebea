import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/setup/browser.mjs';
import { tmpfsDir } from './support/tmpfs.ts';
import { isDeepRun } from './support/isDeepRun.ts';
import { testsAllCases } from './support/sampling.ts';
import { onSandbox } from './support/site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
// TEST_BROWSER selects Playwright's own WebKit or Firefox (`npx playwright install webkit`). The default is the machine's Chromium.
const testBrowser = process.env['TEST_BROWSER'] as 'webkit' | 'firefox' | undefined;
const { executablePath, args, env } = testBrowser ? { executablePath: '', args: [], env: {} } : await findBrowser();
const { BASE_URL, PLAYWRIGHT_JSON_OUTPUT_FILE, CI } = process.env;
if (!BASE_URL) {
  throw new Error(
    'BASE_URL is not set, so there is no site to test. `npm run test:browser` builds and serves one; ' +
      'with BASE_URL=https://… the tests run against that deploy.',
  );
}

/** Browser tests of built pages. tests/support/tags.ts has the tags for the viewports. */
export default defineConfig({
  testDir: 'browser',
  // This test builds two more shops.
  testIgnore: isDeepRun ? [] : 'pathological-input.test.ts',
  // Each run clears its output folder; separate ones allow two runs at a time.
  outputDir: `${root}/test-results/${onSandbox ? 'local' : 'deploy'}`,
  fullyParallel: true,
  // On a busy machine, axe alone takes half a minute for a page.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // For two cores: tests spend half of their time waiting. The fourth worker saves a fifteenth of the total.
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
    // A service worker would bypass the tests' routes; tests that need it, such as offline.test.ts, allow it.
    serviceWorkers: 'block',
    // Failures against a deploy may not be reproducible, so their traces are kept.
    trace: onSandbox ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    ...(testBrowser
      ? { browserName: testBrowser }
      : {
          launchOptions: {
            executablePath,
            // Fractional glyph advances as on phones; a headless shell rounds them to whole pixels.
            args: [...args, '--font-render-hinting=none'],
            ignoreDefaultArgs: [
              // Enables the back/forward cache and the pop-up blocker, as in the browsers of shoppers.
              ...['--disable-back-forward-cache', '--disable-popup-blocking'],
              // Playwright's default makes Chromium use files on disk as shared memory. In memory, the tests take a fifth less CPU
              // time.
              ...(tmpfsDir ? ['--disable-dev-shm-usage'] : []),
            ],
            // Without a locale, Chromium can't name downloaded files.
            env: { LANG: 'C.UTF-8', ...process.env, ...env },
          },
        }),
  },
  projects: [
    {
      name: 'phone',
      grep: /@phone|@both/,
      ...(testsAllCases ? {} : { grepInvert: /@deep/ }),
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: testsAllCases ? /@phone/ : /@phone|@deep/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // Playwright's Firefox does not support isMobile.
  ].filter(({ name }) => testBrowser !== 'firefox' || name === 'desktop'),
});
