import { expect, test } from 'vitest';
import { colourOf, familiesOf } from '../../../../src/features/product/family.ts';
import { aroundModel, nameSize } from '../../../../src/features/product/name.ts';
import { wayOn } from '../../../../src/features/product/wayOn.ts';

const member = (id: string, name: string, category = 'Fundas', soldOut = false) => ({ id, name, category, soldOut });

test('R5.3 products whose names differ in their last part alone are a family, of one category', () => {
  const families = familiesOf([
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
  expect(familiesOf([member('1', 'Funda, rojo'), member('2', 'Funda, Rojo')]).size).toBe(0));

test.each([
  ['Verde Jade', '#1f7a5c'],
  ['correa café', '#7a4a2c'],
  ['2 m', ''],
  ['verde agua', ''],
])('R5.3 the colour of "%s" is "%s"', (part, colour) => expect(colourOf(part)).toBe(colour));

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

test('R5.5 the way on from what is sold out says how many there are, and is none where there is nothing', () => {
  const phone = { slug: 'galaxy-a54', name: 'Galaxy A54' };
  const shelf = (stock: number) => ({
    ...{ name: 'FUNDAS', slug: 'fundas' },
    products: ['1', '2', '3'].map((id) => ({ id, stock: { 1: id === '3' ? 0 : stock } })),
  });
  expect(wayOn(shelf(2), phone, (id) => (id === '1' ? [phone] : []))).toEqual({
    ...{ text: 'Ver fundas para Galaxy A54 (1)', address: '/categoria/fundas?existencias=1&celular=galaxy-a54' },
  });
  expect(wayOn(shelf(2), phone, () => [])?.text).toBe('Ver fundas con existencias (2)');
  expect(wayOn(shelf(0), phone, () => [])).toBeNull();
  expect(wayOn(undefined, phone, () => [])).toBeNull();
});
