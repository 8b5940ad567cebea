import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../../support/tempDir.ts';

const plugin = new URL('../../../scripts/netlify/plugin/index.js', import.meta.url).href;

/** Runs a step of the host's build plugin in a folder, whose cache keeps what it is given where it lies. */
const run = (step: 'onPreBuild' | 'onPostBuild', cwd: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { ${step} } from '${plugin}';
       await ${step}({ utils: { cache: { restore: async () => true, save: async () => true } } });`,
    ],
    { cwd, encoding: 'utf8', stdio: 'pipe' },
  );

const put = (folder: string, path: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path);
};

test('what a build keeps is there for the next', () => {
  const folder = tempDir();
  put(folder, 'node_modules/.astro/page.html');
  run('onPostBuild', folder);
  const next = tempDir();
  writeFileSync(join(next, '.keep.tgz'), readFileSync(join(folder, '.keep.tgz')));
  run('onPreBuild', next);
  expect(readFileSync(join(next, 'node_modules/.astro/page.html'), 'utf8')).toBe('node_modules/.astro/page.html');
  expect(existsSync(join(next, '.snapshot'))).toBe(true);
});

test('P83 whatever else lies in the archive is not unpacked', () => {
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
  run('onPreBuild', next);
  for (const path of ['.snapshot/catalogue.json', 'node_modules/.astro/x'])
    expect(existsSync(join(next, path)), path).toBe(true);
  for (const path of ['package.json', 'src', 'node_modules/astro'])
    expect(existsSync(join(next, path)), path).toBe(false);
});

test('an archive that is none only costs its time', () => {
  const folder = tempDir();
  writeFileSync(join(folder, '.keep.tgz'), 'x');
  expect(() => run('onPreBuild', folder)).not.toThrow();
});
