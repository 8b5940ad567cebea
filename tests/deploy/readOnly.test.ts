import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadOnlyProxy, type ReadOnlyProxy } from '../support/readOnlyProxy.ts';
import { startScript } from '../support/startScript.ts';
import { startServer } from '../support/startServer.ts';
import { tempDir } from '../support/tempDir.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

const root = join(import.meta.dirname, '..', '..');
const { PATH = '', HOME = '', CHROME_PATH = '', TEST_BROWSER_FOUND = '' } = process.env;
const createEnv = (variables: Record<string, string> = {}): Record<string, string> => ({
  PATH,
  HOME,
  CHROME_PATH,
  TEST_BROWSER_FOUND,
  ASTRO_TELEMETRY_DISABLED: '1',
  ...variables,
});

/** Runs a script. @returns its output. @throws Error if it fails */
async function runScript(script: string, args: string[], variables: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await startScript(script, { args, env: createEnv(variables) }).exited;
  if (code !== 0) throw new Error(`${script} exited with ${code}:\n${stdout.slice(-6000)}\n${stderr.slice(-2000)}`);
  return stdout;
}

test('R12.2 the smoke tests of npm run test:preview exist: Playwright ignores names that match no file', () => {
  const [, names = ''] =
    /smokeFiles = \[([^\]]*)\]/.exec(readFileSync(join(root, 'scripts/test/testDeploy.mjs'), 'utf8')) ?? [];
  const files = [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => `tests/browser/${name}.test.ts`);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('R12.2 npm run test:preview rejects a missing or invalid URL with a usage message', async () => {
  for (const args of [[], ['clavija.example'], ['https://clavija.example/todos']]) {
    const { code, stderr } = await startScript('scripts/test/testDeploy.mjs', { args, env: createEnv() }).exited;
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm run test:preview -- https://')]);
  }
});

// Only in the deep tests, since it builds a site.
if (isDeepRun)
  describe('R12.2 npm run test:preview', () => {
    // Simulates a deploy whose API rejects and records writes. Its pages have writes enabled (PUBLIC_API_WRITES, as in
    // production), so that only the tests prevent them.
    const workDir = tempDir(afterAll);
    const processes: ReturnType<typeof startScript>[] = [];
    let apiProxy: ReadOnlyProxy;
    let siteUrl = '';

    beforeAll(async () => {
      const sandbox = startScript('scripts/sandbox/sandbox.ts', {
        args: ['--port', '0', '--data', ':memory:', '--products', '60'],
        env: createEnv(),
      });
      processes.push(sandbox);
      const [, sandboxUrl = ''] = await sandbox.waitForOutput(/on (http:\/\/localhost:\d+)/);
      apiProxy = createReadOnlyProxy(sandboxUrl);
      const apiHost = await startServer(apiProxy.fetch, afterAll);
      const siteEnv = {
        API_HOST: apiHost,
        SITE_URL: 'https://clavija.example',
        SNAPSHOT_DIR: join(workDir, 'snapshot'),
        DIST_DIR: join(workDir, 'dist'),
        CACHE_DIR: join(workDir, 'astro'),
      };
      await runScript('scripts/snapshot/snapshot.ts', [], siteEnv);
      await runScript('node_modules/astro/bin/astro.mjs', ['build'], siteEnv);
      const preview = startScript('scripts/preview/preview.ts', { env: createEnv({ ...siteEnv, PORT: '0' }) });
      processes.push(preview);
      [, siteUrl = ''] = await preview.waitForOutput(/Shop: (http:\/\/localhost:\d+)/);
    }, 180_000);

    afterAll(() => processes.forEach(({ process }) => process.kill()));

    test('sends no writes to the API of the deploy, and reports skipped tests with their reasons', async () => {
      // The first file opens each kind of page; the others test writes.
      const files = ['page-kinds.test', 'visits.test', 'promo.test', 'invoice-send.test'];
      const filter = ['-g', 'page-kinds\\.test\\.ts .*P46 |(?:visits|promo|invoice-send)\\.test\\.ts'];
      const output = `--output=${join(workDir, 'results')}`;
      const result = await runScript(
        'scripts/test/testDeploy.mjs',
        [siteUrl, ...files, ...filter, '--project=desktop', output],
        {},
      );
      expect(result).toMatch(/\n\d+ passed, 0 failed, \d+ skipped\n$/);
      expect(result).toMatch(/skipped +\d+ {2}A deploy preview records no visits\./);
      expect(result).toMatch(/skipped +\d+ {2}Opening the page registers a code\./);
      // The last call before a page sends its visit.
      expect(apiProxy.reads).toContain('localizarip');
      expect(apiProxy.writes).toEqual([]);
    }, 300_000);

    test('the API would have recorded a write', async () => {
      await fetch(`${siteUrl}/api/postVisita.php`, { method: 'POST', body: '{}' });
      expect(apiProxy.writes).toEqual(['POST /api/postVisita.php']);
    });
  });
