import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, markFolder, assertSafeToEmpty } from '../../../scripts/build/outputFolder.ts';
import { tempDir } from '../../support/tempDir.ts';

/** Creates a folder with empty files and, for names with a slash at the end, folders. */
function createFolder(...names: string[]): string {
  const folder = tempDir();
  for (const name of names) {
    if (name.endsWith('/')) mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), '');
  }
  return folder;
}

test.each([[[]], [['.git/']], [['.shop-build', 'index.html']], [['.shop-build']]])(
  'P83 a build may empty a folder with %j',
  (names) => {
    expect(() => assertSafeToEmpty(createFolder(...names))).not.toThrow();
  },
);

test.each([
  [['tesis.docx']],
  [['index.html']],
  [['package.json', '.shop-build']],
  [['src/', 'public/']],
  // Files that any site on Netlify has.
  [['_redirects', '_headers', '_astro/', 'mine.txt', 'sub/']],
  [['.shop-build/', 'mine.txt']],
])('P83 a build rejects a folder with %j', (names) => {
  const folder = createFolder(...names);
  expect(() => assertSafeToEmpty(folder)).toThrow(/^DIST_DIR is .* has other files \(.*Use an empty folder/);
});

test('P83 a build may empty its own folder, and removes symbolic links but not their targets', () => {
  const folder = createFolder('.git/');
  const linkTarget = createFolder('mine.txt');
  markFolder(folder);
  symlinkSync(linkTarget, join(folder, 'link'));
  writeFileSync(join(folder, 'index.html'), '');
  expect(() => assertSafeToEmpty(folder)).not.toThrow();
  emptyFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['.git', '.shop-build']);
  expect(existsSync(join(linkTarget, 'mine.txt'))).toBe(true);
  // A folder exactly as the last build left it, without the marker that earlier versions did not write.
  expect(() => assertSafeToEmpty(createFolder('_astro/', 'index.html'), true)).not.toThrow();
});

test('P83 a symbolic link is not a marker, and is not written through', () => {
  const folder = createFolder('mine.txt');
  const linkTarget = createFolder('victim.txt');
  symlinkSync(join(linkTarget, 'victim.txt'), join(folder, '.shop-build'));
  expect(() => assertSafeToEmpty(folder)).toThrow(/has other files/);
  markFolder(folder);
  expect(readFileSync(join(linkTarget, 'victim.txt'), 'utf8')).toBe('');
});
