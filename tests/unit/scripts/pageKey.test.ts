import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { tempDir } from '../../support/tempDir.ts';

const sources = { 'src/a.ts': 'a', 'src/deep/b.css': 'b', 'astro.config.mjs': 'c', 'package-lock.json': 'd' };
const view = { title: 'Fundas', cards: [{ id: '1', price: 19900 }] };

/** The key of a page in a project of these files and variables. */
async function key(
  env: Record<string, string> = {},
  files: Record<string, string> = {},
  ...views: unknown[]
): Promise<string> {
  const dir = tempDir();
  mkdirSync(join(dir, 'src', 'deep'), { recursive: true });
  for (const [name, text] of Object.entries({ ...sources, ...files })) writeFileSync(join(dir, name), text);
  const before = process.cwd();
  process.chdir(dir);
  onTestFinished(() => process.chdir(before));
  for (const name of Object.keys(process.env)) if (name.startsWith('PUBLIC_')) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  const { pageKey } = await import('../../../src/catalogue/pageKey.ts');
  const made = pageKey(...(views.length > 0 ? views : [view]));
  expect(pageKey(...(views.length > 0 ? views : [view]))).toBe(made);
  process.chdir(before);
  vi.unstubAllEnvs();
  return made;
}

let base: string;
beforeEach(async () => {
  base = await key();
});

describe('R11.7 the key of a page changes', () => {
  test.each<[string, Record<string, string>, Record<string, string>, unknown[]]>([
    ['its view', {}, {}, [{ ...view, title: 'Micas' }]],
    ['a second part of its view', {}, {}, [view, { frame: 1 }]],
    ['a variable that browsers know', { PUBLIC_PICTURE_BASE: 'https://api.example.com' }, {}, []],
    ['the URL of the site', { SITE_URL: 'https://shop.example' }, {}, []],
    ['a source', {}, { 'src/deep/b.css': 'B' }, []],
    ['a new source', {}, { 'src/c.ts': '' }, []],
    ['a source under another name', {}, { 'src/a.ts': '', 'src/z.ts': 'a' }, []],
    ['the configuration', {}, { 'astro.config.mjs': 'C' }, []],
    ['a dependency', {}, { 'package-lock.json': 'D' }, []],
  ])('with %s', async (_case, env, files, views) => {
    expect(await key(env, files, ...views)).not.toBe(base);
  });

  test('and with the value of a variable, not its presence alone', async () => {
    expect(await key({ PUBLIC_X: 'a' })).not.toBe(await key({ PUBLIC_X: 'b' }));
  });
});

describe('R11.6 the key of a page stays', () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['another folder and day', {}, {}],
    ['another time zone', { TZ: 'Asia/Tokyo' }, {}],
    [
      'variables that no page shows',
      { HOME: '/x', SNAPSHOT_DIR: '/y', DIST_DIR: 'z', NODE_ENV: 'other', BUILD_HOOK_URL: 'https://host.example/hook' },
      {},
    ],
    ['files that are no source', {}, { 'README.md': 'x', 'package.json': '{}' }],
  ])('with %s', async (_case, env, files) => {
    expect(await key(env, files)).toBe(base);
  });

  test('it can stand in a file name', () => {
    expect(base).toMatch(/^[\w-]{43}$/);
  });
});
