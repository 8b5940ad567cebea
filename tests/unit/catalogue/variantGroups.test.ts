import { expect, test } from 'vitest';
import { findColour, listColours, findVariantGroups } from '../../../src/catalogue/variantGroups.ts';

const member = (id: string, name: string, category = 'Fundas', soldOut = false) => ({ id, name, category, soldOut });

test('R5.3 products of one category whose names differ only after the last comma are variants of each other', () => {
  const variantGroups = findVariantGroups([
    member('1', 'Funda Kuvo, verde jade'),
    member('2', 'Funda kuvo, Negro', 'Fundas', true),
    member('3', 'Funda Kuvo, coral', 'Ofertas'),
    member('4', 'Funda Oimo, coral'),
    member('5', 'Cable'),
  ]);
  expect([...variantGroups.keys()]).toEqual(['1', '2']);
  expect(variantGroups.get('1')).toEqual([
    { id: '1', optionValue: 'verde jade', colour: '#1f7a5c', soldOut: false },
    { id: '2', optionValue: 'Negro', colour: '#1a1c1e', soldOut: true },
  ]);
});

test('R5.3 two products of the same name are not variants: nothing tells them apart', () =>
  expect(findVariantGroups([member('1', 'Funda, rojo'), member('2', 'Funda, Rojo')]).size).toBe(0));

test.each([
  ['Verde Jade', '#1f7a5c'],
  ['correa café', '#7a4a2c'],
  ['2 m', ''],
  ['verde agua', ''],
])('R5.3 the colour of "%s" is "%s"', (part, colour) => expect(findColour(part)).toBe(colour));

test('R4.1 a card lists the colours of all variants, if each of them has a known colour', () => {
  const variantsOf = (...options: string[]) =>
    findVariantGroups(options.map((option, index) => member(`${index + 1}`, `Funda, ${option}`))).get('1');
  expect(listColours(variantsOf('negro', 'coral', 'correa negro'))).toBe('#1a1c1e #ee7560');
  expect(listColours(variantsOf('negro', '2 m'))).toBe('');
  expect(listColours(variantsOf('negro', 'correa negro'))).toBe('');
  expect(listColours(undefined)).toBe('');
});
