import { expect, test } from 'vitest';
import { formatDate, formatDay } from '../../../src/lib/time.ts';

test('R6.2 R9.1 a date reads as people say it', () => {
  expect(formatDay('2026-11-02 09:05:00')).toBe('2 de noviembre');
  expect(formatDate('2027-02-08')).toBe('8 de febrero de 2027');
});
