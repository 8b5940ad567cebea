import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lazyPlugin } from '../scripts/build/lazyPlugin.ts';

// Stryker runs these tests for each mutant: the fast tests of rules, isolated by file.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [lazyPlugin()],
  test: {
    include: [
      'tests/unit/{api,catalogue,components,contract,features,lib}/**/*.test.{ts,tsx}',
      'tests/unit/scripts/{apiGuard,logInjection,netlifyFiles,outputFolder,pageAssets,policy,preloads}.test.ts',
      'tests/snapshot/{catalogue,changes,discontinued,publishGuards,retry,validateCatalogue}.test.ts',
    ],
    // The first measures time, which concurrent mutants distort; the others set the time zone and the working directory, which
    // Stryker's threads share.
    exclude: [
      'tests/unit/lib/linearTime.test.ts',
      'tests/unit/features/product/productPriceAndStock.test.ts',
      'tests/unit/catalogue/pageKey.test.ts',
    ],
    environment: 'node',
    testTimeout: 20_000,
    env: { TZ: 'UTC' },
  },
});
