import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  computeOpeningStatus,
  openingText,
  shortOpeningText,
  type Week,
} from '../../../../src/features/branches/openingHours.ts';
import {
  holidaysText,
  toDayHours,
  toOpeningHoursSpecification,
  toWeek,
  weekText,
} from '../../../../src/features/branches/weekHours.ts';
import type { Weekday } from '../../../../src/shop/types.ts';

const week = toWeek([
  { from: 'lunes', to: 'sábado', opens: '10:00', closes: '20:00' },
  { from: 'domingo', to: 'domingo', opens: '11:00', closes: '17:00' },
]);
const describeStatus = (time: string, zone = 'America/Mexico_City', hours = week) => {
  const { open, next } = computeOpeningStatus(hours, zone, new Date(time));
  return `${open ? 'abierto' : 'cerrado'} ${next}`.trim();
};

describe('R2.8 whether a branch is open', () => {
  // 2026-11-21 is a Saturday; Mexico City is six hours behind UTC, Tijuana eight.
  test.each([
    ['2026-11-21T16:00:00Z', 'abierto cierra 20:00'],
    ['2026-11-21T15:59:00Z', 'cerrado abre 10:00'],
    ['2026-11-22T02:00:00Z', 'cerrado abre mañana 11:00'],
    ['2026-11-22T18:00:00Z', 'abierto cierra 17:00'],
    ['2026-11-22T23:00:00Z', 'cerrado abre mañana 10:00'],
  ])('at %s: %s', (time, text) => expect(describeStatus(time)).toBe(text));

  test('depends on the time zone of the branch', () => {
    expect(describeStatus('2026-11-23T17:30:00Z', 'America/Tijuana')).toBe('cerrado abre 10:00');
    expect(describeStatus('2026-11-24T03:30:00Z', 'America/Tijuana')).toBe('abierto cierra 20:00');
  });

  test('names the day of the next opening; accepts one-digit hours and hours past midnight', () => {
    const weekdays = toWeek([{ from: 'lunes', to: 'viernes', opens: '9:00', closes: '18:00' }]);
    expect(describeStatus('2026-11-21T02:00:00Z', undefined, weekdays)).toBe('cerrado abre el lunes 9:00');
    expect(describeStatus('2026-11-20T15:00:00Z', undefined, weekdays)).toBe('abierto cierra 18:00');
    const pastMidnight = toWeek([{ from: 'viernes', to: 'viernes', opens: '18:00', closes: '2:00' }]);
    expect(describeStatus('2026-11-21T07:59:00Z', undefined, pastMidnight)).toBe('abierto cierra 2:00');
    expect(describeStatus('2026-11-21T08:00:00Z', undefined, pastMidnight)).toBe('cerrado abre el viernes 18:00');
  });

  test('is closed, without an opening time, if there are no hours', () =>
    expect(describeStatus('2026-11-21T16:00:00Z', undefined, [])).toBe('cerrado'));
});

describe('R2.8 holidays', () => {
  const formatWithHolidays = (time: string, holidays: string[], hours = week) => {
    const status = computeOpeningStatus(hours, 'America/Mexico_City', new Date(time), holidays);
    return openingText(status).join(' ');
  };

  test('close a branch all day in its time zone, every year or once', () => {
    expect(formatWithHolidays('2026-12-25T18:00:00Z', ['12-25'])).toBe('Cerrado hoy por día feriado');
    expect(formatWithHolidays('2027-12-25T18:00:00Z', ['12-25'])).toBe('Cerrado hoy por día feriado');
    expect(formatWithHolidays('2026-12-25T05:30:00Z', ['12-25'])).toBe('Cerrado abre el sábado a las 10:00');
    expect(formatWithHolidays('2026-12-26T18:00:00Z', ['12-25'])).toBe('Abierto ahora cierra 20:00');
    expect(formatWithHolidays('2026-12-31T18:00:00Z', ['2026-12-31'])).toBe('Cerrado hoy por día feriado');
    expect(formatWithHolidays('2027-12-31T18:00:00Z', ['2026-12-31'])).toBe('Abierto ahora cierra 20:00');
  });

  test('are skipped by the next opening time; a branch that opened the evening before stays open', () => {
    expect(formatWithHolidays('2026-12-25T03:00:00Z', ['12-25'])).toBe('Cerrado abre el sábado a las 10:00');
    const pastMidnight = toWeek([{ from: 'lunes', to: 'domingo', opens: '18:00', closes: '2:00' }]);
    expect(formatWithHolidays('2026-12-25T07:00:00Z', ['12-25'], pastMidnight)).toBe('Abierto ahora cierra 2:00');
    expect(formatWithHolidays('2026-12-26T07:00:00Z', ['12-25'], pastMidnight)).toBe('Cerrado abre a las 18:00');
  });
});

