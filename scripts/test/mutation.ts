import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installTool } from '../setup/installTool.mjs';
import { root } from '../setup/paths.mjs';

// `npm run test:mutation [-- --mutate 'src/lib/*.ts']` runs Stryker (63 MB, so no dependency) with its own options. Exits
// with 1 if fewer mutants are killed than tests/stryker.config.mjs demands.
const version = '10.1.1';
const packages = installTool('stryker', {
  '@stryker-mutator/core': version,
  '@stryker-mutator/vitest-runner': version,
});
const stryker = join(packages, '@stryker-mutator/core/bin/stryker.js');
const { status } = spawnSync(
  process.execPath,
  [stryker, 'run', 'tests/stryker.config.mjs', ...process.argv.slice(2)],
  // The short form of each test is enough.
  { cwd: root, stdio: 'inherit', env: { ...process.env, DEEP: undefined } },
);
process.exitCode = status ?? 1;
