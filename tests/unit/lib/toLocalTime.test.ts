import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { toLocalTime } from '../../../src/lib/time.ts';

const timeZones = ['America/Mexico_City', 'America/Tijuana', 'America/Cancun', 'Asia/Tokyo', 'UTC'];
const interval = 65 * 3_600_000 + 61_001;
const times = Array.from({ length: 300 }, (_, i) => Date.UTC(2021, 11, 31, 23, 59, 59, 999) + i * interval);

test('R7.2 toLocalTime formats a time in a time zone', () => {
  expect(toLocalTime('America/Mexico_City', new Date('2026-12-01T06:00:00.999Z'))).toBe('2026-12-01 00:00:00');
  expect(toLocalTime('America/Tijuana', new Date('2026-07-01T06:59:59Z'))).toBe('2026-06-30 23:59:59');
  expect(() => toLocalTime('America/Atlantis', new Date())).toThrow(RangeError);
});

test('R7.2 toLocalTime has the same results with and without Temporal', () => {
  const script = `
    import { toLocalTime } from ${JSON.stringify(new URL('../../../src/lib/time.ts', import.meta.url).href)};
    if (typeof Temporal === 'undefined') throw new Error('This Node has no Temporal.');
    const { timeZones, times } = JSON.parse(process.argv[1]);
    console.log(JSON.stringify(timeZones.map((zone) => times.map((time) => toLocalTime(zone, new Date(time))))));
    try { toLocalTime('America/Atlantis', new Date()); } catch (error) { console.log(error.name); }`;
  const [localTimes, error] = execFileSync(
    process.execPath,
    ['--harmony-temporal', '--input-type=module', '--eval', script, JSON.stringify({ timeZones, times })],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n');
  expect(JSON.parse(localTimes ?? '')).toEqual(
    timeZones.map((zone) => times.map((time) => toLocalTime(zone, new Date(time)))),
  );
  expect(error).toBe('RangeError');
});
