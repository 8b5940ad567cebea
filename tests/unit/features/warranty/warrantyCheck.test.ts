import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { termText } from '../../../../src/features/warranty/warranty.ts';
import { formatDate } from '../../../../src/lib/dates.ts';
import { mexicoCityZone } from '../../../../src/lib/time.ts';
import {
  warrantyAnswers,
  checkWarranty,
  toLocalDate,
  lastWarrantyDay,
} from '../../../../src/features/warranty/warrantyCheck.ts';
import { warrantyKinds } from '../../../../src/shop/warrantyTerms.ts';

const oneMonth = { months: 1, days: 0, onlyInstalled: false };
const fifteenDays = { months: 0, days: 15, onlyInstalled: true };
const noWarranty = { months: 0, days: 0, onlyInstalled: false };

describe('R9.1 the warranty terms', () => {
  test('of each kind are those of the shop', () => {
    const terms = warrantyKinds.map((kind) => [kind.name, termText(kind), kind.onlyInstalled]);
    expect(terms).toEqual([
      ['Electrónica', '1 mes', false],
      ['Cristal templado', '1 mes', false],
      ['Componentes para celular', '15 días', true],
      ['Fundas', 'Sin garantía', false],
      ['Usados o reacondicionados', 'Sin garantía', false],
    ]);
  });

  test.each([
    ['2026-11-20', oneMonth, '2026-12-20'],
    ['2026-12-15', oneMonth, '2027-01-15'],
    ['2027-01-31', oneMonth, '2027-02-28'],
    ['2028-01-31', oneMonth, '2028-02-29'],
    ['2028-01-30', oneMonth, '2028-02-29'],
    ['2027-02-28', oneMonth, '2027-03-28'],
    ['2026-05-31', oneMonth, '2026-06-30'],
    ['2026-11-20', fifteenDays, '2026-12-05'],
    ['2028-02-20', fifteenDays, '2028-03-06'],
  ])('bought on %s with %o: valid until %s', (bought, term, until) => {
    expect(lastWarrantyDay(bought, term)).toBe(until);
  });

  test('a month ends in the next calendar month, after 28 to 31 days', () => {
    const anyDate = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDate, (date) => {
        const bought = date.toISOString().slice(0, 10);
        const until = lastWarrantyDay(bought, oneMonth);
        expect(new Date(until).getUTCMonth()).toBe((date.getUTCMonth() + 1) % 12);
        const days = (Date.parse(until) - Date.parse(bought)) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });

  test('are checked with the date in Mexico City', () => {
    expect(toLocalDate(mexicoCityZone, new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20');
    expect(toLocalDate(mexicoCityZone, new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
  });
});

describe('R9.1 the warranty check, "¿Sigue en garantía?"', () => {
  test.each([
    [oneMonth, '2026-11-20', '2026-11-20', 'Sí, hasta el 20 de diciembre de 2026.'],
    [oneMonth, '2026-11-20', '2026-12-20', 'Sí, y hoy es el último día.'],
    [oneMonth, '2026-11-20', '2026-12-21', 'Ya no: la garantía terminó el 20 de diciembre de 2026.'],
    [fifteenDays, '2026-11-20', '2026-11-25', 'Si lo instalamos nosotros, sí, hasta el 5 de diciembre de 2026.'],
    [fifteenDays, '2026-11-20', '2026-12-06', 'Ya no: la garantía terminó el 5 de diciembre de 2026.'],
    [noWarranty, '2026-11-20', '2026-11-20', 'No: este tipo de producto no tiene garantía.'],
    [noWarranty, '', '2026-11-20', 'No: este tipo de producto no tiene garantía.'],
    [oneMonth, '2026-11-21', '2026-11-20', 'Esa fecha todavía no llega. Revisa la fecha de compra.'],
    [oneMonth, '12024-01-12', '2026-11-20', 'Esa fecha todavía no llega. Revisa la fecha de compra.'],
    [oneMonth, '202611-01-12', '2026-11-20', 'Esa fecha todavía no llega. Revisa la fecha de compra.'],
    [oneMonth, '', '2026-11-20', 'Escribe la fecha de compra completa.'],
  ])('%o, bought %s, today %s: %s', (term, bought, today, answer) => {
    const [name, until = ''] = checkWarranty(term, bought, today);
    expect(warrantyAnswers[name].replace('{}', until && formatDate(until))).toBe(answer);
  });
});
