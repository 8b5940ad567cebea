import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMexicoTime } from '../../../src/lib/parseMexicoTime.ts';
import { formatDate, formatDay } from '../../../src/lib/dates.ts';
import { toMexicoMonth, toMexicoTime } from '../../../src/lib/time.ts';
import { setTimeZone } from '../../support/timeZone.ts';

describe('R7.2 dates in the format of the API, in Mexico City time', () => {
  test.each([
    ['2025-11-20T15:05:09Z', '2025-11-20 09:05:09'],
    ['2025-12-01T05:59:59Z', '2025-11-30 23:59:59'],
    ['2025-12-01T06:00:00Z', '2025-12-01 00:00:00'],
    ['2022-07-01T12:00:00Z', '2022-07-01 07:00:00'],
    ['2024-02-29T12:00:00Z', '2024-02-29 06:00:00'],
  ])('%s is %s', (iso, text) => {
    expect(toMexicoTime(new Date(iso))).toBe(text);
    expect(parseMexicoTime(text)).toEqual(new Date(iso));
    expect(parseMexicoTime(text.replace(' ', 'T'))).toEqual(new Date(iso));
  });

  test('a date without time is midnight; seconds are optional', () => {
    expect(parseMexicoTime('2025-11-20')).toEqual(new Date('2025-11-20T06:00:00Z'));
    expect(parseMexicoTime(' 2025-11-20 09:05 ')).toEqual(new Date('2025-11-20T15:05:00Z'));
  });

  test.each(['', 'hoy', '20/11/2025', '2025-13-01', '0000-00-00 00:00:00', '2025-11-20 25:00:00'])(
    '%j is invalid',
    (text) => {
      expect(parseMexicoTime(text)).toBeNull();
    },
  );

  test('a formatted time is parsed back, in any season and time zone of the machine', () => {
    setTimeZone('Asia/Tokyo');
    const seconds = fc.integer({ min: Date.UTC(1997) / 1000, max: Date.UTC(2060) / 1000 });
    // In the hour that repeats when daylight saving ends, a text is ambiguous.
    const isUnambiguous = (time: number) =>
      ![-3600, 3600].some((gap) => toMexicoTime(new Date((time + gap) * 1000)) === toMexicoTime(new Date(time * 1000)));
    fc.assert(
      fc.property(
        seconds.filter(isUnambiguous),
        (time) => parseMexicoTime(toMexicoTime(new Date(time * 1000)))?.getTime() === time * 1000,
      ),
    );
  });

  test('R6.2 a month starts at midnight in Mexico City', () => {
    expect(toMexicoMonth(new Date('2025-12-01T05:59:59Z'))).toBe('2025-11');
    expect(toMexicoMonth(new Date('2025-12-01T06:00:00Z'))).toBe('2025-12');
  });
});

test('R6.2 R9.1 dates are formatted in Spanish', () => {
  expect(formatDay('2026-11-02 09:05:00')).toBe('2 de noviembre');
  expect(formatDate('2027-02-08')).toBe('8 de febrero de 2027');
});
