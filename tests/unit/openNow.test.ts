import { describe, expect, test } from 'vitest';
import { openNow, spansOf } from '../../src/features/branches/openNow.ts';

const spans = spansOf([
  { from: 'lunes', to: 'sábado', opens: '10:00', closes: '20:00' },
  { from: 'domingo', to: 'domingo', opens: '11:00', closes: '17:00' },
]);
const at = (time: string, zone = 'America/Mexico_City', own = spans) => {
  const { open, next } = openNow(own, zone, new Date(time));
  return `${open ? 'abierto' : 'cerrado'} ${next}`.trim();
};

describe('R2.8 whether a branch is open, on the shopper’s clock', () => {
  // 2026-11-21 is a Saturday; Mexico City is six hours behind UTC, Tijuana eight.
  test.each([
    ['2026-11-21T16:00:00Z', 'abierto cierra 20:00'],
    ['2026-11-21T15:59:00Z', 'cerrado abre 10:00'],
    ['2026-11-22T02:00:00Z', 'cerrado abre mañana 11:00'],
    ['2026-11-22T18:00:00Z', 'abierto cierra 17:00'],
    ['2026-11-22T23:00:00Z', 'cerrado abre mañana 10:00'],
  ])('%s: %s', (time, words) => expect(at(time)).toBe(words));

  test('in the zone of the branch', () => {
    expect(at('2026-11-23T17:30:00Z', 'America/Tijuana')).toBe('cerrado abre 10:00');
    expect(at('2026-11-24T03:30:00Z', 'America/Tijuana')).toBe('abierto cierra 20:00');
  });

  test('another day is named; hours of one digit, and past midnight, are understood', () => {
    const weekdays = spansOf([{ from: 'lunes', to: 'viernes', opens: '9:00', closes: '18:00' }]);
    expect(at('2026-11-21T02:00:00Z', undefined, weekdays)).toBe('cerrado abre el lunes 9:00');
    expect(at('2026-11-20T15:00:00Z', undefined, weekdays)).toBe('abierto cierra 18:00');
    const late = spansOf([{ from: 'viernes', to: 'viernes', opens: '18:00', closes: '2:00' }]);
    expect(at('2026-11-21T07:59:00Z', undefined, late)).toBe('abierto cierra 2:00');
    expect(at('2026-11-21T08:00:00Z', undefined, late)).toBe('cerrado abre el viernes 18:00');
  });

  test('without hours nothing is promised', () => expect(at('2026-11-21T16:00:00Z', undefined, [])).toBe('cerrado'));
});
