import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { freePort } from '../setup/ports.mjs';
import { startNode, untilServed } from '../setup/processes.mjs';

const folder = '.cache/test-site';

/** Of the password in tests/support/utilities.ts. */
const utilitiesVerifier = 'pbkdf2-sha256:600000:htXvJdwd9WRJSnXIfqGtIg:zf2DktsXXAuerjg3ebJw-tYNVZB1S73ATCi5MU-Kymw';

/**
 * Builds the shop that the browser tests look at, from a seeded sandbox of its own, and serves it. It has its own
 * ports and folders, so that a running `npm start` is not disturbed. All of it runs until the tests are over.
 * @param {(line: string) => void} onLine
 * @returns {Promise<{ BASE_URL: string, SANDBOX_URL: string }>}
 */
export async function buildSite(onLine) {
  rmSync(join(root, folder), { recursive: true, force: true });
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const urls = { BASE_URL: `http://localhost:${port}`, SANDBOX_URL: `http://localhost:${sandboxPort}` };
  const env = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    API_HOST: urls.SANDBOX_URL,
    SITE_URL: 'https://clavija.example',
    SNAPSHOT_DIR: `${folder}/snapshot`,
    DIST_DIR: `${folder}/dist`,
    CACHE_DIR: `${folder}/astro`,
    UTILITIES_VERIFIER: utilitiesVerifier,
    // What the machine may have set for a build of its own (blank counts as unset).
    ...{ NETLIFY: '', CONTEXT: '', URL: '', API_PATH: '' },
  };
  const started = Date.now();
  const start = (/** @type {string} */ name, /** @type {string[]} */ args) => startNode(name, args, { env, onLine });
  const run = async (/** @type {string} */ name, /** @type {string[]} */ args) => {
    const code = await start(name, args).ended;
    if (code !== 0)
      throw new Error(`The test site could not be made: the step "${name}" ended with exit code ${code}.`);
    onLine(`${name} done after ${Date.now() - started} ms`);
  };

  // Each test may come from an address of its own (X-Forwarded-For).
  const data = ['--data', ':memory:', '--seed', '1', '--trust-proxy'];
  const sandbox = start('sandbox', ['scripts/sandbox/main.ts', '--port', String(sandboxPort), ...data]);
  await untilServed(sandbox, `${urls.SANDBOX_URL}/api/getCategorias.php`);
  await run('snapshot', ['scripts/snapshot/main.ts']);
  await run('build', ['node_modules/astro/bin/astro.mjs', 'build']);
  await untilServed(start('preview', ['scripts/preview/main.ts']), `${urls.BASE_URL}/`);
  return urls;
}
