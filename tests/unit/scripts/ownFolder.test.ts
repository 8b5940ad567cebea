import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refuseForeign } from '../../../scripts/build/ownFolder.ts';
import { tempDir } from '../../support/tempDir.ts';

function holding(...names: string[]): string {
  const folder = tempDir();
  for (const name of names) {
    if (name.endsWith('/')) mkdirSync(join(folder, name));
    else writeFileSync(join(folder, name), '');
  }
  return folder;
}

test.each([[[]], [['.git/']], [['_astro/', 'index.html']], [['_redirects', 'tesis.html']]])(
  'P83 a build may empty a folder with %j',
  (names) => {
    expect(() => refuseForeign(holding(...names))).not.toThrow();
  },
);

test('P83 and make one that is not there', () => expect(() => refuseForeign(join(tempDir(), 'x'))).not.toThrow());

test.each([[['tesis.docx']], [['index.html']], [['package.json', '_astro/']], [['src/', 'public/']]])(
  'P83 it leaves one with %j alone, and says so',
  (names) => {
    const folder = holding(...names);
    expect(() => refuseForeign(folder)).toThrow(/^DIST_DIR names .* holds other things \(.*Name an empty folder/);
  },
);
