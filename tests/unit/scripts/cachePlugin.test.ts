import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as plugin from '../../../scripts/netlify/plugin/index.js';
import { tempDir } from '../../support/tempDir.ts';

/** Runs a step of the host's build plugin in a folder, whose cache keeps what it is given where it lies. */
async function run(step: 'onPreBuild' | 'onPostBuild', folder: string): Promise<void> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    await plugin[step]({ utils: { cache: { restore: () => true, save: () => true } } });
  } finally {
    process.chdir(before);
  }
}
const put = (folder: string, path: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path);
};

test('what a build keeps is there for the next', async () => {
  const folder = tempDir();
  put(folder, 'node_modules/.astro/page.html');
  await run('onPostBuild', folder);
  const next = tempDir();
  writeFileSync(join(next, '.keep.tgz'), readFileSync(join(folder, '.keep.tgz')));
  await run('onPreBuild', next);
  expect(readFileSync(join(next, 'node_modules/.astro/page.html'), 'utf8')).toBe('node_modules/.astro/page.html');
  expect(existsSync(join(next, '.snapshot'))).toBe(true);
});

test('P83 other entries of the archive are not unpacked', async () => {
  const folder = tempDir();
  for (const path of [
    '.snapshot/catalogue.json',
    'node_modules/.astro/x',
    'package.json',
    'src/evil.ts',
    'node_modules/astro/x.js',
  ])
    put(folder, path);
  execFileSync('tar', ['-czf', '.keep.tgz', '.snapshot', 'node_modules', 'package.json', 'src'], { cwd: folder });
  const next = tempDir();
  writeFileSync(join(next, '.keep.tgz'), readFileSync(join(folder, '.keep.tgz')));
  await run('onPreBuild', next);
  for (const path of ['.snapshot/catalogue.json', 'node_modules/.astro/x'])
    expect(existsSync(join(next, path)), path).toBe(true);
  for (const path of ['package.json', 'src', 'node_modules/astro'])
    expect(existsSync(join(next, path)), path).toBe(false);
});

test('P83 a link in the archive, and a file behind it, lead nowhere; the build starts from nothing', async () => {
  const pack = async (make: (folder: string) => void): Promise<string> => {
    const folder = tempDir();
    for (const path of ['.snapshot/a.json', 'node_modules/.astro/x', 'scripts/own.ts']) put(folder, path);
    make(folder);
    const next = tempDir();
    put(next, 'scripts/own.ts');
    writeFileSync(join(next, '.keep.tgz'), readFileSync(join(folder, '.keep.tgz')));
    await run('onPreBuild', next);
    expect(readdirSync(next).filter((name) => name.startsWith('.keep-'))).toEqual([]);
    return next;
  };
  const close = (cwd: string): void => {
    execFileSync('gzip', ['.keep.tar'], { cwd });
    renameSync(join(cwd, '.keep.tar.gz'), join(cwd, '.keep.tgz'));
  };
  // .snapshot is a link to scripts, then comes .snapshot/build.ts.
  const behind = await pack((folder) => {
    execFileSync('tar', ['-cf', '.keep.tar', 'node_modules'], { cwd: folder });
    renameSync(join(folder, '.snapshot'), join(folder, 'aside'));
    symlinkSync('scripts', join(folder, '.snapshot'));
    execFileSync('tar', ['-rf', '.keep.tar', '.snapshot'], { cwd: folder });
    rmSync(join(folder, '.snapshot'));
    put(folder, '.snapshot/build.ts');
    execFileSync('tar', ['-rf', '.keep.tar', '.snapshot/build.ts'], { cwd: folder });
    close(folder);
  });
  expect(existsSync(join(behind, 'scripts/build.ts'))).toBe(false);
  // A link among the files.
  const among = await pack((folder) => {
    symlinkSync('/etc/hostname', join(folder, 'node_modules/.astro/y'));
    execFileSync('tar', ['-czf', '.keep.tgz', 'node_modules', '.snapshot'], { cwd: folder });
  });
  expect(existsSync(join(among, 'node_modules/.astro'))).toBe(false);
  expect(existsSync(join(among, '.snapshot'))).toBe(false);
});

test('P83 snapshots that are there already stay', async () => {
  const folder = tempDir();
  for (const path of ['.snapshot/catalogue.json', 'node_modules/.astro/x']) put(folder, path);
  await run('onPostBuild', folder);
  const next = tempDir();
  put(next, '.snapshot/mine.json');
  put(next, 'node_modules/.astro/old');
  writeFileSync(join(next, '.keep.tgz'), readFileSync(join(folder, '.keep.tgz')));
  await run('onPreBuild', next);
  expect(readdirSync(join(next, '.snapshot'))).toEqual(['mine.json']);
  expect(readdirSync(join(next, 'node_modules/.astro'))).toEqual(['x']);
});

test('an archive that is none only costs its time', async () => {
  const folder = tempDir();
  writeFileSync(join(folder, '.keep.tgz'), 'x');
  await expect(run('onPreBuild', folder)).resolves.toBeUndefined();
});
