import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { tempDir } from '../../support/tempDir.ts';

const sources = { 'src/a.ts': 'a', 'src/deep/b.css': 'b', 'astro.config.mjs': 'c', 'package-lock.json': 'd' };
const pageData = { title: 'Fundas', cards: [{ id: '1', price: 19900 }] };

/** Creates the key of a page in a project with these files and environment variables. */
async function createKey(
  env: Record<string, string> = {},
  files: Record<string, string> = {},
  ...data: unknown[]
): Promise<string> {
  const dir = tempDir();
  mkdirSync(join(dir, 'src', 'deep'), { recursive: true });
  for (const [name, text] of Object.entries({ ...sources, ...files })) writeFileSync(join(dir, name), text);
  const previousDir = process.cwd();
  process.chdir(dir);
  onTestFinished(() => process.chdir(previousDir));
  for (const name of Object.keys(process.env)) if (name.startsWith('PUBLIC_')) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { pageKey } = await import('../../../src/catalogue/pageKey.ts');
  const key = pageKey(...(data.length > 0 ? data : [pageData]));
  expect(pageKey(...(data.length > 0 ? data : [pageData]))).toBe(key);
  process.chdir(previousDir);
  vi.unstubAllEnvs();
  return key;
}

let baseKey: string;
beforeEach(async () => {
  baseKey = await createKey();
});

describe('R11.7 the key of a page changes', () => {
  test.each<[string, Record<string, string>, Record<string, string>, unknown[]]>([
    ['its data', {}, {}, [{ ...pageData, title: 'Micas' }]],
    ['a second part of its data', {}, {}, [pageData, { frame: 1 }]],
    ['a public variable', { PUBLIC_PICTURE_BASE: 'https://api.example.com' }, {}, []],
    ['the URL of the site', { SITE_URL: 'https://shop.example' }, {}, []],
    ['a source', {}, { 'src/deep/b.css': 'B' }, []],
    ['a new source', {}, { 'src/c.ts': '' }, []],
    ['a renamed source', {}, { 'src/a.ts': '', 'src/z.ts': 'a' }, []],
    ['the configuration', {}, { 'astro.config.mjs': 'C' }, []],
    ['a dependency', {}, { 'package-lock.json': 'D' }, []],
  ])('with %s', async (_case, env, files, data) => {
    expect(await createKey(env, files, ...data)).not.toBe(baseKey);
  });

  test('with the value of a variable, not only with its presence', async () => {
    expect(await createKey({ PUBLIC_X: 'a' })).not.toBe(await createKey({ PUBLIC_X: 'b' }));
  });
});

describe('R11.6 the key of a page stays the same', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['another folder', {}, {}],
    ['another time zone', { TZ: 'Asia/Tokyo' }, {}],
    [
      'variables that pages do not contain',
      { HOME: '/x', SNAPSHOT_DIR: '/y', DIST_DIR: 'z', NODE_ENV: 'other', BUILD_HOOK_URL: 'https://host.example/hook' },
      {},
    ],
    ['files that are not sources', {}, { 'README.md': 'x', 'package.json': '{}' }],
  ])('with %s', async (_case, env, files) => {
    expect(await createKey(env, files)).toBe(baseKey);
  });

  test('and is a valid file name', () => {
    expect(baseKey).toMatch(/^[\w-]{43}$/);
  });
});