describe('R2.8 the short text of the header', () => {
  test.each([
    ['2026-11-20T18:00:00Z', 'Abierto · cierra 20:00'],
    ['2026-11-20T15:00:00Z', 'Abre 10:00'],
    ['2026-11-21T03:00:00Z', 'Abre mañana 10:00'],
    ['2026-12-25T18:00:00Z', 'Cerrado'],
  ])('at %s: %s', (time, text) => {
    const status = computeOpeningStatus(week, 'America/Mexico_City', new Date(time), ['12-25']);
    expect(shortOpeningText(status).join(' · ')).toBe(text);
  });
});

const days: Weekday[] = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const createHours = (from: Weekday, to: Weekday) => ({ from, to, opens: '10:00', closes: '20:00' });

describe('R2.8 opening hours', () => {
  test('R2.11 are listed day by day, Monday first', () => {
    expect(toDayHours(week).map(({ day, name, times }) => `${day} ${name} ${times}`)).toEqual([
      '1 Lunes 10:00 a 20:00',
      '2 Martes 10:00 a 20:00',
      '3 Miércoles 10:00 a 20:00',
      '4 Jueves 10:00 a 20:00',
      '5 Viernes 10:00 a 20:00',
      '6 Sábado 10:00 a 20:00',
      '0 Domingo 11:00 a 17:00',
    ]);
    const split = toWeek([
      { from: 'lunes', to: 'lunes', opens: '16:00', closes: '20:00' },
      { from: 'sábado', to: 'lunes', opens: '9:00', closes: '14:00' },
    ]);
    expect(toDayHours(split).map(({ times }) => times)).toEqual([
      '9:00 a 14:00 y 16:00 a 20:00',
      'Cerrado',
      'Cerrado',
      'Cerrado',
      'Cerrado',
      '9:00 a 14:00',
      '9:00 a 14:00',
    ]);
  });

  test('R2.10 in one line, consecutive days with the same hours are together', () => {
    const format = (hours: Week): string => weekText(hours).replaceAll('\u00a0', ' ');
    expect(format(week)).toBe('Lunes a sábado 10:00 a 20:00, domingo 11:00 a 17:00');
    expect(format(toWeek([createHours('lunes', 'domingo')]))).toBe('Lunes a domingo 10:00 a 20:00');
    expect(format(toWeek([createHours('lunes', 'viernes')]))).toBe(
      'Lunes a viernes 10:00 a 20:00, sábado y domingo cerrado',
    );
    const split = [
      createHours('martes', 'martes'),
      { ...createHours('martes', 'martes'), opens: '8:00', closes: '9:00' },
    ];
    expect(format(toWeek(split))).toBe(
      'Lunes cerrado, martes 8:00 a 9:00 y 10:00 a 20:00, miércoles a domingo cerrado',
    );
  });

  test('R2.11 list the holidays in a sentence', () => {
    expect(holidaysText(['12-25', '01-01', '05-01'])).toBe(
      'Cerramos el 25 de diciembre, el 1 de enero y el 1 de mayo.',
    );
    expect(holidaysText(['2026-12-31'])).toBe('Cerramos el 31 de diciembre de 2026.');
    expect(holidaysText([])).toBe('');
  });

  test('for search engines list each day, even across the end of the week', () => {
    expect(toOpeningHoursSpecification(createHours('jueves', 'sábado'))).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Thursday', 'Friday', 'Saturday'],
      opens: '10:00',
      closes: '20:00',
    });
    expect(toOpeningHoursSpecification(createHours('sábado', 'lunes'))['dayOfWeek']).toEqual([
      'Saturday',
      'Sunday',
      'Monday',
    ]);
  });

  test('for search engines include the first and the last day, each day once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days), fc.constantFrom(...days), (from, to) => {
        const dayNames = toOpeningHoursSpecification(createHours(from, to))['dayOfWeek'] as string[];
        expect(new Set(dayNames).size).toBe(dayNames.length);
        expect(dayNames[0]).toBe((toOpeningHoursSpecification(createHours(from, from))['dayOfWeek'] as string[])[0]);
        expect(dayNames.at(-1)).toBe((toOpeningHoursSpecification(createHours(to, to))['dayOfWeek'] as string[])[0]);
      }),
    );
  });
});
