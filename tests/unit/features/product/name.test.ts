import { expect, test } from 'vitest';
import { aroundModel, nameSize } from '../../../../src/features/product/name.ts';

test.each([
  [79, 'short'],
  [80, 'long'],
  [139, 'long'],
  [140, 'longest'],
])('R5.3 a name of %i characters is %s', (length, size) => expect(nameSize('x'.repeat(length))).toBe(size));

test('R5.5 a name around its model, which is not cut', () => {
  expect(aroundModel('Funda para GALAXY A54 5G, verde', 'Galaxy A54')).toEqual([
    'Funda para',
    'GALAXY A54',
    '5G, verde',
  ]);
  expect(aroundModel('Funda para A54', 'Galaxy A54')).toEqual(['Funda para A54', 'Galaxy A54', '']);
  expect(aroundModel('Cable', '')).toEqual(['Cable', '', '']);
});
