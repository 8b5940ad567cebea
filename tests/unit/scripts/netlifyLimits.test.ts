import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { maxFiles, assertProductLimit, assertNetlifyLimits } from '../../../scripts/build/netlifyLimits.ts';
import { tempDir } from '../../support/tempDir.ts';

test('R11.10 rejects more products than Netlify accepts files in a folder, before the build', () => {
  expect(() => assertProductLimit(maxFiles)).not.toThrow();
  expect(() => assertProductLimit(maxFiles + 1)).toThrow(/54001 products.*no more than 54000 files/);
});

test('R11.10 reports a folder of the build with too many files, at any depth', () => {
  const dist = tempDir();
  mkdirSync(join(dist, 'a', 'b'), { recursive: true });
  for (const name of ['1', '2', '3']) writeFileSync(join(dist, 'a', 'b', name), '');
  writeFileSync(join(dist, 'a', '1'), '');
  expect(() => assertNetlifyLimits(dist, 3)).not.toThrow();
  expect(() => assertNetlifyLimits(dist, 2)).toThrow(/would reject this build:\n {2}\/a\/b: 3 files$/);
});

test('P91 fails the build for file names of public/ that Netlify rejects or cannot distinguish, and lists them', () => {
  const dist = tempDir();
  mkdirSync(join(dist, 'assets', 'utilidades'), { recursive: true });
  for (const name of ['Manual de garantías.pdf', 'Ñandú.zip', 'a.txt'])
    writeFileSync(join(dist, 'assets', 'utilidades', name), '');
  expect(() => assertNetlifyLimits(dist)).not.toThrow();
  for (const name of ['Oferta #1.pdf', 'a?b.pdf', 'A.txt']) writeFileSync(join(dist, 'assets', 'utilidades', name), '');
  expect(() => assertNetlifyLimits(dist)).toThrow(/Rename them in public\/:(?:\n {2}.*){3}$/);
});
