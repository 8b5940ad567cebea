import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysLeft,
  deadlineText,
  isThisMonth,
  parseTotal,
  findSaleError,
  formAlerts,
} from '../../../../src/features/invoice/invoice.ts';
import { setTimeZone } from '../../../support/timeZone.ts';

const sale = { id: '1001', date: '2026-11-20 09:05:00', total: 123450 };
const now = new Date('2026-11-25T18:00:00Z');
const zones = [
  'America/Mexico_City',
  'UTC',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Tijuana',
];

describe('R6.1 the total is a number, with any number of decimals', () => {
  test.each([
    ['1,234.50', 123450],
    ['1234.5', 123450],
    ['$1,234.50', 123450],
    [' 1234.500 ', 123450],
    ['0.1', 10],
  ])('%j is %i cents', (typed, cents) => expect(parseTotal(typed)).toBe(cents));

  test.each(['', '199,90', '1e2', 'cien', '12.3.4', '$'])('%j is not a number', (typed) => {
    expect(parseTotal(typed)).toBeNull();
  });

  test('the total must match to the cent', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, (total, typed) => {
        const error = findSaleError({ ...sale, total }, parseTotal((typed / 100).toFixed(2)) ?? NaN, now);
        return (error === null) === (total === typed);
      }),
    );
  });
});

describe('R6.2 a sale that cannot be invoiced', () => {
  test('has the exact texts of the requirement', () => {
    expect(formAlerts.missing.title).toBe('No se encontró información de la nota de venta.');
    expect(formAlerts.month.title).toBe('Solo se puede facturar dentro del mismo mes de realizada la compra.');
    expect(formAlerts.total.title).toBe('Los datos ingresados no coinciden.');
  });

  test('is reported by its first error: no sale, another month or year, another total', () => {
    expect(findSaleError(null, 1, now)).toBe('missing');
    expect(findSaleError({ ...sale, date: '2026-10-31 23:59:59' }, 1, now)).toBe('month');
    expect(findSaleError({ ...sale, date: '2025-11-20 09:05:00' }, sale.total, now)).toBe('month');
    expect(findSaleError(sale, sale.total + 1, now)).toBe('total');
    expect(findSaleError(sale, sale.total, now)).toBeNull();
  });

  // Mexico City is at UTC-6 all year.
  test.each(zones)('the month ends at midnight in Mexico City, on a device in %s', (zone) => {
    setTimeZone(zone);
    const november = '2026-11-30 23:59:59';
    expect(isThisMonth(november, new Date('2026-12-01T05:59:59Z'))).toBe(true);
    expect(isThisMonth(november, new Date('2026-12-01T06:00:00Z'))).toBe(false);
    expect(isThisMonth('2026-12-01', new Date('2026-12-01T05:59:59Z'))).toBe(false);
    expect(isThisMonth('2026-12-01', new Date('2026-12-01T06:00:00Z'))).toBe(true);
    expect(isThisMonth('2028-02-29 20:00:00', new Date('2028-03-01T05:59:59Z'))).toBe(true);
    expect(isThisMonth('2026-12-31 20:00:00', new Date('2027-01-01T05:59:59Z'))).toBe(true);
    expect(isThisMonth('2026-12-31 20:00:00', new Date('2027-01-01T06:00:00Z'))).toBe(false);
  });
});

describe('R6.2 the deadline near the end of the month', () => {
  const parseLocal = (time: string) => new Date(`${time}-06:00`);

  test.each([
    ['2026-11-01T00:00:00', 30],
    ['2026-11-30T23:59:59', 1],
    ['2028-02-28T12:00:00', 2],
    ['2026-02-28T12:00:00', 1],
  ])('at %s, %i days are left', (time, days) => expect(daysLeft(parseLocal(time))).toBe(days));

  test.each([
    ['2026-11-25T12:00:00', ''],
    ['2026-11-26T12:00:00', 'Te quedan 5 días para facturar este mes.'],
    ['2026-11-29T23:59:59', 'Te quedan 2 días para facturar este mes.'],
    ['2026-11-30T00:00:00', 'Hoy es el último día para facturar este mes.'],
  ])('at %s: %j', (time, text) => expect(deadlineText(parseLocal(time))).toBe(text));
});
