import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDigests } from '../../src/catalogue/changes.ts';
import { loadSnapshot } from '../../src/catalogue/loadSnapshot.ts';
import { startScript } from '../support/startScript.ts';
import { startServer } from '../support/startServer.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { tempDir } from '../support/tempDir.ts';

const { app, database } = createTestSandbox({ products: 20 });
/** Query and body of each call of the hook. */
const hookCalls: string[] = [];
let origin: string;
let dir: string;
let deployed = '';
/** Delays the responses of the API. */
let delayApi = (): Promise<void> => Promise.resolve();

/** Serves API, site and hook on one origin. The site publishes the catalogue of a first snapshot. */
beforeAll(async () => {
  dir = tempDir(afterAll);
  origin = await startServer(async (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/catalogo/manifest.json') return new Response(deployed, { status: deployed ? 200 : 404 });
    if (pathname !== '/hook') {
      await delayApi();
      return app.fetch(request);
    }
    hookCalls.push(search + (await request.text()));
    return new Response('');
  }, afterAll);
  const env = { API_HOST: origin, SNAPSHOT_DIR: join(dir, 'snapshot') };
  expect((await startScript('scripts/snapshot/snapshot.ts', { env }).exited).code).toBe(0);
  const { catalogue, manifest } = loadSnapshot(join(dir, 'snapshot'));
  deployed = JSON.stringify({ time: manifest.time, digests: createDigests(catalogue, manifest.slides) });
}, 30_000);

const createEnv = (): Record<string, string> => ({
  API_HOST: origin,
  SITE_URL: origin,
  BUILD_HOOK_URL: `${origin}/hook`,
  REBUILD_DIR: join(dir, 'rebuild'),
});
const runRebuild = (args: string[] = [], extraEnv: Record<string, string> = {}) =>
  startScript('scripts/rebuild/rebuild.ts', { args, env: { ...createEnv(), ...extraEnv } }).exited;

