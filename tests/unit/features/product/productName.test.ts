import { expect, test } from 'vitest';
import {
  splitAroundPhone,
  splitAroundShortPhone,
  nameSizeClass,
} from '../../../../src/features/product/productName.ts';

test.each([
  [79, 'short'],
  [80, 'long'],
  [139, 'long'],
  [140, 'very-long'],
])('R5.3 a name of %i characters is %s', (length, size) => expect(nameSizeClass('x'.repeat(length))).toBe(size));

test('R5.5 splitAroundPhone splits a name before and after its phone, or appends a phone that is not in the name', () => {
  expect(splitAroundPhone('Funda para GALAXY A54 5G, verde', 'Galaxy A54')).toEqual([
    'Funda para',
    'GALAXY A54',
    '5G, verde',
  ]);
  expect(splitAroundPhone('Funda para A54', 'Galaxy A54')).toEqual(['Funda para A54', 'Galaxy A54', '']);
  expect(splitAroundPhone('Cable', '')).toEqual(['Cable', '', '']);
  // In lower case "İ" is two characters.
  expect(splitAroundPhone('İİ iPhone 12 azul', 'iphone 12')).toEqual(['İİ', 'iPhone 12', 'azul']);
});

test('R5.3 splitAroundShortPhone splits off a phone in the name that fits one line on narrow screens', () => {
  expect(splitAroundShortPhone('Funda para iPhone 13, lavanda', 'iPhone 13')).toEqual([
    'Funda para ',
    'iPhone 13',
    ', lavanda',
  ]);
  expect(splitAroundShortPhone('Funda', 'Galaxy A54')).toEqual(['Funda', '', '']);
  expect(splitAroundShortPhone(`Funda para ${'x'.repeat(30)}`, 'x'.repeat(30))[1]).toBe('');
});
