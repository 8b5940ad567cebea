import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBuildRequest, serializeBuildRequest } from '../../../scripts/build/buildRequest.ts';
import { saveSiteBuild, toSiteBuild } from '../../../scripts/build/siteBuilds.ts';
import {
  buildLogFile,
  readBuilds,
  type SiteBuild,
  filterMonth,
  formatMonth,
  listDays,
  summarizeMonth,
} from '../../../src/catalogue/buildLog.ts';
import { tempDir } from '../../support/tempDir.ts';

const build = (day: number, more: Partial<SiteBuild> = {}): SiteBuild => ({
  ...{
    time: `2026-11-${String(day).padStart(2, '0')}T18:00:00.000Z`,
    triggered: true,
    changes: 10,
    quarantined: 0,
    ...more,
  },
});
const month = [
  build(2, { since: '2026-11-02T08:00:00.000Z', budget: 8 }),
  build(3, { triggered: false, changes: 0 }),
  build(20, { since: '2026-11-19T18:00:00.000Z', changes: 40, quarantined: 3, budget: 8 }),
];

test.each([
  [
    month,
    'Van 3 publicaciones de 8; quedan 5. En la última se apartaron 3 registros. La mitad de los cambios esperó 24 h o menos; el que más, 24 h.',
  ],
  [[build(1, { budget: 2 })], 'Va 1 publicación de 2; queda 1. En la última no se apartó ningún registro.'],
  [
    [build(1, { budget: 1, quarantined: 1 })],
    'Va 1 publicación de 1; no queda ninguna. En la última se apartó 1 registro.',
  ],
  [[build(1)], 'Va 1 publicación. En la última no se apartó ningún registro.'],
  [[], 'Todavía no hay publicaciones este mes.'],
])(
  'R11.4 the month in words: deploys used and left, what was quarantined, how long a change waited (%#)',
  (builds, text) => {
    expect(summarizeMonth(builds)).toBe(text);
  },
);

test('R11.4 the month by day: changes, deploys, and those of code', () => {
  const now = '2026-11-20T20:00:00.000Z';
  const days = listDays([...month, build(20, { changes: 2 })], now);
  expect([formatMonth(now), days.length]).toEqual(['Noviembre de 2026', 30]);
  expect(days.flatMap((day, at) => (day.triggered + day.others > 0 ? [[at + 1, day]] : []))).toEqual([
    [2, { changes: 10, triggered: 1, others: 0 }],
    [3, { changes: 0, triggered: 0, others: 1 }],
    [20, { changes: 42, triggered: 2, others: 0 }],
  ]);
  expect(listDays([], '2028-02-10T00:00:00.000Z')).toHaveLength(29);
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
  writeFileSync(buildLogFile(dir), '[{"time":"x"}, 3');
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
    ...{ triggered: true, changes: 0, quarantined: 1, budget: 8, since: '2026-11-02T08:00:00.000Z' },
  });
  for (const body of [undefined, '', 'x', '3']) expect(parseBuildRequest(body)).toBeUndefined();
  expect(parseBuildRequest('{"since":"<svg>","budget":-1,"accept":" "}')).toEqual({});
});
