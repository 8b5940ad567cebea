import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/search/createSearcher.ts';
import { generateShop } from '../../../../scripts/sandbox/seed/generateShop.ts';
import { toSearchProduct } from '../../../../src/features/search/engine/index/searchProduct.ts';
import { createTestSearch } from '../../../support/testSearch.ts';
import {
  formatMissingTerms,
  formatHeading,
  formatLeadingTerms,
} from '../../../../src/features/search/interpretationTexts.ts';

// Queries as shoppers type them, in the demo shop: what comes first, and what the page says of the rest.

const { find } = createSearcher(
  generateShop({ products: 264 }).products.map(({ product }) => toSearchProduct(product)),
);
const interpret = (query: string) => find(query).interpretation;
const resultNames = (query: string, limit?: number) => find(query, limit).products.map(({ name }) => name);
const getHeading = (query: string) => formatHeading(interpret(query));
const getMissingLead = (query: string) => formatMissingTerms(interpret(query))?.lead ?? null;

describe('R4.17 a query for several things finds each of them', () => {
  test.each([
    ['cargadores, fundas, bocinas', 'Cargadores, fundas y bocinas', ['Cargador', 'Funda', 'Bocina']],
    ['cargadores, fundas', 'Cargadores y fundas', ['Cargador', 'Funda']],
    ['mouse teclado y bocinas', 'Mouse, teclados y bocinas', ['Mouse', 'Teclado', 'Bocina']],
    [
      'funda mica y cargador a15',
      'Fundas, micas, cristales y cargadores para Galaxy A15',
      ['Funda', 'Cristal', 'Cargador'],
    ],
    [
      'memorias usb, micro sd y adaptadores',
      'Memorias USB, tarjetas de memoria y adaptadores',
      ['Memoria USB', 'Memoria microSD', 'Adaptador'],
    ],
  ])('%s', (query, heading, firstWords) => {
    expect(getHeading(query)).toBe(heading);
    const names = resultNames(query);
    expect(firstWords.map((word, index) => names[index]?.startsWith(word))).toEqual(firstWords.map(() => true));
  });

  test('two types without a conjunction may be one thing', () => {
    expect(getHeading('cargador audifonos')).toBe('Cargadores');
    expect(getMissingLead('cargador audifonos')).toBe('Ningún nombre dice «audífonos»:');
  });

  test.each([
    ['funda para moto g54 y galaxy a15', 'Fundas para Moto G54 y Galaxy A15', ['Moto G54', 'Galaxy A15']],
    ['funda para iphone 13 y 14', 'Fundas para iPhone 13 e iPhone 14', ['iPhone 13', 'iPhone 14']],
  ])('for several phones: %s', (query, heading, phones) => {
    expect(getHeading(query)).toBe(heading);
    for (const name of resultNames(query, phones.length)) expect(name).toMatch(/^Funda/);
    for (const [index, phone] of phones.entries()) expect(resultNames(query)[index]).toContain(phone);
  });

  test('a phone or type without products is reported, the others are found', () => {
    expect(getHeading('funda iphone 13 y galaxy a54')).toBe('Fundas para iPhone 13');
    expect(getMissingLead('funda iphone 13 y galaxy a54')).toBe('Ningún nombre dice «Galaxy A54»:');
    expect(resultNames('correa y mica para reloj')[0]).toMatch(/^Correa/);
    expect(getMissingLead('correa y mica para reloj')).toBe('Ningún nombre dice «mica para reloj»:');
  });
});

describe('R4.17 phones', () => {
  test.each([
    ['funda moto g', 'Fundas para Moto G'],
    ['funda para mi moto g', 'Fundas para Moto G'],
    ['funda redmi note', 'Fundas para Redmi Note'],
    ['funda galaxy z flip', 'No tenemos funda para Galaxy Z Flip'],
    ['mica iphone 16 e', 'No tenemos mica para iPhone 16e'],
    ['funda a 54', 'No tenemos funda para Galaxy A54'],
    ['galaxi a-54 mica', 'Micas y cristales para Galaxy A54'],
    ['funda poco equis seis', 'Fundas para Poco X6'],
    ['protector moto ge 60', 'No tenemos funda para Moto G60'],
    ['funda del 14 pro', 'No tenemos funda para iPhone 14 Pro'],
  ])('%s: %s', (query, heading) => expect(getHeading(query)).toBe(heading));

  test('a series has no products of others', () => {
    expect(resultNames('funda moto g', 3).filter((name) => !/^Funda.*Moto G\d/.test(name))).toEqual([]);
    expect(resultNames('moto g').filter((name) => !name.includes('Moto G'))).toEqual([]);
  });

  test('"a 50" is a price with a unit of money', () => {
    expect(interpret('funda a 50 pesos').phone).toBeNull();
    expect(interpret('funda a 50 pesos').price).not.toBeNull();
  });
});

