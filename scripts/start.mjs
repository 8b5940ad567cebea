// `npm start`: everything from nothing, on whatever Node is there. Composition only.
//   install → sandbox API (unless API_HOST names a live one) → snapshot → build → the shop on PORT
// `npm run dev` is the same with Astro's dev server in place of build and preview.
import { ensureInstalled } from './setup/install.mjs';
import { claimPort, portOf } from './setup/ports.mjs';
import { prefixed, startNode, stopAll, stopOnSignals, untilServed } from './setup/processes.mjs';

const dev = process.argv.includes('--dev');
let serving = false;

try {
  const port = portOf('PORT', 4321);
  const sandboxPort = portOf('SANDBOX_PORT', 4322);
  const live = process.env.API_HOST;
  await claimPort('PORT', port, 'the shop');
  if (!live) await claimPort('SANDBOX_PORT', sandboxPort, 'the sandbox API');
  ensureInstalled();

  // After a Ctrl-C on a shop that is up, all is well; before that something was left undone.
  stopOnSignals(() => (serving ? 0 : 130));
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
  const children = [];

  if (!live) {
    const sandbox = startNode('sandbox', ['scripts/sandbox/main.ts', '--port', String(sandboxPort)], { env });
    children.push(sandbox);
    await untilServed(sandbox, `http://localhost:${sandboxPort}/api/getCategorias.php`);
  }

  // The sandbox may have been filled anew with another shop.
  const order = [dev ? '--snapshot-only' : '--unless-current', ...(live ? [] : ['--sandbox'])];
  const build = startNode('build', ['scripts/build.ts', ...order], { env });
  const code = await build.ended;
  if (code !== 0)
    throw new Error(`There is no shop to serve: the build ended with exit code ${code}; what it said is above.`);

  const shop = dev
    ? startNode('astro', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], { env })
    : startNode('preview', ['scripts/preview/main.ts'], { env });
  children.push(shop);
  await untilServed(shop, `http://localhost:${port}/`);

  serving = true;
  const say = prefixed('start');
  say(`The shop   http://localhost:${port}`);
  say(`The API    ${live || `http://localhost:${sandboxPort} (sandbox)`}`);
  say('Ctrl-C stops everything.');

  const [dead, exit] = await Promise.race(children.map(async (child) => [child.name, await child.ended]));
  throw new Error(
    `${dead} ended by itself (exit code ${exit}); its last words are above. Run \`npm start\` again` +
      (dead === 'sandbox' ? ', after removing the folder .sandbox if it is the sandbox’s data that is damaged.' : '.'),
  );
} catch (error) {
  await stopAll();
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
