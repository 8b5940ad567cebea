import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPesos, toCents, toDecimal } from '../../../src/lib/money.ts';

const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('R10.2 an amount is parsed as shoppers and PHP write it', () => {
  test.each<[string | number, number | null]>([
    ['1299.00', 129900],
    ['1,299.00', 129900],
    ['1,234,567.5', 123456750],
    [' 5 ', 500],
    ['5.', 500],
    ['0', 0],
    ['-12.30', -1230],
    ['-0.001', 0],
    ['1.005', 101],
    ['.5', 50],
    ['-.5', -50],
    ['1.004999', 100],
    [199.9, 19990],
    [1299, 129900],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-0, 0],
  ])('%j is %j cents', (text, expected) => {
    expect(toCents(text)).toBe(expected);
  });

  // prettier-ignore
  const invalidAmounts = [
    '', ' ', '.', '-.', '1e3', '12,34', '1,2345', ',123', '$5', '1 299', '+5', '--5', '0x10', '1.2.3', '5 MXN', '٣',
    NaN, Infinity, 1e21, '99999999999999999',
  ];
  test.each(invalidAmounts)('%j is invalid', (text) => {
    expect(toCents(text)).toBeNull();
  });

  test('the result of toDecimal is parsed back', () => {
    fc.assert(fc.property(cents, (amount) => toCents(toDecimal(amount)) === amount));
  });

  test('a number of pesos is exact to the cent, despite floating point', () => {
    fc.assert(fc.property(cents, (amount) => toCents(amount / 100) === amount));
  });

  test('thousands separators are ignored', () => {
    const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
    fc.assert(fc.property(cents, (amount) => toCents(grouped.format(amount / 100)) === amount));
  });

  test('any input gives whole cents or null', () => {
    const anyInput = fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,e ]{0,12}$/), fc.double());
    fc.assert(
      fc.property(anyInput, (input) => {
        const amount = toCents(input);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});

describe('R4.1 an amount is formatted as MXN for es-MX', () => {
  test.each([
    [19900, '$199'],
    [123450, '$1,234.50'],
    [764910, '$7,649.10'],
    [123456789, '$1,234,567.89'],
    [100000, '$1,000'],
    [99900, '$999'],
    [5, '$0.05'],
    [0, '$0'],
    [-1250, '−$12.50'],
  ])('%i cents are %s', (amount, expected) => {
    expect(formatPesos(amount)).toBe(expected);
  });

  test('like Intl, with no decimals for whole pesos', () => {
    const wholePesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', maximumFractionDigits: 0 });
    const withCents = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amount) => {
        expect(formatPesos(amount)).toBe((amount % 100 === 0 ? wholePesos : withCents).format(amount / 100));
      }),
    );
  });
});
