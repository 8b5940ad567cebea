import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeErrors, toPriceLimits, readRange } from '../../../src/components/filters/PriceRange.tsx';

const bounds = { lowest: 49_00, highest: 2_399_00 };
const read = (min: string, max: string) => readRange({ min, max }, bounds);

describe('R4.10 a typed price range is parsed, completed, compared and clamped, in this order', () => {
  test.each([
    ['200', '1600', 200_00, 1_600_00],
    ['$200', '$1,600', 200_00, 1_600_00],
    [' 99.50 MXN', '', 99_50, 2_399_00],
    ['', '', 49_00, 2_399_00],
    ['abc', '300', 49_00, 300_00],
    ['100', 'mucho', 100_00, 2_399_00],
    ['0', '99999999', 49_00, 2_399_00],
    // Clamping comes after the comparison, so these are valid.
    ['5000', '', 2_399_00, 2_399_00],
    ['', '10', 49_00, 49_00],
    ['5000', '9000', 2_399_00, 2_399_00],
    ['300', '300', 300_00, 300_00],
  ])('"%s" to "%s" is %i to %i', (min, max, minCents, maxCents) => {
    expect(read(min, max)).toEqual({ min: minCents, max: maxCents });
  });

  test.each([
    ['300', '200'],
    ['5000', '4000'],
    ['', '-1'],
    ['10000000', ''],
    ['10', '9.99'],
  ])('R4.11 "%s" to "%s" is invalid', (min, max) => {
    expect(read(min, max)).toBeNull();
  });

  test('any valid range is within the bounds of the list', () => {
    const anyInput = fc.oneof(fc.string(), fc.nat().map(String), fc.double().map(String));
    fc.assert(
      fc.property(anyInput, anyInput, (min, max) => {
        const range = read(min, max);
        if (!range) return;
        expect(range.min).toBeGreaterThanOrEqual(bounds.lowest);
        expect(range.max).toBeLessThanOrEqual(bounds.highest);
        expect(range.min).toBeLessThanOrEqual(range.max);
      }),
    );
  });

  test('a limit at a bound of the list does not filter', () => {
    expect(toPriceLimits({ min: 49_00, max: 2_399_00 }, bounds)).toEqual({ min: null, max: null });
    expect(toPriceLimits({ min: 49_01, max: 2_399_00 }, bounds)).toEqual({ min: 49_01, max: null });
    expect(toPriceLimits({ min: 2_399_00, max: 2_399_00 }, bounds)).toEqual({ min: 2_399_00, max: null });
  });

  test('R4.11 each limit has its own error', () => {
    expect(rangeErrors).toEqual({
      min: 'El precio mínimo no puede ser mayor al máximo',
      max: 'El precio máximo no puede ser menor al mínimo',
    });
  });
});
