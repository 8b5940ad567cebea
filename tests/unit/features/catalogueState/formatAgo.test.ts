import { expect, test } from 'vitest';
import { formatAgo } from '../../../../src/features/catalogueState/state.client.ts';

test.each([
  [59_000, 'hace un momento'],
  [60_000, 'hace 1 minuto'],
  [59 * 60_000, 'hace 59 minutos'],
  [60 * 60_000, 'hace 1 hora'],
  [47 * 3_600_000, 'hace 1 día'],
  [48 * 3_600_000, 'hace 2 días'],
])('R11.4 %i ms ago reads %j', (ms, text) => expect(formatAgo(ms)).toBe(text));
