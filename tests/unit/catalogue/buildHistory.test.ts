import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseBuildRequest, serializeBuildRequest } from '../../../scripts/build/buildRequest.ts';
import { addToBuildHistory, toSiteBuild } from '../../../scripts/build/addToBuildHistory.ts';
import { findChanges } from '../../../src/catalogue/changes.ts';
import {
  buildHistoryFile,
  readBuilds,
  type SiteBuild,
  filterMonth,
  formatMonth,
  listDays,
  summarizeMonth,
} from '../../../src/catalogue/buildHistory.ts';
import { tempDir } from '../../support/tempDir.ts';

const createBuild = (day: number, overrides: Partial<SiteBuild> = {}): SiteBuild => ({
  time: `2026-11-${String(day).padStart(2, '0')}T18:00:00.000Z`,
  triggered: true,
  changes: 10,
  quarantined: 0,
  ...overrides,
});
const builds = [
  createBuild(2, { pendingSince: '2026-11-02T08:00:00.000Z', budget: 8 }),
  createBuild(3, { triggered: false, changes: 0 }),
  createBuild(20, { pendingSince: '2026-11-19T18:00:00.000Z', changes: 40, quarantined: 3, budget: 8 }),
];

test.each([
  [
    builds,
    'Van 3 publicaciones de 8; quedan 5. En la última se apartaron 3 registros. En la mitad de las publicaciones el primer cambio esperó 24 h o menos; en las demás, hasta 24 h.',
  ],
  [[createBuild(1, { budget: 2 })], 'Va 1 publicación de 2; queda 1. En la última no se apartó ningún registro.'],
  [
    [createBuild(1, { budget: 1, quarantined: 1 })],
    'Va 1 publicación de 1; no queda ninguna. En la última se apartó 1 registro.',
  ],
  [[createBuild(1)], 'Va 1 publicación. En la última no se apartó ningún registro.'],
  [[], 'Todavía no hay publicaciones este mes.'],
])(
  'R11.4 the summary of a month has the deploys used and left, the quarantined records, and how long changes waited (%#)',
  (monthBuilds, text) => {
    expect(summarizeMonth(monthBuilds)).toBe(text);
  },
);

test('R11.4 each day of a month has the number of changes, of triggered builds and of others', () => {
  const now = '2026-11-20T20:00:00.000Z';
  const days = listDays([...builds, createBuild(20, { changes: 2 })], now);
  expect(formatMonth(now)).toBe('Noviembre de 2026');
  expect(days).toHaveLength(30);
  expect(days.flatMap((day, index) => (day.triggered + day.others > 0 ? [[index + 1, day]] : []))).toEqual([
    [2, { changes: 10, triggered: 1, others: 0 }],
    [3, { changes: 0, triggered: 0, others: 1 }],
    [20, { changes: 42, triggered: 2, others: 0 }],
  ]);
  expect(listDays([], '2028-02-10T00:00:00.000Z')).toHaveLength(29);
});

test('R11.4 months are in Mexico City time', () => {
  const lastBuild = createBuild(30, { time: '2026-12-01T05:00:00.000Z' });
  expect(filterMonth([lastBuild], '2026-11-30T12:00:00.000Z')).toEqual([lastBuild]);
});

test('R11.4 the history beside the snapshot keeps two months of builds, failed ones removed, and is empty if damaged', () => {
  const dir = tempDir();
  expect(readBuilds(dir)).toEqual([]);
  addToBuildHistory(dir, createBuild(1, { time: '2026-08-01T00:00:00.000Z' }));
  addToBuildHistory(dir, createBuild(2));
  const removeBuild = addToBuildHistory(dir, createBuild(3));
  expect(readBuilds(dir)).toEqual([createBuild(2), createBuild(3)]);
  removeBuild();
  expect(readBuilds(dir).at(-1)).toEqual(createBuild(2));
  writeFileSync(buildHistoryFile(dir), '[{"time":"x"}, 3');
  expect(readBuilds(dir)).toEqual([]);
  writeFileSync(join(dir, 'builds.json'), '[{"time":"x"}, 3, null]');
  expect(readBuilds(dir)).toEqual([]);
});

test('R11.4 a history of an earlier version, with `since` instead of `pendingSince`, is read', () => {
  const dir = tempDir();
  const { pendingSince: since, ...build } = createBuild(2, { pendingSince: '2026-11-02T08:00:00.000Z' });
  writeFileSync(buildHistoryFile(dir), JSON.stringify([{ ...build, since }, build]));
  expect(readBuilds(dir)).toEqual([{ ...build, pendingSince: since }, build]);
});

test('R11.4 an entry of the history has the values of the build hook, and the changes and quarantined records of its snapshot', () => {
  const before = { products: [], categories: [], branches: [], sliders: [] };
  const changes = findChanges(before, { ...before, sliders: ['1.jpg'] }, 'a', 'b');
  const report = { rejected: [1], pictures: [], duplicates: [], changes } as never;
  const request = { pendingSince: '2026-11-02T08:00:00.000Z', budget: 8 };
  const toEntry = (time: string) => toSiteBuild({ manifest: { time } as never, report }, request);
  expect(toEntry('b')).toEqual({ time: 'b', triggered: true, changes: 1, quarantined: 1, ...request });
  // The changes of an earlier snapshot are not those of this build.
  expect(toEntry('c')).toMatchObject({ time: 'c', changes: 0 });
});

test('R11.4 the build hook keeps valid values of its body, and `since` of earlier versions', () => {
  const request = { pendingSince: '2026-11-02T08:00:00.000Z', budget: 8, refetchPictures: true };
  expect(parseBuildRequest(serializeBuildRequest(request))).toEqual(request);
  for (const body of [undefined, '', 'x', '3']) expect(parseBuildRequest(body)).toBeUndefined();
  expect(parseBuildRequest('{"pendingSince":"<svg>","budget":-1,"accept":" "}')).toEqual({});
  expect(parseBuildRequest('{"since":"2026-11-02T08:00:00.000Z"}')).toEqual({
    pendingSince: '2026-11-02T08:00:00.000Z',
  });
});
