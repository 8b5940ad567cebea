import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveSiteBuild } from '../../../scripts/build/siteBuilds.ts';
import {
  buildsFile,
  readBuilds,
  type SiteBuild,
  filterMonth,
  summarizeMonth,
} from '../../../src/catalogue/buildLog.ts';
import { tempDir } from '../../support/tempDir.ts';

const build = (day: number, more: Partial<SiteBuild> = {}): SiteBuild => ({
  ...{ time: `2026-11-${String(day).padStart(2, '0')}T18:00:00.000Z`, ordered: true, changes: 10, aside: 0, ...more },
});
const month = [
  build(2, { since: '2026-11-02T08:00:00.000Z', budget: 8 }),
  build(3, { ordered: false, changes: 0 }),
  build(20, { since: '2026-11-19T18:00:00.000Z', changes: 40, aside: 3, budget: 8 }),
];

test('R11.4 the month in words: deploys used and left, how long a change waited, what was set aside', () => {
  expect(summarizeMonth(month)).toBe(
    '3 de 8 publicaciones; quedan 5. 3 registros apartados en la última. Un cambio esperó 24 h (mediana), 24 h a lo más.',
  );
  expect(summarizeMonth([])).toBe('0 publicaciones. Todavía no hay ninguna este mes.');
});

test('R11.4 months are Mexico City’s', () => {
  const last = build(30, { time: '2026-12-01T05:00:00.000Z' });
  expect(filterMonth([last], '2026-11-30T12:00:00.000Z')).toEqual([last]);
});

test('R11.4 builds are noted beside the snapshot for two months; one that failed is taken back', () => {
  const dir = tempDir();
  expect(readBuilds(dir)).toEqual([]);
  saveSiteBuild(dir, build(1, { time: '2026-08-01T00:00:00.000Z' }));
  saveSiteBuild(dir, build(2));
  const forget = saveSiteBuild(dir, build(3));
  expect(readBuilds(dir)).toEqual([build(2), build(3)]);
  forget();
  expect(readBuilds(dir).at(-1)).toEqual(build(2));
  writeFileSync(buildsFile(dir), '[{"time":"x"}, 3');
  expect(readBuilds(dir)).toEqual([]);
  writeFileSync(join(dir, 'builds.json'), '[{"time":"x"}, 3, null]');
  expect(readBuilds(dir)).toEqual([]);
});
