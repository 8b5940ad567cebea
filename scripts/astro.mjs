// Astro with the project's Node and settings: `node scripts/astro.mjs build`.
import { startNode, stopOnSignals } from './setup/processes.mjs';

stopOnSignals(() => 130);
const astro = startNode('astro', ['node_modules/astro/bin/astro.mjs', ...process.argv.slice(2)], {
  onLine: (line) => console.log(line),
});
process.exitCode = await astro.ended;
