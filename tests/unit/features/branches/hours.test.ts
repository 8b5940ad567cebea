import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursText, openingHours } from '../../../../src/features/branches/openingHours.ts';
import type { Weekday } from '../../../../src/lib/owner.ts';

const days: Weekday[] = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const open = (from: Weekday, to: Weekday) => ({ from, to, opens: '10:00', closes: '20:00' });

describe('R2.8 opening hours', () => {
  test('in words', () => {
    expect(hoursText(open('lunes', 'sábado'))).toEqual({ days: 'Lunes a sábado', times: '10:00 a 20:00' });
    expect(hoursText(open('domingo', 'domingo')).days).toBe('Domingo');
  });

  test('for search engines, over the end of the week too', () => {
    expect(openingHours(open('jueves', 'sábado'))).toEqual({
      '@type': 'OpeningHoursSpecification',
      ...{ dayOfWeek: ['Thursday', 'Friday', 'Saturday'], opens: '10:00', closes: '20:00' },
    });
    expect(openingHours(open('sábado', 'lunes'))['dayOfWeek']).toEqual(['Saturday', 'Sunday', 'Monday']);
  });

  test('name each day once, the first and the last among them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...days), fc.constantFrom(...days), (from, to) => {
        const named = openingHours(open(from, to))['dayOfWeek'] as string[];
        expect(new Set(named).size).toBe(named.length);
        expect(named[0]).toBe((openingHours(open(from, from))['dayOfWeek'] as string[])[0]);
        expect(named.at(-1)).toBe((openingHours(open(to, to))['dayOfWeek'] as string[])[0]);
      }),
    );
  });
});
