import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../../scripts/sandbox/seed/catalogue.ts';
import { phones as seedPhones } from '../../../scripts/sandbox/seed/phones.ts';
import { families } from '../../../src/catalogue/phones/families.ts';
import { findPhones } from '../../../src/catalogue/phones/phones.ts';
import { labelled } from '../../support/phoneNames.ts';

/** What products of these names are for, the names of the phones. */
function fits(...names: string[]): string[][] {
  const { fittedBy } = findPhones(names.map((name, id) => ({ id: String(id), name })));
  return names.map((_, id) => fittedBy(String(id)).map(({ name }) => name));
}
const fitsOf = (name: string): string[] => fits(name)[0] ?? [];

describe('Mi celular: phones in the names of products', () => {
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
  ])('%s', (name, expected) => expect(fitsOf(name)).toEqual(expected));

  test.each(
    // prettier-ignore
    [
      'Cable 15 W', 'Cargador iPhone 20 W', 'Cargador para iPhone 15 W, blanco', 'Cable para iPhone 1.5 m',
      'Adaptador iPhone 5 en 1', 'Batería portátil Redmi 10 000 mAh', 'Correa para Galaxy Watch 6',
      'Funda para Galaxy Tab A8', 'Estuche para Galaxy Buds2', 'Correa Xiaomi Mi Band 8',
      'Audífonos Huawei FreeBuds 5i', 'Funda color rojo vivo 20 cm', 'Cargador para moto 12 V',
      'Fuente Galaxy 68NPH6DV5ZGX', 'Bocina Motorola 20 W', 'Cable HDMI A54',
    ],
  )('no phone is meant: %s', (name) => expect(fitsOf(name)).toEqual([]));

  test('an exact model: what is for iPhone 15 is not for iPhone 15 Pro, nor the other way round', () => {
    const [plain, pro, max] = fits('Funda iPhone 15', 'Funda iPhone 15 Pro', 'Funda iPhone 15 Pro Max');
    expect([plain, pro, max]).toEqual([['iPhone 15'], ['iPhone 15 Pro'], ['iPhone 15 Pro Max']]);
  });

  test('a phone itself is for no phone, and teaches its model', () => {
    expect(fits('Galaxy A54 128 GB usado', 'Celular Samsung Galaxy A54', 'Mica A54')).toEqual([[], [], ['Galaxy A54']]);
    expect(fits('Motorola Smartphone Moto G35 128 GB', 'Honor Smartphone X8c')).toEqual([[], []]);
  });

  test('a model without its family counts where one phone of the catalogue alone is called so', () => {
    expect(fits('Funda Galaxy A54', 'Funda Galaxy A34', 'Mica A54/A34', 'Cable A54')[2]).toEqual([
      'Galaxy A54',
      'Galaxy A34',
    ]);
    expect(fits('Funda Galaxy A54', 'Mica A54', 'Cable A54')[2]).toEqual([]);
    expect(fits('Funda Galaxy A54', 'Funda Oppo A54', 'Mica A54')[2]).toEqual([]);
  });

  test('5G is another phone where its body is another, or the catalogue tells it from a 4G one', () => {
    expect(fits('Funda Redmi Note 13', 'Funda Redmi Note 13 5G', 'Funda Redmi Note 13 4G')).toEqual([
      ...[['Redmi Note 13'], ['Redmi Note 13 5G'], ['Redmi Note 13']],
    ]);
    expect(fits('Funda Moto G73 4G', 'Funda Moto G73 5G')).toEqual([['Moto G73'], ['Moto G73 5G']]);
    expect(fits('Funda Moto G73', 'Funda Moto G73 5G')).toEqual([['Moto G73'], ['Moto G73']]);
  });

  test('a phone is called as most names spell it, in any order of the products', () => {
    const names = ['Funda HONOR MAGIC 6 LITE', 'Mica Honor Magic6 Lite', 'Tapa Honor Magic6 Lite'];
    for (const order of [names, names.toReversed()])
      expect(new Set(fits(...order).flat())).toEqual(new Set(['Honor Magic6 Lite']));
  });

  test('every phone of the seed is found in what is made for it, and nothing else', () => {
    const names = new Set(seedPhones.map(({ name }) => name));
    const found = fits(...seedPhones.map(({ name }) => `Funda transparente para ${name}, azul`));
    expect(found).toEqual(seedPhones.map(({ name }) => [name]));
    expect(names.size).toBeGreaterThanOrEqual(30);
    const products = seedCatalogue({ products: 600 }).products.map(({ product }) => product);
    const { all, fittedBy } = findPhones(products);
    expect(all.filter(({ name }) => !names.has(name))).toEqual([]);
    const named = products.filter(
      ({ name, category }) =>
        /para .*(iPhone|Galaxy|Moto|Redmi|Poco|Honor|Oppo|Huawei|Pixel) /.test(name) && category !== 'Celulares',
    );
    expect(named.filter(({ id }) => fittedBy(id).length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('of a labelled sample of names, what is found is right, and most is found', () => {
    const found = fits(...labelled.map(([name]) => name));
    const pairs = labelled.flatMap(([name, right], at) =>
      [...new Set([...right, ...(found[at] ?? [])])].map((phone) => ({
        name,
        phone,
        right: right.includes(phone),
        found: found[at]?.includes(phone),
      })),
    );
    const [hits, wrong, missed] = [
      pairs.filter((each) => each.right && each.found),
      pairs.filter((each) => !each.right),
      pairs.filter((each) => !each.found),
    ];
    expect(labelled.length).toBeGreaterThanOrEqual(60);
    expect(wrong).toEqual([]);
    expect(hits.length / (hits.length + missed.length), JSON.stringify(missed)).toBeGreaterThanOrEqual(0.95);
  });

  test('any model of any family is found as itself, whatever is around it', () => {
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
    const around = fc.constantFrom(
      'Funda',
      'Mica 9H',
      'Cristal templado',
      'Pantalla OLED',
      'Batería 5 000 mAh',
      'Cargador 20 W',
    );
    const after = fc.constantFrom('', ', negro', ' 2 piezas', ' 1.5 m', ' 15 W', ' (2 pzas)', '. Nuevo', ' 6.1"');
    fc.assert(
      fc.property(around, model, after, (before, name, end) => {
        expect(fitsOf(`${before} para ${name}${end}`)).toEqual([name]);
      }),
    );
  });

  test('any text is read in time, and any name gives slugs fit for a URL', () => {
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
    const started = performance.now();
    fitsOf(`Funda ${'iPhone 14/14 Pro/'.repeat(2_000)}`);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
