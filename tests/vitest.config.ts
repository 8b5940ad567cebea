import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lazy } from '../scripts/build/lazy.ts';

const rules = 'tests/unit/**/*.test.{ts,tsx}';
/** They replace what a page has, or begin with a store that nobody has used: each by itself. */
const alone = [
  'tests/unit/{api,layouts}/**/*.test.ts',
  'tests/unit/features/{branches,listing,promo,utilities,visits}/**/*.test.ts',
  'tests/unit/features/invoice/sendRequest.test.ts',
  'tests/unit/features/product/liveCalls.test.ts',
  'tests/unit/scripts/pageKey.test.ts',
];

// Plain Vitest, without Astro's config: nothing here renders .astro files (the browser tests see those built), and React
// views are rendered with react-dom/server in Node.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [lazy()],
  test: {
    projects: [
      // The files share what they import, which is half of their time.
      { extends: true, test: { name: 'rules', include: [rules], exclude: alone, isolate: false } },
      {
        extends: true,
        test: { name: 'parts', include: [...alone, 'tests/{snapshot,sandbox,preview}/**/*.test.ts'] },
      },
    ],
    environment: 'node',
    // Two cores, and other parts of the tests beside: time is not what these prove.
    testTimeout: 60_000,
    // Vitest leaves a core free for its watcher, which does not run here.
    maxWorkers: '100%',
    // A failure says in its first line what was and what should be.
    chaiConfig: { truncateThreshold: 400 },
    // The code must not lean on where the build machine stands (R11.6).
    env: { TZ: 'UTC' },
    // With `--coverage`.
    coverage: {
      include: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
      reporter: ['html', 'json-summary'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
