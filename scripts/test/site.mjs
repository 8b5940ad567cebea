import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/paths.mjs';
import { findFreePort } from '../setup/ports.mjs';
import { startNode, waitUntilServed } from '../setup/processes.mjs';

/** The hash of the password in tests/support/utilitiesPage.ts. */
const utilitiesPasswordHash = 'pbkdf2-sha256:600000:htXvJdwd9WRJSnXIfqGtIg:zf2DktsXXAuerjg3ebJw-tYNVZB1S73ATCi5MU-Kymw';

// --trust-proxy: each test can have its own IP address (X-Forwarded-For).
const seededSandbox = ['scripts/sandbox/sandbox.ts', '--data', ':memory:', '--seed', '1', '--trust-proxy', '--port'];
const maliciousApi = ['tests/support/maliciousApi.ts'];

/**
 * Builds the site of the browser tests with its own seeded sandbox, and one of a malicious shop (tests/support/maliciousShop.ts), and
 * serves both until the tests end.
 * @param {(line: string) => void} onLine
 * @returns {Promise<{ BASE_URL: string, SANDBOX_URL: string, MALICIOUS_URL: string }>}
 */
export async function buildTestSites(onLine) {
  const { site, api } = await buildSeededSite('.cache/test-site', onLine);
  return {
    BASE_URL: site,
    SANDBOX_URL: api,
    MALICIOUS_URL: (await buildAndServe('.cache/malicious-site', maliciousApi, onLine)).site,
  };
}

/**
 * Builds and serves the site with the seeded sandbox.
 * @param {string} folder
 * @param {(line: string) => void} onLine
 * @param {{ https?: boolean }} [options] https: with HTTP/2 and a self-signed certificate
 */
export const buildSeededSite = (folder, onLine, options) => buildAndServe(folder, seededSandbox, onLine, options);

/**
 * Builds and serves a site on its own ports and folder, independent of a running `npm start`.
 * @param {string} folder
 * @param {string[]} apiCommand script and arguments that start its API, without the port
 * @param {(line: string) => void} onLine
 * @param {{ https?: boolean }} [options]
 * @returns {Promise<{ site: string, api: string }>} their URLs
 */
async function buildAndServe(folder, apiCommand, onLine, { https = false } = {}) {
  rmSync(join(root, folder), { recursive: true, force: true });
  const port = await findFreePort();
  const sandboxPort = await findFreePort();
  const site = `${https ? 'https' : 'http'}://localhost:${port}`;
  const api = `http://localhost:${sandboxPort}`;
  const env = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    API_HOST: api,
    SITE_URL: 'https://clavija.example',
    SNAPSHOT_DIR: `${folder}/snapshot`,
    DIST_DIR: `${folder}/dist`,
    CACHE_DIR: `${folder}/astro`,
    UTILITIES_VERIFIER: utilitiesPasswordHash,
    // Unsets variables of the machine's own builds.
    NETLIFY: '',
    CONTEXT: '',
    URL: '',
    API_PATH: '',
  };
  const started = Date.now();
  const start = (/** @type {string} */ name, /** @type {string[]} */ args) => startNode(name, args, { env, onLine });
  const run = async (/** @type {string} */ name, /** @type {string[]} */ args) => {
    const code = await start(name, args).ended;
    if (code !== 0) throw new Error(`Failed to build the test site: the step "${name}" ended with exit code ${code}.`);
    onLine(`${name} done ${Date.now() - started} ms after the start`);
  };

  await waitUntilServed(start('sandbox', [...apiCommand, String(sandboxPort)]), `${api}/api/getCategorias.php`);
  await run('snapshot', ['scripts/snapshot/snapshot.ts']);
  if (apiCommand === seededSandbox) await run('discontinue', ['tests/support/addDiscontinued.ts']);
  // Only 12, since the sandbox is slow at drawing photos.
  await run('Open Graph images', ['scripts/openGraphImages/openGraphImages.ts', '--max', '12']);
  await run('build', ['node_modules/astro/bin/astro.mjs', 'build']);
  await waitUntilServed(start('preview', ['scripts/preview/preview.ts', ...(https ? ['--https'] : [])]), `${site}/`);
  return { site, api };
}
