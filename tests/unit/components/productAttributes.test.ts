import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  compareAttributeValues,
  parseProductAttributes,
  notStated,
  type StatedAttributes,
} from '../../../src/components/productAttributes.ts';

/** Product names of three shops, labelled by hand with their attributes. */
const labelledNames = JSON.parse(
  readFileSync(new URL('../../fixtures/attributesOfNames.json', import.meta.url), 'utf8'),
) as [name: string, category: string, attributes: StatedAttributes][];

const serialize = (attributes: StatedAttributes): string => JSON.stringify(Object.entries(attributes).sort());

test('R4.21 at least 98 % of 300 names from three shops are parsed as labelled', () => {
  const errors = labelledNames.flatMap(([name, , attributes]) => {
    const parsed = serialize(parseProductAttributes(name));
    const expected = serialize(attributes);
    return parsed === expected ? [] : [`${name}: parsed ${parsed}, expected ${expected}`];
  });
  expect(labelledNames).toHaveLength(300);
  expect(errors.length, errors.join('\n')).toBeLessThanOrEqual(6);
});

test.each<[name: string, attributes: StatedAttributes]>([
  ['Memoria USB doble Kuvo Gemelo 64 GB (USB-C y USB-A), coral', { capacity: '64 GB', connector: 'USB-C y USB-A' }],
  ['Cable USB a C 2M', { connector: 'USB-A a USB-C', length: '2 m' }],
  ['Cable USB-A a USB-C reforzado Norda, 1 m', { connector: 'USB-A a USB-C', length: '1 m' }],
  ['Cable USB-C a Lightning Kuvo, 2 m, rosa', { connector: 'USB-C a Lightning', length: '2 m' }],
  ['Cable C a Lightning 1.8 mts', { connector: 'USB-C a Lightning', length: '1.8 m' }],
  ['Adaptador 3.5 mm a Lightning', { connector: '3.5 mm a Lightning' }],
  ['Cargador USB-C 30 W con cable USB-C a Lightning de 1 m', { connector: 'USB-C', length: '1 m', power: '30 W' }],
  ['Power bank 20000 2 puertos', { battery: '20,000 mAh' }],
  ['Disco 1024 GB', { capacity: '1 TB' }],
  ['Cargador inalámbrico 3 in 1, 15 W', { power: '15 W' }],
  ['Impresora HL-1212W, Xeon E5-2687W V4, Cooler Master V850', {}],
  ['Trípode 1.20 m', {}],
  ['Televisor 43" 4K', { size: '43 pulgadas' }],
  ['Disco 3.5" interno 4TB', { capacity: '4 TB', size: '3.5 pulgadas' }],
  ['', {}],
])('R4.21 the attributes of «%s»', (name, attributes) => {
  expect(parseProductAttributes(name)).toEqual(attributes);
});

test('R4.21 values are sorted by size, "No lo dice" last', () => {
  const values = [notStated, '1 TB', '64 GB', '1,000 mAh', '512 GB'];
  expect(values.sort(compareAttributeValues)).toEqual(['64 GB', '512 GB', '1 TB', '1,000 mAh', notStated]);
});