test.each([
  ['kuvo mini 2', 'Kuvo Mini 2'],
  ['3 en 1', '3 en 1'],
  ['cable 3 en 1', 'Cable 3 en 1'],
  ['funda azul marino', 'azul marino'],
])('R4.17 words next to each other come first where they are so: %s', (query, text) =>
  expect(resultNames(query)[0]).toContain(text),
);

test('R4.17 a cable by both its ends', () => {
  expect(resultNames('cable usb c a usb c', 3).filter((name) => !name.includes('USB-C a USB-C'))).toEqual([]);
});

test.each(['cable hdmi a tipo c', 'cable usb c a hdmi', 'cable c a hdmi', 'cable hdmi a c'])(
  'R4.17 %s: an adapter that no cable replaces',
  (query) => expect(resultNames(query)[0]).toMatch(/^Adaptador USB-C a HDMI/),
);

test('R4.17 a cable with both ends leaves out adapters', () => {
  expect(resultNames('cable c a lightning').filter((name) => /^Adaptador/.test(name))).toEqual([]);
});

test('R4.20 a new device is one that is not said to be used', () => {
  const search = createTestSearch('Galaxy A54 128 GB usado', 'Galaxy A54 128 GB', 'Galaxy A54 reacondicionado');
  expect(search('galaxy a54 nuevo')).toEqual(['Galaxy A54 128 GB']);
  for (const query of ['galaxy a54 como nuevo', 'galaxy a54 semi nuevo']) expect(search(query), query).toHaveLength(3);
});

test.each([
  ['mica de hidrogel', 'Ningún nombre dice «de hidrogel»:'],
  ['hidrogel', 'Ningún nombre dice «hidrogel»:'],
  ['cable rca', 'Ningún nombre dice «RCA»:'],
  ['cable de impresora', 'Ningún nombre dice «impresora»:'],
  ['cable lightning a vga', 'Ningún nombre dice «VGA»:'],
  // The shop's phones are used or refurbished.
  ['celular nuevo', 'Ningún nombre dice «nuevo»:'],
  ['iphone 13 nuevo', 'Ningún nombre dice «nuevo»:'],
  ['cargador nuevo para iphone', null],
  ['celular que no sea nuevo', null],
  ['celular nuevo o usado', null],
  ['cable ethernet 5 m', 'Ningún nombre dice «5 m» ni «Ethernet»:'],
  ['cable 30 cm', 'Ningún nombre dice «30 cm»:'],
  ['funda con mica', 'Ningún nombre dice «mica»:'],
  ['funda de stitch', 'No tomamos en cuenta «stitch»:'],
  ['funda del america', 'No tomamos en cuenta «america»:'],
  // A purpose or the verb of a use is not reported.
  ['bocina para compu', null],
  ['funda para celular', null],
  ['cable que no se rompa', null],
  ['cargador que cargue rapido', null],
  ['reloj que conteste llamadas', null],
])('R4.17 %s: the notice of words that no name has is %s', (query, lead) => expect(getMissingLead(query)).toBe(lead));

test('R4.17 six feet are 1.8 m', () => {
  expect(resultNames('cable 6 pies')[0]).toContain('1.8 m');
  expect(formatLeadingTerms(interpret('cable 6 pies'))).toBe('Primero lo más parecido a «6 pies».');
});

test('R4.17 what must not become is excluded', () => {
  expect(resultNames('funda que no se ponga amarilla', 24).filter((name) => /amarill/.test(name))).toEqual([]);
  expect(resultNames('funda', 40).some((name) => /amarill/.test(name))).toBe(true);
});

test('R4.17 occasions of gifts', () => {
  const gifts = resultNames('regalo');
  for (const query of ['dia del padre', 'dia de las madres', 'regalo san valentin', 'intercambio navideño'])
    expect(resultNames(query), query).toEqual(gifts);
});

test('R4.17 a verb is not a form of a product type: "juega" of "juego"', () => {
  expect(getMissingLead('kit juega')).toBe('Ningún nombre dice «juega»:');
});

test('R4.22 while the next word is yet to come, the count is that of the type', () => {
  expect(find('mica de').total).toBe(find('mica').total);
  expect(find('bocina con').total).toBe(find('bocina').total);
  expect(find('soporte para c').total).toBeLessThan(40);
});
