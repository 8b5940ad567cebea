import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuard, type Guard } from '../support/guard.ts';
import { startScript } from '../support/script.ts';
import { listening } from '../support/serve.ts';
import { tempDir } from '../support/tempDir.ts';

const { PATH = '', HOME = '', CHROME_PATH = '', TEST_BROWSER_FOUND = '' } = process.env;
const env = (more: Record<string, string> = {}): Record<string, string> => ({
  ...{ PATH, HOME, CHROME_PATH, TEST_BROWSER_FOUND, ASTRO_TELEMETRY_DISABLED: '1' },
  ...more,
});

async function run(script: string, args: string[], more: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await startScript(script, { args, env: env(more) }).ended;
  if (code !== 0) throw new Error(`${script} ended with ${code}:\n${stdout.slice(-6000)}\n${stderr.slice(-2000)}`);
  return stdout;
}

test('R12.2 npm run test:preview rejects a URL that is none, with what is meant', async () => {
  for (const args of [[], ['clavija.example'], ['https://clavija.example/todos']]) {
    const { code, stderr } = await startScript('scripts/test/preview.mjs', { args, env: env() }).ended;
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm run test:preview -- https://')]);
  }
});

// It builds a site of its own, which takes longer than all else here.
if (process.env['DEEP'])
  describe('R12.2 npm run test:preview', () => {
    /**
     * A deploy on a port of its own whose API rejects and counts what would write. Its pages do write (PUBLIC_API_WRITES is
     * not off, as in production), so that it is the tests alone that keep them from it.
     */
    const work = tempDir(afterAll);
    const running: ReturnType<typeof startScript>[] = [];
    let guard: Guard;
    let site = '';

    beforeAll(async () => {
      const sandbox = startScript('scripts/sandbox/sandbox.ts', {
        args: ['--port', '0', '--data', ':memory:', '--products', '60'],
        env: env(),
      });
      running.push(sandbox);
      const [, api = ''] = await sandbox.waitForOutput(/on (http:\/\/localhost:\d+)/);
      guard = createGuard(api);
      const guarded = await listening(guard.fetch, afterAll);
      const made = {
        API_HOST: guarded,
        SITE_URL: 'https://clavija.example',
        SNAPSHOT_DIR: join(work, 'snapshot'),
        DIST_DIR: join(work, 'dist'),
        CACHE_DIR: join(work, 'astro'),
      };
      await run('scripts/snapshot/snapshot.ts', [], made);
      await run('node_modules/astro/bin/astro.mjs', ['build'], made);
      const preview = startScript('scripts/preview/preview.ts', { env: env({ ...made, PORT: '0' }) });
      running.push(preview);
      [, site = ''] = await preview.waitForOutput(/Shop: (http:\/\/localhost:\d+)/);
    }, 180_000);

    afterAll(() => running.forEach(({ process }) => process.kill()));

    test('writes nothing to the API of the deploy, though its pages would, and names what it skips', async () => {
      // Kinds of page are opened by the first, what writes by the others.
      const files = ['every-kind.test', 'visits.test', 'promo.test', 'invoiceSend.test'];
      const some = ['-g', 'every-kind\\.test\\.ts .*P46 |(?:visits|promo|invoiceSend)\\.test\\.ts'];
      const output = `--output=${join(work, 'results')}`;
      const result = await run('scripts/test/preview.mjs', [site, ...files, ...some, '--project=desktop', output], {});
      expect(result).toMatch(/\n\d+ passed, 0 failed, \d+ skipped\n$/);
      expect(result).toMatch(/skipped +\d+ {2}A deploy preview records no visits\./);
      expect(result).toMatch(/skipped +\d+ {2}Opening the page registers a code\./);
      // The last that a page asks before it records its visit.
      expect(guard.reads).toContain('localizarip');
      expect(guard.writes).toEqual([]);
    }, 300_000);

    test('the API would have counted one', async () => {
      await fetch(`${site}/api/postVisita.php`, { method: 'POST', body: '{}' });
      expect(guard.writes).toEqual(['POST /api/postVisita.php']);
    });
  });
