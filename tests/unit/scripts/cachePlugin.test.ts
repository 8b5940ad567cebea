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

/** Runs a step of the Netlify build plugin in a folder. The fake cache leaves files where they are. */
async function runStep(step: 'onPreBuild' | 'onPostBuild', folder: string): Promise<void> {
  const previousDir = process.cwd();
  process.chdir(folder);
  try {
    await plugin[step]({ utils: { cache: { restore: () => true, save: () => true } } });
  } finally {
    process.chdir(previousDir);
  }
}
const writeFile = (folder: string, path: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path);
};

test('restores the cached folders of the last build', async () => {
  const folder = tempDir();
  writeFile(folder, 'node_modules/.astro/page.html');
  await runStep('onPostBuild', folder);
  const next = tempDir();
  writeFileSync(join(next, '.netlify-cache.tgz'), readFileSync(join(folder, '.netlify-cache.tgz')));
  await runStep('onPreBuild', next);
  expect(readFileSync(join(next, 'node_modules/.astro/page.html'), 'utf8')).toBe('node_modules/.astro/page.html');
  expect(existsSync(join(next, '.snapshot'))).toBe(true);
});

test('P83 ignores other entries of the archive', async () => {
  const folder = tempDir();
  for (const path of [
    '.snapshot/catalogue.json',
    'node_modules/.astro/x',
    'package.json',
    'src/evil.ts',
    'node_modules/astro/x.js',
  ])
    writeFile(folder, path);
  execFileSync('tar', ['-czf', '.netlify-cache.tgz', '.snapshot', 'node_modules', 'package.json', 'src'], {
    cwd: folder,
  });
  const next = tempDir();
  writeFileSync(join(next, '.netlify-cache.tgz'), readFileSync(join(folder, '.netlify-cache.tgz')));
  await runStep('onPreBuild', next);
  for (const path of ['.snapshot/catalogue.json', 'node_modules/.astro/x'])
    expect(existsSync(join(next, path)), path).toBe(true);
  for (const path of ['package.json', 'src', 'node_modules/astro'])
    expect(existsSync(join(next, path)), path).toBe(false);
});

test('P83 rejects an archive with a symbolic link, even with a file written through it, and builds without a cache', async () => {
  /** Creates an archive and returns the folder that it was restored into. */
  const restoreArchive = async (createArchive: (folder: string) => void): Promise<string> => {
    const folder = tempDir();
    for (const path of ['.snapshot/a.json', 'node_modules/.astro/x', 'scripts/own.ts']) writeFile(folder, path);
    createArchive(folder);
    const next = tempDir();
    writeFile(next, 'scripts/own.ts');
    writeFileSync(join(next, '.netlify-cache.tgz'), readFileSync(join(folder, '.netlify-cache.tgz')));
    await runStep('onPreBuild', next);
    expect(readdirSync(next).filter((name) => name.startsWith('.netlify-cache-'))).toEqual([]);
    return next;
  };
  const compress = (cwd: string): void => {
    execFileSync('gzip', ['.netlify-cache.tar'], { cwd });
    renameSync(join(cwd, '.netlify-cache.tar.gz'), join(cwd, '.netlify-cache.tgz'));
  };
  // .snapshot is a link to scripts, followed by .snapshot/build.ts.
  const throughLink = await restoreArchive((folder) => {
    execFileSync('tar', ['-cf', '.netlify-cache.tar', 'node_modules'], { cwd: folder });
    renameSync(join(folder, '.snapshot'), join(folder, 'aside'));
    symlinkSync('scripts', join(folder, '.snapshot'));
    execFileSync('tar', ['-rf', '.netlify-cache.tar', '.snapshot'], { cwd: folder });
    rmSync(join(folder, '.snapshot'));
    writeFile(folder, '.snapshot/build.ts');
    execFileSync('tar', ['-rf', '.netlify-cache.tar', '.snapshot/build.ts'], { cwd: folder });
    compress(folder);
  });
  expect(existsSync(join(throughLink, 'scripts/build.ts'))).toBe(false);
  // A link next to other files.
  const withLink = await restoreArchive((folder) => {
    symlinkSync('/etc/hostname', join(folder, 'node_modules/.astro/y'));
    execFileSync('tar', ['-czf', '.netlify-cache.tgz', 'node_modules', '.snapshot'], { cwd: folder });
  });
  expect(existsSync(join(withLink, 'node_modules/.astro'))).toBe(false);
  expect(existsSync(join(withLink, '.snapshot'))).toBe(false);
});

test("P83 keeps an existing snapshot, and replaces Astro's cache", async () => {
  const folder = tempDir();
  for (const path of ['.snapshot/catalogue.json', 'node_modules/.astro/x']) writeFile(folder, path);
  await runStep('onPostBuild', folder);
  const next = tempDir();
  writeFile(next, '.snapshot/mine.json');
  writeFile(next, 'node_modules/.astro/old');
  writeFileSync(join(next, '.netlify-cache.tgz'), readFileSync(join(folder, '.netlify-cache.tgz')));
  await runStep('onPreBuild', next);
  expect(readdirSync(join(next, '.snapshot'))).toEqual(['mine.json']);
  expect(readdirSync(join(next, 'node_modules/.astro'))).toEqual(['x']);
});

test('ignores an invalid archive', async () => {
  const folder = tempDir();
  writeFileSync(join(folder, '.netlify-cache.tgz'), 'x');
  await expect(runStep('onPreBuild', folder)).resolves.toBeUndefined();
});
