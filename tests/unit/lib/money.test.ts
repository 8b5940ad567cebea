import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPesos, toCents, toDecimal } from '../../../src/lib/money.ts';

const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });

describe('R10.2 an amount is read as people and PHP write it', () => {
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

  test.each<string | number>([
    // prettier-ignore
    ...[
      '', ' ', '.', '-.', '1e3', '12,34', '1,2345', ',123', '$5', '1 299', '+5', '--5', '0x10', '1.2.3', '5 MXN', '٣',
    ],
    ...[NaN, Infinity, 1e21, '99999999999999999'],
  ])('%j is no amount', (text) => {
    expect(toCents(text)).toBeNull();
  });

  test('what toDecimal writes is read back', () => {
    fc.assert(fc.property(cents, (amount) => toCents(toDecimal(amount)) === amount));
  });

  test('a number of pesos with cents is read to the cent, floating point or not', () => {
    fc.assert(fc.property(cents, (amount) => toCents(amount / 100) === amount));
  });

  test('commas between thousands change nothing', () => {
    const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
    fc.assert(fc.property(cents, (amount) => toCents(grouped.format(amount / 100)) === amount));
  });

  test('any text gives whole cents or nothing', () => {
    const given = fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,e ]{0,12}$/), fc.double());
    fc.assert(
      fc.property(given, (text) => {
        const amount = toCents(text);
        expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      }),
    );
  });
});

describe('R4.1 an amount is shown as MXN for es-MX', () => {
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
  ])('%i cents read %s', (amount, expected) => {
    expect(formatPesos(amount)).toBe(expected);
  });

  test('as Intl has it, where whole pesos have no decimals', () => {
    const whole = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN', maximumFractionDigits: 0 });
    const exact = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (amount) => {
        expect(formatPesos(amount)).toBe((amount % 100 === 0 ? whole : exact).format(amount / 100));
      }),
    );
  });
});
