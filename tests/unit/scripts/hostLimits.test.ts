import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mostFiles, overfull, refuseOverfull, refuseTooMany } from '../../../scripts/build/hostLimits.ts';
import { tempDir } from '../../support/tempDir.ts';

test('R11.10 more products than the host takes files in a folder: refused before the build', () => {
  expect(() => refuseTooMany(mostFiles)).not.toThrow();
  expect(() => refuseTooMany(mostFiles + 1)).toThrow(/54001 products.*no more than 54000 files/);
});

test('R11.10 an overfull folder of a build is named, however deep it lies', () => {
  const dist = tempDir();
  mkdirSync(join(dist, 'a', 'b'), { recursive: true });
  for (const name of ['1', '2', '3']) writeFileSync(join(dist, 'a', 'b', name), '');
  writeFileSync(join(dist, 'a', '1'), '');
  expect(overfull(dist, 3)).toEqual([]);
  expect(overfull(dist, 2)).toEqual(['/a/b: 3 files']);
  expect(() => refuseOverfull(dist, 2)).toThrow(/would refuse this build:\n {2}\/a\/b: 3 files/);
});
