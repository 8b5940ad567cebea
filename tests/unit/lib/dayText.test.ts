import { expect, test } from 'vitest';
import { dayOfYearText, dayText } from '../../../src/lib/dayText.ts';

test('R6.2 R9.1 a date reads as people say it', () => {
  expect(dayText('2026-11-02 09:05:00')).toBe('2 de noviembre');
  expect(dayOfYearText('2027-02-08')).toBe('8 de febrero de 2027');
});
