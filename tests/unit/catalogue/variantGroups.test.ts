import { expect, test } from 'vitest';
import { findColour, listColours, findVariantGroups } from '../../../src/catalogue/variantGroups.ts';

const createItem = (id: string, name: string, category = 'Fundas', soldOut = false) => ({
  id,
  name,
  category,
  soldOut,
});

test('R5.3 products of one category whose names differ only after the last comma are variants of each other', () => {
  const variantGroups = findVariantGroups([
    createItem('1', 'Funda Kuvo, verde jade'),
    createItem('2', 'Funda kuvo, Negro', 'Fundas', true),
    createItem('3', 'Funda Kuvo, coral', 'Ofertas'),
    createItem('4', 'Funda Oimo, coral'),
    createItem('5', 'Cable'),
  ]);
  expect([...variantGroups.keys()]).toEqual(['1', '2']);
  expect(variantGroups.get('1')).toEqual([
    { id: '1', optionValue: 'verde jade', colour: '#1f7a5c', soldOut: false },
    { id: '2', optionValue: 'Negro', colour: '#1a1c1e', soldOut: true },
  ]);
});

test('R5.3 products whose names differ only in case are not variants', () =>
  expect(findVariantGroups([createItem('1', 'Funda, rojo'), createItem('2', 'Funda, Rojo')]).size).toBe(0));

test.each([
  ['Verde Jade', '#1f7a5c'],
  ['correa café', '#7a4a2c'],
  ['2 m', ''],
  ['verde agua', ''],
])('R5.3 the colour of "%s" is "%s"', (optionValue, colour) => expect(findColour(optionValue)).toBe(colour));

test('R4.1 a card lists the colours of all variants, if all are known and there are at least two', () => {
  const createVariants = (...optionValues: string[]) =>
    findVariantGroups(optionValues.map((value, index) => createItem(`${index + 1}`, `Funda, ${value}`))).get('1');
  expect(listColours(createVariants('negro', 'coral', 'correa negro'))).toBe('#1a1c1e #ee7560');
  expect(listColours(createVariants('negro', '2 m'))).toBe('');
  expect(listColours(createVariants('negro', 'correa negro'))).toBe('');
  expect(listColours(undefined)).toBe('');
});
