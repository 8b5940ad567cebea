// Runs Astro with the project's Node and settings: `node scripts/astro.mjs build`.
import { startNode, stopOnSignals } from './setup/processes.mjs';

stopOnSignals(() => 130);
const args = process.argv.slice(2);
// --silent: a build prints a line per page; buildCache.ts prints their number instead.
if (args[0] === 'build') args.push('--silent');
const astro = startNode('astro', ['node_modules/astro/bin/astro.mjs', ...args], {
  output: 'inherit',
  // One thread writes the pages and stays busy. With libuv's default of four, waking an idle thread for each write costs 1 to 2 of 24 s.
  env: args[0] === 'build' ? { UV_THREADPOOL_SIZE: '1' } : {},
});
process.exitCode = await astro.ended;
