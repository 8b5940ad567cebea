// `npm start` installs, builds and serves everything in a new checkout, with any Node.
//   install → sandbox API (unless API_HOST is set) → snapshot → build → the shop on PORT
// `npm run dev` runs Astro's dev server instead of build and preview.
import { detectDamage } from './setup/damage.mjs';
import { acquireFolders } from './setup/folders.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { assertPortsFree, readPort } from './setup/ports.mjs';
import { createLinePrinter, startNode, stopAll, stopOnSignals, waitUntilServed } from './setup/processes.mjs';

const isDev = process.argv.includes('--dev');
let isServing = false;

try {
  const unknown = process.argv.slice(2).filter((argument) => argument !== '--dev');
  if (unknown.length > 0)
    throw new Error(
      `\`npm start\` and \`npm run dev\` take no options, such as ${unknown.join(' ')}. Their variables, such as PORT, are in scripts/README.md.`,
    );
  const port = readPort('PORT', 4321);
  const sandboxPort = readPort('SANDBOX_PORT', 4322);
  const liveApi = process.env.API_HOST;
  const shopPort = { variable: 'PORT', port, service: 'the shop' };
  const apiPort = { variable: 'SANDBOX_PORT', port: sandboxPort, service: 'the sandbox API' };
  await assertPortsFree([shopPort, ...(liveApi ? [] : [apiPort])], isDev ? 'npm run dev' : 'npm start');
  const folders = acquireFolders(port);
  process.once('exit', folders.release);
  if (folders.otherInstanceUrl) {
    console.log(
      `The instance on ${folders.otherInstanceUrl} uses the default folders, so this one uses .cache/instance-${port}.`,
    );
  }
  ensureInstalled();

  // Ctrl-C exits with 0 once the shop is served, before that with 130.
  stopOnSignals(() => (isServing ? 0 : 130));
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), ...folders.env };
  const children = [];

  if (!liveApi) {
    const data = folders.sandboxDatabase ? ['--data', folders.sandboxDatabase] : [];
    const sandboxArguments = ['scripts/sandbox/sandbox.ts', '--port', String(sandboxPort), ...data];
    const sandbox = startNode('sandbox', sandboxArguments, { env });
    children.push(sandbox);
    await waitUntilServed(sandbox, `http://localhost:${sandboxPort}/api/getCategorias.php`);
  }

  // --sandbox: the sandbox may have been reseeded with another shop.
  const buildOptions = [isDev ? '--snapshot-only' : '--unless-current', ...(liveApi ? [] : ['--sandbox'])];
  const onLine = detectDamage(createLinePrinter('build'));
  const build = startNode('build', ['scripts/build.ts', ...buildOptions], { env, onLine });
  const buildCode = await build.ended;
  if (buildCode !== 0)
    throw new Error(
      `There is no shop to serve: the build ended with exit code ${buildCode}; its output is above.${onLine.remedy()}`,
    );

  const site = isDev
    ? startNode('astro', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], { env })
    : startNode('preview', ['scripts/preview/preview.ts'], { env });
  children.push(site);
  await waitUntilServed(site, `http://localhost:${port}/`);

  isServing = true;
  const log = createLinePrinter('start');
  log(`The shop   http://localhost:${port}`);
  log(`The API    ${liveApi || `http://localhost:${sandboxPort} (sandbox)`}`);
  log('Ctrl-C stops everything.');

  const [endedName, exitCode] = await Promise.race(children.map(async (child) => [child.name, await child.ended]));
  throw new Error(
    `${endedName} ended unexpectedly (exit code ${exitCode}); its output is above. Run \`npm start\` again` +
      (endedName === 'sandbox' ? ', after removing the folder .sandbox if its data is damaged.' : '.'),
  );
} catch (error) {
  await stopAll();
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
