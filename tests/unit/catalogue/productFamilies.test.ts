import { expect, test } from 'vitest';
import { findColour, listColours, findFamilies } from '../../../src/catalogue/productFamilies.ts';

const member = (id: string, name: string, category = 'Fundas', soldOut = false) => ({ id, name, category, soldOut });

test('R5.3 products whose names differ in their last part alone are a family, of one category', () => {
  const families = findFamilies([
    member('1', 'Funda Kuvo, verde jade'),
    member('2', 'Funda kuvo, Negro', 'Fundas', true),
    member('3', 'Funda Kuvo, coral', 'Ofertas'),
    member('4', 'Funda Oimo, coral'),
    member('5', 'Cable'),
  ]);
  expect([...families.keys()]).toEqual(['1', '2']);
  expect(families.get('1')).toEqual([
    { id: '1', own: 'verde jade', colour: '#1f7a5c', soldOut: false },
    { id: '2', own: 'Negro', colour: '#1a1c1e', soldOut: true },
  ]);
});

test('R5.3 two of one name are no family: nothing tells them apart', () =>
  expect(findFamilies([member('1', 'Funda, rojo'), member('2', 'Funda, Rojo')]).size).toBe(0));

test.each([
  ['Verde Jade', '#1f7a5c'],
  ['correa café', '#7a4a2c'],
  ['2 m', ''],
  ['verde agua', ''],
])('R5.3 the colour of "%s" is "%s"', (part, colour) => expect(findColour(part)).toBe(colour));

test('R4.1 the colours of a family are those of all of it, where each is drawn', () => {
  const family = (...parts: string[]) =>
    findFamilies(parts.map((part, index) => member(`${index + 1}`, `Funda, ${part}`))).get('1');
  expect(listColours(family('negro', 'coral', 'correa negro'))).toBe('#1a1c1e #ee7560');
  expect(listColours(family('negro', '2 m'))).toBe('');
  expect(listColours(family('negro', 'correa negro'))).toBe('');
  expect(listColours(undefined)).toBe('');
});
