import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBuildRequest, serializeBuildRequest } from '../../../scripts/build/buildRequest.ts';
import { saveSiteBuild, toSiteBuild } from '../../../scripts/build/siteBuilds.ts';
import {
  buildsFile,
  readBuilds,
  type SiteBuild,
  filterMonth,
  renderMonthChart,
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

test('R11.4 the month as a picture: a bar a day with changes, a mark a deploy, another for those of code', () => {
  const svg = renderMonthChart(month, '2026-11-20T20:00:00.000Z');
  expect(svg).toContain('noviembre de 2026');
  expect(svg.match(/<title>/g)).toHaveLength(2);
  expect(svg).toContain('<title>20: 40 cambios</title>');
  expect(svg.match(/cy="202" r="4" fill="#12805f"/g)).toHaveLength(2);
  expect(svg.match(/cy="216" r="4" fill="#ffffff"/g)).toHaveLength(1);
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(renderMonthChart([], '2028-02-10T00:00:00.000Z')).toContain('febrero de 2028');
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

test('R11.4 what a build is noted for: what changed with its snapshot, and what the hook said', () => {
  const changes = { from: 'a', to: 'b', added: [{ id: '1', name: 'x' }] } as never;
  const report = { rejected: [1], pictures: [], duplicates: [], changes } as never;
  const order = parseBuildRequest(serializeBuildRequest({ since: '2026-11-02T08:00:00.000Z', budget: 8, fresh: true }));
  expect(order).toEqual({ since: '2026-11-02T08:00:00.000Z', budget: 8, fresh: true });
  expect(toSiteBuild({ manifest: { time: 'c' } as never, report }, order)).toMatchObject({
    ...{ ordered: true, changes: 0, aside: 1, budget: 8, since: '2026-11-02T08:00:00.000Z' },
  });
  for (const body of [undefined, '', 'x', '3']) expect(parseBuildRequest(body)).toBeUndefined();
  expect(parseBuildRequest('{"since":"<svg>","budget":-1,"accept":" "}')).toEqual({});
});
