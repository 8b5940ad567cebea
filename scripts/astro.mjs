// Astro with the project's Node and settings: `node scripts/astro.mjs build`.
import { startNode, stopOnSignals } from './setup/processes.mjs';

stopOnSignals(() => 130);
// A build says a line for each page: read here and said again, ten thousand of them took seconds.
const astro = startNode('astro', ['node_modules/astro/bin/astro.mjs', ...process.argv.slice(2)], { says: 'as it is' });
process.exitCode = await astro.ended;
