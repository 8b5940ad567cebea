import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../../../scripts/bench/search/createSearcher.ts';
import { shopLexicon } from '../../../../src/features/search/engine/annotations.ts';
import { furtherTypes } from '../../../../src/features/search/engine/language/vocabulary.ts';
import { formatOtherTypes } from '../../../../src/features/search/interpretationTexts.ts';
import { createSearch, createSearchProduct as product } from '../../../support/createSearch.ts';

describe('R4.17 few results are followed by related products', () => {
  const names = ['No break UPS 500 VA', 'Regulador de voltaje 1000 VA', 'Multicontacto de 6 entradas', 'Mouse USB'];
  const searcher = createSearcher(names.map((name) => product(name)));
  const resultNames = (query: string) => searcher.find(query).products.map(({ name }) => name);

  test('of related types, and the page says so', () => {
    expect(resultNames('no break')).toEqual(names.slice(0, 3));
    expect(formatOtherTypes(searcher.find('no break').interpretation)).toBe('Después, otras cosas que pueden servir.');
    expect(searcher.find('no break').total).toBe(3);
  });

  test('but not if the query has an exclusion, or if the shop lacks the type or the model', () => {
    expect(resultNames('no break que no sea koblenz')).toEqual(names.slice(0, 1));
    expect(resultNames('consola playstation 4')).toEqual([]);
    expect(createSearch('Consola PS5 Slim', 'Juego FC 26 PS5')('consola ps4')).not.toContain('Juego FC 26 PS5');
  });

  test('but not if there are no results', () => {
    expect(createSearch('Cable USB-C 1 m')('switch de red')).toEqual([]);
  });

  test('but not of types that a name only mentions', () => {
    expect(createSearch('Control para PC y Switch', 'Router TP-Link')('switch')).toEqual(['Control para PC y Switch']);
  });

  test('but not if there are many results', () => {
    const powerBanks = Array.from({ length: 16 }, (_, index) => `Power bank ${index + 1}000 mAh`);
    expect(createSearch(...powerBanks, 'Batería de repuesto para iPhone 11')('power bank')).toHaveLength(16);
  });

  test('without a device in their names, after those for the device', () => {
    const search = createSearch('Diadema gamer Logitech G335', 'Diadema Pulse 3D PS5', 'Diadema para Xbox');
    expect(search('diadema ps5')).toEqual(['Diadema Pulse 3D PS5', 'Diadema gamer Logitech G335']);
    expect(createSearch('Funda iPad 10', 'Funda tablet universal')('funda ipad')[0]).toBe('Funda iPad 10');
  });

  test('but not by chargers for other devices', () => {
    expect(createSearch('Cargador MacBook 67 W', 'Cargador para laptop 90 W')('cargador macbook')).toEqual([
      'Cargador MacBook 67 W',
    ]);
  });

  test('that are presents, after those for children', () => {
    const search = createSearch('Tablet para niños', 'Cámara instantánea Instax', 'Mouse USB');
    expect(search('regalo para niña de 8 años')).toEqual(['Tablet para niños', 'Cámara instantánea Instax']);
  });

  test('of types that are all in the vocabulary', () => {
    const keys = furtherTypes.trim().split(/[\n:,]+ ?/);
    expect(keys.filter((key) => key !== 'infantil' && !shopLexicon.typeByKey.has(key))).toEqual([]);
  });
});

describe('R4.17 products of another size do not follow', () => {
  test.each([
    ['pilas aaa', ['Pilas AAA 4 piezas'], ['Pilas AA 4 piezas', 'Pilas AAA 4 piezas']],
    ['pilas doble a', ['Pilas AA 4 piezas'], ['Pilas AA 4 piezas', 'Pilas AAA 4 piezas']],
    ['pila doble a recargable', ['Pilas recargables AA'], ['Pilas recargables AA', 'Pilas recargables AAA']],
    [
      'correa apple watch 44',
      ['Correa Apple Watch 42/44/45mm'],
      ['Correa Apple Watch 38/40/41mm', 'Correa Apple Watch 42/44/45mm'],
    ],
  ])('%s', (query, expected, names) => expect(createSearch(...names)(query)).toEqual(expected));

  test('unless the query names both sizes', () => {
    expect(createSearch('Pilas AA 4 piezas', 'Pilas AAA 4 piezas')('pilas doble a y triple a')).toHaveLength(2);
  });
});

describe('R4.17 terms that names omit are found', () => {
  test.each([
    ['celular 5g', 'Samsung Galaxy A36 128 GB', 'Celular Redmi A3 64 GB'],
    ['tarjeta madre para ryzen', 'Tarjeta madre ASUS Prime B550M-A AM4', 'Tarjeta madre Gigabyte H610M LGA1700'],
    ['celular seminuevo', 'Celular Moto G54 reacondicionado', 'Celular Moto G84'],
    ['audifonos con cancelacion de ruido', 'Samsung Galaxy Buds FE', 'Audífonos JBL Wave Buds'],
  ])('%s', (query, name, otherName) => expect(createSearch(otherName, name)(query)[0]).toBe(name));

  test('the letter of a product line', () => {
    const search = createSearch('Funda Galaxy Z Flip 5', 'Funda Galaxy A15');
    expect(search('funda flip 5 samsung')).toEqual(['Funda Galaxy Z Flip 5']);
  });

  test('the year of a model', () => {
    const search = createSearch('Display Huawei Y9 Prime 2019', 'Display Huawei Y6 2019');
    expect(search('display y9 prime')).toEqual(['Display Huawei Y9 Prime 2019']);
    expect(search('display huawei y9 prime')).toEqual(['Display Huawei Y9 Prime 2019']);
  });
});

describe('R4.17 queries are rewritten', () => {
  test.each([
    ['cargador pa lap', 'cargador para lap'],
    ['soporte p iphone', 'soporte para iphone'],
    ['pantalla de 55 para la sala', 'pantalla de 55 pulgadas para la sala'],
    ['pantalla 55 pulg', 'pantalla 55 pulg'],
    ['a poco hay cables', '  hay cables'],
    ['bateria de 20000 mah', 'bateria portatil de 20000 mah'],
    ['palo selfie', 'palo selfie'],
  ])('"%s" is rewritten to "%s"', (query, rewritten) => expect(shopLexicon.rewrite(query)).toBe(rewritten));

  test('"7 en uno" is "7 en 1"', () => {
    expect(createSearch('Hub USB-C 4 en 1', 'Hub USB-C 7 en 1')('hub 7 en uno')[0]).toBe('Hub USB-C 7 en 1');
  });

  test('the device of the first product type applies to the second', () => {
    const search = createSearch('Consola PS5 Slim', 'Control Xbox negro', 'Control DualSense PS5');
    expect(search('ps5 y otro control').slice(0, 2)).toEqual(['Consola PS5 Slim', 'Control DualSense PS5']);
  });

  test('a device before its use is requested', () => {
    expect(createSearch('Teclado gamer', 'Laptop Lenovo Ideapad')('una lap para jugar')[0]).toBe(
      'Laptop Lenovo Ideapad',
    );
  });

  test('sorted by price, a device does not come before a component', () => {
    const search = createSearch('Laptop HP 15 Ryzen 5 8 GB 512 GB SSD', 'SSD Kingston 480 GB', 'SSD ADATA 240GB');
    expect(search('ssd barato para revivir mi lap')[0]).toBe('SSD Kingston 480 GB');
  });
});
