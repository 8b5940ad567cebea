import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateShop } from '../../../scripts/sandbox/seed/generateShop.ts';
import { phones as seedPhones } from '../../../scripts/sandbox/seed/phones.ts';
import { families } from '../../../src/catalogue/phones/families.ts';
import { findPhones } from '../../../src/catalogue/phones/phones.ts';
import { labelledProductNames } from '../../support/labelledProductNames.ts';

/** Names of the phones that each product fits, by the names of all products. */
function findFittingPhones(...names: string[]): string[][] {
  const { fittedBy } = findPhones(names.map((name, id) => ({ id: String(id), name })));
  return names.map((_, id) => fittedBy(String(id)).map(({ name }) => name));
}
const findPhonesInName = (name: string): string[] => findFittingPhones(name)[0] ?? [];

describe('Phone: the phones that products fit, by their names', () => {
  test.each([
    ['Funda para Samsung Galaxy A54 5G', ['Galaxy A54']],
    ['FUNDA PARA SAMSUNG GALAXY A54', ['Galaxy A54']],
    ['Mica Samsung A15', ['Galaxy A15']],
    ['Funda Galaxy S23+ / S24+', ['Galaxy S23 Plus', 'Galaxy S24 Plus']],
    ['Funda Galaxy Z Flip 5', ['Galaxy Z Flip 5']],
    ['Cristal iPhone 15 Pro Max', ['iPhone 15 Pro Max']],
    ['funda iphone xr', ['iPhone XR']],
    ['Mica iPhone 14/14 Pro', ['iPhone 14', 'iPhone 14 Pro']],
    ['Funda iPhone 13 Pro/Pro Max', ['iPhone 13 Pro', 'iPhone 13 Pro Max']],
    ['Mica iPhone 11, 12 y 13 mini', ['iPhone 11', 'iPhone 12', 'iPhone 13 mini']],
    ['Tornillos para iPhone 11 a 13, 3 piezas', ['iPhone 11', 'iPhone 12', 'iPhone 13']],
    ['Funda iPhone XR/XS Max', ['iPhone XR', 'iPhone XS Max']],
    ['Funda iPhone SE (2022)', ['iPhone SE 2022']],
    ['Cargador de 20 W para iPhone 15', ['iPhone 15']],
    // An accessory that begins with the phone is not the phone itself.
    ['iPhone 15, cargador de 20 W', ['iPhone 15']],
    ['Funda Motorola Moto G84', ['Moto G84']],
    ['Funda Motorola Edge 40 Neo', ['Moto Edge 40 Neo']],
    ['Funda Xiaomi Redmi Note 13 Pro+', ['Redmi Note 13 Pro Plus']],
    ['Funda Xiaomi 13T Pro', ['Xiaomi 13T Pro']],
    ['Mica para Honor Magic6 Lite', ['Honor Magic6 Lite']],
    ['Funda vivo Y36', ['Vivo Y36']],
    ['Case for iPhone(tm) 3G', ['iPhone 3G']],
    ['Funda Samsung Smartphone Galaxy A54 negra', ['Galaxy A54']],
    ['Funda Samsung Smartphone A54 negra', ['Galaxy A54']],
    ['Mica Motorola Celular G35', ['Moto G35']],
  ])('%s', (name, expected) => expect(findPhonesInName(name)).toEqual(expected));

  test.each(
    // prettier-ignore
    [
      'Cable 15 W', 'Cargador iPhone 20 W', 'Cargador para iPhone 15 W, blanco', 'Cable para iPhone 1.5 m',
      'Adaptador iPhone 5 en 1', 'Batería portátil Redmi 10 000 mAh', 'Correa para Galaxy Watch 6',
      'Funda para Galaxy Tab A8', 'Estuche para Galaxy Buds2', 'Correa Xiaomi Mi Band 8',
      'Audífonos Huawei FreeBuds 5i', 'Funda color rojo vivo 20 cm', 'Cargador para moto 12 V',
      'Fuente Galaxy 68NPH6DV5ZGX', 'Bocina Motorola 20 W', 'Cable HDMI A54',
    ],
  )('no phone is found in %s', (name) => expect(findPhonesInName(name)).toEqual([]));

  test('models match exactly: a case for iPhone 15 does not fit iPhone 15 Pro, nor the reverse', () => {
    expect(findFittingPhones('Funda iPhone 15', 'Funda iPhone 15 Pro', 'Funda iPhone 15 Pro Max')).toEqual([
      ['iPhone 15'],
      ['iPhone 15 Pro'],
      ['iPhone 15 Pro Max'],
    ]);
  });

  test('a product that is a phone fits none, but its model is recognized in other names', () => {
    expect(findFittingPhones('Galaxy A54 128 GB usado', 'Celular Samsung Galaxy A54', 'Mica A54')).toEqual([
      [],
      [],
      ['Galaxy A54'],
    ]);
    expect(findFittingPhones('Motorola Smartphone Moto G35 128 GB', 'Honor Smartphone X8c')).toEqual([[], []]);
  });

  test('a model without its family is recognized if only one phone of the catalogue has that name', () => {
    expect(findFittingPhones('Funda Galaxy A54', 'Funda Galaxy A34', 'Mica A54/A34', 'Cable A54')[2]).toEqual([
      'Galaxy A54',
      'Galaxy A34',
    ]);
    expect(findFittingPhones('Funda Galaxy A54', 'Mica A54', 'Cable A54')[2]).toEqual([]);
    expect(findFittingPhones('Funda Galaxy A54', 'Funda Oppo A54', 'Mica A54')[2]).toEqual([]);
  });

  test('a 5G model is a phone of its own if its body differs or the catalogue has a 4G model too', () => {
    expect(findFittingPhones('Funda Redmi Note 13', 'Funda Redmi Note 13 5G', 'Funda Redmi Note 13 4G')).toEqual([
      ['Redmi Note 13'],
      ['Redmi Note 13 5G'],
      ['Redmi Note 13'],
    ]);
    expect(findFittingPhones('Funda Moto G73 4G', 'Funda Moto G73 5G')).toEqual([['Moto G73'], ['Moto G73 5G']]);
    expect(findFittingPhones('Funda Moto G73', 'Funda Moto G73 5G')).toEqual([['Moto G73'], ['Moto G73']]);
  });

  test('the name of a phone has its most frequent spelling, in any order of the products', () => {
    const names = ['Funda HONOR MAGIC 6 LITE', 'Mica Honor Magic6 Lite', 'Tapa Honor Magic6 Lite'];
    for (const order of [names, names.toReversed()])
      expect(new Set(findFittingPhones(...order).flat())).toEqual(new Set(['Honor Magic6 Lite']));
  });

  test('in the seed catalogue, exactly its phones are found in the products made for them', () => {
    const phoneNames = new Set(seedPhones.map(({ name }) => name));
    const fittingPhones = findFittingPhones(...seedPhones.map(({ name }) => `Funda transparente para ${name}, azul`));
    expect(fittingPhones).toEqual(seedPhones.map(({ name }) => [name]));
    expect(phoneNames.size).toBeGreaterThanOrEqual(30);
    const products = generateShop({ products: 600 }).products.map(({ product }) => product);
    const { all, fittedBy } = findPhones(products);
    expect(all.filter(({ name }) => !phoneNames.has(name))).toEqual([]);
    const productsForPhones = products.filter(
      ({ name, category }) =>
        /para .*(iPhone|Galaxy|Moto|Redmi|Poco|Honor|Oppo|Huawei|Pixel) /.test(name) && category !== 'Celulares',
    );
    expect(productsForPhones.filter(({ id }) => fittedBy(id).length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('on labelled names, precision is 1 and recall at least 0.95', () => {
    const phonesByIndex = findFittingPhones(...labelledProductNames.map(([name]) => name));
    const pairs = labelledProductNames.flatMap(([name, expectedPhones], index) => {
      const foundPhones = phonesByIndex[index] ?? [];
      return [...new Set([...expectedPhones, ...foundPhones])].map((phone) => ({
        name,
        phone,
        isExpected: expectedPhones.includes(phone),
        isFound: foundPhones.includes(phone),
      }));
    });
    const truePositives = pairs.filter(({ isExpected, isFound }) => isExpected && isFound);
    const falsePositives = pairs.filter(({ isExpected }) => !isExpected);
    const falseNegatives = pairs.filter(({ isFound }) => !isFound);
    expect(labelledProductNames.length).toBeGreaterThanOrEqual(60);
    expect(falsePositives).toEqual([]);
    const recall = truePositives.length / (truePositives.length + falseNegatives.length);
    expect(recall, JSON.stringify(falseNegatives)).toBeGreaterThanOrEqual(0.95);
  });

  test('a model of any family is recognized, whatever surrounds it', () => {
    const model = fc.constantFrom(
      'Galaxy A54',
      'iPhone 15 Pro',
      'Moto G84',
      'Redmi Note 13 Pro',
      'Poco X6',
      'Pixel 8',
      'Honor X8b',
      'Oppo Reno 11',
      'Huawei Nova 11',
    );
    const prefix = fc.constantFrom(
      'Funda',
      'Mica 9H',
      'Cristal templado',
      'Pantalla OLED',
      'Batería 5 000 mAh',
      'Cargador 20 W',
    );
    const suffix = fc.constantFrom('', ', negro', ' 2 piezas', ' 1.5 m', ' 15 W', ' (2 pzas)', '. Nuevo', ' 6.1"');
    fc.assert(
      fc.property(prefix, model, suffix, (before, name, after) => {
        expect(findPhonesInName(`${before} para ${name}${after}`)).toEqual([name]);
      }),
    );
  });

  test('any text is parsed within a second, and its slugs are unique and valid in a URL', () => {
    const word = fc.constantFrom(
      ...families.flatMap(({ label }) => [label, label.toUpperCase()]),
      'A54',
      '15',
      'Pro',
      'Max',
      '/',
      'y',
      '+',
      ',',
      '5G',
      'a',
      '13',
      'W',
      'ñ',
      'İ',
      '\u00a0',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), fc.string(), (words, text) => {
        const { all } = findPhones([{ id: '1', name: `Funda ${words.join(' ')} ${text}` }]);
        expect(all.filter(({ slug }) => !/^[a-z0-9-]{1,60}$/.test(slug))).toEqual([]);
        expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
      }),
    );
    const startTime = performance.now();
    findPhonesInName(`Funda ${'iPhone 14/14 Pro/'.repeat(2_000)}`);
    expect(performance.now() - startTime).toBeLessThan(1_000);
  });
});
