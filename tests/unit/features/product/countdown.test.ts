import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTimeLeft } from '../../../../src/features/product/live/countdown.client.ts';
import { shop } from '../../../../src/shop.ts';

const end = '2021-11-30T23:59:59-06:00';
const beforeEnd = (ms: number): Date => new Date(Date.parse(end) - ms);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('R5.10 the time until the offer ends', () => {
  test.each([
    [2 * day + 4 * hour + 18 * minute, 'Solo quedan: 2 d 04 h 18 min'],
    [2 * day, 'Solo quedan: 2 d 00 h 00 min'],
    [day - 1, 'Solo quedan: 1 d 00 h 00 min'],
    [day - minute, 'Solo quedan: 23 h 59 min'],
    [hour, 'Solo quedan: 1 h 00 min'],
    [18 * minute, 'Solo quedan: 18 min'],
    [1, 'Solo quedan: 1 min'],
    [0, ''],
    [-1, ''],
    [-400 * day, ''],
  ])('%i ms before the end reads "%s"', (ms, text) => {
    expect(formatTimeLeft(end, beforeEnd(ms))).toBe(text);
  });

  test('ends in Mexico City time', () => {
    expect(formatTimeLeft(end, new Date('2021-12-01T05:58:59Z'))).toBe('Solo quedan: 1 min');
    expect(formatTimeLeft(end, new Date('2021-12-01T05:59:59Z'))).toBe('');
  });

  test.each(['', 'mañana', 'null'])('is empty for %j, which is not a date', (text) => {
    expect(formatTimeLeft(text, new Date(0))).toBe('');
  });

  test('is shown until the end of the offer, rounded up by less than a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: -day, max: 400 * day }), (ms) => {
        const text = formatTimeLeft(end, beforeEnd(ms));
        expect(text !== '').toBe(ms > 0);
        const [, d = '0', h = '0', m = '0'] = /^Solo quedan: (?:(\d+) d )?(?:(\d+) h )?(\d+) min$/.exec(text) ?? [];
        const displayed = Number(d) * day + Number(h) * hour + Number(m) * minute;
        if (ms > 0) expect(displayed - ms).toBeGreaterThanOrEqual(0);
        expect(displayed - Math.max(ms, 0)).toBeLessThan(minute);
      }),
    );
  });

  test('is not shown by default: the offer ended in November 2021', () => {
    expect(shop.offerEnd).toMatch(/^2021-11-\d\dT[\d:]{8}-06:00$/);
    expect(formatTimeLeft(shop.offerEnd, new Date('2022-01-01'))).toBe('');
  });
});
