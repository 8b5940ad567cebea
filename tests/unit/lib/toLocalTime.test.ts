import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { toLocalTime } from '../../../src/lib/time.ts';

const zones = ['America/Mexico_City', 'America/Tijuana', 'America/Cancun', 'Asia/Tokyo', 'UTC'];
const step = 65 * 3_600_000 + 61_001;
const moments = Array.from({ length: 300 }, (_, i) => Date.UTC(2021, 11, 31, 23, 59, 59, 999) + i * step);

test('R7.2 a moment in a zone', () => {
  expect(toLocalTime('America/Mexico_City', new Date('2026-12-01T06:00:00.999Z'))).toBe('2026-12-01 00:00:00');
  expect(toLocalTime('America/Tijuana', new Date('2026-07-01T06:59:59Z'))).toBe('2026-06-30 23:59:59');
  expect(() => toLocalTime('America/Atlantis', new Date())).toThrow(RangeError);
});

test('R7.2 a browser with Temporal reads the same as one without', () => {
  const script = `
    import { toLocalTime } from ${JSON.stringify(new URL('../../../src/lib/time.ts', import.meta.url).href)};
    if (typeof Temporal === 'undefined') throw new Error('This Node has no Temporal.');
    const { zones, moments } = JSON.parse(process.argv[1]);
    console.log(JSON.stringify(zones.map((zone) => moments.map((moment) => toLocalTime(zone, new Date(moment))))));
    try { toLocalTime('America/Atlantis', new Date()); } catch (error) { console.log(error.name); }`;
  const [read, error] = execFileSync(
    process.execPath,
    ['--harmony-temporal', '--input-type=module', '--eval', script, JSON.stringify({ zones, moments })],
    { encoding: 'utf8' },
  )
    .trim()
    .split('\n');
  expect(JSON.parse(read ?? '')).toEqual(
    zones.map((zone) => moments.map((moment) => toLocalTime(zone, new Date(moment)))),
  );
  expect(error).toBe('RangeError');
});
