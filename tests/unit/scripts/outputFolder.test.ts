import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, markFolder, assertOwnFolder } from '../../../scripts/build/outputFolder.ts';
import { tempDir } from '../../support/tempDir.ts';

function holding(...names: string[]): string {
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
    expect(() => assertOwnFolder(holding(...names))).not.toThrow();
  },
);

test.each([
  [['tesis.docx']],
  [['index.html']],
  [['package.json', '.shop-build']],
  [['src/', 'public/']],
  // What every site of such a host has.
  [['_redirects', '_headers', '_astro/', 'mine.txt', 'sub/']],
  [['.shop-build/', 'mine.txt']],
])('P83 it leaves one with %j alone, and says so', (names) => {
  const folder = holding(...names);
  expect(() => assertOwnFolder(folder)).toThrow(/^DIST_DIR is .* has other files \(.*Use an empty folder/);
});

test('P83 what a build made it may empty, whatever lies in it by then; a link goes, not what it leads to', () => {
  const [folder, other] = [holding('.git/'), holding('mine.txt')];
  markFolder(folder);
  symlinkSync(other, join(folder, 'link'));
  writeFileSync(join(folder, 'index.html'), '');
  expect(() => assertOwnFolder(folder)).not.toThrow();
  emptyFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['.git', '.shop-build']);
  expect(existsSync(join(other, 'mine.txt'))).toBe(true);
  // To the letter what the last build left, of a version that marked nothing.
  expect(() => assertOwnFolder(holding('_astro/', 'index.html'), true)).not.toThrow();
});

test('P83 a marker that is a link is none, and none is written through', () => {
  const [folder, other] = [holding('mine.txt'), holding('victim.txt')];
  symlinkSync(join(other, 'victim.txt'), join(folder, '.shop-build'));
  expect(() => assertOwnFolder(folder)).toThrow(/has other files/);
  markFolder(folder);
  expect(readFileSync(join(other, 'victim.txt'), 'utf8')).toBe('');
});
