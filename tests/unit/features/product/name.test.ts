import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtModel, nameSize, unbrokenPieces } from '../../../../src/features/product/name.ts';
import { anyText } from '../../../support/rows.ts';

test.each([
  [79, 'short'],
  [80, 'long'],
  [139, 'long'],
  [140, 'longest'],
])('R5.3 a name of %i characters is %s', (length, size) => expect(nameSize('x'.repeat(length))).toBe(size));

test('R5.5 a name splits around its model, which is not cut', () => {
  expect(splitAtModel('Funda para GALAXY A54 5G, verde', 'Galaxy A54')).toEqual([
    'Funda para',
    'GALAXY A54',
    '5G, verde',
  ]);
  expect(splitAtModel('Funda para A54', 'Galaxy A54')).toEqual(['Funda para A54', 'Galaxy A54', '']);
  expect(splitAtModel('Cable', '')).toEqual(['Cable', '', '']);
  // In lower case each of these is two letters.
  expect(splitAtModel('İİ iPhone 12 azul', 'iphone 12')).toEqual(['İİ', 'iPhone 12', 'azul']);
});

test('R5.3 lines of a name never break within a model or an amount, and no text is lost', () => {
  const wholes = (name: string, model: string) =>
    unbrokenPieces(name, model).flatMap(({ text, whole }) => (whole ? [text] : []));
  expect(wholes('Funda para iPhone 13, lavanda', 'iPhone 13')).toEqual(['iPhone 13']);
  expect(wholes('Batería 20 000 mAh con cargador de 65 W', '')).toEqual(['20 000 mAh', '65 W']);
  expect(wholes('Funda', 'Galaxy A54')).toEqual([]);
  expect(wholes(`Funda para ${'x'.repeat(30)}`, 'x'.repeat(30))).toEqual([]);
  fc.assert(
    fc.property(anyText, fc.string({ maxLength: 12 }), (name, model) => {
      expect(
        unbrokenPieces(name, model)
          .map(({ text }) => text)
          .join(''),
      ).toBe(name);
    }),
  );
});
