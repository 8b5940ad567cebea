import { expect, test } from 'vitest';
import { notStated } from '../../../../src/components/productAttributes.ts';
import { parseIds } from '../../../../src/components/comparedIds.ts';
import { canCompareWith, compareUrl } from '../../../../src/features/compare/chooseProducts.client.tsx';
import { keepFirstKind, toComparisonRows } from '../../../../src/features/compare/compare.ts';

test.each([
  ['1,2', ['1', '2']],
  ['2,1,2', ['2', '1']],
  ['1,2,3,4,5', ['1', '2', '3', '4']],
  ['1,x,-2,<b>,3', ['1', '3']],
  ['', []],
  [null, []],
  [`1${',2'.repeat(10_000)}`, ['1', '2']],
])('R4.23 «%s» has the ids %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});

test('R4.23 the chosen products are in the URL', () => {
  expect(compareUrl(['7', '12'])).toBe('/comparar?id=7,12');
});

test.each<[name: string, chosenNames: string[], expected: boolean]>([
  ['Cable HDMI 2 m', [], true],
  ['Cable HDMI 2 m', ['Cable USB-C a USB-C 1 m'], true],
  ['Cable HDMI 2 m', ['Cargador USB-C 20 W'], false],
  ['Cable plano', [], false],
  // The same kind, but no attribute in common.
  ['Cable HDMI', ['Cable de red de 2 m'], false],
])('R4.23 «%s» can be compared with %j: %s', (name, chosenNames, expected) => {
  expect(canCompareWith(name, chosenNames)).toBe(expected);
});

test('R4.23 of a URL with several kinds, the products of the first kind are compared', () => {
  const products = ['Cable HDMI 2 m', 'Cargador USB-C 20 W', 'Cable USB-C a USB-C 1 m'].map((name) => ({
    card: { name },
  }));
  expect(keepFirstKind(products)).toEqual([products[0], products[2]]);
  expect(keepFirstKind([])).toEqual([]);
});

test('R4.23 there is a row for each attribute that at least one name states, and for brands', () => {
  expect(
    toComparisonRows([
      { name: 'Cable USB-C a USB-C 100 W, 2 m', brand: 'Voltra' },
      { name: 'Cable HDMI 1 m', brand: '' },
    ]),
  ).toEqual([
    { title: 'Conector', values: ['USB-C a USB-C', 'HDMI'] },
    { title: 'Largo', values: ['2 m', '1 m'] },
    { title: 'Potencia', values: ['100 W', notStated] },
    { title: 'Marca', values: ['Voltra', notStated] },
  ]);
});
