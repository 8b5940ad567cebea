import { expect, test } from 'vitest';
import { ageOf, agoText } from '../../../../src/features/status/stateTexts.ts';

test('R11.4 from when the catalogue is, by the clock of Mexico City', () => {
  const age = ageOf(new Date('2026-11-20T15:10:00Z'), new Date('2026-11-20T18:20:00Z'));
  expect(age).toBe('20 de noviembre de 2026 a las 09:10 (hace 3 horas)');
});

test.each([
  [59_000, 'hace un momento'],
  [60_000, 'hace 1 minuto'],
  [59 * 60_000, 'hace 59 minutos'],
  [60 * 60_000, 'hace 1 hora'],
  [47 * 3_600_000, 'hace 1 día'],
  [48 * 3_600_000, 'hace 2 días'],
])('R11.4 %i ms ago reads %j', (ms, text) => expect(agoText(ms)).toBe(text));
