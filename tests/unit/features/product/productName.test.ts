import { expect, test } from 'vitest';
import { splitAtPhone, splitAtShortPhone, nameLength } from '../../../../src/features/product/productName.ts';

test.each([
  [79, 'short'],
  [80, 'long'],
  [139, 'long'],
  [140, 'very-long'],
])('R5.3 a name of %i characters is %s', (length, size) => expect(nameLength('x'.repeat(length))).toBe(size));

test('R5.5 splitAtPhone splits a name before and after its phone, or appends a phone that is not in the name', () => {
  expect(splitAtPhone('Funda para GALAXY A54 5G, verde', 'Galaxy A54')).toEqual([
    'Funda para',
    'GALAXY A54',
    '5G, verde',
  ]);
  expect(splitAtPhone('Funda para A54', 'Galaxy A54')).toEqual(['Funda para A54', 'Galaxy A54', '']);
  expect(splitAtPhone('Cable', '')).toEqual(['Cable', '', '']);
  // In lower case "İ" is two characters.
  expect(splitAtPhone('İİ iPhone 12 azul', 'iphone 12')).toEqual(['İİ', 'iPhone 12', 'azul']);
});

test('R5.3 splitAtShortPhone splits off a phone in the name that fits one line on narrow screens', () => {
  expect(splitAtShortPhone('Funda para iPhone 13, lavanda', 'iPhone 13')).toEqual([
    'Funda para ',
    'iPhone 13',
    ', lavanda',
  ]);
  expect(splitAtShortPhone('Funda', 'Galaxy A54')).toEqual(['Funda', '', '']);
  expect(splitAtShortPhone(`Funda para ${'x'.repeat(30)}`, 'x'.repeat(30))[1]).toBe('');
});
