import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOpeningAt, openingText, shortOpeningText } from '../../../../src/features/branches/openingHours.ts';
import {
  holidaysText,
  toDays,
  toOpeningHoursSpecification,
  toWeek,
} from '../../../../src/features/branches/weekHours.ts';
import type { Weekday } from '../../../../src/shop/types.ts';

const week = toWeek([
  { from: 'lunes', to: 'sábado', opens: '10:00', closes: '20:00' },
  { from: 'domingo', to: 'domingo', opens: '11:00', closes: '17:00' },
]);
const at = (time: string, zone = 'America/Mexico_City', own = week) => {
  const { open, next } = findOpeningAt(own, zone, new Date(time));
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
  ])('%s: %s', (time, words) => expect(at(time)).toBe(words));

  test('in the time zone of the branch', () => {
    expect(at('2026-11-23T17:30:00Z', 'America/Tijuana')).toBe('cerrado abre 10:00');
    expect(at('2026-11-24T03:30:00Z', 'America/Tijuana')).toBe('abierto cierra 20:00');
  });

  test('another day is named; hours of one digit and past midnight work', () => {
    const weekdays = toWeek([{ from: 'lunes', to: 'viernes', opens: '9:00', closes: '18:00' }]);
    expect(at('2026-11-21T02:00:00Z', undefined, weekdays)).toBe('cerrado abre el lunes 9:00');
    expect(at('2026-11-20T15:00:00Z', undefined, weekdays)).toBe('abierto cierra 18:00');
    const late = toWeek([{ from: 'viernes', to: 'viernes', opens: '18:00', closes: '2:00' }]);
    expect(at('2026-11-21T07:59:00Z', undefined, late)).toBe('abierto cierra 2:00');
    expect(at('2026-11-21T08:00:00Z', undefined, late)).toBe('cerrado abre el viernes 18:00');
  });

  test('without hours there is no opening time', () =>
    expect(at('2026-11-21T16:00:00Z', undefined, [])).toBe('cerrado'));
});

describe('R2.8 holidays', () => {
  const on = (time: string, holidays: string[], own = week) => {
    const now = findOpeningAt(own, 'America/Mexico_City', new Date(time), holidays);
    return openingText(now).join(' ');
  };

  test('a branch is closed on them, all day in its own time zone, each year or once', () => {
    expect(on('2026-12-25T18:00:00Z', ['12-25'])).toBe('Cerrado hoy por día feriado');
    expect(on('2027-12-25T18:00:00Z', ['12-25'])).toBe('Cerrado hoy por día feriado');
    expect(on('2026-12-25T05:30:00Z', ['12-25'])).toBe('Cerrado abre el sábado a las 10:00');
    expect(on('2026-12-26T18:00:00Z', ['12-25'])).toBe('Abierto ahora cierra 20:00');
    expect(on('2026-12-31T18:00:00Z', ['2026-12-31'])).toBe('Cerrado hoy por día feriado');
    expect(on('2027-12-31T18:00:00Z', ['2026-12-31'])).toBe('Abierto ahora cierra 20:00');
  });

  test('the next opening time skips them; a branch that opened the evening before may still be open', () => {
    expect(on('2026-12-25T03:00:00Z', ['12-25'])).toBe('Cerrado abre el sábado a las 10:00');
    const late = toWeek([{ from: 'lunes', to: 'domingo', opens: '18:00', closes: '2:00' }]);
    expect(on('2026-12-25T07:00:00Z', ['12-25'], late)).toBe('Abierto ahora cierra 2:00');
    expect(on('2026-12-26T07:00:00Z', ['12-25'], late)).toBe('Cerrado abre a las 18:00');
  });
});

describe('R2.8 the short text of the header', () => {
  test.each([
    ['2026-11-20T18:00:00Z', 'Abierto · cierra 20:00'],
    ['2026-11-20T15:00:00Z', 'Abre 10:00'],
    ['2026-11-21T03:00:00Z', 'Abre mañana 10:00'],
    ['2026-12-25T18:00:00Z', 'Cerrado'],
  ])('%s: %s', (time, words) => {
    expect(shortOpeningText(findOpeningAt(week, 'America/Mexico_City', new Date(time), ['12-25'])).join(' · ')).toBe(
      words,
    );
  });
});

const days: Weekday[] = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const open = (from: Weekday, to: Weekday) => ({ from, to, opens: '10:00', closes: '20:00' });

describe('R2.8 opening hours', () => {
  test('R2.11 of a week, day by day, Monday first', () => {
    expect(toDays(week).map(({ day, name, times }) => `${day} ${name} ${times}`)).toEqual([
      ...['1 Lunes', '2 Martes', '3 Miércoles', '4 Jueves', '5 Viernes', '6 Sábado'].map(
        (day) => `${day} 10:00 a 20:00`,
      ),
      '0 Domingo 11:00 a 17:00',
    ]);
    const split = toWeek([
      { from: 'lunes', to: 'lunes', opens: '16:00', closes: '20:00' },
      { from: 'sábado', to: 'lunes', opens: '9:00', closes: '14:00' },
    ]);
    expect(toDays(split).map(({ times }) => times)).toEqual([
      '9:00 a 14:00 y 16:00 a 20:00',
      ...['Cerrado', 'Cerrado', 'Cerrado', 'Cerrado'],
      ...['9:00 a 14:00', '9:00 a 14:00'],
    ]);
  });

  test('R2.11 holidays are told as a sentence', () => {
    expect(holidaysText(['12-25', '01-01', '05-01'])).toBe(
      'Cerramos el 25 de diciembre, el 1 de enero y el 1 de mayo.',
    );
    expect(holidaysText(['2026-12-31'])).toBe('Cerramos el 31 de diciembre de 2026.');
    expect(holidaysText([])).toBe('');
  });

  test('for search engines, across the end of the week too', () => {
    expect(toOpeningHoursSpecification(open('jueves', 'sábado'))).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Thursday', 'Friday', 'Saturday'],
      opens: '10:00',
      closes: '20:00',
    });
    expect(toOpeningHoursSpecification(open('sábado', 'lunes'))['dayOfWeek']).toEqual(['Saturday', 'Sunday', 'Monday']);
  });

  test('include the first and the last day, each day once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days), fc.constantFrom(...days), (from, to) => {
        const named = toOpeningHoursSpecification(open(from, to))['dayOfWeek'] as string[];
        expect(new Set(named).size).toBe(named.length);
        expect(named[0]).toBe((toOpeningHoursSpecification(open(from, from))['dayOfWeek'] as string[])[0]);
        expect(named.at(-1)).toBe((toOpeningHoursSpecification(open(to, to))['dayOfWeek'] as string[])[0]);
      }),
    );
  });
});