describe('R11.5 npm run rebuild', { timeout: 60_000 }, () => {
  test('triggers one build for a price change in several runs; --dry-run changes nothing', async () => {
    expect(await runRebuild()).toMatchObject({ code: 0, stdout: expect.stringContaining('current:') as string });
    database.exec('UPDATE products SET price = price + 1000 WHERE id = 5');
    const readState = (): string => readFileSync(join(dir, 'rebuild', 'state.json'), 'utf8');
    const stateBefore = readState();
    expect(await runRebuild(['--dry-run'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('would build: products changed') as string,
    });
    expect({ hookCalls, state: readState() }).toEqual({ hookCalls: [], state: stateBefore });
    expect(await runRebuild()).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(' build: products changed') as string,
    });
    expect(await runRebuild()).toMatchObject({ code: 0, stdout: expect.stringContaining('building:') as string });
    expect(hookCalls).toEqual([
      expect.stringMatching(
        /^\?trigger_title=catalogo\{.*"pendingSince":"20.*"budget":8|^\?trigger_title=catalogo\{.*"budget":8,"pendingSince":"20/,
      ),
    ]);
    expect(existsSync(join(dir, 'rebuild', 'lock'))).toBe(false);
  });

  test.each<[string, string[], Record<string, string>, number, RegExp]>([
    ['a missing site', [], { SITE_URL: '' }, 1, /SITE_URL is not set.*separate from those of Netlify/s],
    [
      'an unreachable hook',
      ['--force'],
      { BUILD_HOOK_URL: 'http://127.0.0.1:59999/secret' },
      1,
      /^(?!.*secret).*cannot be reached/s,
    ],
    ['an unreachable API', [], { API_HOST: 'http://127.0.0.1:9' }, 2, /Check that API_HOST is right/],
    ['a missing hook', ['--force'], { BUILD_HOOK_URL: '' }, 1, /BUILD_HOOK_URL is not set/],
    ['invalid minutes', ['--debounce', 'x'], {}, 1, /--debounce takes minutes/],
    ['an interval below one minute', ['--watch', '--interval', '0'], {}, 1, /--interval takes minutes, from 1 to/],
    ['--force with --watch', ['--force', '--watch'], {}, 1, /without --watch/],
    ['--dry-run with --roll-back', ['--dry-run', '--roll-back'], {}, 1, /--roll-back and --dry-run cannot be combined/],
    ['a deploy without --roll-back', ['--to', 'abc'], {}, 1, /--to is for --roll-back/],
    ['a blank reason', ['--accept', ' '], {}, 1, /--accept takes a reason/],
  ])('fails for %s', async (_case, args, extraEnv, code, message) => {
    expect(await runRebuild(args, extraEnv)).toMatchObject({ code, stderr: expect.stringMatching(message) as string });
  });

  test('--plan with --freeze freezes, and does not only print the costs', async () => {
    const env = { REBUILD_DIR: join(dir, 'rebuild-plan') };
    expect(await runRebuild(['--plan', 'pro', '--freeze', 'Buen Fin'], env)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Frozen') as string,
    });
  });

  test('--plan prints the cost of a month', async () => {
    const { code, stdout } = await runRebuild(['--plan', 'free', '--views', '5000']);
    expect({ code }).toEqual({ code: 0 });
    for (const expected of [
      /A hard limit.*Site not available/,
      /This month so far: \d+ of 8 deploys/,
      /THIS DOES NOT FIT.*The plan pro/,
    ])
      expect(stdout).toMatch(expected);
  });

  test('--freeze, --unfreeze and --roll-back work without a Netlify token', async () => {
    expect(await runRebuild(['--freeze', 'Buen Fin'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Lock to stop auto publishing') as string,
    });
    expect(await runRebuild()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/frozen: .*Buen Fin/) as string,
    });
    expect(await runRebuild(['--unfreeze'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Unfrozen') as string,
    });
    expect(await runRebuild(['--roll-back'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('an earlier one → Publish deploy') as string,
    });
    expect(await runRebuild(['--unfreeze'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/Unfrozen\. It was frozen since .*: rolled back\./) as string,
    });
    expect(await runRebuild(['--dry-run'])).toMatchObject({
      code: 0,
      stdout: expect.not.stringContaining('frozen') as string,
    });
  });

  test('rejects a catalogue that differs too much until --accept confirms it', async () => {
    database.exec('DELETE FROM products WHERE id > 100');
    expect(await runRebuild()).toMatchObject({
      code: 4,
      stderr: expect.stringContaining('The catalogue differs too much') as string,
    });
    expect(await runRebuild(['--accept', 'cierre de la sucursal Centro'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/(?:building|wait|build): products/) as string,
    });
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s ends a poll before it calls the hook, and unlocks the folder', async (signal, code) => {
    const { promise: called, resolve: onCall }: PromiseWithResolvers<void> = Promise.withResolvers();
    const { promise: released, resolve: release }: PromiseWithResolvers<void> = Promise.withResolvers();
    delayApi = () => {
      onCall();
      return released;
    };
    const rebuildDir = join(dir, `rebuild-${signal}`);
    const env = { ...createEnv(), REBUILD_DIR: rebuildDir };
    const callsBefore = hookCalls.length;
    const { process: child, exited } = startScript('scripts/rebuild/rebuild.ts', { args: ['--force'], env });
    await called;
    expect(existsSync(join(rebuildDir, 'lock'))).toBe(true);
    child.kill(signal);
    delayApi = () => Promise.resolve();
    release();
    expect(await exited).toMatchObject({ code, stderr: '' });
    expect(existsSync(join(rebuildDir, 'lock'))).toBe(false);
    expect(hookCalls).toHaveLength(callsBefore);
    // The site differs, so the next poll calls the hook.
    expect(await runRebuild(['--force'], env)).toMatchObject({ code: 0 });
    expect(hookCalls).toHaveLength(callsBefore + 1);
  });

  test('--watch polls until the process is terminated; --freeze works while it waits', async () => {
    const {
      process: child,
      waitForOutput,
      exited,
    } = startScript('scripts/rebuild/rebuild.ts', { args: ['--watch'], env: createEnv() });
    await waitForOutput(/(building|debounce|build|current):/);
    expect(await runRebuild(['--freeze', 'Buen Fin'])).toMatchObject({ code: 0 });
    child.kill('SIGTERM');
    expect(await exited).toMatchObject({ code: 0, stderr: '' });
  });
});
