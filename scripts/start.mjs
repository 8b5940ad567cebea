// `npm start` sets up and serves everything, from nothing, on any Node.
//   install → sandbox API (unless API_HOST names a live one) → snapshot → build → the shop on PORT
// `npm run dev` is the same with Astro's dev server in place of build and preview.
import { noticing } from './setup/damage.mjs';
import { ownFolders } from './setup/folders.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { claimPorts, portOf } from './setup/ports.mjs';
import { prefixed, startNode, stopAll, stopOnSignals, untilServed } from './setup/processes.mjs';

const dev = process.argv.includes('--dev');
let serving = false;

try {
  const port = portOf('PORT', 4321);
  const sandboxPort = portOf('SANDBOX_PORT', 4322);
  const live = process.env.API_HOST;
  const shopPort = { variable: 'PORT', port, what: 'the shop' };
  const apiPort = { variable: 'SANDBOX_PORT', port: sandboxPort, what: 'the sandbox API' };
  await claimPorts([shopPort, ...(live ? [] : [apiPort])], dev ? 'npm run dev' : 'npm start');
  const folders = ownFolders(port);
  process.once('exit', folders.free);
  if (folders.other) {
    console.log(`The folders are those of the shop on ${folders.other}: this one has its own, .cache/copy-${port}.`);
  }
  ensureInstalled();

  // Ctrl-C exits with 0 once the shop is served, before that with 130.
  stopOnSignals(() => (serving ? 0 : 130));
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), ...folders.env };
  const children = [];

  if (!live) {
    const data = folders.data ? ['--data', folders.data] : [];
    const sandboxArguments = ['scripts/sandbox/sandbox.ts', '--port', String(sandboxPort), ...data];
    const sandbox = startNode('sandbox', sandboxArguments, { env });
    children.push(sandbox);
    await untilServed(sandbox, `http://localhost:${sandboxPort}/api/getCategorias.php`);
  }

  // --sandbox: the sandbox may have been reseeded with another shop.
  const order = [dev ? '--snapshot-only' : '--unless-current', ...(live ? [] : ['--sandbox'])];
  const onLine = noticing(prefixed('build'));
  const build = startNode('build', ['scripts/build.ts', ...order], { env, onLine });
  const code = await build.ended;
  if (code !== 0)
    throw new Error(
      `There is no shop to serve: the build ended with exit code ${code}; what it said is above.${onLine.remedy()}`,
    );

  const shop = dev
    ? startNode('astro', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], { env })
    : startNode('preview', ['scripts/preview/preview.ts'], { env });
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
