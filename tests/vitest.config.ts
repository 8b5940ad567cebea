import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lazyPlugin } from '../scripts/build/lazyPlugin.ts';

const unitTests = 'tests/unit/**/*.test.{ts,tsx}';
/** Tests that need a fresh module registry: they replace globals of a page, or need a store in its initial state. */
const isolatedTests = [
  'tests/unit/{api,layouts}/**/*.test.ts',
  'tests/unit/features/{branches,listing,promo,utilities,visits}/**/*.test.ts',
  'tests/unit/features/compare/compareStore.test.ts',
  'tests/unit/features/invoice/submitRequest.test.ts',
  'tests/unit/features/product/prefetchProduct.test.ts',
  'tests/unit/lib/idle.test.ts',
  'tests/unit/catalogue/pageKey.test.ts',
];

// Without Astro's config: no test here renders .astro files (the browser tests check built ones), and react-dom/server renders
// React views in Node.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [lazyPlugin()],
  test: {
    projects: [
      // Files share imported modules, which halves the time.
      { extends: true, test: { name: 'shared', include: [unitTests], exclude: isolatedTests, isolate: false } },
      {
        extends: true,
        test: { name: 'isolated', include: [...isolatedTests, 'tests/{snapshot,rebuild,sandbox,deploy}/**/*.test.ts'] },
      },
    ],
    environment: 'node',
    // Other stages run at the same time, on two cores.
    testTimeout: 60_000,
    // By default, Vitest leaves a core to its watcher, which does not run here.
    maxWorkers: '100%',
    // The first line of a failure shows actual and expected value.
    chaiConfig: { truncateThreshold: 400 },
    // The code must not depend on the time zone of the build machine (R11.6).
    env: { TZ: 'UTC' },
    // With `--coverage`.
    coverage: {
      include: ['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'],
      reporter: ['html', 'json-summary'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
