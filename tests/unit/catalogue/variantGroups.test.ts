import { expect, test } from 'vitest';
import { findColour, listColours, findVariantGroups } from '../../../src/catalogue/variantGroups.ts';

const product = (id: string, name: string, category = 'Fundas', soldOut = false) => ({ id, name, category, soldOut });

test('R5.3 products of one category whose names differ only after the last comma are variants of each other', () => {
  const variantGroups = findVariantGroups([
    product('1', 'Funda Kuvo, verde jade'),
    product('2', 'Funda kuvo, Negro', 'Fundas', true),
    product('3', 'Funda Kuvo, coral', 'Ofertas'),
    product('4', 'Funda Oimo, coral'),
    product('5', 'Cable'),
  ]);
  expect([...variantGroups.keys()]).toEqual(['1', '2']);
  expect(variantGroups.get('1')).toEqual([
    { id: '1', optionValue: 'verde jade', colour: '#1f7a5c', soldOut: false },
    { id: '2', optionValue: 'Negro', colour: '#1a1c1e', soldOut: true },
  ]);
});

test('R5.3 two products with the same name are not variants', () =>
  expect(findVariantGroups([product('1', 'Funda, rojo'), product('2', 'Funda, Rojo')]).size).toBe(0));

test.each([
  ['Verde Jade', '#1f7a5c'],
  ['correa café', '#7a4a2c'],
  ['2 m', ''],
  ['verde agua', ''],
])('R5.3 the colour of "%s" is "%s"', (optionValue, colour) => expect(findColour(optionValue)).toBe(colour));

test('R4.1 a card lists the colours of all variants, if each of them has a known colour', () => {
  const createVariants = (...optionValues: string[]) =>
    findVariantGroups(optionValues.map((value, index) => product(`${index + 1}`, `Funda, ${value}`))).get('1');
  expect(listColours(createVariants('negro', 'coral', 'correa negro'))).toBe('#1a1c1e #ee7560');
  expect(listColours(createVariants('negro', '2 m'))).toBe('');
  expect(listColours(createVariants('negro', 'correa negro'))).toBe('');
  expect(listColours(undefined)).toBe('');
});
