import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installTool } from '../setup/installTool.mjs';
import { root } from '../setup/paths.mjs';

// `npm run test:mutation [-- --mutate 'src/lib/*.ts']` runs Stryker (63 MB, so not a dependency). Exits with 1 if the mutation
// score is below the threshold in tests/stryker.config.mjs.
const version = '10.1.1';
const packages = installTool('stryker', {
  '@stryker-mutator/core': version,
  '@stryker-mutator/vitest-runner': version,
});
const stryker = join(packages, '@stryker-mutator/core/bin/stryker.js');
const { status } = spawnSync(
  process.execPath,
  [stryker, 'run', 'tests/stryker.config.mjs', ...process.argv.slice(2)],
  // Without DEEP: the tests of `npm test` are enough.
  { cwd: root, stdio: 'inherit', env: { ...process.env, DEEP: undefined } },
);
process.exitCode = status ?? 1;
