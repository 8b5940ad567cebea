import { describe, expect, test } from 'vitest';
import { formatVerified } from '../../../../src/features/product/live/productPriceAndStock.store.ts';
import { formatPriceAndStockDate } from '../../../../src/features/catalogueState/catalogueDate.ts';
import { setTimeZone } from '../../../support/timeZone.ts';

const formatDate = (snapshotTime: string, now: string): string =>
  formatPriceAndStockDate(new Date(snapshotTime), new Date(now));

test.each([
  [0, ', hace un momento'],
  [59_999, ', hace un momento'],
  [60_000, ' a las 9:10'],
  [3_600_000, ' a las 9:10'],
])('R5.11 price and stock fetched %i ms ago read "al día%s"', (ms, text) => {
  const fetchedAt = new Date('2025-11-20T15:10:30Z');
  expect(formatVerified(fetchedAt, new Date(fetchedAt.getTime() + ms))).toBe(`Precio y existencias al día${text}`);
});

test('R5.11 a time from 1:00 to 1:59 reads "a la 1:…"', () => {
  const fetchedAt = new Date('2025-11-20T07:05:00Z');
  expect(formatVerified(fetchedAt, new Date('2025-11-20T09:00:00Z'))).toBe('Precio y existencias al día a la 1:05');
});

describe('R5.11 the date of the snapshot’s price and stock, in Mexico City time', () => {
  test.each([
    ['the same day', '2025-11-20T15:10:00Z', '2025-11-20T23:00:00Z', 'de hoy, 9:10'],
    ['the day before', '2025-11-20T15:10:00Z', '2025-11-21T15:10:00Z', 'del 20 de noviembre, 9:10'],
    ['a minute later, past midnight', '2025-11-21T05:59:00Z', '2025-11-21T06:00:00Z', 'del 20 de noviembre, 23:59'],
    ['past midnight only in UTC', '2025-11-20T23:59:00Z', '2025-11-21T00:01:00Z', 'de hoy, 17:59'],
    ['midnight', '2025-11-21T06:00:00Z', '2025-11-21T06:05:00Z', 'de hoy, 0:00'],
    ['the same day of another year', '2024-11-20T15:10:00Z', '2025-11-20T15:10:00Z', 'del 20 de noviembre, 9:10'],
    [
      'in daylight saving time, which Mexico has abolished',
      '2022-07-01T15:10:00Z',
      '2022-07-01T16:00:00Z',
      'de hoy, 10:10',
    ],
  ])('%s', (_case, snapshotTime, now, expected) => {
    expect(formatDate(snapshotTime, now).replaceAll('\u00a0', ' ')).toBe(
      `Precio y existencias del catálogo ${expected}`,
    );
  });

  test.each(['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Madrid'])(
    'does not depend on the device’s time zone: %s',
    (zone) => {
      const times = ['2025-11-20T15:10:00Z', '2025-11-21T05:59:00Z'] as const;
      const expected = formatDate(...times);
      setTimeZone(zone);
      expect(new Date('2025-11-20T15:10:00Z').getHours()).not.toBe(15);
      expect(formatDate(...times)).toBe(expected);
    },
  );
});
